import type { NamedRun } from './calibration.ts';
import { estimateFromRounds } from '../judge/log-estimate.ts';
import { roundLogRatios } from '../judge/rounds.ts';
import { type MetricRule, sideBySideRule } from '../judge/rules.ts';
import { changeOfLog, looksOf, pOfNoDifference, smallestVisibleChange } from '../judge/significance.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { BenchmarkRecord, Change, MetricName, Policy, TestPlan } from '../model.ts';

/** With ten rounds a standard deviation is known to about a quarter of itself. */
export const LEAST_ROUNDS_TO_CALIBRATE = 10;

/** How much the rounds of one gating metric vary where nothing changed. */
export interface MetricNoise {
  readonly metric: MetricName;
  readonly rule: MetricRule;
  readonly rounds: number;
  /** Change from base to head: zero but for chance. */
  readonly mean: Change;
  readonly standardError: number;
  /** Standard deviation of a round's log ratio. */
  readonly sd: number;
  /** Two-sided p value of a mean of zero. */
  readonly p: number;
}

interface BenchmarkNoise {
  readonly id: string;
  /** Gating metrics; empty: the benchmark was not measured side by side. */
  readonly metrics: readonly MetricNoise[];
}

/** Joins the rounds of all runs, benchmark by benchmark. */
export function noiseOfBenchmarks(runs: readonly NamedRun[], policy: Policy): readonly BenchmarkNoise[] {
  const records = Map.groupBy(
    runs.flatMap(({ file }) => file.run.benchmarks),
    ({ id }) => id,
  );
  return [...records].map(([id, ofBenchmark]) => ({
    id,
    metrics: METRIC_NAMES.flatMap((metric) => noiseOfMetric(ofBenchmark, metric, policy) ?? []),
  }));
}

export const hasEnoughRounds = ({ metrics }: BenchmarkNoise): boolean =>
  metrics.length > 0 && metrics.every(({ rounds }) => rounds >= LEAST_ROUNDS_TO_CALIBRATE);

/** Rounds are weighted among those of their own run, as the judge weights them. */
function noiseOfMetric(records: readonly BenchmarkRecord[], metric: MetricName, policy: Policy): MetricNoise | null {
  const rule = sideBySideRule(policy, records.at(-1)!, metric);
  if (rule.role !== 'gating') return null;
  const ratios = records.flatMap(({ measurement }) =>
    measurement.state === 'measured' ? roundLogRatios(measurement.duets, metric, rule.direction) : [],
  );
  if (ratios.length < 2) return null;
  const estimate = estimateFromRounds(ratios);
  return {
    metric,
    rule,
    rounds: estimate.n,
    mean: changeOfLog(estimate.log),
    standardError: estimate.standardError,
    sd: estimate.sd,
    p: pOfNoDifference(estimate),
  };
}

/** The minimum detectable effect: the change that a plan reports nine times in ten at its last look. */
export function minimumDetectableEffect(
  { sd, rule }: Pick<MetricNoise, 'sd' | 'rule'>,
  plan: TestPlan,
  { alpha, familySize }: { readonly alpha: number; readonly familySize: number },
): Change {
  const { rounds, alphaShare } = looksOf(plan).at(-1)!;
  return smallestVisibleChange({ log: 0, standardError: sd / Math.sqrt(rounds), degreesOfFreedom: rounds - 1, n: rounds, sd }, rule, {
    alpha: alpha * alphaShare,
    familySize,
  });
}
