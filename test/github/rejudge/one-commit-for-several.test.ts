/** A commit has one check of a name, whichever of the pull requests that propose it was measured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoopbackGitHub, type LoopbackOptions, TEST_REPOSITORY } from '../client/loopback-github.ts';
import { errorResource, type PullRequestRecord } from '../client/resources.ts';
import type { ArtifactRecord } from '../client/workflow-resources.ts';
import { artifactOf, BASE, BY_HAND, checksOf, CONFIG, FILES, HEAD, hello, MERGE, PAGE, PULLS, RUN, withUploads } from './uploads.ts';

/** Of #9: the same commit, from a second branch of the fork, into a branch that may be as slow already. */
const RUN_OF_OTHER = { id: 21, headBranch: 'other' };
const INTO_STABLE: PullRequestRecord = { number: 9, baseSha: BASE, headSha: HEAD, baseRef: 'stable', headRef: 'other', headRepository: RUN.headRepository };
const withOther = (fields: Partial<PullRequestRecord> = {}): { readonly pulls: readonly PullRequestRecord[] } => ({ pulls: [...PULLS, { ...INTO_STABLE, ...fields }] });

const SLOW = { benchmarks: [hello(0.2), PAGE] };
const ofSeven = (run: Parameters<typeof artifactOf>[0]): ArtifactRecord => artifactOf(run);
const ofNine = (run: Parameters<typeof artifactOf>[0]): ArtifactRecord => artifactOf(run, { id: 2, runId: RUN_OF_OTHER.id });

const conclusionsOf = (github: LoopbackGitHub): readonly (string | null)[] => checksOf(github).map(([, conclusion]) => conclusion);
const idsOf = (github: LoopbackGitHub): readonly (string | null)[] => github.checks.map(({ externalId }) => externalId);

/** Another file for what ran a second time. */
function replace(github: LoopbackGitHub, artifact: ArtifactRecord): void {
  github.artifacts.splice(github.artifacts.findIndex(({ id }) => id === artifact.id), 1, artifact);
}

/** Has #7 fail the check of the commit right before the next one is written. */
function failMeanwhile(github: LoopbackGitHub): void {
  const push = github.checks.push.bind(github.checks);
  github.checks.push = (passing) => {
    github.checks.push = push;
    return push({ ...passing, id: 0, conclusion: 'failure', externalId: 'pull-request-7' }, passing);
  };
}

const BOTH = [ofSeven(SLOW), ofNine({})];

/** Of no pull request: somebody pushed the commit of #7 to a branch, and it passes by itself. */
const PUSH = { id: 31, event: 'push', headBranch: 'main', headRepository: TEST_REPOSITORY };
const OF_PUSH = artifactOf({ base: null, head: { sha: HEAD, dirty: false } }, { id: 3, runId: PUSH.id });

