import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'node:test';
import type { Reason } from '../../src/model.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { assertVerdict } from './answers.ts';
import { repositoryOf, repositoryWithChange } from './sample-repository.ts';
import { sampleConfig, sampleFiles, sampleServer } from './sample-server.ts';
import { SUITE_CONFIG, SUITE_LINES, suiteFiles } from './sample-suite.ts';

test('the first commit of a repository is measured, and nothing in it is called new', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const answer = await repository.gate(['run', '--profile', 'quick', '--budget', '5s']);
  await assertVerdict(repository, answer, {
    exitCode: 0,
    firstLine: /^✅ perf-gate passes: first run: 1 benchmark measured, nothing to compare with yet$/,
  });
  assert.match(answer.stderr, /There is no commit before this one to compare with/);
});

test('servers that npm installs and suites are measured, and the report is the same wherever it is written', async () => {
  const manifest = { name: 'api', version: '1.0.0' };
  await using repository = await repositoryOf({
    ...sampleFiles(),
    'perf-gate.yml': sampleConfig({ rest: SUITE_LINES }).replace('    install: false\n', ''),
    'api/package.json': JSON.stringify(manifest),
    'api/package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } }),
    ...suiteFiles(),
  });
  const answer = await repository.command('run', '--profile', 'smoke', '--json', '.perf-gate/a.json', '--markdown', '.perf-gate/a.md');
  await assertVerdict(repository, answer, {
    exitCode: 0,
    firstLine: /2 benchmarks measured/,
    reason: /smoke profile|nothing to compare|stored run/,
  });
  const { run } = await readRunFile(join(repository.root, '.perf-gate/a.json'));
  assert.deepEqual(
    run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
    [
      ['api/hello', 'measured'],
      ['maths/hash', 'measured'],
    ],
  );
  assert.ok((await readFile(join(repository.root, '.perf-gate/a.md'), 'utf8')).startsWith('✅ **perf-gate passes: 2 benchmarks measured'));
  assert.equal((await repository.command('compare', '.perf-gate/run.json')).stdout, answer.stdout);
});

test('what the change cannot reach is not measured, and list says what it can', async () => {
  await using repository = await repositoryWithChange(sampleFiles(), { 'README.md': 'hello\n' });
  const answer = await repository.command('run');
  await assertVerdict(repository, answer, { exitCode: 0, firstLine: /^✅ perf-gate passes: the change reaches no benchmark$/ });
  assert.deepEqual(await repository.serverPids(), []);
  assert.match((await repository.command('list')).stdout, /api\/hello .* api .* unaffected/);

  const fromBelow = await repository.commandIn('api', 'run');
  const [, command = ''] =
    /is saved in \.\.\/\.perf-gate\/run\.json; `perf-gate (compare \S+)` judges it again\.$/m.exec(fromBelow.stderr) ?? [];
  assert.deepEqual(
    await repository.commandIn('api', ...command.split(' ')),
    { ...fromBelow, stderr: '' },
    'what is printed can be run where it was printed',
  );

  await repository.write({ 'api/server.mjs': sampleServer({ first: '// not committed' }) });
  const list = await repository.command('list');
  assert.equal(list.exitCode, 0);
  assert.match(list.stdout, /api\/hello .* api .* reached/);
  assert.match(list.stdout, /^Only uncommitted changes \(api\/server\.mjs\) are compared/m);
  const smoke = await repository.command('run', '--profile', 'smoke', '--json', '-');
  const { run } = JSON.parse(smoke.stdout) as {
    readonly run: {
      readonly head: { readonly sha: string; readonly dirty: boolean };
      readonly base: { readonly sha: string };
      readonly warnings: readonly Reason[];
    };
  };
  assert.deepEqual([run.head.dirty, run.base.sha], [true, run.head.sha], 'what is not committed is compared with the commit');
  const uncommitted = run.warnings.filter(({ kind }) => kind === 'compared-uncommitted-alone');
  assert.deepEqual(uncommitted, [{ kind: 'compared-uncommitted-alone', files: ['api/server.mjs'] }], JSON.stringify(run.warnings));
});

test('where processes cannot be pinned base and head take turns, and the report says so, and why', async () => {
  await using programs = await temporaryFolder();
  await writeFile(join(programs.path, 'taskset'), '#!/bin/sh\necho "taskset: not permitted" >&2\nexit 1\n', { mode: 0o755 });
  const throwing = 'export default (bench) => { bench.add("hash", () => { throw new Error("no fixture"); }); };';
  await using repository = await repositoryWithChange(
    { 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() },
    { 'maths/maths.suite.mjs': throwing },
  );
  const answer = await repository.gate(['run', '--profile', 'quick', '--verbose'], {
    PATH: [programs.path, dirname(process.execPath), process.env['PATH']].join(delimiter),
  });
  await assertVerdict(repository, answer, {
    exitCode: 1,
    firstLine: /^❌ perf-gate blocks this change: maths\/hash fails/,
    reason: /no fixture/,
  });
  assert.match(
    answer.stdout,
    /^- Base and head took turns, which widens intervals: no process could be pinned to a core \((?:`taskset` failed: taskset: not permitted|that takes Linux|only one .*)\)\. /m,
  );
});
