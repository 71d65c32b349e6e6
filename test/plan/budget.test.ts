import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgetOfRun } from '../../src/plan/budget.ts';

test('of base and head the looser budget holds, and none is the loosest', () => {
  assert.equal(budgetOfRun({ budgetMs: 1_000 }, { budgetMs: 5_000 }), 5_000);
  assert.equal(budgetOfRun({ budgetMs: 5_000 }, { budgetMs: 1_000 }), 5_000);
  assert.equal(budgetOfRun({ budgetMs: 1_000 }, { budgetMs: null }), null);
  assert.equal(budgetOfRun({ budgetMs: null }, { budgetMs: 1_000 }), null);
});

test('without a base head\'s budget holds', () => {
  assert.equal(budgetOfRun({ budgetMs: 1_000 }, null), 1_000);
});
