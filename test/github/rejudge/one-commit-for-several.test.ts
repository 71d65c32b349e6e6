/** A commit has one check of a name, whichever of the pull requests that propose it was measured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reason } from '../../../src/model.ts';
import { type LoopbackGitHub, type LoopbackOptions, TEST_REPOSITORY } from '../client/loopback-github.ts';
import { errorResource, type PullRequestRecord } from '../client/resources.ts';
import type { ArtifactRecord } from '../client/workflow-resources.ts';
import { artifactOf, BASE, checksOf, CONFIG, FILES, HEAD, hello, PAGE, PULLS, RUN, withUploads } from './uploads.ts';

const OF_STABLE = 'c'.repeat(40);
/** Of #9: the same commit, from a second branch of the fork, into a branch that may be as slow already. */
const RUN_OF_OTHER = { id: 21, headBranch: 'other' };
const INTO_STABLE: PullRequestRecord = { number: 9, baseSha: OF_STABLE, headSha: HEAD, baseRef: 'stable', headRef: 'other', headRepository: RUN.headRepository };

const SLOW = { benchmarks: [hello(0.2), PAGE] };
const ofSeven = (run: Parameters<typeof artifactOf>[0]): ArtifactRecord => artifactOf(run);
const ofNine = (run: Parameters<typeof artifactOf>[0]): ArtifactRecord => artifactOf({ base: { sha: OF_STABLE, dirty: false }, ...run }, { id: 2, runId: RUN_OF_OTHER.id });

/** #7 and #9, whose base branches do not have each other's bases. */
function withOther(fields: Partial<PullRequestRecord> = {}): LoopbackOptions {
  return {
    pulls: [...PULLS, { ...INTO_STABLE, ...fields }],
    files: { ...FILES, [`${OF_STABLE}:perf-gate.yml`]: CONFIG },
    workflowRuns: [RUN, { ...RUN, ...RUN_OF_OTHER }],
  };
}

const conclusionsOf = (github: LoopbackGitHub): readonly (string | null)[] => checksOf(github).map(([, conclusion]) => conclusion);
const idsOf = (github: LoopbackGitHub): readonly (string | null)[] => github.checks.map(({ externalId }) => externalId);

/** Another file for what ran a second time. */
function replace(github: LoopbackGitHub, artifact: ArtifactRecord): void {
  github.artifacts.splice(github.artifacts.findIndex(({ id }) => id === artifact.id), 1, artifact);
}

const OTHER_FAILS: Reason = { kind: 'fails-for-another', number: 7, branch: 'main' };

test('a commit that failed for one pull request does not pass by another, and the check says so', async () => {
  await withUploads([ofSeven(SLOW), ofNine({})], withOther(), async (publish, github) => {
    await publish();
    const { result } = await publish(RUN_OF_OTHER);
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['failure', 'failure'], ['pull-request-7', 'pull-request-9-passes']]);
    assert.equal(github.checks[1]?.title, 'Passes for #9, and fails for #7 into main');
    assert.deepEqual(github.comments.map(({ issue }) => issue), [7, 9]);
    assert.match(github.comments[1]?.body ?? '', /[Tt]he check of the commit fails for #(?:&#8203;)?7 into main, which proposes the same commit/);
    assert.deepEqual(result.remarks, [OTHER_FAILS]);
  });
});

test('a failure for one pull request replaces the pass of another', async () => {
  await withUploads([ofSeven(SLOW), ofNine({})], withOther(), async (publish, github) => {
    await publish(RUN_OF_OTHER);
    await publish();
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['success', 'failure'], ['pull-request-9', 'pull-request-7']]);
  });
});

test('neither of two that failed passes for both, and both together do', async () => {
  await withUploads([ofSeven(SLOW), ofNine(SLOW)], withOther(), async (publish, github) => {
    await publish();
    await publish(RUN_OF_OTHER);
    replace(github, ofNine({}));
    await publish(RUN_OF_OTHER);
    assert.deepEqual([conclusionsOf(github).at(-1), idsOf(github).at(-1)], ['failure', 'pull-request-9-passes']);
    replace(github, ofSeven({}));
    await publish();
    assert.deepEqual([conclusionsOf(github).at(-1), idsOf(github).at(-1)], ['success', 'pull-request-7']);
  });
});

