import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptanceCommitMessage, baselineCommitMessage, BASELINE_TRAILER, isBaselineCommit } from '../../src/store/commit-message.ts';

test('a commit of a baseline is recognised, and keeps nothing from starting that has it for its tip', () => {
  const message = baselineCommitMessage('baseline: express of abc', ['epyc', 'xeon']);
  assert.equal(message, 'baseline: express of abc\n\nPerf-Gate-Baseline: epyc\nPerf-Gate-Baseline: xeon\n');
  assert.ok(isBaselineCommit(message));
  assert.ok(isBaselineCommit(message.replaceAll('\n', '\r\n')));
});

test('a commit of an acceptance says who accepts what, and is recognised', () => {
  const message = acceptanceCommitMessage('express/updateUser', 'ada');
  assert.equal(message, 'baselines: ada accepts express/updateUser\n\nPerf-Gate-Accepted: express/updateUser\n');
  assert.ok(isBaselineCommit(message));
});

test('a name cannot add a line to a message', () => {
  const message = acceptanceCommitMessage('express/x\n\nCo-authored-by: A <a@example.org>', 'ada\nlovelace');
  assert.equal(message.split('\n').length, 4);
  assert.match(message, /^baselines: ada lovelace accepts express\/x Co-authored-by/);
});

test('a name closes no issue, mentions no account and links nowhere', () => {
  const message = acceptanceCommitMessage('fixes #12, gh-3, @octocat, https://example.org', 'ada');
  assert.doesNotMatch(message, /#\d|gh-\d|@o|:\/\//);
  assert.match(message.replaceAll(/\p{Cf}/gu, ''), /^Perf-Gate-Accepted: fixes #12, gh-3, @octocat, https:\/\/example\.org$/m);
});

test('a commit that only speaks of baselines is none', () => {
  assert.equal(isBaselineCommit('baseline: rework'), false);
  assert.equal(isBaselineCommit(''), false);
  assert.equal(isBaselineCommit(`squash\n\n${BASELINE_TRAILER}: epyc\n\nCo-authored-by: A <a@example.org>`), false);
});
