import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { ACCEPTANCES_FILE, appendAcceptance, appendToAcceptances, parseAcceptances, readAcceptances } from '../../src/store/acceptances.ts';
import { arbitraryAcceptance } from '../arbitrary-records.ts';
import { anAcceptance } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOf, userErrorOfPromise } from '../user-error.ts';

const FILE = 'baselines/accepted.jsonl';
const CONFIG_FILE = 'perf-gate.yml';

test('no file and no folder are no acceptance yet', async () => {
  await using folder = await temporaryFolder();
  assert.deepEqual(await readAcceptances(folder.path, CONFIG_FILE), []);
  assert.deepEqual(await readAcceptances(join(folder.path, 'none'), CONFIG_FILE), []);
});

test('acceptances are appended to what is there, in a new folder too, and no lock stays', async () => {
  await using folder = await temporaryFolder();
  const dir = join(folder.path, 'baselines');
  const acceptances = [anAcceptance({ reason: 'first' }), anAcceptance({ reason: 'second', pullRequest: 12, upTo: 0.05 })];
  for (const acceptance of acceptances) assert.equal(await appendAcceptance(dir, acceptance), join(dir, ACCEPTANCES_FILE));
  assert.deepEqual(await readAcceptances(dir, CONFIG_FILE), acceptances);
  assert.deepEqual(await readdir(dir), [ACCEPTANCES_FILE]);
});

test('an acceptance for another configuration that stores in the same folder is not for this one', async () => {
  await using folder = await temporaryFolder();
  const other = anAcceptance({ configFile: 'bench/perf-gate.yml' });
  const own = ['perf-gate.yml', 'perf-gate.json'].map((configFile) => anAcceptance({ configFile }));
  for (const acceptance of [other, ...own]) await appendAcceptance(folder.path, acceptance);
  assert.deepEqual(await readAcceptances(folder.path, CONFIG_FILE), own);
  assert.deepEqual(await readAcceptances(folder.path, './bench/perf-gate.yml'), [other]);
});

test('a file of acceptances that is there and cannot be read is an error, not "none"', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, ACCEPTANCES_FILE));
  const error = await userErrorOfPromise(async () => readAcceptances(folder.path, CONFIG_FILE));
  assert.match(error.message, /the file of accepted regressions cannot be read/);
});

test('a line that cannot be read is an error that names it, and nothing is appended to it', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, ACCEPTANCES_FILE);
  await writeFile(file, `${JSON.stringify(anAcceptance())}\n{"schema":1,"benchmark":"express/*"}\n`);
  for (const act of [async () => readAcceptances(folder.path, CONFIG_FILE), async () => appendAcceptance(folder.path, anAcceptance())]) {
    const error = await userErrorOfPromise(act);
    assert.equal(error.where, `${file}:2`);
    assert.match(error.message, /not an accepted regression: configFile/);
  }
  assert.deepEqual(await readdir(folder.path), [ACCEPTANCES_FILE]);
});

test('a line of a later format can be read by another version, or be deleted', () => {
  assert.equal(
    userErrorOf(() => parseAcceptances('{"schema":2}\n', FILE)).fix,
    'Upgrade perf-gate to the version that wrote it, or delete the line to take the acceptance back.',
  );
});

test('every acceptance survives the round trip', () => {
  fc.assert(
    fc.property(arbitraryAcceptance, (acceptance) => {
      assert.deepEqual(parseAcceptances(appendToAcceptances('', FILE, acceptance), FILE), [JSON.parse(JSON.stringify(acceptance))]);
    }),
  );
});
