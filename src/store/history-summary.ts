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

/** The history of one machine kind at a glance, as `perf-gate baseline show` prints it; null if it is empty. */
export function summarizeHistory(history: readonly StoredRun[]) {
  const [oldest] = history;
  const newest = history.at(-1);
  if (oldest === undefined || newest === undefined) return null;
  const byId = Map.groupBy(
    history.flatMap(({ benchmarks }) => benchmarks),
    ({ id }) => id,
  );
  const figures = [...byId]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([benchmark, stored]) => {
      const underNewestLoad = stored.filter(({ loadHash }) => loadHash === stored.at(-1)!.loadHash);
      return METRIC_NAMES.flatMap((metric) => {
        const ofMetric = underNewestLoad.map((one) => storedFigures(one, metric)).filter((values) => values.length > 0);
        return ofMetric.length === 0
          ? []
          : [
              summaryOf(
                benchmark,
                metric,
                ofMetric.map((values) => mean([...values])),
              ),
            ];
      });
    });
  return {
    runs: history.length,
    oldestRecordedAt: oldest.recordedAt,
    newestRecordedAt: newest.recordedAt,
    newestCommit: newest.commit,
    figures,
  };
}

function summaryOf(benchmark: string, metric: MetricName, means: number[]): FigureSummary {
  const average = mean(means);
  const relativeSd = means.length < 2 || average === 0 ? null : sampleStandardDeviation(means) / average;
  return { benchmark, metric, runs: means.length, median: median(means), relativeSd, newest: means.at(-1)! };
}
