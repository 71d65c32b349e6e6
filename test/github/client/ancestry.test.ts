import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentsApi } from '../../../src/github/client/api.ts';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';
import { containsCommit, isCommitOrMergeOf } from '../../../src/github/client/ancestry-api.ts';
import { userErrorOfPromise } from '../../user-error.ts';

function refusing(status: number, isRateLimit = false): Pick<ContentsApi, 'mergeBase' | 'parentsOf'> {
  const refuse = async (): Promise<never> => Promise.reject(new GitHubRefusal('no', { status, isRateLimit }));
  return { mergeBase: refuse, parentsOf: refuse };
}

const PAIR = { commit: 'a'.repeat(40), ancestor: 'b'.repeat(40) };

test('nothing is said of commits that GitHub does not know', async () => {
  assert.equal(await containsCommit(refusing(404), PAIR), null);
  assert.equal(await isCommitOrMergeOf(refusing(404), { commit: PAIR.commit, of: PAIR.ancestor }), null);
});

test('where GitHub does not answer, that is no answer: an error', async () => {
  for (const github of [refusing(502), refusing(403, true)]) {
    assert.match((await userErrorOfPromise(async () => containsCommit(github, PAIR))).message, /could not compare a{40} with b{40}: /);
    assert.match(
      (await userErrorOfPromise(async () => isCommitOrMergeOf(github, { commit: PAIR.commit, of: PAIR.ancestor }))).message,
      /could not look up what was measured/,
    );
  }
});

test('a commit is its own, and a merge is of what was merged: neither of what that was merged into, nor of what it was pushed on top of', async () => {
  const parents: Readonly<Record<string, readonly string[]>> = { merge: ['base', 'head'], head: ['own'], root: [] };
  const github: Pick<ContentsApi, 'parentsOf'> = {
    parentsOf: async (commit) => parents[commit] ?? Promise.reject(new GitHubRefusal('Not Found', { status: 404 })),
  };
  for (const [commit, of, expected] of [
    ['unknown', 'unknown', true],
    ['head', 'head', true],
    ['merge', 'head', true],
    ['merge', 'base', false],
    ['merge', 'own', false],
    ['head', 'own', false],
    ['root', 'head', false],
    ['unknown', 'head', null],
  ] as const) {
    assert.equal(await isCommitOrMergeOf(github, { commit, of }), expected, `${commit} of ${of}`);
  }
});
