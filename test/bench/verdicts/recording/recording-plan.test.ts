import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITS, INJECTION_NAMES, isFor } from '../../../../bench/verdicts/recording/conditions.ts';
import { nextPass, openTally, progressTable, roundsWanted, type RoundsWanted } from '../../../../bench/verdicts/recording/recording-plan.ts';
import { drawnConditions } from '../../../../bench/verdicts/study/drawn-conditions.ts';
import { populationsOf } from '../../../../bench/verdicts/study/populations.ts';
import { FAILURE, ROUND, SESSION } from '../sample-recording.ts';

const SERVER = { id: 'koa/updateUser', kind: 'server' } as const;
const TASK = { id: 'user/date', kind: 'suite' } as const;

const wanted = (benchmark: string, injection: RoundsWanted['injection'], rounds: number): RoundsWanted => ({ benchmark, injection, rounds });

test('a few rounds of every condition come first, an edit of each kind alike, and tasks do not wait', () => {
  const [first] = roundsWanted([SERVER]);
  assert.deepEqual(first!.map(({ injection }) => injection), INJECTION_NAMES);
  assert.deepEqual(new Set(first!.map(({ injection, rounds }) => (injection === 'none' ? rounds / 2 : rounds))), new Set([2 * EDITS]));
  assert.deepEqual(roundsWanted([TASK])[0]!.map(({ injection }) => injection), INJECTION_NAMES.filter((name) => isFor(name, 'suite')));
});

const inHalfHours = (benchmark: string, injection: RoundsWanted['injection'], halfHours: number): RoundsWanted => ({ benchmark, injection, rounds: 66, halfHours });

test('then come whole half-hours of one injection each, of servers and of tasks: identical code, 3 % more CPU, a millisecond of waiting, and what else claims rest on', () => {
  const stages = roundsWanted([SERVER, TASK]).slice(1, -1);
  assert.deepEqual(stages.slice(0, 5), [
    [inHalfHours(SERVER.id, 'none', 1)], [inHalfHours(TASK.id, 'none', 1)], [inHalfHours(SERVER.id, 'cpu-3', 1)], [inHalfHours(TASK.id, 'cpu-3', 1)], [inHalfHours(SERVER.id, 'timer-1ms', 1)],
  ]);
  assert.ok(stages.flat().some((goal) => goal.injection === 'none' && goal.halfHours === 3));
  assert.deepEqual(new Set(stages.flat().map(({ injection }) => injection)), new Set(INJECTION_NAMES));
});

/** A half-hour for each goal, with sixty rounds that came to something. */
const recordedBy = (goals: readonly RoundsWanted[]) => goals.flatMap(({ benchmark, injection, rounds, halfHours }, goal) => Array.from({ length: halfHours ?? 0 }, (_, hour) => ({
  session: { ...SESSION, startedAt: `${goal}, ${hour}` },
  rounds: Array.from({ length: rounds - 6 }, (_, index) => ({
    ...ROUND, benchmark, injection, index, amount: injection === 'edit' ? 1 + (index % EDITS) : 0, atSeconds: 5 * index,
    ...(benchmark === TASK.id ? { slices: { nsPerOp: ROUND.slices.cpuPerRequest! } } : {}),
  })),
})));

test('when all is recorded no condition is thin, though a few rounds of each came to nothing', () => {
  const { thin } = drawnConditions(populationsOf(recordedBy(roundsWanted([SERVER, TASK]).flat())));
  assert.deepEqual(thin, new Set());
});

test('references are recorded last, only of what is measured, and some may fail', () => {
  assert.deepEqual(roundsWanted([{ id: 'express/updateUser', kind: 'server' }, TASK]).at(-1), [wanted('express/updateUser', 'cpu-3', 525)]);
  assert.deepEqual(roundsWanted([TASK]).at(-1), []);
});

test('only the injections that were asked for are recorded', () => {
  assert.deepEqual(roundsWanted([TASK], ['cpu-5', 'syscall']).flat(), [wanted('user/date', 'cpu-5', 14), inHalfHours('user/date', 'cpu-5', 1)]);
});

