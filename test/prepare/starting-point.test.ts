import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseRequest } from '../../src/prepare/base.ts';
import { appendAcceptance } from '../../src/store/acceptances.ts';
import { appendRun } from '../../src/store/baseline-files.ts';
import { readEnvironment } from '../../src/measure/environment.ts';
import type { Environment } from '../../src/model.ts';
import type { NoteTaker } from '../../src/measure/notes.ts';
import { openStartingPoint } from '../../src/prepare/starting-point.ts';
import { storedRun } from '../store/stored-run.ts';
import { commitFiles, git, writeFiles, type Files } from '../git-repository.ts';
import { anAcceptance } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { Reason } from '../../src/model.ts';
import { describeNote } from '../../src/report/words.ts';

const CONFIG = 'version: 1\nsuites:\n  tasks:\n    dir: .\n    file: tasks.suite.mjs\n';

const textOf = (note: Reason | string): string => (typeof note === 'string' ? note : describeNote(note));
const keeping = (notes: string[]): NoteTaker => ({ note: (note) => { notes.push(textOf(note)); }, warn: (note) => { notes.push(`Warning: ${textOf(note)}`); } });

/** What a run starts with where its own machine kind and another have stored a run of its commit, and one that does not lead to it. */
async function startWith(config: string): Promise<{
  readonly history: readonly unknown[];
  readonly storedKinds: readonly unknown[];
  readonly notes: readonly string[];
}> {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', folder.path);
  const commit = await commitFiles(folder.path, 'first', { 'perf-gate.yml': config });
  const own = await readEnvironment();
  const other = { ...own, key: 'other', cpuModel: 'another' };
  const nameOf = ({ key }: Environment): string => (key === own.key ? 'own' : key);
  for (const [environment, instructions] of [[own, 100], [other, 101]] as const) {
    for (const sha of [commit, 'f'.repeat(40)]) {
      await appendRun(`${folder.path}/baselines`, { ...storedRun(sha, { instructions: [instructions] }), environment }, { runs: 10, maxAgeMs: 1e12 });
    }
  }
  const notes: string[] = [];
  await using start = await openStartingPoint({ cwd: folder.path, configFile: null, base: { kind: 'none' }, baselines: null }, keeping(notes));
  return {
    history: start.history.map(({ environment, benchmarks: [only] }) => [nameOf(environment), only?.figures.cpuPerRequest?.length ?? 0, only?.instructions]),
    storedKinds: start.storedKinds.map(({ environment, runs }) => [nameOf(environment), runs]),
    notes,
  };
}

/** The notes on Node.js of a run that compares the newest of these commits with the first. */
async function notesOnNode(commits: readonly Files[], base: BaseRequest = { kind: 'ref', ref: 'HEAD~1' }): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', folder.path);
  for (const files of commits) await commitFiles(folder.path, 'a commit', { 'perf-gate.yml': CONFIG, ...files });
  const notes: string[] = [];
  await using _ = await openStartingPoint({ cwd: folder.path, configFile: null, base, baselines: null }, keeping(notes));
  return notes.filter((text) => text.includes('Node.js'));
}

test('a run whose change sets another Node.js says that one runs both arms, and which', async () => {
  const { nodeVersion } = await readEnvironment();
  const [note, ...more] = await notesOnNode([{ '.nvmrc': '22\n', 'package.json': '{"volta":{"node":"22.1.0"}}' }, { '.nvmrc': '24\n', 'package.json': '{"volta":{"node":"24.1.0"}}' }]);
  assert.ok(note?.startsWith(`This change sets another Node.js (.nvmrc and package.json), and the one on PATH (${nodeVersion}) runs base and head alike`), note);
  assert.deepEqual(more, []);
});

const runtimes = (runtime: unknown): string => JSON.stringify({ devEngines: { runtime } });

for (const { what, by, files } of [
  { what: '.node-version', files: [{ '.node-version': '22' }, { '.node-version': '24' }] },
  { what: '.tool-versions', files: [{ '.tool-versions': 'ruby 3.4\nnodejs 22.1.0\n' }, { '.tool-versions': 'nodejs 24.1.0\nruby 3.4\n' }] },
  { what: 'package.json', files: [{ 'package.json': runtimes({ name: 'node', version: '^22' }) }, { 'package.json': runtimes({ name: 'node', version: '^24' }) }] },
  { what: 'package.json', by: 'a list of runtimes', files: [{ 'package.json': runtimes([{ name: 'bun' }, { name: 'node', version: '22' }]) }, { 'package.json': runtimes([{ name: 'node', version: '24' }]) }] },
]) {
  test(`${what} sets another Node.js${by === undefined ? '' : ` by ${by}`}`, async () => {
    const [note] = await notesOnNode(files);
    assert.ok(note?.startsWith(`This change sets another Node.js (${what}), `), note);
  });
}

