import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pullRequestOfGroup } from '../../../src/github/event/task.ts';

const SHA = 'b'.repeat(40);

test('the branch of a merge group is named after its last pull request, whatever its target is called', () => {
  for (const target of ['main', 'release/2.x', `main/pr-3-${SHA}`]) {
    assert.equal(pullRequestOfGroup(`gh-readonly-queue/${target}/pr-104-${SHA}`), 104, target);
  }
});

test('a branch that is named in any other way tells of no pull request', () => {
  const others = [
    null,
    '',
    'main',
    `gh-readonly-queue/pr-7-${SHA}`,
    `feat/gh-readonly-queue/main/pr-7-${SHA}`,
    `refs/heads/gh-readonly-queue/main/pr-7-${SHA}`,
    'gh-readonly-queue/main/pr-7',
    `gh-readonly-queue/main/pr-07-${SHA}`,
    `gh-readonly-queue/main/pr-0-${SHA}`,
    `gh-readonly-queue/main/pr-1234567890-${SHA}`,
    `gh-readonly-queue/main/pr-7-${SHA}0`,
    `gh-readonly-queue/main/pr-7-${SHA.slice(1)}`,
    `gh-readonly-queue/main/pr-7-${SHA.toUpperCase()}`,
    `gh-readonly-queue/main/pr-7-${SHA}\n`,
  ];
  for (const branch of others) assert.equal(pullRequestOfGroup(branch), null, JSON.stringify(branch));
});
