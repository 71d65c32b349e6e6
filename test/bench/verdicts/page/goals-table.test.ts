import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Goal, unrecorded } from '../../../../bench/verdicts/page/goal.ts';
import { goalRows, goalsTable, placelessGoalsTable } from '../../../../bench/verdicts/page/goals-table.ts';

const B = { machine: 'B', neighbour: 'quiet' } as const;
const A = { machine: 'A', neighbour: 'busy' } as const;

const goal = (aim: string, standing: Goal['standing'], extrapolatedFrom: number | null = null): Goal => ({ aim, found: 'found', standing, extrapolatedFrom });

const cellOf = (standing: Goal['standing'], extrapolatedFrom: number | null): string => cellsOf(goalsTable([{ place: B, goals: [goal('aim', standing, extrapolatedFrom)] }])).at(-1)!.at(-1)!;

const cellsOf = (table: string): readonly (readonly string[])[] => table.split('\n').map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));

test('a goal that replays reach says from how many half-hours they are, and a met one that was not replayed is just met', () => {
  assert.equal(cellOf('met', 3), 'found · met, extrapolated from 3 half-hours');
  assert.equal(cellOf('met', 1), 'found · met, extrapolated from one half-hour');
  assert.equal(cellOf('met', null), 'found · met');
});

test('a goal that was worked out and not seen is never just met', () => {
  const table = placelessGoalsTable((['missed', 'not decided', 'met'] as const).map((standing) => ({ machines: 'B', goal: { ...goal('aim', standing), isWorkedOut: true } })));
  assert.deepEqual(cellsOf(table).slice(2), [['aim', 'B', 'found · **missed**'], ['aim', 'B', 'found · not decided'], ['aim', 'B', 'found · met, worked out']]);
});

test('a goal that is not reached says no more than that', () => {
  assert.deepEqual([cellOf('missed', 3), cellOf('not decided', 3), cellOf('too few rounds to say', 3), cellOf(null, null)], ['found · **missed**', 'found · not decided', 'found · too few rounds to say', 'not recorded']);
});

test('a goal has a row and a place a column, and what is missed anywhere comes before what is open, not recorded or met', () => {
  const places = [
    { place: B, goals: [goal('met', 'met', 3), goal('holes', 'met', 3), goal('open', 'met', 3), goal('missed', 'met', 3)] },
    { place: A, goals: [goal('met', 'met', 1), unrecorded('holes'), goal('open', 'not decided', 1), goal('missed', 'missed', 1)] },
  ];
  assert.deepEqual(cellsOf(goalsTable(places))[0], ['goal', 'B, quiet', 'A, busy']);
  assert.deepEqual(goalRows(places).map(({ aim }) => aim), ['missed', 'open', 'holes', 'met']);
  assert.deepEqual(cellsOf(goalsTable(places)).at(-1), ['met', 'found · met, extrapolated from 3 half-hours', 'found · met, extrapolated from one half-hour']);
});

test('a goal that one place alone can tell of is not recorded in the others', () => {
  const places = [{ place: B, goals: [goal('references: user/parse', 'missed')] }, { place: A, goals: [unrecorded('references')] }];
  assert.deepEqual(cellsOf(goalsTable(places)).slice(2), [['references: user/parse', 'found · **missed**', 'not recorded']]);
  assert.deepEqual(goalRows(places.slice(1)).map(({ aim }) => aim), ['references'], 'nor is it forgotten where no place can');
});

test('no row of goals is padded to the longest', () => {
  const table = goalsTable([{ place: B, goals: [goal('a', 'met'), goal('b'.repeat(300), 'met')] }]);
  assert.ok(table.split('\n').some((line) => line.startsWith('| a |')));
});
