import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentsApi } from '../../src/github/api.ts';
import { GitHubRefusal } from '../../src/github/refusal.ts';
import { containsCommit } from '../../src/trusted/ancestry.ts';
import { userErrorOfPromise } from '../user-error.ts';

const refusing = (status: number, isRateLimit = false): Pick<ContentsApi, 'mergeBase'> => ({ mergeBase: async () => Promise.reject(new GitHubRefusal('no', { status, isRateLimit })) });

const PAIR = { commit: 'a'.repeat(40), ancestor: 'b'.repeat(40) };

test('of commits that GitHub does not know, nothing is said', async () => {
  assert.equal(await containsCommit(refusing(404), PAIR), null);
});

test('where GitHub does not answer, that is no answer: an error', async () => {
  for (const github of [refusing(502), refusing(403, true)]) {
    assert.match((await userErrorOfPromise(async () => containsCommit(github, PAIR))).message, /could not compare two commits/);
  }
});
