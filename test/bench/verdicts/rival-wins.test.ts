import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Power } from '../../../bench/verdicts/changed-families.ts';
import { clopperPearson } from '../../../bench/verdicts/clopper-pearson.ts';
import { PAIRED_T } from '../../../bench/verdicts/entrants.ts';
import type { Rate } from '../../../bench/verdicts/rates.ts';
import { describeRivalWins } from '../../../bench/verdicts/rival-wins.ts';

const rate = (hits: number): Rate => ({ hits, trials: 100, ...clopperPearson(hits, 100, 0.95) });

const powerWith = (ours: number, benchstat: number, paired: number): Power => ({
  injection: 'cpu-3', size: 10, rounds: 14, ours: rate(ours), oursInTime: rate(ours), byBenchmark: new Map(), rivals: new Map(),
  rivalsAtEqualAlarms: new Map([['benchstat', rate(benchstat)], [PAIRED_T, rate(paired)]]),
});

test('a rule that sees less, or more by chance alone, wins nothing', () => {
  assert.deepEqual(describeRivalWins([powerWith(90, 80, 89), powerWith(50, 55, 50)], new Set()), []);
});

test('where a rule wins, it is said by how much, and whether the pairs would have shown it', () => {
  const [benchstat, paired] = describeRivalWins([powerWith(20, 60, 70)], new Set());
  assert.match(benchstat!, /^benchstat sees `cpu-3` in 60 \(50–70 %\) of the tries in families of 10, perf-gate in 20 \(13–29 %\)\. A plain paired t test sees it in 70 %: perf-gate's caution/);
  assert.match(paired!, /its own caution/);
});

test('where the pairs alone do not show it, that is the reason', () => {
  const [benchstat, ...others] = describeRivalWins([powerWith(20, 60, 15)], new Set(['cpu-3']));
  assert.match(benchstat!, /^benchstat sees `cpu-3` \(thin\) in 60 .* sees it in 15 % only/);
  assert.deepEqual(others, []);
});
