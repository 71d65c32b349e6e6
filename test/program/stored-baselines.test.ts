import assert from 'node:assert/strict';
import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { git } from '../git-repository.ts';
import { assertNothingLeft, assertRefused } from './answers.ts';
import { repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';

/** `baselines/<this machine's fingerprint>.jsonl`, and one line for it, of a commit. */
let stored: { readonly file: string; readonly line: string; readonly commit: string };

before(async () => {
  await using repository = await repositoryOf(sampleFiles());
  const { exitCode, stdout, stderr } = await repository.gate(['baseline', 'update', '--profile', 'smoke']);
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /^Stored 1 benchmark of .* 1 stored run now/);
  await assertNothingLeft(repository);
  const [name] = await readdir(join(repository.root, 'baselines'));
  const file = `baselines/${name}`;
  const line = (await readFile(join(repository.root, file), 'utf8')).trimEnd();
  stored = { file, line, commit: await git(repository.root, 'rev-parse', 'HEAD') };
});

/** The line of a run that began so many minutes before the stored one: a run that is stored twice counts once. */
const storedBefore = (minutes: number): string =>
  stored.line.replace(/(?<="recordedAt":")[^"]+/, (recordedAt) => new Date(Date.parse(recordedAt) - minutes * 60_000).toISOString());

/** A repository whose first commit these lines are of. */
async function repositoryWithLines(...lines: readonly string[]): Promise<SampleRepository> {
  const repository = await repositoryOf(sampleFiles());
  const first = await git(repository.root, 'rev-parse', 'HEAD');
  await repository.commit('baselines', { [stored.file]: `${lines.join('\n').replaceAll(stored.commit, first)}\n` });
  return repository;
}

test('a stored line that cannot be read stops everything, with file and line, before anything is measured', async () => {
  await using repository = await repositoryWithLines(stored.line, '{"schema":1,');
  const told = {
    what: /not a stored run, nor any JSON/,
    where: /baselines\/\S+\.jsonl:2$/,
    fix: /Restore the line from git, or delete it/,
  };
  for (const command of [['run'], ['baseline', 'prune', '--keep', '1']]) await assertRefused(repository, command, told);
  assert.equal(await repository.status(), '', 'the file is as it was');
});

test('no baseline file is none stored yet', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const none = await repository.command('baseline', 'show');
  assert.equal(none.exitCode, 0);
  assert.match(none.stdout, /^No baseline is stored in .*baselines yet;/);
});

test('a folder of baselines that nothing can be stored in is told before anything is measured for it', async () => {
  await using repository = await repositoryOf(sampleFiles());
  // To whoever reads there is none yet, and nobody can make one, root included.
  await symlink('nowhere/at/all', join(repository.root, 'baselines'));
  await assertRefused(repository, ['baseline', 'update', '--profile', 'smoke'], {
    what: /^the stored baseline cannot be locked for writing: /,
    where: /\/baselines\/\S+\.jsonl$/,
    fix: /a file of UTF-8 text in a folder/,
  });
});

describe('the stored runs', () => {
  let repository: SampleRepository;
  before(async () => {
    repository = await repositoryWithLines(...[2, 1, 0].map(storedBefore));
  });
  after(() => repository[Symbol.asyncDispose]());

  test('are listed with their benchmarks and figures', async () => {
    const { exitCode, stdout, stderr } = await repository.command('baseline', 'show');
    assert.deepEqual([exitCode, stderr], [0, '']);
    assert.match(stdout, /: 3 runs, /);
    assert.match(stdout, /api\/hello .* CPU per request \(µs\) .* 3 /);
  });

  test('are shown in the report of a run, and counted where they are too few to decide', async () => {
    const { exitCode, stdout } = await repository.command('run', '--no-base', '--profile', 'quick', '--budget', '5s');
    assert.equal(exitCode, 0);
    assert.match(stdout, /^✅ perf-gate passes: 1 benchmark measured, too few stored runs of this machine kind to compare with$/m);
    assert.match(stdout, /^Why nothing was judged: 3 stored runs of this machine kind, 5 are needed\.$/m);
  });

  test('take a recorded run more, and lose the oldest beyond what is kept', async () => {
    const update = await repository.command('baseline', 'update', '.perf-gate/run.json', '--keep', '2');
    assert.deepEqual([update.exitCode, update.stderr], [0, '']);
    assert.match(update.stdout, /has 2 stored runs now/);
    const prune = await repository.command('baseline', 'prune', '--keep', '1');
    assert.match(
      prune.stdout,
      /^Dropped 1 stored run; of each machine kind the newest 1 of every benchmark are kept, and none older than 365 days\.$/m,
    );
    assert.match((await repository.command('baseline', 'show')).stdout, /: 1 run, /);
    const [kept, ...others] = parseHistory(await readFile(join(repository.root, stored.file), 'utf8'), stored.file);
    assert.deepEqual(others, []);
    assert.equal(kept?.recordedAt, (await readRunFile(join(repository.root, '.perf-gate/run.json'))).run.startedAt, 'the newest');
  });

  test('do not take the same run again', async () => {
    const file = join(repository.root, stored.file);
    const before = await readFile(file, 'utf8');
    const { exitCode, stdout, stderr } = await repository.command('baseline', 'update', '.perf-gate/run.json');
    assert.deepEqual([exitCode, stdout], [2, '']);
    assert.match(stderr, /^error: this run of \w{12}\S* is stored already\n {3}at: .+\.jsonl:1\n {2}fix: Measure again/);
    assert.equal(await readFile(file, 'utf8'), before);
  });

  test('are dropped by age too', async () => {
    const { stdout } = await repository.command('baseline', 'prune', '--older-than', '1ms');
    assert.match(stdout, /^Dropped 1 stored run; of each machine kind the newest 100 of every benchmark are kept/);
    assert.equal(await readFile(join(repository.root, stored.file), 'utf8'), '');
  });
});
