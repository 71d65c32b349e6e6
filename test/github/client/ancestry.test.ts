import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBaseOfChange, isCommitOrMergeOf } from '../../../src/github/client/ancestry-api.ts';
import type { GitHubApi } from '../../../src/github/client/endpoints.ts';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const [HEAD, BASE] = ['a'.repeat(40), 'b'.repeat(40)];

test('where GitHub does not answer, that is no answer: an error', async () => {
  for (const limits of [{ status: 502 }, { status: 403, isRateLimit: true }]) {
    const refuse = async (): Promise<never> => Promise.reject(new GitHubRefusal('no', limits));
    const github = { mergeBase: refuse, parentsOf: refuse } as unknown as GitHubApi;
    const ofBase = await userErrorOfPromise(async () => isBaseOfChange(BASE, { pull: null, sha: HEAD }, { github, branch: 'main' }));
    assert.match(ofBase.message, /could not compare a{40} with main: /);
    const ofMerge = await userErrorOfPromise(async () => isCommitOrMergeOf(github, { commit: HEAD, of: BASE }));
    assert.match(ofMerge.message, /could not look up what was measured/);
  }
});

test('a commit is its own, and a merge is of what was merged: neither of what that was merged into, nor of what it was pushed on top of', async () => {
  const parents: Readonly<Record<string, readonly string[]>> = { merge: ['base', 'head'], head: ['own'], root: [] };
  const github = {
    parentsOf: async (commit: string) => parents[commit] ?? Promise.reject(new GitHubRefusal('Not Found', { status: 404 })),
  } as unknown as GitHubApi;
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

/**
 *     m1 ─ m2 ─ m3 ─ main ─ queued ─ group     a merge group behind another one
 *           └ own ─ head                       a pull request
 */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  m1: [],
  m2: ['m1'],
  m3: ['m2'],
  main: ['m3'],
  queued: ['main'],
  group: ['queued'],
  own: ['m2'],
  head: ['own'],
  stranger: [],
};

/** Nearest first, the commit itself included. */
function ancestorsOf(commit: string): readonly string[] {
  const parents = PARENTS[commit];
  if (parents === undefined) throw new GitHubRefusal('Not Found', { status: 404 });
  return [commit, ...parents.flatMap(ancestorsOf)];
}

const github = {
  mergeBase: async (base: string, head: string) => {
    const ofBase = new Set(ancestorsOf(base));
    return ancestorsOf(head).find((commit) => ofBase.has(commit)) ?? Promise.reject(new GitHubRefusal('Not Found', { status: 404 }));
  },
} as GitHubApi;

const PULL = { number: 7, baseSha: 'm3', baseRef: 'main', headSha: 'head', isOpen: true, isFork: true, labels: [] };

const basesOf = async (
  change: Parameters<typeof isBaseOfChange>[1],
  commits: readonly string[],
  branch = 'main',
): Promise<readonly string[]> => {
  const found = await Promise.all(commits.map(async (commit) => isBaseOfChange(commit, change, { github, branch })));
  return commits.filter((_, index) => found[index]);
};

test('a pull request may be compared with its base branch since it left that, also with what that has got since GitHub looked', async () => {
  assert.deepEqual(await basesOf({ pull: PULL, sha: 'head' }, ['m2', 'm3', 'main']), ['m2', 'm3', 'main']);
});

test('an older commit, one of its own, one of another history and an unknown one are no bases', async () => {
  assert.deepEqual(await basesOf({ pull: PULL, sha: 'head' }, ['m1', 'own', 'head', 'queued', 'stranger', 'nowhere']), []);
});

test('a merge group may be compared with the branch, or with what is queued before it, and not with itself', async () => {
  assert.deepEqual(await basesOf({ pull: null, sha: 'group' }, ['main', 'queued', 'm3', 'own', 'group']), ['main', 'queued']);
});

test('a change that is merged already may be compared with all that the branch has', async () => {
  assert.deepEqual(await basesOf({ pull: null, sha: 'm3' }, ['m1', 'm3', 'own']), ['m1', 'm3']);
});

test('a change that is to be compared with a tag has no other base', async () => {
  assert.deepEqual(await basesOf({ pull: PULL, sha: 'head' }, ['m1', 'm2'], 'm1'), ['m1']);
});
