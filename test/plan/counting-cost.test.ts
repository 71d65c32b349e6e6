import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedCountingMs, type Schedulable } from '../../src/plan/round-costs.ts';
import { heldScenarioOf, scenarioOf } from '../targets.ts';

const SERVER: Schedulable = { id: 'express/hello', request: scenarioOf(), comparable: true };
const TASK: Schedulable = { id: 'user/parse', request: null, comparable: true };
const HELD: Schedulable = { id: 'sockets/held', request: heldScenarioOf(), comparable: true };

test('a scenario is reckoned to take eight minutes of counting, a task four, and what is held nothing', () => {
  assert.deepEqual([SERVER, TASK, HELD].map((benchmark) => expectedCountingMs([benchmark], true)), [480_000, 240_000, 0]);
  assert.equal(expectedCountingMs([SERVER, TASK, HELD], true), 720_000);
});

test('what is new beside a base is not counted; where there is no base everything is, of head alone', () => {
  const alone = [SERVER, TASK].map((benchmark) => ({ ...benchmark, comparable: false }));
  assert.equal(expectedCountingMs([...alone, TASK], true), 240_000);
  assert.equal(expectedCountingMs(alone, false), 480_000);
});
