import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseRequest } from '../../src/prepare/base.ts';
import { appendAcceptance } from '../../src/store/acceptances.ts';
import { appendRun } from '../../src/store/baseline-files.ts';
import { readEnvironment } from '../../src/measure/environment.ts';
import type { Environment, Reason } from '../../src/model.ts';
import type { UserError } from '../../src/errors.ts';
import { planRun, type RunPlan, type RunRequest } from '../../src/prepare/plan-run.ts';
import { storedRun } from '../store/stored-run.ts';
import { commitFiles, git, writeFiles, type Files } from '../git-repository.ts';
import { anAcceptance } from '../judge/records.ts';
import { emptyRepository } from '../system/empty-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';

const CONFIG = 'version: 1\nsuites:\n  tasks:\n    dir: .\n    file: tasks.suite.mjs\n';

const isOf =
  (kind: Reason['kind']) =>
  (told: Reason): boolean =>
    told.kind === kind;

/** The plan of a run in a repository, with what is told of it. */
function planIn(cwd: string, request: Pick<RunRequest, 'base'> & Partial<RunRequest>, notes: Reason[] = []): Promise<RunPlan> {
  return planRun(
    {
      cwd,
      configFile: null,
      only: [],
      all: false,
      shard: null,
      baselines: null,
      profile: 'standard',
      budgetMs: null,
      askedBy: 'options',
      ...request,
    },
    { note: (note) => void notes.push(note), warn: (warning) => void notes.push(warning) },
  );
}

/** What a run starts with where its own machine kind and another have stored a run of its commit, and one that does not lead to it. */
async function startWith(
  config: string,
): Promise<{ readonly history: readonly unknown[]; readonly storedKinds: readonly unknown[]; readonly notes: readonly Reason[] }> {
  await using folder = await emptyRepository();
  const commit = await commitFiles(folder.path, 'first', { 'perf-gate.yml': config });
  const own = await readEnvironment();
  const other = { ...own, key: 'other', cpuModel: 'another' };
  const nameOf = ({ key }: Environment): string => (key === own.key ? 'own' : key);
  for (const [environment, instructions] of [
    [own, 100],
    [other, 101],
  ] as const) {
    for (const sha of [commit, 'f'.repeat(40)]) {
      await appendRun(`${folder.path}/baselines`, { ...storedRun(sha, { instructions }), environment }, { runs: 10, maxAgeMs: 1e12 });
    }
  }
  const notes: Reason[] = [];
  const { stored } = await planIn(folder.path, { base: { kind: 'none' } }, notes);
  return {
    history: stored.history.map(({ environment, benchmarks: [only] }) => [
      nameOf(environment),
      only?.figures.cpuPerRequest?.length ?? 0,
      only?.instructions?.head,
    ]),
    storedKinds: stored.storedKinds.map(({ environment, runs }) => [nameOf(environment), runs]),
    notes,
  };
}

/** The notes on Node.js of a run that compares the newest of these commits with the first. */
async function notesOnNode(commits: readonly Files[], base: BaseRequest = { kind: 'ref', ref: 'HEAD~1' }): Promise<readonly Reason[]> {
  await using folder = await emptyRepository();
  for (const files of commits) await commitFiles(folder.path, 'a commit', { 'perf-gate.yml': CONFIG, ...files });
  const notes: Reason[] = [];
  await planIn(folder.path, { base }, notes);
  return notes.filter(isOf('another-node-set'));
}

test('a run whose change may set another Node.js says that one runs both arms, and which', async () => {
  const { nodeVersion } = await readEnvironment();
  assert.deepEqual(
    await notesOnNode([
      { '.nvmrc': '22\n', 'README.md': 'one' },
      { '.nvmrc': '24\n', 'README.md': 'two' },
    ]),
    [{ kind: 'another-node-set', files: ['.nvmrc'], version: nodeVersion }],
  );
  assert.deepEqual(
    await notesOnNode([
      { '.nvmrc': '24\n', 'README.md': 'one' },
      { '.nvmrc': '24\n', 'README.md': 'two' },
    ]),
    [],
  );
});

