import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean } from 'simple-statistics';

import { duetMetrics, roundLogRatios } from '../../src/judge/rounds.ts';
import { assertClose } from './assert-close.ts';
import { aDuet } from './records.ts';

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
