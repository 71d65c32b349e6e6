import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import type { Run } from '../../src/model.ts';
import { shardFile } from './parts.ts';

const SPLIT = [['koa/a'], ['hapi/a'], ['express/a']];

const budgetOf = (...budgets: readonly (number | null)[]): Run['budgetMs'] =>
  mergeRuns(budgets.map((budgetMs, place) => shardFile(SPLIT, place + 1, { budgetMs }))).run.budgetMs;

test('joined runs have the budget that each of them had, and none where those differ', () => {
  assert.equal(budgetOf(420_000, 420_000, 420_000), 420_000);
  assert.equal(budgetOf(null, null, null), null);
  assert.equal(budgetOf(420_000, null, 420_000), undefined);
});
