import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runTrials } from '../../bench/faults/trials.ts';

test(
  'faults end runs by the contract, with one message and nothing left',
  { skip: process.platform === 'linux' ? false : 'processes are found in /proc' },
  async (t) => {
    const results = await runTrials({
      trials: 20,
      seed: 4,
      first: 0,
      only: '',
      atOnce: 2,
      onSkipped: (fault, why) => {
        t.diagnostic(`${fault}: ${why}`);
      },
    });
    const wrong = results.filter(({ problems }) => problems.length > 0);
    assert.deepEqual(wrong, [], 'node bench/faults.ts --seed 4 --first NUMBER --trials 1 repeats one');
  },
);
