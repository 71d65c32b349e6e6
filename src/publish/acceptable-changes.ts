import { decidingComparisons } from '../judge/verdict/deciding.ts';
import type { Change, JudgedBenchmark, MetricName } from '../model.ts';
import { worstComparison } from '../report/terms/verdicts.ts';

/**
 * The largest change that is possible in what regressed of a benchmark, in every metric and environment: that is what it takes
 * to accept all of it. Where nothing did, in what has the largest change for the worse. null: nothing was compared.
 */
export function largestPossibleChange(variants: readonly JudgedBenchmark[]): Change | null {
  const regressed = variants.flatMap((variant) => decidingComparisons(variant).filter(({ outcome }) => outcome === 'regressed'));
  const worst = regressed.length > 0 ? regressed : variants.flatMap((variant) => worstComparison(variant) ?? []);
  return worst.length === 0 ? null : Math.max(...worst.map(({ interval }) => interval.high));
}

/** A change is told to a hundredth of a per cent, rounded up: a comment has to remember many. */
const CHANGE_STEPS = 10_000;

/**
 * How far each metric of a benchmark may be worse, in any environment, as far as one accepts it with what regressed: of that the
 * upper bound, and of what else was compared no more than the largest of these; 0 where it is better for certain. Empty: nothing
 * regressed.
 */
export function possibleChanges(variants: readonly JudgedBenchmark[]): Readonly<Partial<Record<MetricName, Change>>> {
  const deciding = variants.flatMap(decidingComparisons);
  const worst = Math.max(...deciding.filter(({ outcome }) => outcome === 'regressed').map(({ interval }) => interval.high));
  const bounds = deciding.map(({ metric, outcome, interval }) => ({ metric, bound: outcome === 'regressed' ? interval.high : Math.min(interval.high, worst) }));
  const byMetric = Map.groupBy(bounds.filter(({ bound }) => Number.isFinite(bound)), ({ metric }) => metric);
  return Object.fromEntries([...byMetric].map(([metric, ofMetric]) => [metric, Math.ceil(Math.max(0, ...ofMetric.map(({ bound }) => bound)) * CHANGE_STEPS) / CHANGE_STEPS]));
}
