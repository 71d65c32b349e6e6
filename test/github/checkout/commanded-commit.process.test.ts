import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openGit } from '../../../src/system/git.ts';
import { refuseOtherThan } from '../../../src/github/checkout/find-base.ts';
import { clientOf } from '../client/client-of.ts';
import { startLoopbackGitHub } from '../client/loopback-github.ts';
import { checkOut, PLAIN_ENV, pullRequestHistory, type PullRequestHistory } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const NOWHERE = 'd'.repeat(40);

type CommitOf = keyof Omit<PullRequestHistory, 'remote'> | 'nowhere';

interface Commanded {
  /** What is checked out. */
  readonly ref: string;
  /** The newest of pull request 7 when the run was commanded. */
  readonly commit: CommitOf;
  /** The same once its job runs; null: it is about no pull request. */
  readonly newest: CommitOf | null;
}

async function refuse({ ref, commit, newest }: Commanded): Promise<void> {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'server.js': 'one' }, change: { 'server.js': 'two' } });
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref, into: root, depth: 1 });
  const commits = { ...history, nowhere: NOWHERE };
  await using github = await startLoopbackGitHub({
    pulls: [{ number: 7, baseSha: history.base, headSha: commits[newest ?? 'nowhere'], baseRef: 'main' }],
  });
  await refuseOtherThan(commits[commit], newest === null ? null : 7, { git: openGit({ root, env: PLAIN_ENV }), github: clientOf(github) });
}

test('the commit that was commanded is measured, itself or its merge, without a pull request too', async () => {
  await refuse({ ref: 'refs/pull/7/merge', commit: 'head', newest: 'head' });
  await refuse({ ref: 'refs/heads/change', commit: 'head', newest: null });
});

for (const { what, said, ...commanded } of [
  {
    what: 'the merge of a commit that was pushed since',
    ref: 'refs/pull/7/merge',
    commit: 'nowhere',
    newest: 'head',
    said: /^d{40} was to be measured: the commit that is checked out, .* is neither it nor a merge of it$/,
  },
  {
    what: 'the merge of the commit, where another was pushed meanwhile',
    ref: 'refs/pull/7/merge',
    commit: 'head',
    newest: 'nowhere',
    said: /: pull request #7 has been pushed to, and is at d{40}$/,
  },
] as const) {
  test(`nothing is measured in a checkout of ${what}`, async () => {
    const error = await userErrorOfPromise(async () => refuse(commanded));
    assert.match(error.message, said);
    assert.ok(error.fix.startsWith('Look at what was pushed since, and command it again a minute after the push:'), error.fix);
  });
}
