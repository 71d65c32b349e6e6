import type { Acceptance, Drift, Policy, RunFile, StoredRun } from '../../model.ts';
import { changeOfLog } from '../estimate/significance.ts';
import { type ChangePoint, changePoints } from './change-points.ts';
import { circumstancesBetween } from './circumstances.ts';
import { gatingSeries, type MetricSeries } from './metric-series.ts';
import { rangeOfPlaces } from './range.ts';
import { acceptanceOf, isMarkedAccepted, isUndone, type Place } from './state.ts';

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

interface DriftRequest extends Pick<RunFile, 'history' | 'acceptances'> {
  readonly policy: Pick<Policy, 'rules' | 'alpha'>;
  readonly benchmarks?: ReadonlySet<string> | null;
  readonly variant?: string | null;
}

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
 * Scaling a metric changes nothing; turning its direction turns the signs, but for what was accepted, which is for the worse.
 *
 * @param history stored runs, oldest first
 * @param benchmarks ids of those that are looked at; not there: all
 * @param variant name of their environment, where runs of several were joined; not there: of one
 */
export function driftOf({ history, acceptances, policy, benchmarks = null, variant = null }: DriftRequest): readonly Drift[] {
  const runs = runsOfNewestMachine(history);
  const searched = gatingSeries(runs, { policy, newest: LOOKBACK_RUNS, benchmarks })
    .map((series) => ({ series, places: recentPlaces(series) }))
    .filter(({ places }) => places.length > 0);
  const alpha = Math.min(MAX_P, policy.alpha / searched.length);
  return searched.flatMap(({ series, places }) => {
    const points = recentChangePoints(series, places, alpha);
    const spent = new Set<Acceptance>();
    return points.map((point, position) => toDrift(point, { series, variant, places: places.length, later: points.slice(position + 1), history: runs, acceptances, spent }));
  });
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

/** How a change point was found, and what else is known of its runs. */
interface Finding extends Pick<RunFile, 'acceptances'> {
  readonly series: MetricSeries;
  readonly variant: string | null;
  readonly places: number;
  /** Behind it. */
  readonly later: readonly ChangePoint[];
  /** Of one machine kind. */
  readonly history: readonly StoredRun[];
  /** Acceptances of pull requests that an earlier change of the series had: a pull request changes main once. */
  readonly spent: Set<Acceptance>;
}

function toDrift(point: ChangePoint, finding: Finding): Drift {
  const { index, step } = point;
  const { series, variant, places, history } = finding;
  const stretch = series.points.slice(index - step.before, index + step.after);
  const { earliest, latest } = rangeOfPlaces(stretch.map(({ logCost }) => logCost), step.before);
  const [lastBefore, firstAfter, lastOfLevel] = [stretch[earliest - 1]!.run, stretch[latest]!.run, stretch.at(-1)!.run];
  const [before, after] = [history[lastBefore]!, history[firstAfter]!];
  return {
    benchmark: series.benchmark,
    variant,
    metric: series.metric,
    direction: series.rule.direction,
    lastBefore: before.commit,
    firstAfter: after.commit,
    change: changeOfLog(step.height),
    p: step.p * places,
    runsBefore: step.before,
    runsAfter: step.after,
    circumstances: circumstancesBetween(before, after),
    state: stateOf(point, { lastBefore, firstAfter, lastOfLevel }, finding),
  };
}

function stateOf(point: ChangePoint, place: Place, { series, later, history, acceptances, spent }: Finding): Drift['state'] {
  const { benchmark, metric, rule } = series;
  if (isUndone(point, later, rule.threshold)) return 'undone';
  const change = { benchmark, metric, change: changeOfLog(point.step.height), ...place };
  if (change.change <= 0) return 'lasting';
  if (isMarkedAccepted(change, history)) return 'accepted';
  const acceptance = acceptanceOf(change, { history, acceptances: acceptances.filter((one) => !spent.has(one)) });
  if (acceptance === null) return 'lasting';
  if (acceptance.pullRequest !== null) spent.add(acceptance);
  return 'accepted';
}
