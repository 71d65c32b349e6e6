import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Clustered, clusterInterval } from '../../../../bench/verdicts/study/cluster-interval.ts';
import { seededDraw } from '../../../../src/statistics.ts';
import { largestPlausibleCount } from '../../../judge/binomial-bound.ts';
import { gaussian, seededRandom } from '../../../judge/seeded-noise.ts';

const clustersOf = (...clusters: readonly (readonly number[])[]): readonly Clustered[] => clusters.flatMap((values, cluster) => values.map((value) => ({ value, cluster: String(cluster) })));
const intervalOf = (...clusters: readonly (readonly number[])[]) => clusterInterval(clustersOf(...clusters), 0.95, seededDraw(1));

const isNear = (found: number, wanted: number): void => { assert.ok(Math.abs(found - wanted) < 1e-4, `${found}, and not ${wanted}`); };

test('one cluster is no sample', () => {
  assert.equal(intervalOf([1, 0, 1]), null);
});

test('of few clusters of one size it is the t interval of their means', () => {
  const { low, high } = intervalOf([0, 0.2], [0.1, 0.3], [0.2, 0.4])!;
  isNear(low, 0.2 - 4.30265 * 0.057735);
  isNear(high, 0.2 + 4.30265 * 0.057735);
});

test('of few clusters of several sizes it is about the mean of all figures, as far off as any cluster can move it', () => {
  const { low, high } = intervalOf([1], [0, 0, 0])!;
  isNear((low + high) / 2, 0.25);
  isNear((high - low) / 2, 12.7062 * Math.sqrt((0.25 ** 2 + 0.75 ** 2) / 2));
});

test('clusters with one and the same mean leave no room', () => {
  assert.deepEqual(intervalOf([0, 1], [1, 0], [0, 1]), { low: 0.5, high: 0.5 });
});

const withOneHit = (count: number) => intervalOf(...Array.from({ length: count }, (_, cluster) => [Number(cluster === 0)]))!;

test('from ten clusters on it draws them, and what none of them has is not within it', () => {
  assert.ok(withOneHit(9).low < 0);
  assert.equal(withOneHit(10).low, 0);
});

test('of four clusters it holds the truth as often as it says', () => {
  const random = seededRandom(4);
  const tries = 2_000;
  const missed = Array.from({ length: tries }, () => intervalOf(...Array.from({ length: 4 }, () => [gaussian(random)]))!).filter(({ low, high }) => low > 0 || high < 0).length;
  assert.ok(missed <= largestPlausibleCount(tries, 0.05) && missed > 60, `${missed} of ${tries}`);
});
