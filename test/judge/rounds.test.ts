import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean, sampleStandardDeviation } from 'simple-statistics';
import { duetMetrics, roundLogRatios, roundLogs, roundWeights, summariseSolos } from '../../src/judge/rounds.ts';
import { assertClose } from './assert-close.ts';
import { aDuet, ofRatio, solosOf } from './records.ts';
import { gaussian, seededRandom } from './seeded-noise.ts';
import type { SoloRound } from '../../src/model.ts';

const slice = (base: number, head: number): { readonly base: number; readonly head: number } => ({ base, head });

function ratioOf(
  slices: readonly { readonly base: number; readonly head: number }[],
  direction: 'lower' | 'higher' = 'lower',
): readonly number[] {
  return roundLogRatios([aDuet(0, { cpuPerRequest: slices })], 'cpuPerRequest', direction);
}

test('a round is the median of its slices, so one wild slice does not move it', () => {
  const [ratio = Number.NaN] = ratioOf([slice(100, 102), slice(100, 104), slice(100, 900)]);
  assertClose(ratio, Math.log(1.04));
});

test('an even number of slices gives the middle of the two middle ones', () => {
  const [ratio = Number.NaN] = ratioOf([slice(100, 104), slice(100, 700), slice(100, 102), slice(100, 50)]);
  assertClose(ratio, (Math.log(1.02) + Math.log(1.04)) / 2);
});

test('worse is positive whichever direction is better', () => {
  const [lower = Number.NaN] = ratioOf([slice(100, 110)], 'lower');
  const [higher = Number.NaN] = ratioOf([slice(110, 100)], 'higher');
  assertClose(lower, Math.log(1.1));
  assertClose(higher, Math.log(1.1));
});

test('slices that have no logarithm are dropped, with both of their arms', () => {
  const unusable = [slice(0, 100), slice(100, 0), slice(-1, 100), slice(Number.NaN, 100), slice(100, Number.POSITIVE_INFINITY)];
  const [ratio = Number.NaN] = ratioOf([...unusable, slice(100, 105)]);
  assertClose(ratio, Math.log(1.05));
  assert.deepEqual(ratioOf(unusable), []);
});

test('rounds without the metric do not count', () => {
  const duets = [aDuet(0, { cpuPerRequest: [slice(1, 2)] }), aDuet(1, {}), aDuet(2, { cpuPerRequest: [] })];
  assert.equal(roundLogRatios(duets, 'cpuPerRequest', 'lower').length, 1);
});

test('a round in which both arms cost twice as much counts half as much, whichever direction is better', () => {
  const [usual, slow] = [slice(100, 110), slice(200, 210)];
  for (const [direction, slices] of [
    ['lower', [usual, slow]],
    ['higher', [slice(1 / 100, 1 / 110), slice(1 / 200, 1 / 210)]],
  ] as const) {
    const duets = slices.map((one, index) => aDuet(index, { cpuPerRequest: [one] }));
    const [weight, slowWeight] = [Math.sqrt(200 * 210), Math.sqrt(100 * 110)];
    assertClose(
      mean([...roundLogRatios(duets, 'cpuPerRequest', direction)]),
      (weight * Math.log(1.1) + slowWeight * Math.log(1.05)) / (weight + slowWeight),
    );
  }
});

test('metrics are those that any round recorded, in the order of the reports', () => {
  const duets = [aDuet(0, { throughput: [] }), aDuet(1, { cpuPerRequest: [slice(1, 1)] })];
  assert.deepEqual(duetMetrics(duets), ['cpuPerRequest', 'throughput']);
});

const weightsOf = (...costs: readonly number[]): readonly number[] => roundWeights(costs.map(Math.log));

test('rounds that all cost the same all count the same', () => {
  assert.deepEqual(weightsOf(7, 7, 7), [1, 1, 1]);
});

test('a round that costs twice as much counts half as much, and they count 1 on average', () => {
  for (const [place, weight] of [1.2, 0.6, 1.2].entries()) assertClose(weightsOf(50, 100, 50)[place]!, weight);
});

