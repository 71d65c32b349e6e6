import { sum } from 'simple-statistics';
import { areEnoughOf, type PooledBenchmark, type RoundRatios, roundsOf } from './pooled-rounds.ts';
import type { ReplayedBenchmark } from '../judge/replay-gate.ts';
import { metricRule } from '../judge/rules.ts';
import type { Change, Direction, MetricName, Policy, RoundOfBothArms, SlicePair } from '../model.ts';
import type { Draw } from '../statistics.ts';

/** What head does worse than base in a replay. */
export interface Injection {
  /** Of the benchmark. */
  readonly id: string;
  readonly metric: MetricName;
  readonly effect: Change;
}

/**
 * Benchmarks that draw whole rounds, all metrics of one together, with replacement from those of one recorded run: a pull
 * request has the mood in which it is measured, and not the average of all that were recorded. Which
 * arm is called head is drawn anew each time, so that there is truly no difference whatever the recording held; then
 * head's figures are scaled by the injections.
 */
export function resampled(benchmarks: readonly PooledBenchmark[], { policy, draw, injections }: {
  readonly policy: Pick<Policy, 'rules'>;
  readonly draw: Draw;
  /** None: nothing changed. */
  readonly injections: readonly Injection[];
}): readonly ReplayedBenchmark[] {
  const run = drawnRun(benchmarks, draw);
  return benchmarks.map((benchmark) => {
    const { record, metrics, waits, recorded: [first] } = benchmark;
    const rounds = roundsIn(benchmark, run);
    const measured = metrics.map((metric): MeasuredMetric => ({
      metric,
      direction: metricRule(policy, record.id, metric).direction,
      shift: Math.log1p(injections.find((injection) => injection.id === record.id && injection.metric === metric)?.effect ?? 0),
    }));
    return { record, waits, mode: first!.mode, draw: () => slicesOf(rounds[draw(rounds.length)]!, draw(2) === 0 ? 1 : -1, measured) };
  });
}

/** By how many rounds it has. */
function drawnRun(benchmarks: readonly PooledBenchmark[], draw: Draw): number {
  const counts = benchmarks[0]!.runs.map((_, run) => sum(benchmarks.map(({ runs }) => runs[run]!.length)));
  if (counts.length === 1) return 0;
  let place = draw(sum(counts));
  return counts.findIndex((count) => {
    place -= count;
    return place < 0;
  });
}

/** Those of that run, where it measured the benchmark so often that its rounds can stand for a mood; else of all runs. */
function roundsIn(benchmark: PooledBenchmark, run: number): readonly RoundRatios[] {
  const ofRun = benchmark.runs[run]!;
  return benchmark.metrics.every((metric) => areEnoughOf(metric, ofRun)) ? ofRun : roundsOf(benchmark);
}

interface MeasuredMetric {
  readonly metric: MetricName;
  readonly direction: Direction;
  /** Log by which head is worse. */
  readonly shift: number;
}

/**
 * One slice a metric: a round counts by its median alone. Either arm is half of the ratio away from the same cost: ratios are weighted
 * already, and rounds that all cost the same all count the same.
 */
function slicesOf(round: RoundRatios, sign: 1 | -1, measured: readonly MeasuredMetric[]): RoundOfBothArms['slices'] {
  const slices: Partial<Record<MetricName, readonly SlicePair[]>> = {};
  for (const { metric, direction, shift } of measured) {
    const ratio = round[metric];
    if (ratio === undefined) continue;
    const half = Math.exp((sign * ratio + shift) / 2);
    slices[metric] = [direction === 'lower' ? { base: 1 / half, head: half } : { base: half, head: 1 / half }];
  }
  return slices;
}
