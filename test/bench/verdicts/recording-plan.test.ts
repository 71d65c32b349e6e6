import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITS, INJECTION_NAMES, isFor } from '../../../bench/verdicts/conditions.ts';
import { nextPass, openTally, progressTable, roundsWanted, type RoundsWanted } from '../../../bench/verdicts/recording-plan.ts';
import { thinConditions } from '../../../bench/verdicts/rounds-tried.ts';
import { FAILURE, ROUND } from './sample-recording.ts';

const SERVER = { id: 'koa/updateUser', kind: 'server' } as const;
const TASK = { id: 'user/date', kind: 'suite' } as const;

const wanted = (benchmark: string, injection: RoundsWanted['injection'], rounds: number): RoundsWanted => ({ benchmark, injection, rounds });

test('a few rounds of every condition come first, an edit of each kind alike, and tasks do not wait', () => {
  const [first] = roundsWanted([SERVER]);
  assert.deepEqual(first!.map(({ injection }) => injection), INJECTION_NAMES);
  assert.deepEqual(new Set(first!.map(({ injection, rounds }) => (injection === 'none' ? rounds / 2 : rounds))), new Set([2 * EDITS]));
  assert.deepEqual(roundsWanted([TASK])[0]!.map(({ injection }) => injection), INJECTION_NAMES.filter((name) => isFor(name, 'suite')));
});

test('identical code, 3 % more CPU and a millisecond of waiting come next, then 5 % and edits, and then all of them often', () => {
  const stages = roundsWanted([SERVER]);
  assert.deepEqual(stages.slice(1, 3).map((stage) => stage.map(({ injection }) => injection)), [['none', 'cpu-3', 'timer-1ms'], ['cpu-5', 'edit']]);
  assert.ok(stages.slice(1, 3).flat().every(({ rounds }) => rounds === 66));
  const most = stages[3]!;
  assert.deepEqual(most.slice(0, 2), [wanted('koa/updateUser', 'none', 200), wanted('koa/updateUser', 'cpu-3', 100)]);
  assert.deepEqual(most.map(({ injection }) => injection).toSorted(), [...INJECTION_NAMES].toSorted());
  assert.ok(most.slice(2).every(({ rounds }) => rounds === 66));
});

test('when all is recorded no condition is thin, though a few rounds of each came to nothing', () => {
  const most = new Map(roundsWanted([SERVER, TASK]).flat().map((one) => [`${one.benchmark} ${one.injection}`, one]));
  const tried = [...most.values()].map(({ rounds, ...condition }) => ({ ...condition, tried: rounds, failed: 3, unsettled: 3, seconds: 0 }));
  assert.deepEqual(thinConditions(tried, [SERVER, TASK]), new Set());
});

test('references are recorded last, only of what is measured, and some may fail', () => {
  assert.deepEqual(roundsWanted([{ id: 'express/updateUser', kind: 'server' }, TASK]).at(-1), [wanted('express/updateUser', 'cpu-3', 525)]);
  assert.deepEqual(roundsWanted([TASK]).at(-1), []);
});

test('only the injections that were asked for are recorded', () => {
  assert.deepEqual(roundsWanted([TASK], ['cpu-5', 'syscall']).flat(), [wanted('user/date', 'cpu-5', 14), wanted('user/date', 'cpu-5', 66), wanted('user/date', 'cpu-5', 66)]);
});

test('a pass takes what is furthest from its goal, so that all of a stage grow together', () => {
  const stages = [[wanted('a', 'none', 4), wanted('a', 'cpu-3', 2)], [wanted('a', 'cpu-1', 1)]];
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
  const stages = [[wanted('express/updateUser', 'cpu-3', 4), wanted('koa/updateUser', 'none', 2)]];
  assert.deepEqual(nextPass(stages, tally.countOf), [wanted('koa/updateUser', 'none', 2)]);
});

test('the table shows how many rounds there are of each condition', () => {
  const table = progressTable(openTally([{ rounds: [ROUND], failures: [FAILURE, FAILURE] }]).counts());
  assert.match(table, /^\| injection +\| express\/updateUser \| koa\/updateUser \|$/m);
  assert.match(table, /^\| none +\| +0 \| +2 \|$/m);
  assert.match(table, /^\| cpu-3 +\| +1 \| +0 \|$/m);
});
