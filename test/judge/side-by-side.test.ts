import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Evidence } from '../../src/judge/evidence.ts';
import { judge } from '../../src/judge/judge.ts';
import { sideBySideEvidence } from '../../src/judge/side-by-side-evidence.ts';
import type { BenchmarkRecord, JudgedBenchmark, Measured, MetricName, RoundOfBothArms } from '../../src/model.ts';
import { aBenchmark, around, aRunFile, counted, measured, measuredBy, POLICY, type RoundsByMetric } from './records.ts';

/** Of three benchmarks, the one whose rounds vary least last. */
const ofThree = (
  sample: (distance: number) => RoundsByMetric,
  changeOf: (place: number, measurement: Measured) => Partial<BenchmarkRecord> = () => ({}),
): readonly BenchmarkRecord[] =>
  [0.03, 0.02, 0.01].map((distance, place) => {
    const measurement = measured(sample(distance));
    return aBenchmark(`server${place}/x`, measurement, changeOf(place, measurement));
  });

function ofLast(benchmarks: readonly BenchmarkRecord[], metric: MetricName): Evidence {
  const found = sideBySideEvidence({ benchmarks, policy: POLICY }, true)
    .get(benchmarks.at(-1)!)!
    .evidence.find((evidence) => evidence.metric === metric);
  assert.ok(found);
  return found;
}

/** Whether what others vary by says anything of the last one. */
const isModerated = (records: readonly BenchmarkRecord[], metric: MetricName): boolean =>
  ofLast(records, metric).estimate.degreesOfFreedom !== ofLast(records.slice(-1), metric).estimate.degreesOfFreedom;

const CPU = (distance: number): RoundsByMetric => ({ cpuPerRequest: around(0, distance, 8) });

test('rounds of one metric and job are moderated together', () => {
  assert.ok(isModerated(ofThree(CPU), 'cpuPerRequest'));
  assert.ok(
    isModerated(
      ofThree(CPU, () => ({ part: 'shard 1 of 2' })),
      'cpuPerRequest',
    ),
  );
});

test('another metric, another job and arms that took turns say nothing', () => {
  const places = [0, 1, 2];
  const otherMetric = places.map((place) =>
    aBenchmark(`server${place}/x`, measured(place === 2 ? CPU(0.01) : { unloadedLatency: around(0, 0.02, 8) })),
  );
  const otherJob = ofThree(CPU, (place) => ({ part: `shard ${place === 2 ? 1 : 2} of 2` }));
  const inTurn = ofThree(CPU, (place, measurement) =>
    place === 2
      ? {}
      : { measurement: { ...measurement, duets: measurement.duets.map((round): RoundOfBothArms => ({ ...round, mode: 'alternating' })) } },
  );
  for (const records of [otherMetric, otherJob, inTurn]) assert.equal(isModerated(records, 'cpuPerRequest'), false);
});

test('an advisory metric stands by itself', () => {
  assert.equal(
    isModerated(
      ofThree((distance) => ({ throughput: around(0, distance, 8) })),
      'throughput',
    ),
    false,
  );
});

test('counts stand by themselves', () => {
  const records = ofThree(CPU, (_, measurement) => ({ measurement: { ...measurement, instructions: counted(5e5, 5.01e5) } }));
  assert.equal(isModerated(records, 'instructionsPerRequest'), false);
  assert.ok(isModerated(records, 'cpuPerRequest'));
});

test('a metric with too few usable rounds in the end counts as a peer at the looks before', () => {
  const looks = [8, 11];
  const ofCpu = (ratios: readonly number[]): Measured => measuredBy(looks, { cpuPerRequest: ratios });
  const [loud, quiet] = [ofCpu(around(0, 0.03, 8)), ofCpu(around(0.01, 0.01, 8))];
  // Four of the first eight are usable, which is enough, and of eleven still four, which is not.
  const thin = (rounds: number): Measured => ({
    ...ofCpu(around(0, 0.02, rounds)),
    duets: ofCpu(around(0, 0.02, rounds)).duets.map((round, index): RoundOfBothArms =>
      index < 4 ? round : { ...round, slices: { cpuPerRequest: [] } },
    ),
  });
  const beside = (third: Measured): Evidence =>
    ofLast([aBenchmark('a/x', loud), aBenchmark('c/x', third), aBenchmark('b/x', quiet)], 'cpuPerRequest');
  assert.deepEqual(beside(thin(11)), beside(thin(8)));
  assert.ok(beside(thin(11)).estimate.degreesOfFreedom > 7);
});

const ofThroughput = (ratios: readonly number[]): Measured => measuredBy([8, 11], { throughput: ratios });
const paced = (rounds: number): Measured => ({
  ...ofThroughput(around(0, 0.02, rounds)),
  duets: ofThroughput(around(0, 0.02, rounds)).duets.map((round, index): RoundOfBothArms =>
    index % 2 === 1 || index > 7 ? { ...round, clientSaturated: true } : round,
  ),
});

test('a metric that the load client paces in the end counts as a peer at the looks before', () => {
  const policy = { ...POLICY, rules: [{ benchmark: '**', metric: 'throughput', role: 'gating' as const }] };
  const beside = (third: Measured): Evidence | undefined => {
    const records = [
      aBenchmark('a/x', ofThroughput(around(0, 0.03, 8))),
      aBenchmark('c/x', third),
      aBenchmark('b/x', ofThroughput(around(0.01, 0.01, 8))),
    ];
    return sideBySideEvidence({ benchmarks: records, policy }, true)
      .get(records[2]!)!
      .evidence.find(({ metric }) => metric === 'throughput');
  };
  assert.deepEqual(beside(paced(11)), beside(paced(8)));
  assert.ok(beside(paced(11))!.estimate.degreesOfFreedom > 7);
});

test('a benchmark that regressed by its own test is shown, and could be cleared, by that test as well', () => {
  const loud = Array.from({ length: 9 }, (_, index) => aBenchmark(`loud${index}/x`, measured(CPU(0.06))));
  const judged = (log: number): JudgedBenchmark =>
    judge(aRunFile({ benchmarks: [...loud, aBenchmark('quiet/x', measured({ cpuPerRequest: around(log, 0.005, 8) }))] })).benchmarks.at(
      -1,
    )!;
  const [slower, same] = [judged(0.06), judged(0)];
  assert.deepEqual([slower.verdict, same.verdict], ['regressed', 'no regression']);
  assert.ok(
    slower.comparisons[0]!.interval.low > 0.03 && slower.comparisons[0]!.interval.high < 0.09,
    JSON.stringify(slower.comparisons[0]!.interval),
  );
});
