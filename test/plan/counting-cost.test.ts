import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedCountingMs, keptForCountingMs, type Schedulable } from '../../src/plan/rounds-of-run.ts';
import { heldScenarioOf, scenarioOf } from '../targets.ts';

const SERVER: Schedulable = { id: 'express/hello', request: scenarioOf(), comparable: true };
const TASK: Schedulable = { id: 'user/parse', request: null, comparable: true };
const HELD: Schedulable = { id: 'sockets/held', request: heldScenarioOf(), comparable: true };

test('two pairs are counted of what is compared, and nothing of what is held', () => {
  assert.deepEqual([SERVER, TASK, HELD].map((benchmark) => expectedCountingMs([benchmark], true)), [80_000, 80_000, 0]);
});

test('what is new beside a base is not counted; where there is no base everything is, of head alone', () => {
  const alone = [SERVER, TASK].map((benchmark) => ({ ...benchmark, comparable: false }));
  assert.equal(expectedCountingMs([...alone, TASK], true), 80_000);
  assert.equal(expectedCountingMs(alone, false), 80_000);
});

const kept = (budgetMs: number | null, isRequired = false): number => keptForCountingMs(80_000, { isRequired, budgetMs, leastMs: 100_000 });

test('of a budget counting gets what is required, or half, or what the fewest rounds leave', () => {
  assert.deepEqual([kept(null), kept(600_000), kept(150_000), kept(120_000), kept(60_000), kept(60_000, true)], [80_000, 80_000, 75_000, 45_000, 0, 80_000]);
});
