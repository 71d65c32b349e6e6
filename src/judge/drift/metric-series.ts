import { mean } from 'simple-statistics';

import { METRIC_NAMES } from '../../metrics.ts';
import type { Direction, MetricName, Policy, StoredRun } from '../../model.ts';
import { benchmarkOfStored, figuresOfStored, idsOfStored, metricsOfStored } from '../../record/packed-runs.ts';
import { logCosts } from '../estimate/log-cost.ts';
import { type MetricRule, metricRule } from '../rules/rules.ts';

/** One gating metric of one benchmark, run by run, under the load that it was last stored under. */
export interface MetricSeries {
  readonly benchmark: string;
  readonly metric: MetricName;
  readonly rule: MetricRule;
  /** Oldest first; runs that did not measure it, or without a usable figure, are left out. */
  readonly points: readonly SeriesPoint[];
}

export interface SeriesPoint {
  /** Position among the runs. */
  readonly run: number;
  /** Mean of the logs of the run's rounds, turned so that more is worse. */
  readonly logCost: number;
}

/** The rounds of one benchmark in one of the runs. */
interface MeasuredRun {
  readonly run: number;
  readonly benchmark: StoredRun['benchmarks'][number];
}

/** What of the stored runs is looked at. */
interface Searched {
  readonly policy: Pick<Policy, 'rules'>;
  /** Runs of each benchmark. */
  readonly newest: number;
  /** Ids; null: of all that are stored. */
  readonly benchmarks: ReadonlySet<string> | null;
}

/** All series of metrics of solo rounds that gate by the policy, over the newest so many runs of each benchmark; `runs` oldest first, of one machine kind. */
export function gatingSeries(runs: readonly StoredRun[], { policy, ...searched }: Searched): readonly MetricSeries[] {
  return [...measuredUnderNewestLoad(runs, searched)].flatMap(([benchmark, measured]) =>
    METRIC_NAMES.filter((metric) => measured.some((one) => metricsOfStored(one.benchmark).includes(metric))).flatMap((metric) => {
      const rule = metricRule(policy, benchmark, metric);
      return rule.role === 'gating' ? [{ benchmark, metric, rule, points: pointsOf(measured, metric, rule.direction) }] : [];
    }));
}

function pointsOf(measured: readonly MeasuredRun[], metric: MetricName, direction: Direction): readonly SeriesPoint[] {
  return measured.flatMap(({ run, benchmark }) => {
    const costs = logCosts(figuresOfStored(benchmark, metric), direction);
    return costs.length === 0 ? [] : [{ run, logCost: mean([...costs]) }];
  });
}

/**
 * By benchmark: its newest so many runs under the load that it was measured under last, oldest first. What was measured under
 * another load is not comparable, and comes in between where runs of several profiles are stored.
 */
function measuredUnderNewestLoad(runs: readonly StoredRun[], { newest, benchmarks }: Omit<Searched, 'policy'>): ReadonlyMap<string, readonly MeasuredRun[]> {
  const byId = new Map<string, { readonly newestLoad: string; readonly measured: MeasuredRun[] }>();
  const isSearched = (id: string): boolean => (benchmarks === null || benchmarks.has(id)) && (byId.get(id)?.measured.length ?? 0) < newest;
  for (let run = runs.length - 1; run >= 0; run -= 1) {
    const stored = runs[run]!;
    for (const id of idsOfStored(stored)) {
      const benchmark = isSearched(id) ? benchmarkOfStored(stored, id) : null;
      if (benchmark === null) continue;
      const { newestLoad, measured } = byId.get(id) ?? { newestLoad: benchmark.loadHash, measured: [] };
      if (measured.length === 0) byId.set(id, { newestLoad, measured });
      if (benchmark.loadHash === newestLoad) measured.push({ run, benchmark });
    }
  }
  return new Map([...byId].map(([id, { measured }]) => [id, measured.toReversed()]));
}
