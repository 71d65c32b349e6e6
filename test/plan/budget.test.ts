import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgetOfRun } from '../../src/plan/settings-of-run.ts';

const FROM_HEAD = 'perf-gate.yml (budget)';
const headWith = (budgetMs: number | null): Parameters<typeof budgetOfRun>[1] => ({ budgetMs, file: 'perf-gate.yml' });

test('of base and head the looser budget holds, and none is the loosest', () => {
  assert.deepEqual(budgetOfRun(null, headWith(1_000), { budgetMs: 5_000 }), { ms: 5_000, by: FROM_HEAD });
  assert.deepEqual(budgetOfRun(null, headWith(5_000), { budgetMs: 1_000 }), { ms: 5_000, by: FROM_HEAD });
  assert.equal(budgetOfRun(null, headWith(1_000), { budgetMs: null }), null);
  assert.equal(budgetOfRun(null, headWith(null), { budgetMs: 1_000 }), null);
});

test("without a base head's budget holds", () => {
  assert.deepEqual(budgetOfRun(null, headWith(1_000), null), { ms: 1_000, by: FROM_HEAD });
  assert.equal(budgetOfRun(null, headWith(null), null), null);
});

test('a budget that is asked for goes before those of the configurations', () => {
  const asked = { ms: 2_000, by: '--budget' };
  assert.deepEqual(budgetOfRun(asked, headWith(1_000), { budgetMs: null }), asked);
});
