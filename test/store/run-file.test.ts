import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { RunFile } from '../../src/model.ts';
import { parseRunFile, readRunFile, writeRunFile } from '../../src/store/run-file.ts';
import { version } from '../../src/system/version.ts';
import { arbitraryRunFile } from '../arbitrary-records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOf, userErrorOfPromise } from '../user-error.ts';

const [example] = fc.sample(arbitraryRunFile, { numRuns: 1, seed: 7 }) as [RunFile];

test('every run file survives being written and parsed, with nothing dropped', () => {
  fc.assert(
    fc.property(arbitraryRunFile, (file) => {
      assert.deepEqual(parseRunFile(JSON.stringify(file), 'run.json'), JSON.parse(JSON.stringify(file)));
    }),
  );
});

test('a text that is not JSON is refused by name', () => {
  const error = userErrorOf(() => parseRunFile('{"run": ', 'run.json'));
  assert.match(error.message, /nor any JSON/);
  assert.equal(error.where, 'run.json');
});

test('a wrong shape is refused with the place that is wrong', () => {
  const wrong = { ...example, run: { ...example.run, environment: { ...example.run.environment, cores: 'two' } } };
  assert.match(userErrorOf(() => parseRunFile(JSON.stringify(wrong), 'run.json')).message, /run\.environment\.cores/);
});

test('a file of an older format asks for a new measurement, although it could be read as one of today', () => {
  for (const schema of [1, 2]) {
    const error = userErrorOf(() => parseRunFile(JSON.stringify({ ...example, run: { ...example.run, schema } }), 'run.json'));
    assert.match(error.message, /a run file written by an older perf-gate/);
    assert.match(error.fix, /Measure again/);
  }
});

test('a file that is no run file is not taken for an older one', () => {
  for (const text of ['{"version":1}', '{"schema":1}'])
    assert.match(userErrorOf(() => parseRunFile(text, 'run.json')).message, /not a run file: run/);
});

test('a fingerprint that would leave the baselines folder is refused', () => {
  const wrong = { ...example, run: { ...example.run, environment: { ...example.run.environment, key: '../../etc/passwd' } } };
  assert.match(userErrorOf(() => parseRunFile(JSON.stringify(wrong), 'run.json')).message, /run\.environment\.key/);
});

test('a run of a later format asks for an upgrade, whatever its shape', () => {
  const error = userErrorOf(() => parseRunFile('{"run":{"schema":4},"history":[]}', 'run.json'));
  assert.match(error.message, /newer perf-gate/);
  assert.match(error.fix, /Upgrade/);
});

const fixOf = (fields: object): string =>
  userErrorOf(() => parseRunFile(JSON.stringify({ ...example, run: { ...example.run, tool: '99.0.0', ...fields } }), 'run.json')).fix;

test('a file of another version is refused with that version, as far as the file says it', () => {
  assert.equal(fixOf({ schema: 4 }), `Upgrade perf-gate from ${version} to 99.0.0, which wrote it.`);
  assert.equal(fixOf({ schema: 1 }), `Measure again with this version, ${version}, or judge it by 99.0.0, which wrote it.`);
  assert.ok(fixOf({ seed: 'one' }).endsWith(`unchanged. perf-gate 99.0.0 wrote it, and this is ${version}.`));
  for (const tool of [version, { name: 'perf-gate' }])
    assert.equal(fixOf({ schema: 4, tool }), 'Upgrade perf-gate to the version that wrote it.');
});

test('a run file is written into a new folder, read again, and leaves no temporary file', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'deep', 'run.json');
  await writeRunFile(path, example);
  assert.deepEqual(await readRunFile(path), JSON.parse(JSON.stringify(example)));
  assert.deepEqual(await readdir(join(folder.path, 'deep')), ['run.json']);
});

test('a missing run file and an unreadable one are different errors', async () => {
  await using folder = await temporaryFolder();
  assert.match((await userErrorOfPromise(async () => readRunFile(join(folder.path, 'none.json')))).message, /no such run file/);
  await mkdir(join(folder.path, 'folder.json'));
  assert.match((await userErrorOfPromise(async () => readRunFile(join(folder.path, 'folder.json')))).message, /cannot be read/);
  await writeFile(join(folder.path, 'bytes.json'), Uint8Array.of(0xff, 0xfe, 0xfd));
  assert.match((await userErrorOfPromise(async () => readRunFile(join(folder.path, 'bytes.json')))).message, /cannot be read/);
});

test('a run file that cannot be written is a UserError and leaves nothing behind', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'taken'));
  assert.match((await userErrorOfPromise(async () => writeRunFile(join(folder.path, 'taken'), example))).message, /cannot be written/);
  assert.deepEqual(await readdir(folder.path), ['taken']);
});
