import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baselineCommitMessage, BASELINE_TRAILER, isBaselineCommit } from '../../src/baseline/commit-message.ts';

test('a commit of a baseline starts no workflow and is recognised', () => {
  const message = baselineCommitMessage('baseline: express of abc', 'epyc');
  assert.match(message, /^baseline: express of abc \[skip ci\]\n\n/);
  assert.ok(isBaselineCommit(message));
  assert.ok(isBaselineCommit(message.replaceAll('\n', '\r\n')));
});

test('a commit that only speaks of baselines is none', () => {
  assert.equal(isBaselineCommit('baseline: rework [skip ci]'), false);
  assert.equal(isBaselineCommit(''), false);
  assert.equal(isBaselineCommit(`squash\n\n${BASELINE_TRAILER}: epyc\n\nCo-authored-by: A <a@example.org>`), false);
});
