import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAcceptances } from '../../../src/store/acceptances.ts';
import { UserError } from '../../../src/errors.ts';
import type { Acceptance } from '../../../src/model.ts';
import { type Checkout, openCheckout } from '../../../src/github/checkout/checkout.ts';
import { checkOut, git, PLAIN_ENV, pullRequestHistory } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Circumstances, CONFIG, obey, type Outcome } from './obeyed.ts';
import { shownComment } from './shown-comment.ts';

const REGRESSED = shownComment({
  results: [
    { id: 'express/updateUser', verdict: 'regressed', worst: 0.052, metrics: { cpuPerRequest: 0.052, unloadedLatency: 0.01 } },
    { id: 'koa/updateUser', verdict: 'no regression', worst: 0.01 },
  ],
});
const COMMAND = '/perf accept express/updateUser the new validation is worth it';

interface Repository {
  readonly checkout: Checkout;
  /** The bare repository behind the checkout. */
  readonly remote: string;
}

/** A remote, and a shallow checkout of its main branch as a job has it. */
async function repositoryIn(folder: string): Promise<Repository> {
  const history = await pullRequestHistory(folder, { before: { 'perf-gate.yml': CONFIG }, change: {} });
  const root = join(folder, 'checkout');
  await checkOut(history, { ref: 'refs/heads/main', into: root, depth: 1 });
  const checkout = await openCheckout({ root, env: PLAIN_ENV, token: 'unused', serverUrl: 'https://github.com' });
  return { checkout, remote: join(folder, 'remote.git') };
}

async function accept(body: string, { checkout }: Repository, circumstances: Circumstances = {}): Promise<Outcome> {
  return obey(body, { shown: [REGRESSED], ...circumstances, checkout });
}

async function recordedIn({ remote }: Repository, file = 'main:stored/accepted.jsonl'): Promise<readonly Acceptance[]> {
  return parseAcceptances(`${await git(remote, 'show', file)}\n`, file);
}

test('a regression is accepted: recorded where stored runs are, thumbed up, and published again', async () => {
  await using folder = await temporaryFolder();
  const repository = await repositoryIn(folder.path);
  const { obeyed, reactions, replies, publishedAgain } = await accept(COMMAND, repository);
  assert.deepEqual(await recordedIn(repository), [
    {
      schema: 1,
      configFile: 'perf-gate.yml',
      benchmark: 'express/updateUser',
      upTo: 0.052,
      metrics: { cpuPerRequest: 0.052, unloadedLatency: 0.01 },
      by: 'ada',
      at: '2026-11-03T10:00:00.000Z',
      reason: 'the new validation is worth it',
      commit: 'a'.repeat(40),
      pullRequest: 7,
      expires: '2027-02-01T10:00:00.000Z',
    },
  ]);
  assert.deepEqual([reactions, replies, publishedAgain], [['+1'], [], [10]]);
  assert.match(
    obeyed instanceof UserError ? '' : obeyed.note,
    /^ada accepted express\/updateUser up to .*5\.2 % worse until 2027-02-01 for pull request #7\.$/,
  );
  assert.equal(await git(repository.checkout.root, 'status', '--porcelain'), '', 'the checkout stays as it was');
});

test('it lasts as long as the comment says, and is recorded on the branch and in the folder that the inputs name', async () => {
  await using folder = await temporaryFolder();
  const repository = await repositoryIn(folder.path);
  const inputs = { baselineBranch: 'perf', baselines: 'records' };
  await accept('/perf accept express/* 7d until the release', repository, { inputs });
  const [acceptance] = await recordedIn(repository, 'perf:records/accepted.jsonl');
  assert.deepEqual(
    [acceptance?.benchmark, acceptance?.expires, acceptance?.reason],
    ['express/*', '2026-11-10T10:00:00.000Z', 'until the release'],
  );
});

test('configurations that were measured together are each recorded in their own folder, and published once', async () => {
  await using folder = await temporaryFolder();
  const repository = await repositoryIn(folder.path);
  const other = shownComment({ configFile: 'other.yml', results: [{ id: 'express/updateUser', verdict: 'regressed', worst: 0.2 }] });
  const { publishedAgain } = await accept(COMMAND, repository, { shown: [REGRESSED, other] });
  assert.deepEqual(
    (await recordedIn(repository)).map(({ upTo }) => upTo),
    [0.052],
  );
  assert.deepEqual(
    (await recordedIn(repository, 'main:elsewhere/accepted.jsonl')).map(({ upTo }) => upTo),
    [0.2],
  );
  assert.deepEqual(publishedAgain, [10]);
});

