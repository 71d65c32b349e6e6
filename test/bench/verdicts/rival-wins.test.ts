import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RivalPower } from '../../../bench/verdicts/changed-families.ts';
import { clopperPearson } from '../../../bench/verdicts/clopper-pearson.ts';
import { entrantsFor, PAIRED_T } from '../../../bench/verdicts/entrants.ts';
import type { LabelledPower } from '../../../bench/verdicts/labelled-power.ts';
import type { Rate } from '../../../bench/verdicts/rates.ts';
import { describeRivalsLeftOut, describeRivalWins } from '../../../bench/verdicts/rival-wins.ts';

const rate = (hits: number): Rate => ({ hits, trials: 100, ...clopperPearson(hits, 100, 0.95) });

/** By ours and by another rule over the same hundred tries, whatever it is surer of than chance. */
const rival = (ours: number, hits: number, leadLow: number): RivalPower => ({ seen: rate(hits), lead: { share: (hits - ours) / 100, low: leadLow, high: 0.6 } });

const powerWith = (ours: number, benchstat: readonly [hits: number, leadLow: number], paired: readonly [hits: number, leadLow: number]): LabelledPower => ({
  label: 'cpu-3', size: 10, rounds: 14, ours: rate(ours), serversInTime: null, byBenchmark: new Map(), inTimeByBenchmark: new Map(), rivals: new Map(),
  rivalsAtEqualAlarms: new Map([['benchstat', rival(ours, ...benchstat)], [PAIRED_T, rival(ours, ...paired)]]),
});

test('a rule that sees less, or more by chance alone, wins nothing', () => {
  assert.deepEqual(describeRivalWins([powerWith(90, [80, -0.2], [89, -0.05]), powerWith(50, [65, 0], [50, -0.1])]), []);
});

test('a rule that always sees a little more on the same tries wins, however far either rate may be off', () => {
  const wins = describeRivalWins([powerWith(50, [54, 0.01], [50, -0.02])]);
  assert.equal(wins.length, 1);
  assert.match(wins[0]!, /perf-gate sees it in 50 \(40–60 %\)\. benchstat sees it in 54 .*, of the same tries in 4\.0 \(1\.0–60 %\) more\./);
});

test('where rules win, it is said by how much, and whether the pairs would have shown it', () => {
  const [wins, ...others] = describeRivalWins([powerWith(20, [60, 0.3], [70, 0.4]), powerWith(90, [80, -0.2], [89, -0.05])]);
  assert.match(wins!, /^Families of 10, cpu-3: perf-gate sees it in 20 \(13–29 %\)\. benchstat sees it in 60 \(50–70 %\), of the same tries in 40 \(30–60 %\) more; a paired t test sees it in 70 .* A plain paired t test sees it in 70 %: the rounds show it, .* its own caution/);
  assert.deepEqual(others, []);
});

test('where the pairs alone do not show it, that is the reason', () => {
  const [wins] = describeRivalWins([powerWith(20, [60, 0.3], [15, -0.1])]);
  assert.match(wins!, /^Families of 10, cpu-3: .* benchstat sees it in 60 .* sees it in 15 % only/);
  assert.doesNotMatch(wins!, /caution/);
});

test('tools that are missing from any column are named, and nobody where none is', () => {
  const power = [powerWith(20, [20, 0], [20, 0])];
  assert.match(describeRivalsLeftOut(power, entrantsFor(10)).join(), /more than 10 % of what was recorded of a benchmark: github-action-benchmark, .*CodSpeed.*, Node core\. Nothing/);
  assert.deepEqual(describeRivalsLeftOut(power, [{ tool: 'benchstat' }, { tool: PAIRED_T }]), []);
});
