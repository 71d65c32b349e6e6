import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { BaseRequest } from '../../src/prepare/base.ts';
import { planRun, type RunPlan } from '../../src/prepare/plan-run.ts';
import { prepareRun, type PreparedRun } from '../../src/prepare/prepare-run.ts';
import type { Reason } from '../../src/model.ts';
import { openNotes } from '../../src/measure/notes.ts';
import { commitFiles, type Files } from '../git-repository.ts';
import { untilEnded } from '../processes.ts';
import { emptyRepository } from '../system/empty-repository.ts';

const FILES: Files = {
  'perf-gate.yml': `version: 1
scenarios:
  hello: { path: / }
servers:
  api: { dir: api, install: touch installed, start: node server.js, scenarios: [hello], services: [echo], dependsOn: [nowhere/**], versionOf: express }
services:
  echo: { start: "echo $$ > service.pid && exec sleep 600", program: sh, ready: test -s service.pid }
`,
  'api/package.json': '{}',
  'api/server.js': 'serve(0)',
};

/** A run of a second commit beside the first, and what was told of it. */
async function preparedRun(
  change: Files,
  {
    first = FILES,
    base = { kind: 'ref', ref: 'HEAD~1' },
    benchmarksOfHead,
  }: { readonly first?: Files; readonly base?: BaseRequest; readonly benchmarksOfHead?: boolean } = {},
): Promise<AsyncDisposable & { readonly run: PreparedRun; readonly plan: RunPlan; readonly told: readonly Reason[] }> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await emptyRepository());
  await commitFiles(folder.path, 'first', first);
  await commitFiles(folder.path, 'second', change);
  const { told, ...notes } = openNotes(() => {});
  const io = { signal: new AbortController().signal, progress: () => {}, ...notes };
  const plan = await planRun(
    {
      cwd: folder.path,
      configFile: null,
      base,
      benchmarksOfHead,
      only: [],
      all: false,
      shard: null,
      baselines: null,
      profile: 'quick',
      budgetMs: null,
      askedBy: 'options',
    },
    io,
  );
  const run = opened.use(await prepareRun(plan, io));
  const moved = opened.move();
  return { run, plan, told: [...told().notes, ...told().warnings], [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

test('a run that is closed has ended its services and removed its copies', async () => {
  let [pid, tree] = [0, ''];
  {
    await using prepared = await preparedRun({ 'api/server.js': 'serve(1)' });
    tree = prepared.run.trees?.head ?? '';
    assert.ok(existsSync(join(tree, 'api/installed')));
    pid = Number(await readFile(join(tree, 'service.pid'), 'utf8'));
  }
  assert.ok(pid > 0);
  await untilEnded(pid);
  assert.equal(existsSync(tree), false);
});

const NEW_BENCHMARK: Files = {
  'perf-gate.yml': `${FILES['perf-gate.yml']!.replace('servers:\n', 'servers:\n  web: { dir: web, install: false, start: node web.js, scenarios: [hello] }\n')}policy: { inconclusive: fail }\n`,
  'web/package.json': '{}',
  'web/web.js': 'serve(2)',
  'api/server.js': 'serve(1)',
};

const textIn = async (tree: string, file: string): Promise<string> => readFile(join(tree, file), 'utf8');

test("base measured by head's benchmarks has them and the files that it lacks, its own code, and its own policy", async () => {
  await using prepared = await preparedRun(NEW_BENCHMARK, { benchmarksOfHead: true });
  const { base = '', head = '' } = prepared.run.trees ?? {};
  assert.deepEqual(
    [await textIn(base, 'web/web.js'), await textIn(base, 'api/server.js'), await textIn(head, 'api/server.js')],
    ['serve(2)', 'serve(0)', 'serve(1)'],
  );
  assert.deepEqual(
    prepared.run.benchmarks.map(({ id, newBecause }) => [id, newBecause]),
    [
      ['web/hello', null],
      ['api/hello', null],
    ],
  );
  assert.ok(prepared.told.some((note) => note.kind === 'benchmarks-of-head' && note.files === 2));
  assert.notEqual(prepared.plan.settings.ruling.policy.onInconclusive, 'fail');
});

test('without being asked for, a benchmark that base lacks is new', async () => {
  await using prepared = await preparedRun(NEW_BENCHMARK);
  assert.deepEqual(
    prepared.run.benchmarks.map(({ id, newBecause }) => [id, newBecause?.kind ?? null]),
    [
      ['web/hello', 'base-lacks-target'],
      ['api/hello', null],
    ],
  );
});

test('where the change reaches nothing, nothing is copied and nothing is installed', async () => {
  await using prepared = await preparedRun({ 'README.md': 'notes' });
  assert.equal(prepared.run.trees, null);
  assert.deepEqual(
    prepared.run.unmeasured.map(({ id, measurement }) => [id, measurement.state]),
    [['api/hello', 'unaffected']],
  );
});

test('both arms of a run against itself are copies of the working tree', async () => {
  await using prepared = await preparedRun({ 'api/server.js': 'serve(1)' }, { base: { kind: 'itself' } });
  const { base, head } = prepared.run.trees!;
  assert.deepEqual(await Promise.all([base, head].map((tree) => readFile(join(tree, 'api/server.js'), 'utf8'))), ['serve(1)', 'serve(1)']);
});

test('what a reader must know of the targets is told where they are prepared', async () => {
  await using prepared = await preparedRun({ 'api/server.js': 'serve(1)' });
  assert.deepEqual(
    prepared.told.map(({ kind }) => kind),
    ['version-not-shown', 'dependency-matches-nothing'],
  );
});

test('a target whose folder is in neither commit is broken at base, so the change is not blamed', async () => {
  const config = String(FILES['perf-gate.yml']).replace('dir: api', 'dir: nowhere');
  await using prepared = await preparedRun({ 'api/server.js': 'serve(1)' }, { first: { ...FILES, 'perf-gate.yml': config } });
  const measurements = prepared.run.unmeasured.map(({ measurement }) => measurement);
  assert.deepEqual(measurements, [
    { state: 'broken', arm: 'base', reason: { kind: 'folder-missing', folder: 'nowhere', isOfEdition: false } },
  ]);
});
