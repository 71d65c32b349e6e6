import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import { leadOf, type PairedTrial, rateOf, type Trial } from '../../../../bench/verdicts/study/rates.ts';
import { seededDraw } from '../../../../src/statistics.ts';
import { assertClose } from '../../../judge/assert-close.ts';

/** Of each cluster so many hits among ten trials. */
const trialsWith = (...hits: readonly number[]): readonly Trial[] => hits.flatMap((count, cluster) => Array.from({ length: 10 }, (_, trial) => ({ isHit: trial < count, cluster: String(cluster) })));

test('with one cluster the interval is the exact one', () => {
  assert.deepEqual(rateOf(trialsWith(3), seededDraw(1)), { hits: 3, trials: 10, ...clopperPearson(3, 10, 0.95) });
});

test('where nothing came about, or all, or as much in every cluster, the exact bounds stand', () => {
  for (const hits of [0, 5, 10]) assert.deepEqual(rateOf(trialsWith(hits, hits, hits), seededDraw(1)), { hits: 3 * hits, trials: 30, ...clopperPearson(3 * hits, 30, 0.95) });
});

test('clusters that differ more than chance would have them make the interval wider', () => {
  const [alike, apart] = [rateOf(trialsWith(5, 5, 5, 5), seededDraw(1)), rateOf(trialsWith(10, 10, 0, 0), seededDraw(1))];
  assert.ok(apart.low < alike.low && apart.high > alike.high, JSON.stringify({ alike, apart }));
});

test('trials that are alike over benchmarks and not over half-hours leave as much open as those do', () => {
  const trials = ['one', 'other'].flatMap((cluster) => ['a', 'b'].flatMap((otherCluster) => Array.from({ length: 50 }, (): Trial => ({ isHit: otherCluster === 'b', cluster, otherCluster }))));
  assert.deepEqual(rateOf(trials.map(({ isHit, cluster }) => ({ isHit, cluster })), seededDraw(1)), { hits: 100, trials: 200, ...clopperPearson(100, 200, 0.95) });
  const { low, high } = rateOf(trials, seededDraw(1));
  assert.deepEqual([low, high], [0, 1]);
});

test('two clusters that differ a little leave most open, and nothing beyond none and all', () => {
  const { low, high } = rateOf(trialsWith(9, 10), seededDraw(1));
  assert.ok(low > 0.3 && low < 0.35, String(low));
  assert.equal(high, 1);
});

/** A hundred trials of each cluster, of which so many are hits of one rule alone, and so many of the other alone. */
const pairedWith = (...clusters: readonly (readonly [one: number, other: number])[]): readonly PairedTrial[] => clusters.flatMap(([one, other], cluster) =>
  Array.from({ length: 100 }, (_, trial) => ({ isHit: trial < one || trial >= 60, isHitOfOther: trial >= 100 - 40 - other, cluster: String(cluster) })));

test('a lead is what one rule sees and the other does not, less the other way round, however much both see', () => {
  assert.equal(leadOf(pairedWith([6, 1], [4, 1]), seededDraw(1)).share, 0.04);
});

test('a lead of a few trials, or one that a single cluster makes, may be chance', () => {
  const leads = [leadOf(pairedWith([5, 0]), seededDraw(1)), leadOf(pairedWith([30, 0], [0, 5], [0, 5], [0, 5]), seededDraw(1)), leadOf(pairedWith([0, 0], [0, 0]), seededDraw(1))];
  assert.ok(leads.every(({ low }) => low <= 0), JSON.stringify(leads));
});

test('a lead that is no chance of its trials is one here, whatever other benchmarks might make of it', () => {
  const [apart, chance, behind] = [pairedWith([40, 0], [40, 10], [0, 10], [0, 10]), pairedWith([5, 0]), pairedWith([0, 40])].map((trials) => leadOf(trials, seededDraw(1)));
  assert.deepEqual([apart!.isAheadHere, apart!.low <= 0], [true, true]);
  assert.deepEqual([chance!.isAheadHere, behind!.isAheadHere], [false, false]);
});

test('a lead in one of two clusters may be anything', () => {
  const { low, high } = leadOf(pairedWith([0, 0], [60, 0]), seededDraw(1));
  assert.deepEqual([low, high], [-1, 1]);
});

test('a lead on few trials in every cluster is none of chance', () => {
  const { low, high } = leadOf(pairedWith([4, 0], [5, 0], [6, 0], [5, 0]), seededDraw(1));
  assert.ok(low > 0.03 && high >= 0.06 && high < 0.09, JSON.stringify({ low, high }));
});

test('where hardly any tries differ, or none, either may still be ahead by what so few tries would not show', () => {
  const [none, few] = [leadOf(pairedWith([0, 0]), seededDraw(1)), leadOf(pairedWith([1, 0], [1, 0], [1, 0], [1, 0]), seededDraw(1))];
  assert.ok(none.low < -0.035 && none.high > 0.035, JSON.stringify(none));
  assert.ok(few.low < 0 && few.high > 0.02, JSON.stringify(few));
});

test('the lead of one rule is the lag of the other', () => {
  const [ahead, behind] = [pairedWith([20, 3]), pairedWith([3, 20])].map((trials) => leadOf(trials, seededDraw(1)));
  assertClose(ahead!.low, -behind!.high);
  assertClose(ahead!.high, -behind!.low);
  assert.ok(ahead!.low > 0);
});
