import { mean } from 'simple-statistics';

import type { Direction, MetricName, Policy, SoloRound, StoredRun } from '../../model.ts';
import { type MetricRule, metricRule } from '../rules.ts';
import { soloLogCosts, soloMetrics } from '../solos.ts';

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
  readonly solos: readonly SoloRound[];
}

/** All series of metrics that gate by the policy; `runs` oldest first, of one machine kind. */
export function gatingSeries(runs: readonly StoredRun[], policy: Pick<Policy, 'rules'>): readonly MetricSeries[] {
  return [...measuredSinceLoadChanged(runs)].flatMap(([benchmark, measured]) =>
    soloMetrics(measured.flatMap(({ solos }) => solos)).flatMap((metric) => {
      const rule = metricRule(policy, benchmark, metric);
      return rule.role === 'gating' ? [{ benchmark, metric, rule, points: pointsOf(measured, metric, rule.direction) }] : [];
    }));
}

function pointsOf(measured: readonly MeasuredRun[], metric: MetricName, direction: Direction): readonly SeriesPoint[] {
  return measured.flatMap(({ run, solos }) => {
    const logCosts = soloLogCosts(solos, metric, direction);
    return logCosts.length === 0 ? [] : [{ run, logCost: mean([...logCosts]) }];
  });
}

/** By benchmark: its runs from the last change of its load on. What was measured under another load is not comparable. */
function measuredSinceLoadChanged(runs: readonly StoredRun[]): ReadonlyMap<string, readonly MeasuredRun[]> {
  const loads = new Map<string, string>();
  const measured = new Map<string, MeasuredRun[]>();
  for (const [run, { benchmarks }] of runs.entries()) {
    for (const { id, loadHash, solos } of benchmarks) {
      if (loads.get(id) !== loadHash) measured.set(id, []);
      loads.set(id, loadHash);
      measured.get(id)?.push({ run, solos });
    }
  }
  return measured;
}
