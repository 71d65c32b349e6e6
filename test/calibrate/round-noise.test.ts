import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasEnoughRounds, minimumDetectableEffect, noiseOfBenchmarks } from '../../src/calibrate/round-noise.ts';
import { metricRule } from '../../src/judge/rules.ts';
import { aBenchmark, around, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

const RULE = metricRule(POLICY, 'api/hello', 'cpuPerRequest');

const noisyRun = (seed: number, rounds: number) =>
  aRecording([aNoisyBenchmark('api/hello', { cpuPerRequest: 0.015, throughput: 0.02 }, { random: seededRandom(seed), rounds })], { seed });

test('the rounds of all runs are joined, metric by metric, and only what gates counts', () => {
  const [noise] = noiseOfBenchmarks([noisyRun(1, 30), noisyRun(2, 20)], POLICY);
  assert.deepEqual(
    noise!.metrics.map(({ metric, rounds }) => [metric, rounds]),
    [['cpuPerRequest', 50]],
  );
  assert.ok(noise!.metrics[0]!.sd > 0.011 && noise!.metrics[0]!.sd < 0.019, String(noise!.metrics[0]!.sd));
});

const areEnough = (cpu: number, latency: number): boolean =>
  hasEnoughRounds(
    noiseOfBenchmarks(
      [aRecording([aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.01, cpu), unloadedLatency: around(0, 0.01, latency) }))])],
      POLICY,
    )[0]!,
  );

test('ten rounds of each gating metric are enough', () => {
  assert.deepEqual([areEnough(10, 10), areEnough(10, 9), areEnough(9, 10)], [true, false, false]);
});

test('a benchmark that was not measured side by side has no noise', () => {
  const [noise] = noiseOfBenchmarks([aRecording([aBenchmark('api/hello', { state: 'unaffected' })])], POLICY);
  assert.deepEqual([noise!.metrics, hasEnoughRounds(noise!)], [[], false]);
});

test('more rounds, less noise and smaller families detect smaller changes; the limit is the least', () => {
  const level = { alpha: 0.01, familySize: 10 };
  const detectable = (sd: number, looks: readonly number[], familySize = 10): number =>
    minimumDetectableEffect({ sd, rule: RULE }, { looks }, { ...level, familySize });
  assert.ok(detectable(0.015, [40]) < detectable(0.015, [10]));
  assert.ok(detectable(0.015, [40]) < detectable(0.03, [40]));
  assert.ok(detectable(0.03, [20], 1) < detectable(0.03, [20], 100));
  assert.ok(detectable(0.0001, [40]) >= RULE.threshold);
});
