import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openGit } from '../../src/system/git.ts';
import type { Reason, SuiteTarget } from '../../src/model.ts';
import type { ProgressEvent } from '../../src/measure/notes.ts';
import { tasksInPlace, tasksOnceInstalled, type SuiteTasks } from '../../src/prepare/suite-tasks.ts';
import { commitFiles, git, PLAIN_ENV, type Files } from '../git-repository.ts';
import { configOf, serverTargetOf, serviceOf, suiteTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Loads only where its packages are installed, and names its tasks after them. */
const FILES: Files = {
  '.gitignore': 'node_modules/\n',
  'suites/parser/package.json': '{}',
  'suites/parser/parser.suite.mjs': `
    import { names } from './node_modules/names/index.mjs';
    export default (bench) => { for (const name of names) bench.add(name, () => 1); };`,
  'suites/parser/versions/2/extra.mjs': '',
};
const INSTALL = "mkdir -p node_modules/names && echo \"export const names = ['parse', 'deep/parse'];\" > node_modules/names/index.mjs";
const PARSER = suiteTargetOf({ file: 'parser.suite.mjs', install: INSTALL });
const EDITION: Partial<SuiteTarget> = {
  name: 'parser@2',
  dir: 'suites/parser@2',
  edition: { source: 'suites/parser', overlay: 'versions/2', siblings: [] },
};

async function sampleRepository(): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main');
  await commitFiles(folder.path, 'first', FILES);
  return folder;
}

interface Installed {
  readonly tasks: readonly (readonly [string, SuiteTasks])[];
  /** What was told meanwhile. */
  readonly notes: readonly Reason[];
}

/** What is known of each suite, and that the working tree is as before. */
async function installedIn(root: string, ...suites: readonly SuiteTarget[]): Promise<Installed> {
  const opened = openGit({ root, env: PLAIN_ENV });
  const notes: Reason[] = [];
  const progress = (event: ProgressEvent): void => {
    if (event.phase === 'note') notes.push(event.note);
  };
  const tasks = await tasksOnceInstalled(
    { root, git: opened, gitEnv: PLAIN_ENV, config: configOf(serverTargetOf(), ...suites) },
    { signal: new AbortController().signal, progress },
  );
  assert.equal(await git(root, 'status', '--porcelain', '--ignored'), '');
  return { tasks: [...tasks], notes };
}

const KNOWN: SuiteTasks = { known: true, names: ['parse', 'deep/parse'] };

describe('the tasks of suites, once installed in a copy', () => {
  it('show for each suite, editions too', async () => {
    await using repository = await sampleRepository();
    assert.deepEqual((await installedIn(repository.path, PARSER, { ...PARSER, ...EDITION })).tasks, [
      ['parser', KNOWN],
      ['parser@2', KNOWN],
    ]);
  });

  it('are unknown with the reason where the suite cannot be installed or lacks a program', async () => {
    await using repository = await sampleRepository();
    const lacking = suiteTargetOf({
      name: 'lacking',
      services: [serviceOf({ program: 'no-such-program', installHint: 'apt-get install it' })],
    });
    const { tasks } = await installedIn(repository.path, { ...PARSER, install: 'echo "no registry" >&2; exit 3' }, lacking);
    const [[, broken], [, without]] = tasks as [[string, SuiteTasks], [string, SuiteTasks]];
    assert.partialDeepStrictEqual(broken, { known: false, why: { kind: 'printed-last', output: 'no registry' } });
    assert.deepEqual(without, {
      known: false,
      why: { kind: 'program-missing', program: 'no-such-program', installHint: 'apt-get install it' },
    });
  });

  it('come with what is wrong with their targets, and not with what a list does not show', async () => {
    await using repository = await sampleRepository();
    const { notes } = await installedIn(repository.path, { ...PARSER, versionOf: 'nothing', dependsOn: ['nowhere/**'] });
    assert.deepEqual(
      notes.map(({ kind }) => kind),
      ['dependency-matches-nothing'],
    );
  });
});

describe('the tasks of a suite in the working tree', () => {
  it('are those of its file', async () => {
    await using repository = await sampleRepository();
    await commitFiles(repository.path, 'installed', { 'suites/parser/node_modules/names/index.mjs': 'export const names = ["parse"];' });
    assert.deepEqual(await tasksInPlace(PARSER, repository.path), { known: true, names: ['parse'] });
  });

  it('are unknown on Windows, where no suite is started', async () => {
    await using repository = await sampleRepository();
    const plain = { ...PARSER, file: 'plain.suite.mjs' };
    await commitFiles(repository.path, 'plain', {
      'suites/parser/plain.suite.mjs': 'export default (bench) => { bench.add("parse", () => 1); };',
    });
    assert.deepEqual(await tasksInPlace(plain, repository.path), { known: true, names: ['parse'] });
    assert.deepEqual(await tasksInPlace(plain, repository.path, 'win32'), { known: false, why: { kind: 'tasks-need-unix' } });
  });

  it('are unknown with what its file fails with, where that is no package that is missing', async () => {
    await using repository = await sampleRepository();
    await commitFiles(repository.path, 'running', {
      'suites/parser/parser.suite.mjs': 'export default async (bench) => { bench.add("parse", () => 1); await bench.run(); };',
    });
    const tasks = await tasksInPlace(PARSER, repository.path);
    assert.ok(!tasks.known, JSON.stringify(tasks));
    assert.partialDeepStrictEqual(tasks.why, {
      kind: 'tasks-not-loaded',
      because: { kind: 'suite-failed', file: 'suites/parser/parser.suite.mjs' },
    });
  });

  it('are unknown until it is installed, and those of an edition always: it does not lie there', async () => {
    await using repository = await sampleRepository();
    assert.deepEqual(await tasksInPlace(PARSER, repository.path), {
      known: false,
      why: { kind: 'tasks-need-install', folder: 'suites/parser' },
    });
    assert.deepEqual(await tasksInPlace({ ...PARSER, ...EDITION }, repository.path), { known: false, why: { kind: 'tasks-of-edition' } });
    assert.equal(existsSync(join(repository.path, 'suites/parser/node_modules')), false);
  });
});
