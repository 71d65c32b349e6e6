import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalsTable } from '../../../../bench/verdicts/page/evidence-tables.ts';
import type { Goal } from '../../../../bench/verdicts/page/goal.ts';

const cellOf = (standing: Goal['standing'], extrapolatedFrom: number | null): string =>
  goalsTable([{ aim: 'aim', found: 'found', standing, extrapolatedFrom }]).split('\n').at(-1)!.split('|').at(-2)!.trim();

test('a goal that replays reach says from how many half-hours they are, and a met one that was not replayed is just met', () => {
  assert.equal(cellOf('met', 3), 'met, extrapolated from 3 half-hours');
  assert.equal(cellOf('met', 1), 'met, extrapolated from one half-hour');
  assert.equal(cellOf('met', null), 'met');
});

test('a goal that was worked out and not seen is never just met', () => {
  const table = goalsTable((['met', 'missed', 'not decided'] as const).map((standing) => ({ aim: 'aim', found: 'found', standing, extrapolatedFrom: null, isWorkedOut: true })));
  assert.deepEqual(table.split('\n').slice(2).map((line) => line.split('|').at(-2)!.trim()), ['met, worked out', '**missed**', 'not decided']);
});

test('a goal that is not reached says no more than that', () => {
  assert.deepEqual([cellOf('missed', 3), cellOf('not decided', 3), cellOf('too few rounds to say', 3), cellOf(null, null)], ['**missed**', 'not decided', 'too few rounds to say', '–']);
});
