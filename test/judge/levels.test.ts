import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, MetricName, OfBothArms, SlicePair, StoredRun } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import { aBenchmark, aDuet, aRun, aStoredRun, counted, measured, measuredAlone, POLICY, solosOf } from './records.ts';

const levelsIn = (record: BenchmarkRecord, metric: MetricName, history?: readonly StoredRun[]): OfBothArms<number> => {
  const run = aRun({ benchmarks: [record], policy: POLICY, ...(history === undefined ? {} : { base: null }) });
  const [benchmark] = judge({ run, history: history ?? [], acceptances: [] }).benchmarks;
  const comparisons = benchmark!.stored.state === 'compared' ? benchmark!.stored.comparisons : benchmark!.comparisons;
  return comparisons.find((comparison) => comparison.metric === metric)!.levels;
};

/** As many rounds as the first look needs. */
const withRounds = (slicesOf: (index: number) => readonly SlicePair[], rounds = 8): BenchmarkRecord => {
  const planned = measured({});
  return aBenchmark('a/x', {
    ...planned,
    plan: { looks: [8, 16] },
    duets: Array.from({ length: rounds }, (_, index) => aDuet(index, { cpuPerRequest: slicesOf(index) })),
  });
};

const wild: readonly SlicePair[] = [
  { base: 10, head: 30 },
  { base: 20, head: 21 },
  { base: 40, head: 44 },
  { base: 1_000, head: 900 },
];

test('the level of each arm is the median of its own slices: of an even number, between the middle two', () => {
  const { base, head } = levelsIn(
    withRounds(() => wild),
    'cpuPerRequest',
  );
  assertClose(base, 30);
  assertClose(head, 37);
});

test('slices that cannot be compared count for no level', () => {
  const { base, head } = levelsIn(
    withRounds(() => [
      { base: 10, head: 11 },
      { base: 50, head: 0 },
    ]),
    'cpuPerRequest',
  );
  assertClose(base, 10);
  assertClose(head, 11);
});

test('a dear round counts less for the levels, as it does for the change', () => {
  const { base, head } = levelsIn(
    withRounds((index) => [index < 4 ? { base: 10, head: 11 } : { base: 40, head: 44 }]),
    'cpuPerRequest',
  );
  assertClose(head / base, 1.1);
  assert.ok(base < 20, `${base} is below the plain mean of the logs`);
});

test('levels are of the rounds until the last look, like the change', () => {
  const { base } = levelsIn(
    withRounds((index) => [index < 8 ? { base: 10, head: 11 } : { base: 90, head: 91 }], 12),
    'cpuPerRequest',
  );
  assertClose(base, 10);
});

test('levels of counts are those of both arms', () => {
  const { base, head } = levelsIn(aBenchmark('a/x', { ...measured({}), instructions: counted(1_000, 1_010) }), 'instructionsPerRequest');
  assertClose(base, 1_000);
  assertClose(head, 1_010);
});

test("against stored runs, base is their level and head its own rounds'", () => {
  const history = [90, 100, 110].map((figure) => aStoredRun('a/x', solosOf({ cpuPerRequest: [figure], throughput: [1_000 * figure] })));
  const record = aBenchmark('a/x', measuredAlone(solosOf({ cpuPerRequest: [120, 120], throughput: [50_000] })));
  assertClose(levelsIn(record, 'cpuPerRequest', history).base, Math.cbrt(90 * 100 * 110));
  assertClose(levelsIn(record, 'cpuPerRequest', history).head, 120);
  assertClose(levelsIn(record, 'throughput', history).base, 1_000 * Math.cbrt(90 * 100 * 110));
  assertClose(levelsIn(record, 'throughput', history).head, 50_000);
});
