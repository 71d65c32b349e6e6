import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { baselineCommitMessage } from '../../../src/store/commit-message.ts';
import { type Git, openGit } from '../../../src/system/git.ts';
import { findBase } from '../../../src/github/checkout/find-base.ts';
import type { BaseQuestion } from '../../../src/github/event/task.ts';
import { clientOf } from '../client/client-of.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub } from '../client/loopback-github.ts';
import { errorResource } from '../client/resources.ts';
import { checkOut, commitFiles, git, PLAIN_ENV, pullRequestHistory, type PullRequestHistory } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const NOWHERE = 'd'.repeat(40);

interface Scene {
  readonly history: PullRequestHistory;
  readonly git: Git;
  readonly root: string;
  /** What was said besides. */
  readonly told?: string[];
}

/** A checkout of a ref, shallow as actions/checkout makes it, and what findBase answers there. */
async function inCheckoutOf(ref: string, act: (scene: Scene) => Promise<void>, depth: 1 | 'all' = 1): Promise<void> {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'server.js': 'one' }, change: { 'server.js': 'two' } });
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref, into: root, depth });
  await act({ history, root, git: openGit({ root, env: PLAIN_ENV }) });
}

/** `before` does something to GitHub before it is asked. */
async function baseOf(
  question: BaseQuestion,
  scene: Scene,
  github: LoopbackOptions | null,
  before: (loopback: LoopbackGitHub) => void = () => {},
): Promise<string> {
  await using loopback = await startLoopbackGitHub(github ?? {});
  before(loopback);
  const found = await findBase(question, {
    git: scene.git,
    github: github === null ? null : clientOf(loopback),
    tell: (text) => {
      scene.told?.push(text);
    },
  });
  if (found.kind !== 'ref') return found.kind;
  assert.equal(await git(scene.root, 'cat-file', '-t', found.ref), 'commit', 'the base was not fetched');
  return found.ref;
}

function pullRequest({ base, head }: PullRequestHistory): BaseQuestion {
  return { kind: 'pull request', number: 7, commits: { baseSha: base, headSha: head } };
}

test('a merge of the pull request is compared with its first parent, which a shallow clone hides', async () => {
  await inCheckoutOf('refs/pull/7/merge', async (scene) => {
    await assert.rejects(git(scene.root, 'rev-parse', '--verify', 'HEAD^1'));
    assert.equal(await baseOf(pullRequest(scene.history), scene, null), scene.history.base);
  });
});

test('a checkout of the head is compared with where it left the base', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const { base, head, forkPoint } = scene.history;
    assert.equal(await baseOf(pullRequest(scene.history), scene, { mergeBases: { [`${base}...${head}`]: forkPoint } }), forkPoint);
  });
});

test('a checkout of the head is compared with the base itself where GitHub does not tell, and that is said', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    for (const github of [{ mergeBases: {} }, null]) {
      const told: string[] = [];
      assert.equal(await baseOf(pullRequest(scene.history), { ...scene, told }, github), scene.history.base);
      assert.match(told.join(), /what was merged there since counts as well/);
    }
  });
});

test('a base that GitHub fails to name is not replaced by another one', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    for (const status of [502, 429]) {
      const refuse = (github: LoopbackGitHub): void => {
        github.answerNext(100, { status, body: errorResource(status, 'Not now') });
      };
      const error = await userErrorOfPromise(async () => baseOf(pullRequest(scene.history), scene, {}, refuse));
      assert.match(error.message, /^perf-gate could not compare [0-9a-f]{40} with [0-9a-f]{40}: .*\(HTTP \d+\)/);
      assert.deepEqual([error.where, error.fix], ['the API of GitHub', 'Run this job again: nothing is lost.']);
    }
  });
});

for (const { what, change } of [
  { what: 'main', change: null },
  { what: 'what was pushed to it since', change: { 'server.js': 'three' } },
]) {
  test(`a checkout of ${what} is not measured in the name of the pull request`, async () => {
    await inCheckoutOf(change === null ? 'refs/heads/main' : 'refs/heads/change', async (scene) => {
      if (change !== null) await commitFiles(scene.root, 'pushed since', change);
      const error = await userErrorOfPromise(async () => baseOf(pullRequest(scene.history), scene, null));
      assert.match(error.message, /is neither the head of pull request #7 nor a merge of it$/);
      assert.match(error.fix, /without a `path`/);
    });
  });
}

test('the commits of a pull request that was only named are asked for', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const { base, head, forkPoint } = scene.history;
    const pulls = [{ number: 7, baseSha: base, headSha: head, baseRef: 'main' }];
    assert.equal(
      await baseOf({ kind: 'pull request', number: 7, commits: null }, scene, { pulls, mergeBases: { [`${base}...${head}`]: forkPoint } }),
      forkPoint,
    );
  });
});

