import { mean, median, sampleStandardDeviation } from 'simple-statistics';
import { storedFigures } from '../judge/benchmark-history.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { MetricName, StoredRun } from '../model.ts';

/** One metric of one benchmark over the stored runs of a machine kind, by their solo rounds or counts and in the metric's unit. */
export interface FigureSummary {
  readonly benchmark: string;
  readonly metric: MetricName;
  /** Stored runs that have it under the load of the newest one. */
  readonly runs: number;
  /** Median of the runs' means. */
  readonly median: number;
  /** Standard deviation of the runs' means as a fraction of their mean; null for a single run. */
  readonly relativeSd: number | null;
  readonly newest: number;
}

/** The stored runs of one machine kind, as `perf-gate baseline show` prints them. */
interface HistorySummary {
  readonly runs: number;
  readonly oldestRecordedAt: string;
  readonly newestRecordedAt: string;
  readonly newestCommit: string;
  readonly figures: readonly FigureSummary[];
}

/** The history of one machine kind at a glance; null if it is empty. */
export function summarizeHistory(history: readonly StoredRun[]): HistorySummary | null {
  const [oldest] = history;
  const newest = history.at(-1);
  if (oldest === undefined || newest === undefined) return null;
  return {
    runs: history.length,
    oldestRecordedAt: oldest.recordedAt,
    newestRecordedAt: newest.recordedAt,
    newestCommit: newest.commit,
    figures: underNewestLoads(history).flatMap(([benchmark, stored]) =>
      METRIC_NAMES.flatMap((metric) => summarizeFigure({ benchmark, metric, means: meansOfRuns(stored, metric) })),
    ),
  };
}

type StoredOfRun = StoredRun['benchmarks'][number];

/** Every benchmark of each run under the load it was last stored under; sorted by id. */
function underNewestLoads(history: readonly StoredRun[]): readonly (readonly [id: string, stored: readonly StoredOfRun[]])[] {
  const byId = Map.groupBy(
    history.flatMap(({ benchmarks }) => benchmarks),
    ({ id }) => id,
  );
  return [...byId]
    .map(([id, stored]) => [id, stored.filter(({ loadHash }) => loadHash === stored.at(-1)!.loadHash)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function meansOfRuns(stored: readonly StoredOfRun[], metric: MetricName): readonly number[] {
  return stored.flatMap((benchmark) => {
    const values = storedFigures(benchmark, metric);
    return values.length === 0 ? [] : [mean([...values])];
  });
}

function summarizeFigure({
  benchmark,
  metric,
  means,
}: {
  readonly benchmark: string;
  readonly metric: MetricName;
  readonly means: readonly number[];
}): readonly FigureSummary[] {
  const newest = means.at(-1);
  if (newest === undefined) return [];
  const values = [...means];
  const average = mean(values);
  const relativeSd = values.length < 2 || average === 0 ? null : sampleStandardDeviation(values) / average;
  return [{ benchmark, metric, runs: values.length, median: median(values), relativeSd, newest }];
}
