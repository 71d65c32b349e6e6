import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Evidence } from '../../src/judge/evidence.ts';
import { sideBySideEvidence } from '../../src/judge/side-by-side.ts';
import type { BenchmarkRecord, Measured, MetricName, RoundOfBothArms } from '../../src/model.ts';
import { aBenchmark, around, measured, POLICY, type RoundsByMetric } from './records.ts';

/** Of three benchmarks, the one whose rounds vary least last. */
const ofThree = (sample: (distance: number) => RoundsByMetric, changeOf: (place: number, measurement: Measured) => Partial<BenchmarkRecord> = () => ({})): readonly BenchmarkRecord[] =>
  [0.03, 0.02, 0.01].map((distance, place) => {
    const measurement = measured(sample(distance));
    return aBenchmark(`server${place}/x`, measurement, changeOf(place, measurement));
  });

function ofLast(records: readonly BenchmarkRecord[], metric: MetricName): Evidence {
  const found = sideBySideEvidence(records, POLICY, true).get(records.at(-1)!)!.evidence.find((evidence) => evidence.metric === metric);
  assert.ok(found);
  return found;
}

/** Whether what others vary by says anything of the last one. */
const isModerated = (records: readonly BenchmarkRecord[], metric: MetricName): boolean =>
  ofLast(records, metric).estimate.degreesOfFreedom !== ofLast(records.slice(-1), metric).estimate.degreesOfFreedom;

const CPU = (distance: number): RoundsByMetric => ({ cpuPerRequest: around(0, distance, 8) });

test('rounds of one metric and job are moderated together', () => {
  assert.ok(isModerated(ofThree(CPU), 'cpuPerRequest'));
  assert.ok(isModerated(ofThree(CPU, () => ({ part: 'shard 1 of 2' })), 'cpuPerRequest'));
});

test('another metric, another job and arms that took turns say nothing', () => {
  const places = [0, 1, 2];
  const otherMetric = places.map((place) => aBenchmark(`server${place}/x`, measured(place === 2 ? CPU(0.01) : { unloadedLatency: around(0, 0.02, 8) })));
  const otherJob = ofThree(CPU, (place) => ({ part: `shard ${place === 2 ? 1 : 2} of 2` }));
  const inTurn = ofThree(CPU, (place, measurement) => (place === 2 ? {} : { measurement: { ...measurement, duets: measurement.duets.map((round): RoundOfBothArms => ({ ...round, mode: 'alternating' })) } }));
  for (const records of [otherMetric, otherJob, inTurn]) assert.equal(isModerated(records, 'cpuPerRequest'), false);
});

test('what only is shown stands by itself', () => {
  assert.equal(isModerated(ofThree((distance) => ({ throughput: around(0, distance, 8) })), 'throughput'), false);
});

test('counts stand by themselves', () => {
  const instructions = [1.001, 1.002, 1.003, 1.004].map((factor) => ({ base: 5e5, head: 5e5 * factor }));
  const records = ofThree(CPU, (_, measurement) => ({ measurement: { ...measurement, instructions } }));
  assert.equal(isModerated(records, 'instructionsPerRequest'), false);
  assert.ok(isModerated(records, 'cpuPerRequest'));
});
