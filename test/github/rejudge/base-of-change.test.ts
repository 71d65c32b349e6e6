import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContentsApi } from '../../../src/github/client/api.ts';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';
import { isBaseOfChange } from '../../../src/github/client/ancestry-api.ts';

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

const github: Pick<ContentsApi, 'mergeBase'> = {
  mergeBase: async (base, head) => {
    const ofBase = new Set(ancestorsOf(base));
    return ancestorsOf(head).find((commit) => ofBase.has(commit)) ?? Promise.reject(new GitHubRefusal('Not Found', { status: 404 }));
  },
};

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
