import type { Drift, Policy, StoredRun } from '../../model.ts';
import { changeOfLog } from '../estimate/significance.ts';
import { type ChangePoint, changePoints } from './change-points.ts';
import { circumstancesBetween } from './circumstances.ts';
import { gatingSeries, type MetricSeries } from './metric-series.ts';
import { rangeOfPlaces } from './range.ts';

/** Runs of a benchmark that E-divisive searches at once, and the age up to which a change is told. */
export const WINDOW_RUNS = 50;

/**
 * Runs of a benchmark that are looked at: a change at the far end of the window has 25 runs before it. Not more: in a longer stretch
 * the t test spreads the variance of a single wild run so thin that, among the newest five, it would pass for a change.
 */
const LOOKBACK_RUNS = 75;

/** Fewer than five runs are no level, and a step from them would be told by the next wild run. */
const LEAST_RUNS_ON_EITHER_SIDE = 5;

/** Every drift has a smaller p value. */
export const MAX_P = 0.001;

/**
 * The drifts of the newest 50 stored runs that each benchmark has of the newest run's machine kind: change points of the logs
 * of every metric of their solo rounds that gates, by {@link changePoints}, at least as large as the metric's threshold, with
 * five runs or more on either side. Of each metric the oldest comes first.
 *
 * The places are chosen by looking at the values, where a t test that knows nothing of it finds something far too
 * often. So its p value has to be below 0.001 divided by the number of places (Bonferroni), and so small that at most
 * `policy.alpha` of the histories in which nothing changed get a warning, however many metrics they have. That holds at
 * each look, for runs that do not depend on each other.
 *
 * Scaling a metric changes nothing; turning its direction turns the signs.
 *
 * @param history stored runs, oldest first
 */
export function driftOf({ history, policy }: {
  readonly history: readonly StoredRun[];
  readonly policy: Pick<Policy, 'rules' | 'alpha'>;
}): readonly Drift[] {
  const runs = runsOfNewestMachine(history);
  const searched = gatingSeries(runs, { policy, newest: LOOKBACK_RUNS })
    .map((series) => ({ series, places: recentPlaces(series) }))
    .filter(({ places }) => places.length > 0);
  const alpha = Math.min(MAX_P, policy.alpha / searched.length);
  return searched.flatMap(({ series, places }) =>
    recentChangePoints(series, places, alpha).map((point) => toDrift(point, { series, places: places.length, runs })));
}

function runsOfNewestMachine(history: readonly StoredRun[]): readonly StoredRun[] {
  const key = history.at(-1)?.environment.key;
  return history.filter(({ environment }) => environment.key === key);
}

/** Where a change could be found that is not older than the window. */
function recentPlaces({ points }: MetricSeries): readonly number[] {
  return [...points.keys()].filter((index) =>
    index >= points.length - WINDOW_RUNS && index >= LEAST_RUNS_ON_EITHER_SIDE && points.length - index >= LEAST_RUNS_ON_EITHER_SIDE);
}

function recentChangePoints({ points, rule }: MetricSeries, places: readonly number[], alpha: number): readonly ChangePoint[] {
  const criteria = {
    windowLength: WINDOW_RUNS,
    leastOnEitherSide: LEAST_RUNS_ON_EITHER_SIDE,
    maxP: alpha / places.length,
    leastHeight: Math.log1p(rule.threshold),
  };
  return changePoints(points.map(({ logCost }) => logCost), criteria).filter(({ index }) => places.includes(index));
}

function toDrift({ index, step }: ChangePoint, { series, places, runs }: {
  readonly series: MetricSeries;
  readonly places: number;
  readonly runs: readonly StoredRun[];
}): Drift {
  const stretch = series.points.slice(index - step.before, index + step.after);
  const { earliest, latest } = rangeOfPlaces(stretch.map(({ logCost }) => logCost), step.before);
  const [before, after] = [runs[stretch[earliest - 1]!.run]!, runs[stretch[latest]!.run]!];
  return {
    benchmark: series.benchmark,
    metric: series.metric,
    direction: series.rule.direction,
    lastBefore: before.commit,
    firstAfter: after.commit,
    change: changeOfLog(step.height),
    p: step.p * places,
    runsBefore: step.before,
    runsAfter: step.after,
    circumstances: circumstancesBetween(before, after),
  };
}