test('what passes for one pull request does not take the place of what failed for another, and says so on itself and in the job', async () => {
  await withUploads(BOTH, withOther(), async (publish, github) => {
    await publish();
    const { result, log } = await publish(RUN_OF_OTHER);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.deepEqual(idsOf(github), ['pull-request-7']);
    assert.deepEqual(github.comments.map(({ issue }) => issue), [7, 9]);
    assert.match(github.comments[1]?.body ?? '', /failed for #(?:&#8203;)?7 into main, which proposes the same commit/);
    assert.match(result.state === 'published' ? result.withheld.join() : '', /^This passes, and the check stays as it is: .*#7 into main/);
    assert.match(log, /::notice::This passes, and the check stays as it is: /);
  });
});

test('what fails for one takes the place of what passed for another', async () => {
  await withUploads(BOTH, withOther(), async (publish, github) => {
    await publish(RUN_OF_OTHER);
    await publish();
    assert.deepEqual(conclusionsOf(github), ['success', 'failure']);
    assert.deepEqual(idsOf(github), ['pull-request-9', 'pull-request-7']);
    assert.doesNotMatch(github.comments.map(({ body }) => body).join(), /the check stays as it is/);
  });
});

test('a pull request passes where it failed itself, and where no other that is open and proposes the commit failed', async () => {
  await withUploads([ofSeven(SLOW)], withOther(), async (publish, github) => {
    await publish();
    replace(github, ofSeven({}));
    await publish();
    assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
  });
  for (const fields of [{ state: 'closed' as const }, { headSha: 'd'.repeat(40) }]) {
    const [other, failed] = PULLS as [PullRequestRecord, PullRequestRecord];
    const pulls = [other, failed, INTO_STABLE];
    await withUploads(BOTH, { pulls }, async (publish, github) => {
      await publish();
      pulls[1] = { ...failed, ...fields };
      await publish(RUN_OF_OTHER);
      assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
    });
  }
});

test('of two that failed neither passes for both, and both together do', async () => {
  await withUploads([ofSeven(SLOW), ofNine(SLOW)], withOther(), async (publish, github) => {
    await publish();
    await publish(RUN_OF_OTHER);
    replace(github, ofNine({}));
    await publish(RUN_OF_OTHER);
    assert.deepEqual(conclusionsOf(github), ['failure', 'failure', 'failure']);
    assert.deepEqual(idsOf(github).at(-1), 'pull-request-9-passes');
    assert.equal(github.checks.at(-1)?.title, 'Passes for #9: whether the commit does is up to #7 into main');
    await publish(RUN_OF_OTHER);
    assert.equal(github.checks.length, 3, 'that is said once');
    replace(github, ofSeven({}));
    await publish();
    assert.deepEqual(conclusionsOf(github).at(-1), 'success');
  });
});

test('what failed for another while the pass was on its way is not hidden by it', async () => {
  for (const artifacts of [[ofNine({})], []]) {
    await withUploads(artifacts, withOther(artifacts.length === 0 ? { labels: ['skip perf'] } : {}), async (publish, github) => {
      failMeanwhile(github);
      await publish(RUN_OF_OTHER);
      assert.deepEqual([conclusionsOf(github).at(-1), idsOf(github).at(-1)], ['failure', 'pull-request-9-passes']);
    });
  }
});

test('what passes for no pull request takes the place of none that failed for one, not for a moment either, and of no failure that came meanwhile', async () => {
  await withUploads([ofSeven(SLOW), OF_PUSH], {}, async (publish, github) => {
    await publish();
    const { result } = await publish(PUSH);
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['failure'], ['pull-request-7']]);
    assert.match(result.state === 'published' ? result.withheld.join() : '', /^This passes, and the check stays as it is: .*#7 into main/);
  });
  await withUploads([OF_PUSH], {}, async (publish, github) => {
    failMeanwhile(github);
    await publish(PUSH);
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['failure', 'success', 'failure'], ['pull-request-7', null, null]]);
    assert.equal(github.checks.at(-1)?.title, 'Passes by itself: whether the commit does is up to #7 into main');
  });
});

test('a check of an older version, or of somebody else, is replaced', async () => {
  const checks = [{ id: 1, sha: HEAD, name: 'perf-gate', status: 'completed', conclusion: 'failure', detailsUrl: null, title: '', summary: '', annotations: [] }];
  for (const externalId of [null, 'd5ab4f3c-8a2e-4d5c']) {
    await withUploads([ofSeven({})], { checks: checks.map((check) => ({ ...check, externalId })) }, async (publish, github) => {
      await publish();
      assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
    });
  }
});

test('where GitHub does not let anybody look at checks they are written all the same, and where it does not answer the check fails', async () => {
  await withUploads(BOTH, withOther(), async (publish, github) => {
    await publish();
    for (let look = 0; look < 2; look += 1) github.answerNextTo('checks/list-for-ref', { status: 403, body: errorResource(403, 'Resource not accessible by integration') });
    await publish(RUN_OF_OTHER);
    assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
    github.answerNextTo('checks/list-for-ref', { status: 403, body: errorResource(403, 'API rate limit exceeded') });
    await assert.rejects(publish(RUN_OF_OTHER), /could not look up the checks of the commit/);
    assert.deepEqual(conclusionsOf(github), ['failure', 'success', 'failure']);
    assert.match(github.checks.at(-1)?.summary ?? '', /There is no verdict: .*look up the checks/);
  });
});

test('the label excuses no other pull request', async () => {
  await withUploads([ofSeven(SLOW)], withOther({ labels: ['skip perf'] }), async (publish, github) => {
    await publish();
    const { result } = await publish(RUN_OF_OTHER);
    assert.match(result.state === 'skipped' ? result.why : '', /has the label "skip perf"\. This passes, and the check stays as it is/);
    assert.deepEqual(conclusionsOf(github), ['failure']);
  });
  await withUploads([], withOther({ labels: ['skip perf'] }), async (publish, github) => {
    await publish(RUN_OF_OTHER);
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['neutral'], ['pull-request-9']]);
  });
});

