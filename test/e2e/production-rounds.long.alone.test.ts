/** A run of the program as users have it, with rounds of full length. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertVerdict } from '../program/answers.ts';
import { emptyRepository } from '../program/sample-repository.ts';
import { SLOWER_SUITE } from '../program/sample-suite.ts';
import { PRODUCTION_CLI } from '../program/short-program.ts';

test('a task that takes four times as long is stopped', async () => {
  await using repository = await emptyRepository(PRODUCTION_CLI);
  const { files, change } = SLOWER_SUITE;
  await repository.commit('the base', files);
  assert.ok('files' in change);
  await repository.commit('the change', change.files);
  await assertVerdict(repository, await repository.gate(['run', '--profile', 'quick', '--only', 'maths/*', '--budget', '40s']), {
    exitCode: 1,
    firstLine: /^❌ perf-gate blocks this change: maths\/hash/,
    reason: /./,
  });
});