test('one of several configurations that cannot be recorded keeps the others from it, and the answer names it', async () => {
  await using folder = await temporaryFolder();
  const repository = await repositoryIn(folder.path);
  const other = shownComment({
    configFile: 'other.yml',
    run: 12,
    results: [{ id: 'express/updateUser', verdict: 'regressed', worst: 0.2 }],
  });
  const { obeyed, reactions, replies, publishedAgain } = await accept(COMMAND, repository, {
    shown: [REGRESSED, other],
    github: { files: { [`${'b'.repeat(40)}:perf-gate.yml`]: CONFIG } },
  });
  assert.ok(obeyed instanceof UserError);
  assert.deepEqual([reactions, publishedAgain], [[], []]);
  assert.match(replies.join(), /^This was not done: other\.yml is not in use yet/);
  assert.equal(
    await git(repository.remote, 'log', '--format=%s', '-1', 'main'),
    await git(repository.checkout.root, 'log', '--format=%s', '-1'),
    'nothing was pushed',
  );
});

test('a regression by a configuration that only the pull request has is not accepted, whatever folder the step names, and the answer says why', async () => {
  const own = `${'a'.repeat(40)}:own.yml`;
  for (const inputs of [{}, { baselines: 'stored' }]) {
    await using folder = await temporaryFolder();
    const repository = await repositoryIn(folder.path);
    const shown = [shownComment({ configFile: 'own.yml', results: [{ id: 'express/updateUser', verdict: 'regressed', worst: 9 }] })];
    const { obeyed, replies, publishedAgain } = await accept(COMMAND, repository, {
      shown,
      inputs,
      github: { files: { [own]: CONFIG.replace('stored', '.github') } },
    });
    assert.ok(obeyed instanceof UserError);
    assert.match(replies.join(), /This was not done: own\.yml is not in use yet: neither the base nor main has one that can be used/);
    assert.deepEqual(publishedAgain, []);
    assert.equal(
      await git(repository.remote, 'log', '--format=%s', '-1', 'main'),
      await git(repository.checkout.root, 'log', '--format=%s', '-1'),
      'nothing was pushed',
    );
  }
});

test('a benchmark that has not regressed is not accepted, and the answer names its verdict', async () => {
  const { obeyed, reactions, replies, publishedAgain } = await obey('/perf accept koa/updateUser why not', { shown: [REGRESSED] });
  assert.equal(obeyed instanceof UserError, false);
  assert.match(replies.join(), /koa\/updateUser is "no regression"/);
  assert.deepEqual([reactions, publishedAgain], [[], []]);
});

test('a result that another account wrote in our name is not believed', async () => {
  const { replies, reactions } = await obey(COMMAND, { shown: [REGRESSED], shownBy: { login: 'mallory', type: 'User' } });
  assert.match(replies.join(), /no result on this pull request yet/);
  assert.deepEqual(reactions, []);
});

for (const { what, circumstances, why } of [
  {
    what: 'what it uploaded is refused',
    circumstances: {
      published: {
        verdictLines: [],
        remarks: [{ kind: 'upload-refused', where: 'perf-gate/run.json', because: { kind: 'upload-expired' } }],
        unwritten: [],
      },
    },
    why: /it has expired\. /,
  },
  {
    what: 'GitHub does not take the check',
    circumstances: {
      published: { verdictLines: ['passed'], remarks: [], unwritten: ['perf-gate could not write the check run: Server Error.'] },
    },
    why: /of before: perf-gate could not write the check run: Server Error\. /,
  },
  {
    what: 'GitHub has forgotten it',
    circumstances: { github: { workflowRuns: [] } },
    why: /could not look up the workflow run: Not Found/,
  },
] satisfies readonly { readonly what: string; readonly circumstances: Circumstances; readonly why: RegExp }[]) {
  test(`where ${what}, the regression is accepted all the same, and the answer says what is left to do`, async () => {
    await using folder = await temporaryFolder();
    const repository = await repositoryIn(folder.path);
    const {
      reactions,
      replies: [reply = ''],
    } = await accept(COMMAND, repository, circumstances);
    assert.equal((await recordedIn(repository)).length, 1);
    assert.deepEqual(reactions, ['+1']);
    assert.match(reply, /`express\/updateUser` is accepted until 2027-02-01/);
    assert.match(reply, why);
    assert.match(reply, /\(https:\/\/github\.com\/octo-org\/shop\/actions\/runs\/10\)/);
  });
}

test('a protected branch fails the job, and the answer names the input to set', async () => {
  await using folder = await temporaryFolder();
  const repository = await repositoryIn(folder.path);
  const hook = join(repository.remote, 'hooks', 'pre-receive');
  await writeFile(hook, '#!/bin/sh\necho "error: GH006: Protected branch update failed for refs/heads/main." >&2\nexit 1\n');
  await chmod(hook, 0o755);
  const { obeyed, reactions, replies, publishedAgain } = await accept(COMMAND, repository);
  assert.ok(obeyed instanceof UserError);
  assert.match(replies.join(), /This was not done: .*protected branch.*baseline-branch/);
  assert.deepEqual([reactions, publishedAgain], [[], []]);
});