test('a run that compares no more than what is not committed yet warns of that', async () => {
  await using folder = await emptyRepository();
  await commitFiles(folder.path, 'a commit', { 'perf-gate.yml': CONFIG, 'tasks.suite.mjs': '1' });
  await writeFiles(folder.path, { 'tasks.suite.mjs': '2' });
  const notes: Reason[] = [];
  await planIn(folder.path, { base: { kind: 'auto' } }, notes);
  assert.deepEqual(notes.filter(isOf('compared-uncommitted-alone')), [{ kind: 'compared-uncommitted-alone', files: ['tasks.suite.mjs'] }]);
});

test('without a base there is no other Node.js', async () => {
  assert.deepEqual(await notesOnNode([{}, { '.nvmrc': '24' }], { kind: 'none' }), []);
});

test('a run that may count starts with the stored runs that lead to it, and with what other machine kinds counted', async () => {
  const { history, storedKinds, notes } = await startWith(`${CONFIG}instructions: auto\n`);
  assert.deepEqual(history, [
    ['own', 1, 100],
    ['other', 0, 101],
  ]);
  assert.deepEqual(storedKinds, [
    ['own', 1],
    ['other', 2],
  ]);
  assert.deepEqual(
    notes.filter(isOf('history-of-other-commits')).map((note) => note.kind === 'history-of-other-commits' && note.runs),
    [1],
    'of its own machine kind',
  );
});

test('a run that counts no instructions starts without those of other machine kinds', async () => {
  const { history, storedKinds } = await startWith(`${CONFIG}instructions: off\n`);
  assert.deepEqual(history, [['own', 1, 100]]);
  assert.deepEqual(storedKinds, [
    ['own', 1],
    ['other', 2],
  ]);
});

/** What is told of the configuration of a base that has these files. */
async function notesOnBase(files: Files): Promise<readonly Reason[]> {
  await using folder = await emptyRepository();
  await commitFiles(folder.path, 'first', files);
  await commitFiles(folder.path, 'second', { 'perf-gate.yml': CONFIG });
  const notes: Reason[] = [];
  await planIn(folder.path, { base: { kind: 'ref', ref: 'HEAD~1' } }, notes);
  return notes.filter((told) => isOf('base-config-missing')(told) || isOf('base-config-unusable')(told));
}

test("that head's thresholds hold because base's file cannot be used is a warning, and where base has none a note", async () => {
  const [warning] = await notesOnBase({ 'perf-gate.yml': 'version: 1\nsuites: 7\n' });
  assert.partialDeepStrictEqual(warning, { kind: 'base-config-unusable', file: 'perf-gate.yml' });
  const [note] = await notesOnBase({ 'README.md': 'notes\n' });
  assert.deepEqual(note, { kind: 'base-config-missing', file: 'perf-gate.yml' });
});

/** How many acceptances a run has that compares the second commit with the first, given where they are stored and whether only the second has them. */
async function acceptancesIn(baselines: string, { committed }: { readonly committed: boolean }): Promise<number> {
  await using folder = await temporaryFolder();
  const root = `${folder.path}/repository`;
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', root);
  await commitFiles(root, 'first', { 'perf-gate.yml': CONFIG });
  if (committed) await appendAcceptance(`${root}/${baselines}`, anAcceptance());
  await commitFiles(root, 'second', { 'tasks.suite.mjs': '1' });
  if (!committed) await appendAcceptance(`${root}/${baselines}`, anAcceptance());
  return (await planIn(root, { base: { kind: 'ref', ref: 'HEAD~1' }, baselines })).stored.acceptances.length;
}

test('what a change adds to the folder that --baselines names does not hold for itself', async () => {
  assert.equal(await acceptancesIn('perf/baselines', { committed: true }), 0);
});

test('what is accepted in a folder that no commit holds is read as it is', async () => {
  assert.equal(await acceptancesIn('../perf/baselines', { committed: false }), 1);
  assert.equal(await acceptancesIn('fetched/baselines', { committed: false }), 1);
});

