import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { judge } from '../../src/judge/judge.ts';
import { roundLogRatios } from '../../src/judge/rounds.ts';
import type { BenchmarkRecord, Comparison, RoundOfBothArms, MetricName, Outcome, SlicePair } from '../../src/model.ts';
import { arbitraryRunFile } from '../arbitrary-records.ts';
import { assertClose } from './assert-close.ts';
import { aBenchmark, aDuet, aRunFile, ofDuets } from './records.ts';

const METRICS_OF_A_DUET = ['cpuPerRequest', 'unloadedLatency', 'throughput'] as const satisfies readonly MetricName[];

/** Rounds around an effect that is drawn per benchmark, so that every outcome comes up. */
const duets: fc.Arbitrary<readonly RoundOfBothArms[]> = fc
  .tuple(fc.constantFrom(-0.2, -0.03, 0, 0.03, 0.2), fc.constantFrom(0.001, 0.02, 0.3))
  .chain(([effect, spread]) => {
    const slice: fc.Arbitrary<SlicePair> = fc
      .tuple(fc.double({ min: 1, max: 1e6, noNaN: true }), fc.double({ min: -spread, max: spread, noNaN: true }))
      .map(([base, noise]) => ({ base, head: base * Math.exp(effect + noise) }));
    const slices = fc.record(
      Object.fromEntries(METRICS_OF_A_DUET.map((metric) => [metric, fc.array(slice, { minLength: 1, maxLength: 4 })])),
    );
    return fc.array(slices, { minLength: 3, maxLength: 8 }).map((rounds) => rounds.map((round, index) => aDuet(index, round)));
  });

const benchmarks: fc.Arbitrary<readonly BenchmarkRecord[]> = fc
  .array(duets, { minLength: 1, maxLength: 4 })
  .map((list) => list.map((rounds, index) => aBenchmark(`server${index}/a`, ofDuets(rounds))));

function swapDuets(rounds: readonly RoundOfBothArms[]): readonly RoundOfBothArms[] {
  return rounds.map((round) => {
    const swapped = Object.entries(round.slices).map(([metric, slices]) => [
      metric,
      slices.map(({ base, head }) => ({ base: head, head: base })),
    ]);
    return { ...round, slices: Object.fromEntries(swapped) };
  });
}

function swapArms(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  return measurement.state === 'measured' ? { ...record, measurement: { ...measurement, duets: swapDuets(measurement.duets) } } : record;
}

function comparisonsOf(records: readonly BenchmarkRecord[]): readonly Comparison[] {
  return judge(aRunFile({ benchmarks: records })).benchmarks.flatMap(({ comparisons }) => comparisons);
}

test('swapping the arms flips the sign of every round, to the last bit', () => {
  fc.assert(
    fc.property(duets, fc.constantFrom(...METRICS_OF_A_DUET), fc.constantFrom('lower', 'higher'), (rounds, metric, direction) => {
      const ratios = roundLogRatios(rounds, metric, direction);
      assert.deepEqual(
        roundLogRatios(swapDuets(rounds), metric, direction),
        ratios.map((ratio) => (ratio === 0 ? 0 : -ratio)),
      );
    }),
  );
});

test('swapping the arms mirrors every estimate and interval and turns regressed into improved', () => {
  const mirrored: Readonly<Partial<Record<Outcome, Outcome>>> = { regressed: 'improved', improved: 'regressed' };
  const seen = new Set<Outcome>();
  fc.assert(
    fc.property(benchmarks, (records) => {
      const swapped = comparisonsOf(records.map(swapArms));
      for (const [position, comparison] of comparisonsOf(records).entries()) {
        const mirror = swapped[position];
        assert.ok(mirror);
        seen.add(comparison.outcome);
        assertClose(Math.log1p(mirror.estimate), -Math.log1p(comparison.estimate), 1e-12);
        assertClose(Math.log1p(mirror.interval.low), -Math.log1p(comparison.interval.high), 1e-9);
        assertClose(Math.log1p(mirror.interval.high), -Math.log1p(comparison.interval.low), 1e-9);
        assert.equal(mirror.sd, comparison.sd);
        assert.equal(mirror.smallestVisible, comparison.smallestVisible);
        const expected = mirrored[comparison.outcome];
        if (expected === undefined) assert.ok(mirrored[mirror.outcome] === undefined);
        else assert.equal(mirror.outcome, expected);
      }
    }),
    { seed: 1 },
  );
  assert.deepEqual([...seen].toSorted(), ['improved', 'inconclusive', 'no regression', 'regressed']);
});

test('the order of the benchmarks changes nothing but the order of the answers', () => {
  fc.assert(
    fc.property(benchmarks, fc.infiniteStream(fc.nat()), (records, order) => {
      const shuffled = records
        .map((record) => ({ record, rank: order.next().value }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ record }) => record);
      const judged = judge(aRunFile({ benchmarks: records }));
      const judgedShuffled = judge(aRunFile({ benchmarks: shuffled }));
      assert.deepEqual(
        { ...judgedShuffled, benchmarks: judgedShuffled.benchmarks.toSorted((a, b) => a.id.localeCompare(b.id)) },
        { ...judged, benchmarks: judged.benchmarks.toSorted((a, b) => a.id.localeCompare(b.id)) },
      );
    }),
  );
});

/** Any recorded run, with an alpha that a policy may have. */
const anyRunFile = fc
  .tuple(arbitraryRunFile, fc.double({ min: 1e-6, max: 0.5, noNaN: true }), fc.boolean())
  .map(([{ run, history, acceptances }, alpha, sameMachine]) => ({
    acceptances,
    run: { ...run, policy: { ...run.policy, alpha } },
    history: sameMachine ? history.map((stored) => ({ ...stored, environment: run.environment })) : history,
  }));

test('a run that was written to JSON and read again is judged the same, and so is the same run judged twice', () => {
  fc.assert(
    fc.property(anyRunFile, (file) => {
      const judgement = judge(file);
      assert.deepEqual(judge(file), judgement);
      assert.deepEqual(judge(JSON.parse(JSON.stringify(file)) as typeof file), judgement);
    }),
  );
});

test('every number of a judgement survives JSON, whatever was recorded', () => {
  fc.assert(
    fc.property(anyRunFile, benchmarks, (file, records) => {
      for (const run of [file.run, { ...file.run, benchmarks: records }]) {
        JSON.stringify(judge({ ...file, run }), (key, value: unknown) => {
          if (typeof value === 'number') assert.ok(Number.isFinite(value), `${key} is ${value}`);
          return value;
        });
      }
    }),
  );
});