test('a named pull request of another commit than the checked-out one is refused', async () => {
  await inCheckoutOf('refs/heads/main', async (scene) => {
    const pulls = [{ number: 7, baseSha: scene.history.base, headSha: scene.history.head, baseRef: 'main' }];
    const error = await userErrorOfPromise(async () => baseOf({ kind: 'pull request', number: 7, commits: null }, scene, { pulls }));
    assert.match(error.message, /is not the head of pull request #7/);
    assert.match(error.fix, /On its branch, without the number, .* in the job summary alone/);
  });
});

test('a named pull request that does not exist is refused', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const error = await userErrorOfPromise(async () => baseOf({ kind: 'pull request', number: 8, commits: null }, scene, {}));
    assert.match(error.message, /^perf-gate could not look up pull request #8: Not Found/);
    assert.equal(error.where, 'the input `pull-request`');
    assert.match(error.fix, /^Check the number/);
  });
});

function forbid(github: LoopbackGitHub): void {
  github.answerNext(1, { status: 403, body: errorResource(403, 'Resource not accessible by integration') });
}

test('where GitHub refuses to look up a named pull request, the permission that it takes is told', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const error = await userErrorOfPromise(async () => baseOf({ kind: 'pull request', number: 7, commits: null }, scene, {}, forbid));
    assert.match(error.message, /: give this job `permissions: pull-requests: read`\. \(/);
    assert.equal(error.where, 'the input `token` of this step');
  });
});

test('a branch that was pushed is compared with its tip before', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    assert.equal(
      await baseOf({ kind: 'before', sha: scene.history.forkPoint, defaultBranch: 'main' }, scene, null),
      scene.history.forkPoint,
    );
  });
});

test('a tip that was lost by a force push gives way to the merge base with the default branch', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const { head, forkPoint } = scene.history;
    assert.equal(
      await baseOf({ kind: 'before', sha: NOWHERE, defaultBranch: 'main' }, scene, { mergeBases: { [`main...${head}`]: forkPoint } }),
      forkPoint,
    );
  });
});

test('a tip that only cannot be fetched now does not give way to another base', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const { head, remote } = scene.history;
    await git(scene.root, 'remote', 'set-url', 'origin', `${remote}-which-is-away`);
    const error = await userErrorOfPromise(async () =>
      baseOf({ kind: 'before', sha: NOWHERE, defaultBranch: 'main' }, scene, { mergeBases: { [`main...${head}`]: head } }),
    );
    assert.match(error.message, new RegExp(`^the commit to compare with, ${NOWHERE}, cannot be fetched: `));
  });
});

test('a branch, a tag or a commit can be named', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const { base, forkPoint } = scene.history;
    assert.equal(await baseOf({ kind: 'named', ref: 'main' }, scene, null), base);
    assert.equal(await baseOf({ kind: 'named', ref: forkPoint }, scene, null), forkPoint);
  });
});

test('a name that the remote does not know is refused, with what git said', async () => {
  await inCheckoutOf('refs/heads/change', async (scene) => {
    const error = await userErrorOfPromise(async () => baseOf({ kind: 'named', ref: 'no-such-branch' }, scene, null));
    assert.match(error.message, /no-such-branch, cannot be fetched: .*couldn't find remote ref/s);
  });
});

test('the default branch is compared with the commit before', async () => {
  await inCheckoutOf('refs/heads/main', async (scene) => {
    assert.equal(await baseOf({ kind: 'previous' }, scene, null), scene.history.forkPoint);
  });
});

test('commits that only store baselines are stepped over, also where a shallow clone does not have what is below', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'server.js': 'one' }, change: {} });
  const main = join(folder.path, 'main');
  await checkOut(history, { ref: 'refs/heads/main', into: main, depth: 'all' });
  for (const line of ['1', '2'])
    await commitFiles(main, baselineCommitMessage('baselines: meanwhile', ['epyc']), { 'baselines/epyc.jsonl': line });
  await git(main, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref: 'refs/heads/main', into: root, depth: 1 });
  const scene = { history, root, git: openGit({ root, env: PLAIN_ENV }) };
  assert.equal(await baseOf({ kind: 'previous' }, scene, null), history.forkPoint);
});

test('a first commit has no base', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'server.js': 'one' }, change: {} });
  const root = join(folder.path, 'checkout');
  await checkOut(history, { ref: history.forkPoint, into: root, depth: 1 });
  const scene = { history, root, git: openGit({ root, env: PLAIN_ENV }) };
  assert.equal(await baseOf({ kind: 'previous' }, scene, null), 'none');
});

test('fetching the base leaves a whole clone whole', async () => {
  await inCheckoutOf(
    'refs/heads/change',
    async (scene) => {
      assert.equal(await baseOf({ kind: 'named', ref: 'main' }, scene, null), scene.history.base);
      assert.equal(await git(scene.root, 'rev-parse', '--is-shallow-repository'), 'false');
    },
    'all',
  );
});

test('outside a checkout the user is told to check out first', async () => {
  await using folder = await temporaryFolder();
  const outside = openGit({ root: folder.path, env: PLAIN_ENV });
  const error = await userErrorOfPromise(async () => findBase({ kind: 'previous' }, { git: outside, github: null, tell: () => {} }));
  assert.match(error.fix, /actions\/checkout/);
});
