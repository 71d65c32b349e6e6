import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeSight } from '../../src/cli/init-trial.ts';

it('where instructions are counted, the sight of a trial is that of the counts, and not of a few rounds of time', () => {
  const time = { metric: 'cpuPerRequest', smallestVisible: Number.MAX_VALUE } as const;
  const count = { metric: 'instructionsPerRequest', smallestVisible: 0.0036 } as const;
  assert.equal(describeSight([time, count], 1.36), 'Instructions are counted: it will find 0.4 % more of them about nine times in ten.');
  assert.equal(
    describeSight([time], 0.046),
    'Estimated from this trial, it will find a slowdown of 4.6 % or more about nine times in ten.',
  );
  assert.equal(describeSight([], null), null);
});