test('a failure stands in the way as long as its pull request is open and proposes the commit', async () => {
  for (const fields of [{ state: 'closed' as const }, { headSha: 'd'.repeat(40) }]) {
    const options = withOther();
    const [other, failed, stable] = options.pulls as [PullRequestRecord, PullRequestRecord, PullRequestRecord];
    const pulls = [other, failed, stable];
    await withUploads([ofSeven(SLOW), ofNine({})], { ...options, pulls }, async (publish, github) => {
      await publish();
      pulls[1] = { ...failed, ...fields };
      await publish(RUN_OF_OTHER);
      assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
    });
  }
});

test('a pass without a pull request does not pass a commit that failed for one', async () => {
  const pushed = { id: 31, event: 'push', headBranch: 'main', headRepository: TEST_REPOSITORY };
  const ofPush = artifactOf({ base: null, head: { sha: HEAD, dirty: false } }, { id: 3, runId: pushed.id });
  await withUploads([ofSeven(SLOW), ofPush], withOther(), async (publish, github) => {
    await publish();
    await publish(pushed);
    assert.deepEqual([conclusionsOf(github), github.checks[1]?.title], [['failure', 'failure'], 'Passes, and fails for #7 into main']);
  });
});

test('the label excuses no other pull request', async () => {
  await withUploads([ofSeven(SLOW)], withOther({ labels: ['skip perf'] }), async (publish, github) => {
    await publish();
    const { result } = await publish(RUN_OF_OTHER);
    assert.deepEqual(result.remarks, [{ kind: 'skipped-by-label', label: 'skip perf' }, OTHER_FAILS]);
    assert.deepEqual(conclusionsOf(github), ['failure']);
  });
});

test('a check without a known id is replaced, and so is any where the token may not look', async () => {
  const check = { id: 1, sha: HEAD, name: 'perf-gate', status: 'completed', conclusion: 'failure', detailsUrl: null, title: '', summary: '', annotations: [] };
  for (const externalId of [null, 'd5ab4f3c-8a2e-4d5c']) {
    await withUploads([ofSeven({})], { checks: [{ ...check, externalId }] }, async (publish, github) => {
      await publish();
      assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
    });
  }
  await withUploads([ofSeven({})], { checks: [{ ...check, externalId: 'pull-request-9' }] }, async (publish, github) => {
    github.answerNextTo('checks/list-for-ref', { status: 403, body: errorResource(403, 'Resource not accessible by integration') });
    await publish();
    assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
    github.answerNextTo('checks/list-for-ref', { status: 403, body: errorResource(403, 'API rate limit exceeded') });
    await assert.rejects(publish(), /could not look up the checks of the commit/);
    assert.deepEqual(conclusionsOf(github), ['failure', 'success', 'failure']);
  });
});

test('a step that writes no check looks at none', async () => {
  await withUploads([ofSeven(SLOW)], withOther(), async (publish, github) => {
    await publish({}, { check: 'false' });
    assert.deepEqual(github.requests.filter((line) => line.includes('check-runs')), []);
  });
});

test('each result of a branch that is proposed for two is told where its base belongs', async () => {
  const options = withOther({ headRef: 'change' });
  for (const [base, number] of [[BASE, 7], [OF_STABLE, 9]] as const) {
    await withUploads([artifactOf({ base: { sha: base, dirty: false } })], options, async (publish, github) => {
      await publish();
      assert.deepEqual([conclusionsOf(github), idsOf(github), github.comments.map(({ issue }) => issue)], [['success'], [`pull-request-${number}`], [number]]);
    });
  }
  await withUploads([artifactOf({ base: { sha: 'f'.repeat(40), dirty: false } })], options, async (publish, github) => {
    await publish();
    assert.deepEqual([conclusionsOf(github), github.comments], [['failure'], []]);
    assert.match(github.checks[0]?.summary ?? '', /it was compared with f{12}/);
  });
});