for (const { what, files } of [
  { what: 'nothing is said', files: [{}, {}] },
  { what: 'the same is said otherwise', files: [{ '.nvmrc': '22', '.tool-versions': 'nodejs 22 \nruby 3.3' }, { '.nvmrc': '22\n', '.tool-versions': 'ruby 3.4\nnodejs 22' }] },
  { what: 'another version of the package is', files: [{ 'package.json': '{"version":"1.0.0","engines":{"node":">=20"}}' }, { 'package.json': '{"version":"2.0.0","engines":{"node":">=22"}}' }] },
  { what: 'another runtime is', files: [{ 'package.json': runtimes([{ name: 'bun', version: '1.2' }, { name: 'node', version: '24' }]) }, { 'package.json': runtimes([{ name: 'bun', version: '1.3' }, { name: 'node', version: '24' }]) }] },
]) {
  test(`a change sets no other Node.js where ${what}`, async () => {
    assert.deepEqual(await notesOnNode(files), []);
  });
}

test('a run that compares no more than what is not committed yet warns of that', async () => {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', folder.path);
  await commitFiles(folder.path, 'a commit', { 'perf-gate.yml': CONFIG, 'tasks.suite.mjs': '1' });
  await writeFiles(folder.path, { 'tasks.suite.mjs': '2' });
  const notes: string[] = [];
  await using _ = await openStartingPoint({ cwd: folder.path, configFile: null, base: { kind: 'auto' }, baselines: null }, keeping(notes));
  assert.match(notes[0] ?? '', /^Warning: Only what is not committed yet \(tasks\.suite\.mjs\) is compared/);
});

test('without a base there is no other Node.js', async () => {
  assert.deepEqual(await notesOnNode([{}, { '.nvmrc': '24' }], { kind: 'none' }), []);
});

test('a run that may count starts with the stored runs that lead to it, and with what other machine kinds counted', async () => {
  const { history, storedKinds, notes } = await startWith(`${CONFIG}instructions: auto\n`);
  assert.deepEqual(history, [['own', 1, [100]], ['other', 0, [101]]]);
  assert.deepEqual(storedKinds, [['own', 1], ['other', 2]]);
  assert.deepEqual(notes.filter((text) => /left out/.test(text)).map((text) => /^\d+ stored runs?/.exec(text)?.[0]), ['1 stored run'], 'of its own machine kind');
});

test('a run that counts no instructions starts without those of other machine kinds', async () => {
  const { history, storedKinds } = await startWith(CONFIG);
  assert.deepEqual(history, [['own', 1, [100]]]);
  assert.deepEqual(storedKinds, [['own', 1], ['other', 2]]);
});

/** What is told of the configuration of a base that has these files. */
async function notesOnBase(files: Files): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', folder.path);
  await commitFiles(folder.path, 'first', files);
  await commitFiles(folder.path, 'second', { 'perf-gate.yml': CONFIG });
  const notes: string[] = [];
  await using _ = await openStartingPoint({ cwd: folder.path, configFile: null, base: { kind: 'ref', ref: 'HEAD~1' }, baselines: null }, keeping(notes));
  return notes.filter((text) => text.includes('configuration and thresholds hold'));
}

test('that head\'s thresholds hold because base\'s file cannot be used is a warning, and where base has none a note', async () => {
  const [warning] = await notesOnBase({ 'perf-gate.yml': 'version: 1\nsuites: 7\n' });
  assert.match(warning ?? '', /^Warning: The base has no usable perf-gate\.yml \(/);
  const [note] = await notesOnBase({ 'README.md': 'notes\n' });
  assert.match(note ?? '', /^The base has no usable perf-gate\.yml \(there is no configuration/);
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
  await using start = await openStartingPoint({ cwd: root, configFile: null, base: { kind: 'ref', ref: 'HEAD~1' }, baselines }, keeping([]));
  return start.acceptances.length;
}

test('what a change adds to the folder that --baselines names does not hold for itself', async () => {
  assert.equal(await acceptancesIn('perf/baselines', { committed: true }), 0);
});

test('what is accepted in a folder that no commit holds is read as it is', async () => {
  assert.equal(await acceptancesIn('../perf/baselines', { committed: false }), 1);
  assert.equal(await acceptancesIn('fetched/baselines', { committed: false }), 1);
});
