import { test } from 'node:test';
import { baseLevel } from '../../src/judge/base-level.ts';
import type { RoundOfBothArms } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import { aBenchmark, measured } from './records.ts';

test('the level of base is the median of each round\'s slices: of an even number, between the middle two', () => {
  const measurement = measured({ cpuPerRequest: [0, 0, 0] });
  const slices = [10, 20, 40, 1_000].map((base) => ({ base, head: 1 }));
  const duets = measurement.duets.map((round): RoundOfBothArms => ({ ...round, slices: { cpuPerRequest: slices } }));
  assertClose(baseLevel(aBenchmark('a/x', { ...measurement, duets }), 'cpuPerRequest')!, 30);
});
