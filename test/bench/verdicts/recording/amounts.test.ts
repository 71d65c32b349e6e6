import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countRounds, newestAmounts, withAmounts } from '../../../../bench/verdicts/recording/amounts.ts';
import { FAILURE, ROUND } from '../sample-recording.ts';

const OLDER = { rounds: [{ ...ROUND, amount: 5 }, { ...ROUND, benchmark: 'koa/updateUser', amount: 9 }], failures: [{ ...FAILURE, injection: 'cpu-3', amount: 9 }] } as const;
const NEWER = { rounds: [{ ...ROUND, amount: 6 }, { ...ROUND, amount: 6 }], failures: [FAILURE] } as const;
const EDITS = { rounds: [1, 2, 3].map((amount) => ({ ...ROUND, injection: 'edit' as const, amount })), failures: [] };

const amountsIn = (recordings: readonly { readonly rounds: readonly { readonly amount: number }[] }[]): readonly number[] => recordings.flatMap(({ rounds }) => rounds.map(({ amount }) => amount));

test('of a condition only rounds of what was injected last count, and each condition is looked at by itself', () => {
  const recordings = [OLDER, NEWER];
  const kept = withAmounts(recordings, newestAmounts(recordings));
  assert.deepEqual(amountsIn(kept), [9, 6, 6]);
  assert.deepEqual(kept.map(({ failures }) => failures.length), [1, 1]);
  assert.equal(countRounds(recordings) - countRounds(kept), 1);
});

test('before anything of a new amount is recorded, nothing of its condition counts', () => {
  assert.deepEqual(amountsIn(withAmounts([OLDER, NEWER], ({ benchmark }) => (benchmark === ROUND.benchmark ? 7 : 9))), [9]);
});

test('all edits count, whichever they are', () => {
  assert.deepEqual(amountsIn(withAmounts([EDITS], newestAmounts([EDITS]))), [1, 2, 3]);
});
