import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean, sampleStandardDeviation } from 'simple-statistics';
import { roundLogRatios, roundLogs, roundWeights } from '../../src/judge/rounds.ts';
import { assertClose } from './assert-close.ts';
import { aDuet, ofRatio } from './records.ts';
import { gaussian, seededRandom } from './seeded-noise.ts';

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