test('however cheap a round was, it counts no more than two usual ones', () => {
  const [cheap = Number.NaN, usual = Number.NaN] = weightsOf(1, 100, 100, 100);
  assertClose(cheap / usual, 2);
});

test('no round has no weight', () => {
  assert.deepEqual(roundWeights([]), []);
});

test('a head that takes twice as long in every third round is told as 20 % slower, where the plain mean of log ratios says 26 %', () => {
  const rounds = Array.from({ length: 30 }, (_, index) =>
    aDuet(index, { cpuPerRequest: [{ base: 100, head: index % 3 === 0 ? 200 : 100 }] }),
  );
  const plain = rounds.map(({ slices }) => roundLogs(slices.cpuPerRequest!, 'lower')!.ratio);
  assert.deepEqual(
    [roundLogRatios(rounds, 'cpuPerRequest', 'lower'), plain].map((ratios) => Math.expm1(mean([...ratios])).toFixed(2)),
    ['0.20', '0.26'],
  );
});

test('the mean of weighted log ratios of rounds that differ the more the more they cost scatters less than that of unweighted ones', () => {
  const random = seededRandom(21);
  const means = Array.from({ length: 400 }, () => {
    const rounds = Array.from({ length: 20 }, (_, index) => {
      const slower = Math.exp(0.5 * Math.abs(gaussian(random)));
      const { base, head } = ofRatio(0.01 * slower ** 2 * gaussian(random));
      return aDuet(index, { cpuPerRequest: [{ base: base * slower, head: head * slower }] });
    });
    return {
      weighted: mean([...roundLogRatios(rounds, 'cpuPerRequest', 'lower')]),
      plain: mean(rounds.map(({ slices }) => roundLogs(slices.cpuPerRequest!, 'lower')!.ratio)),
    };
  });
  const [weighted, plain] = (['weighted', 'plain'] as const).map((way) => sampleStandardDeviation(means.map((one) => one[way])));
  assert.ok(weighted! < 0.85 * plain!, `${weighted} beside ${plain}`);
});

const PRECISE: SoloRound = { index: 0, figures: { throughput: 1000, bootTime: 150 }, precision: { throughput: 0.012 } };

test('one round is as precise as its own slices, where it has any', () => {
  assert.deepEqual(summariseSolos([PRECISE]).precision, { throughput: 0.012 });
});

test('several rounds are as precise as they agree, whatever each says of itself', () => {
  // 4.303 is the 97.5 % quantile of Student's t with two degrees of freedom.
  const logs = [-0.01, 0, 0.01];
  const solos = logs.map((log, index) => ({ ...PRECISE, index, figures: { throughput: 1000 * Math.exp(log) } }));
  assertClose(summariseSolos(solos).precision.throughput ?? 0, (4.303 * 0.01) / Math.sqrt(3), 1e-5);
  assert.deepEqual(Object.keys(summariseSolos(solos).precision), ['throughput']);
});

test('rounds that are all alike leave nothing open', () => {
  assert.deepEqual(summariseSolos(solosOf({ throughput: [1000, 1000] })).precision, { throughput: 0 });
});

test('a figure that only one of several rounds has is known to no precision', () => {
  const solos: readonly SoloRound[] = [PRECISE, { index: 1, figures: { throughput: 0 } }];
  assert.deepEqual(summariseSolos(solos).precision, {});
});

test('one round with a saturated client marks the benchmark, and its figures are shown all the same', () => {
  const solos = solosOf({ throughput: [1000, 3000] }).map((solo, index) => ({ ...solo, clientSaturated: index === 1 }));
  assert.equal(summariseSolos(solos).clientSaturated, true);
  assert.deepEqual(summariseSolos(solos).figures, { throughput: 2000 });
  assert.equal(summariseSolos(solosOf({ throughput: [1000] })).clientSaturated, false);
  assert.deepEqual(summariseSolos([]), { figures: {}, precision: {}, clientSaturated: false });
});

test('figures next to the largest number there is have a mean too', () => {
  const { figures } = summariseSolos(solosOf({ nsPerOp: [3.3e293, 1.7976931348623125e308] }));
  assert.ok(figures.nsPerOp! > 8e307 && Number.isFinite(figures.nsPerOp));
});
