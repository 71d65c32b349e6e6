import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INJECTION_NAMES } from '../../../bench/verdicts/conditions.ts';
import { goalsOf, nextPass, openTally, progressTable, type Goal } from '../../../bench/verdicts/recording-plan.ts';
import { FAILURE, ROUND } from './sample-recording.ts';

const SERVER = { id: 'koa/updateUser', kind: 'server' } as const;
const TASK = { id: 'user/date', kind: 'suite' } as const;

const goal = (benchmark: string, injection: Goal['injection'], rounds: number): Goal => ({ benchmark, injection, rounds });

test('identical code, 3 % more CPU, a millisecond of waiting and an edit come first, and tasks do not wait', () => {
  const [first] = goalsOf([SERVER, TASK]);
  assert.deepEqual(first, [
    goal('koa/updateUser', 'none', 60), goal('user/date', 'none', 60), goal('koa/updateUser', 'cpu-3', 60), goal('user/date', 'cpu-3', 60),
    goal('koa/updateUser', 'timer-1ms', 60), goal('koa/updateUser', 'edit', 20), goal('user/date', 'edit', 20),
  ]);
});

test('a few rounds of every condition come before many of any', () => {
  const stages = goalsOf([SERVER]);
  assert.deepEqual(stages.slice(0, 3).flatMap((stage) => stage.map(({ injection }) => injection)).toSorted(), [...INJECTION_NAMES].toSorted());
  assert.ok(stages.slice(0, 3).flat().every(({ rounds }) => rounds <= 60));
  const most = stages[3]!;
  assert.deepEqual(most.slice(0, 2), [goal('koa/updateUser', 'none', 200), goal('koa/updateUser', 'cpu-3', 100)]);
  assert.deepEqual(most.map(({ injection }) => injection).toSorted(), [...INJECTION_NAMES].toSorted());
  assert.ok(most.slice(2).every(({ rounds }) => rounds === 60));
});

test('references are recorded last, only of what is measured, and some may fail', () => {
  assert.deepEqual(goalsOf([{ id: 'express/updateUser', kind: 'server' }, TASK]).at(-1), [goal('express/updateUser', 'cpu-3', 525)]);
  assert.deepEqual(goalsOf([TASK]).at(-1), []);
});

test('only the injections that were asked for are recorded', () => {
  assert.deepEqual(goalsOf([TASK], ['cpu-5', 'syscall']).flat(), [goal('user/date', 'cpu-5', 60), goal('user/date', 'cpu-5', 60)]);
});

test('a pass takes what is furthest from its goal, so that all of a stage grow together', () => {
  const stages = [[goal('a', 'none', 4), goal('a', 'cpu-3', 2)], [goal('a', 'cpu-1', 1)]];
  const tally = openTally([]);
  const passes: string[][] = [];
  for (let pass = nextPass(stages, tally.countOf); pass.length > 0; pass = nextPass(stages, tally.countOf)) {
    passes.push(pass.map(({ injection }) => injection));
    pass.forEach(tally.add);
  }
  assert.deepEqual(passes, [['none', 'cpu-3'], ['none'], ['none', 'cpu-3'], ['none'], ['cpu-1']]);
});

test('a recording goes on where earlier ones stopped, and rounds that failed count', () => {
  const tally = openTally([{ rounds: [ROUND, ROUND], failures: [] }, { rounds: [ROUND], failures: [FAILURE] }]);
  assert.equal(tally.countOf({ benchmark: 'express/updateUser', injection: 'cpu-3' }), 3);
  assert.equal(tally.countOf({ benchmark: 'koa/updateUser', injection: 'none' }), 1);
  assert.equal(tally.countOf({ benchmark: 'koa/updateUser', injection: 'cpu-3' }), 0);
  const stages = [[goal('express/updateUser', 'cpu-3', 4), goal('koa/updateUser', 'none', 2)]];
  assert.deepEqual(nextPass(stages, tally.countOf), [goal('koa/updateUser', 'none', 2)]);
});

test('the table shows how many rounds there are of each condition', () => {
  const table = progressTable(openTally([{ rounds: [ROUND], failures: [FAILURE, FAILURE] }]).counts());
  assert.match(table, /^\| injection +\| express\/updateUser \| koa\/updateUser \|$/m);
  assert.match(table, /^\| none +\| +0 \| +2 \|$/m);
  assert.match(table, /^\| cpu-3 +\| +1 \| +0 \|$/m);
});
