import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseState } from '../../src/publish/comment-state.ts';
import { artifactOf, BASE, BY_HAND, checksOf, HEAD, hello, MERGE, PAGE, RUN, withUploads } from './uploads.ts';

/** What the pull request was measured as has its newest commit. */
const ON_HEAD = { mergeBases: { [`${HEAD}...${MERGE}`]: HEAD } };

test('a part that somebody measured again is completed from the earlier run on the same commit', async () => {
  const artifacts = [artifactOf({ benchmarks: [hello(0.2), PAGE] }), artifactOf({ benchmarks: [hello(0)] }, { id: 2, runId: BY_HAND.id })];
  await withUploads(artifacts, ON_HEAD, async (publish, github) => {
    await publish();
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD], ['perf-gate', 'success', HEAD]]);
    assert.equal(github.comments.length, 1);
    assert.deepEqual(parseState(github.comments[0]?.body ?? '')?.results.map(({ id }) => id).toSorted(), ['api/hello', 'web/page']);
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD], 'published again it is still whole');
  });
});

test('a part that somebody measures before the first run has told of itself is whole, or becomes so once that ends', async () => {
  const ofPullRequest = artifactOf({ benchmarks: [hello(0.2), PAGE] });
  const byHand = artifactOf({ startedAt: '2026-01-15T10:30:00.000Z', benchmarks: [hello(0)] }, { id: 2, runId: BY_HAND.id });
  await withUploads([ofPullRequest, byHand], ON_HEAD, async (publish, github) => {
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]], 'it has ended, and is only not published yet');
  });
  await withUploads([ofPullRequest, byHand], { ...ON_HEAD, workflowRuns: [{ ...RUN, conclusion: null }, BY_HAND] }, async (publish, github) => {
    await publish(BY_HAND);
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD], ['perf-gate', 'success', HEAD]], 'what was measured later stays');
    assert.deepEqual(parseState(github.comments[0]?.body ?? '')?.results.map(({ id }) => id).toSorted(), ['api/hello', 'web/page']);
    await publish();
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD], 'published again it is the same');
  });
});

test('what somebody measured again before the pull request was pushed to is not shown for the new commit, and who waits for it is told', async () => {
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], { mergeBases: { [`${HEAD}...${MERGE}`]: BASE } }, async (publish, github) => {
    const { result } = await publish(BY_HAND);
    assert.match(result.state === 'skipped' ? result.why : '', /measure again/);
    assert.deepEqual(github.checks, []);
    assert.match(github.comments.map(({ body }) => body).join(), /^There is no result of the \[run by hand\]\(.*\/actions\/runs\/12\)\. The pull request was pushed to while it was measured: measure again\.$/);
  });
});

test('a run by hand that measures nothing is answered with its address, but where no comment is wanted', async () => {
  await withUploads([], {}, async (publish, github) => {
    assert.equal((await publish(BY_HAND)).result.state, 'skipped');
    assert.deepEqual(github.comments.map(({ issue, body }) => [issue, body]), [[7, 'There is no result of the [run by hand](https://github.com/octo-org/shop/actions/runs/12). It has uploaded nothing: its log says why.']]);
    await publish(BY_HAND, { comment: 'never' });
    await publish({ ...BY_HAND, title: 'perf of main' });
    assert.deepEqual([github.comments.length, github.checks.length], [1, 0]);
  });
});