test('a pass takes what is furthest from its goal, so that all of a stage grow together', () => {
  const stages = [[wanted('a', 'none', 4), wanted('a', 'cpu-3', 2)], [wanted('a', 'cpu-1', 1)]];
  const tally = openTally([]);
  const passes: string[][] = [];
  for (let pass = nextPass(stages, tally, 'now'); pass.length > 0; pass = nextPass(stages, tally, 'now')) {
    passes.push(pass.map(({ injection }) => injection));
    for (const condition of pass) tally.add(condition, 'now');
  }
  assert.deepEqual(passes, [['none', 'cpu-3'], ['none'], ['none', 'cpu-3'], ['none'], ['cpu-1']]);
});

test('a recording goes on where earlier ones stopped, and rounds that failed count', () => {
  const tally = openTally([{ session: SESSION, rounds: [ROUND, ROUND], failures: [] }, { session: SESSION, rounds: [ROUND], failures: [FAILURE] }]);
  assert.equal(tally.countOf({ benchmark: 'express/updateUser', injection: 'cpu-3' }), 3);
  assert.equal(tally.countOf({ benchmark: 'koa/updateUser', injection: 'none' }), 1);
  assert.equal(tally.countOf({ benchmark: 'koa/updateUser', injection: 'cpu-3' }), 0);
  const stages = [[wanted('express/updateUser', 'cpu-3', 4), wanted('koa/updateUser', 'none', 2)]];
  assert.deepEqual(nextPass(stages, tally, 'now'), [wanted('koa/updateUser', 'none', 2)]);
});

test('a half-hour that ended before it was full is begun again, and one that is full is done with, but for what wants several', () => {
  const [none, other] = [{ ...wanted('a', 'none', 2), halfHours: 2 }, { ...wanted('a', 'cpu-3', 1), halfHours: 1 }];
  const tally = openTally([{ session: SESSION, rounds: [{ ...ROUND, benchmark: 'a', injection: 'none' }, { ...ROUND, benchmark: 'a', injection: 'none', atSeconds: 1_800 }], failures: [] }]);
  const passIn = (day: string): readonly unknown[] => {
    const halfHour = `2026-01-1${day}T10:00:00.000Z/0`;
    const pass = nextPass([[none], [other]], tally, halfHour);
    for (const condition of pass) tally.add(condition, halfHour);
    return pass.map(({ injection }) => injection);
  };
  assert.deepEqual([passIn('6'), passIn('6'), passIn('6'), passIn('6')], [['none'], ['none'], ['cpu-3'], []], 'one round each of two half-hours are no full one');
  assert.deepEqual([passIn('7'), passIn('7'), passIn('7')], [['none'], ['none'], []]);
  assert.deepEqual(passIn('8'), []);
});

test('a half-hour of what has one already is begun an hour after that at the earliest', () => {
  const [none, other] = [{ ...wanted('a', 'none', 1), halfHours: 2 }, { ...wanted('a', 'cpu-3', 1), halfHours: 1 }];
  const passAt = (halfHour: string): readonly unknown[] => {
    const tally = openTally([{ session: SESSION, rounds: [{ ...ROUND, benchmark: 'a', injection: 'none' }], failures: [] }]);
    return nextPass([[none], [other]], tally, halfHour).map(({ injection }) => injection);
  };
  assert.deepEqual(['2026-01-15T10:00:00.000Z/1', '2026-01-15T11:29:00.000Z/0', '2026-01-15T11:30:00.000Z/0', '2026-01-15T10:00:00.000Z/3'].map(passAt), [['cpu-3'], ['cpu-3'], ['none'], ['none']]);
});

test('the table shows how many rounds there are of each condition', () => {
  const table = progressTable(openTally([{ session: SESSION, rounds: [ROUND], failures: [FAILURE, FAILURE] }]).counts());
  assert.match(table, /^\| injection +\| express\/updateUser \| koa\/updateUser \|$/m);
  assert.match(table, /^\| none +\| +0 \| +2 \|$/m);
  assert.match(table, /^\| cpu-3 +\| +1 \| +0 \|$/m);
});
