import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ACCEPTANCES_FILE, parseAcceptances } from '../../src/store/acceptances.ts';
import { git } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { assertRefused } from './answers.ts';
import { repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';

const FILE = `baselines/${ACCEPTANCES_FILE}`;
const DAY_MS = 86_400_000;

async function repositoryOfAda(): Promise<SampleRepository> {
  const repository = await repositoryOf(sampleFiles());
  await git(repository.root, 'config', 'user.name', 'Ada');
  return repository;
}

test('an acceptance is one line that says who accepts what, why, at which commit and until when', async () => {
  await using repository = await repositoryOfAda();
  const { exitCode, stdout, stderr } = await repository.gate([
    'accept',
    'api/hello',
    '--reason',
    ' it checks more now ',
    '--up-to',
    '5%',
    '--expires',
    '30d',
  ]);
  assert.deepEqual([exitCode, stderr], [0, '']);
  assert.match(
    stdout,
    /^Accepted api\/hello up to 5 % until \d{4}-\d\d-\d\d: one line in baselines\/accepted\.jsonl\.\nCommit it where the baselines are stored: on the default branch, or on the branch that `baseline-branch` names in the workflows\.\n/,
  );

  const [acceptance, ...others] = parseAcceptances(await readFile(join(repository.root, FILE), 'utf8'), FILE);
  assert.deepEqual(others, []);
  const { at = '', expires = '', ...rest } = acceptance ?? {};
  assert.deepEqual(rest, {
    schema: 1,
    configFile: 'perf-gate.yml',
    benchmark: 'api/hello',
    upTo: 0.05,
    by: 'Ada',
    reason: 'it checks more now',
    commit: await git(repository.root, 'rev-parse', 'HEAD'),
    pullRequest: null,
  });
  assert.equal(Date.parse(expires) - Date.parse(at), 30 * DAY_MS);
});

test('without bounds any change is accepted for 90 days, and lines add up', async () => {
  await using repository = await repositoryOfAda();
  for (const benchmark of ['api/*', 'api']) assert.equal((await repository.command('accept', benchmark, '--reason', 'why')).exitCode, 0);
  const acceptances = parseAcceptances(await readFile(join(repository.root, FILE), 'utf8'), FILE);
  assert.deepEqual(
    acceptances.map(({ benchmark, upTo, at, expires }) => [benchmark, upTo, Date.parse(expires) - Date.parse(at)]),
    [
      ['api/*', null, 90 * DAY_MS],
      ['api', null, 90 * DAY_MS],
    ],
  );
});

test('where baselines have a branch of their own an acceptance goes into a working tree of that, beside the repository', async () => {
  await using repository = await repositoryOfAda();
  await using beside = await temporaryFolder();
  const folder = relative(repository.root, join(beside.path, 'baselines'));
  const { exitCode, stdout } = await repository.command('accept', 'api/hello', '--reason', 'why', '--baselines', folder);
  assert.equal(exitCode, 0);
  assert.ok(stdout.includes(`one line in ${join(folder, ACCEPTANCES_FILE)}.`), stdout);
  const acceptances = parseAcceptances(await readFile(join(beside.path, FILE), 'utf8'), FILE);
  assert.deepEqual(
    acceptances.map(({ benchmark }) => benchmark),
    ['api/hello'],
  );
  assert.equal(await repository.status(), '');
});

test('a benchmark that there is not cannot be accepted', async () => {
  await using repository = await repositoryOfAda();
  await assertRefused(repository, ['accept', 'api/helo', '--reason', 'why'], {
    what: /no benchmark matches api\/helo/,
    where: /perf-gate accept/,
    fix: /perf-gate list/,
  });
});

test('an acceptance needs the name of its author', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await assertRefused(repository, ['accept', 'api/hello', '--reason', 'why'], {
    what: /git does not know your name/,
    where: /perf-gate accept/,
    fix: /git config user\.name/,
  });
});
