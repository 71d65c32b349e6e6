import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clopperPearson } from '../../../bench/verdicts/clopper-pearson.ts';
import { clusterBootstrap, rateOf, type Trial } from '../../../bench/verdicts/rates.ts';
import { seededDraw } from '../../../src/calibrate/resample.ts';

/** Of each cluster so many hits among ten trials. */
const trialsWith = (...hits: readonly number[]): readonly Trial[] => hits.flatMap((count, cluster) => Array.from({ length: 10 }, (_, trial) => ({ isHit: trial < count, cluster: String(cluster) })));

test('with one cluster the interval is the exact one', () => {
  assert.deepEqual(rateOf(trialsWith(3), seededDraw(1)), { hits: 3, trials: 10, ...clopperPearson(3, 10, 0.95) });
  assert.equal(clusterBootstrap(trialsWith(3), seededDraw(1)), null);
});

test('where nothing came about the exact bound stands', () => {
  assert.equal(rateOf(trialsWith(0, 0, 0), seededDraw(1)).high, clopperPearson(0, 30, 0.95).high);
});

test('clusters that differ more than chance would have them make the interval wider', () => {
  const [alike, apart] = [rateOf(trialsWith(5, 5, 5, 5), seededDraw(1)), rateOf(trialsWith(10, 10, 0, 0), seededDraw(1))];
  assert.ok(apart.low < alike.low && apart.high > alike.high, JSON.stringify({ alike, apart }));
});

test('the bootstrap draws whole clusters: of two, all, half or none', () => {
  assert.deepEqual(clusterBootstrap(trialsWith(10, 0), seededDraw(1)), { low: 0, high: 1 });
});