test('a step that writes no check looks at none, and says nothing of it', async () => {
  await withUploads([ofSeven(SLOW)], withOther({ labels: ['skip perf'] }), async (publish, github) => {
    await publish();
    const asked = github.requests.length;
    const { result } = await publish(RUN_OF_OTHER, { check: 'false' });
    assert.equal(result.state === 'skipped' && result.why, 'Nothing was measured: the pull request has the label "skip perf".');
    assert.deepEqual(github.requests.slice(asked).filter((line) => line.includes('check-runs')), []);
  });
});

/** #9 is of the same branch as #7: GitHub does not say for which of them a run is. */
const [OF_STABLE, MAIN_NOW] = ['c'.repeat(40), 'd'.repeat(40)] as [string, string];
const OF_ONE_BRANCH: LoopbackOptions = {
  ...withOther({ headRef: 'change', baseSha: OF_STABLE }),
  files: { ...FILES, [`${OF_STABLE}:perf-gate.yml`]: CONFIG },
  parents: { [MERGE]: [BASE, HEAD] },
  mergeBases: { [`main...${HEAD}`]: BASE, [`stable...${HEAD}`]: BASE, [`${BASE}...${MAIN_NOW}`]: BASE, [`${MAIN_NOW}...main`]: MAIN_NOW },
};
const beside = (sha: string, run: Parameters<typeof artifactOf>[0] = {}): ArtifactRecord => artifactOf({ ...run, base: { sha, dirty: false } });

test('of a branch that is proposed for two, what was compared with the base of the other is told there, may fail the check, and never passes it', async () => {
  await withUploads([beside(OF_STABLE)], OF_ONE_BRANCH, async (publish, github) => {
    const { result } = await publish();
    assert.deepEqual(github.checks, []);
    assert.deepEqual(github.comments.map(({ issue }) => issue), [9]);
    assert.match(github.comments[0]?.body ?? '', /7 proposes the same branch for main, and this was not compared with its base/);
    assert.equal(result.state === 'published' && result.withheld.length, 1);
  });
  await withUploads([beside(OF_STABLE, SLOW)], OF_ONE_BRANCH, async (publish, github) => {
    await publish();
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['failure'], ['pull-request-9']]);
    assert.deepEqual(github.comments.map(({ issue }) => issue), [9]);
    replace(github, beside(OF_STABLE));
    await publish();
    assert.deepEqual([conclusionsOf(github).at(-1), idsOf(github).at(-1)], ['failure', 'pull-request-9-passes']);
    replace(github, beside(BASE));
    await publish();
    assert.deepEqual([conclusionsOf(github).at(-1), idsOf(github).at(-1)], ['success', 'pull-request-7']);
  });
  await withUploads([beside(BASE)], OF_ONE_BRANCH, async (publish, github) => {
    await publish();
    replace(github, beside(OF_STABLE, SLOW));
    await publish();
    replace(github, beside(OF_STABLE));
    await publish();
    assert.deepEqual(conclusionsOf(github), ['success', 'failure', 'success'], 'what failed after the other one had passed takes that back');
  });
});

test('what was compared with a base of the pull request that is meant first is its own, though its branch has moved on, and what with nobody\'s has no comment', async () => {
  await withUploads([beside(MAIN_NOW)], OF_ONE_BRANCH, async (publish, github) => {
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
    assert.deepEqual(github.comments.map(({ issue }) => issue), [7]);
  });
  for (const [slowdown, conclusions] of [[0, []], [0.2, ['failure']]] as const) {
    await withUploads([beside('f'.repeat(40), { benchmarks: [hello(slowdown)] })], OF_ONE_BRANCH, async (publish, github) => {
      await publish({}, { only: ['api/hello'] });
      assert.deepEqual([conclusionsOf(github), idsOf(github)], [conclusions, conclusions.map(() => null)]);
      assert.deepEqual(github.comments, []);
    });
  }
});

test('a run by hand names its pull request, and passes for that one', async () => {
  await withUploads([artifactOf({ base: { sha: OF_STABLE, dirty: false } }, { runId: BY_HAND.id })], OF_ONE_BRANCH, async (publish, github) => {
    await publish({ ...BY_HAND, title: 'perf of #9' });
    assert.deepEqual([conclusionsOf(github), idsOf(github)], [['success'], ['pull-request-9']]);
  });
});