const SERVERS = `version: 1
scenarios: { hello: { path: / } }
servers:
  api: { dir: api, start: node server.mjs, scenarios: [hello] }
  web: { dir: web, start: node server.mjs, scenarios: [hello] }
`;

/** The error of a run that asks for this, after which no copy is left. */
async function refused(request: Partial<RunRequest>, config = ''): Promise<UserError> {
  await using folder = await emptyRepository();
  await commitFiles(folder.path, 'first', { 'perf-gate.yml': `${SERVERS}${config}`, 'api/server.mjs': '1', 'web/server.mjs': '1' });
  await commitFiles(folder.path, 'second', { 'api/server.mjs': '2', 'web/server.mjs': '2' });
  return await userErrorOfPromise(() => planIn(folder.path, { base: { kind: 'ref', ref: 'HEAD~1' }, ...request }));
}

test('an undefined profile is refused before anything is copied', async () => {
  assert.deepEqual(
    [(await refused({ profile: 'tihs' })).message, (await refused({ profile: 'tihs' })).where],
    ['there is no profile "tihs"', '--profile'],
  );
});

test('a budget that cannot be enough is refused before anything is copied, with the least and what would fit', async () => {
  const { message, fix, where } = await refused({ budgetMs: 40_000 });
  assert.match(message, /^the budget of 40 s is too small for 2 benchmarks: /);
  assert.match(fix, /1 of them fits/);
  assert.equal(where, '--budget');
});

test('a budget that does not hold the counting which is required is refused, and the message says how much of it that is', async () => {
  const { message, fix } = await refused({ budgetMs: 90_000 }, 'instructions: required\n');
  assert.match(
    message,
    /^the budget of 90 s is too small for 2 benchmarks: it takes about \d+ s before anything can be said, \d+ s of them to count the instructions, which are required$/,
  );
  assert.match(fix, /`instructions: auto`/);
});

/** The targets of each shard of two, in turn; `between` happens between both jobs. */
async function splitInTwo(folder: string, between: () => Promise<void>): Promise<readonly (readonly string[])[]> {
  const shardOf = async (index: number): Promise<readonly string[]> => {
    const { targets } = await planIn(folder, { base: { kind: 'none' }, shard: { index, count: 2 } });
    return targets.filter(({ leftOut }) => leftOut === null).map(({ name }) => name);
  };
  const first = await shardOf(1);
  await between();
  return [first, await shardOf(2)];
}

test('shards are split by the times of stored runs, and what is stored between two jobs changes nothing', async () => {
  await using folder = await emptyRepository();
  const names = ['a', 'b', 'c', 'd'];
  const servers = names.map((name) => `  ${name}: { dir: ${name}, start: node server.mjs, scenarios: [hello] }`).join('\n');
  const files = Object.fromEntries(names.map((name) => [`${name}/server.mjs`, '1']));
  await commitFiles(folder.path, 'first', {
    'perf-gate.yml': `version: 1\nscenarios: { hello: { path: / } }\nservers:\n${servers}\n`,
    ...files,
  });
  const store = async (daysAgo: number, times: readonly number[]): Promise<void> => {
    const recordedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    for (const [place, tookMs] of times.entries()) {
      await appendRun(`${folder.path}/baselines`, storedRun(`${daysAgo}${place}`, { id: `${names[place]}/hello`, tookMs, recordedAt }), {
        runs: 10,
        maxAgeMs: 1e12,
      });
    }
  };
  assert.deepEqual(await splitInTwo(folder.path, async () => {}), [
    ['a', 'c'],
    ['b', 'd'],
  ]);
  // One takes as long as the other three.
  await store(2, [10_000, 10_000, 30_000, 10_000]);
  assert.deepEqual(await splitInTwo(folder.path, () => store(0, [90_000, 10_000, 10_000, 10_000])), [['c'], ['a', 'b', 'd']]);
});
