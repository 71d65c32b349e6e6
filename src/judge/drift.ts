/** Drift: where main changed its level to stay there, over its stored runs. It warns and never blocks. */
import { mean, sum, sumNthPowerDeviations } from 'simple-statistics';
import { coveringAcceptance } from './acceptance.ts';
import { storedFigures } from './benchmark-history.ts';
import { type ChangePoint, changePoints } from './change-points.ts';
import { environmentDifferences } from './environments.ts';
import { isCounted } from './instruction-evidence.ts';
import { logCosts } from './rounds.ts';
import { type MetricRule, metricRule } from './rules.ts';
import { changeOfLog } from './significance.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { Acceptance, Change, Drift, MetricName, Policy, RunFile, StoredRun } from '../model.ts';

/** Runs of a benchmark that E-divisive searches at once, and the age up to which a change is told. */
const WINDOW_RUNS = 50;

/**
 * Runs of a benchmark that are looked at: a change at the far end of the window has 25 runs before it. In a longer stretch a single
 * wild run adds so little variance that, among the newest five, it would pass for a change.
 */
const LOOKBACK_RUNS = 75;

/** Fewer than five runs are no level: the next wild run would make a step. */
const LEAST_RUNS_ON_EITHER_SIDE = 5;

/** Every drift has a smaller p value. */
export const MAX_P = 0.001;

/**
 * Finds the drifts of the newest 50 stored runs of each benchmark: change points of the logs of every gating metric of their solo
 * rounds, and of their counts, at least as large as the metric's threshold. The oldest of a metric comes first.
 *
 * The places are chosen by looking at the values, where a plain t test would find something far too often. So its p value has to
 * be below 0.001 divided by the number of places (Bonferroni), and so small that at most `policy.alpha` of the histories without a
 * change get a warning, however many metrics they have. That holds at each look, for runs that do not depend on each other.
 *
 * @param history stored runs of one machine kind, oldest first
 * @param benchmarks ids to look at; not there: all
 * @param variant name of their environment, where runs of several were joined
 */
export function driftOf({
  history,
  acceptances,
  policy,
  benchmarks = null,
  variant = null,
}: Omit<RunFile, 'run'> & {
  readonly policy: Pick<Policy, 'rules' | 'alpha'>;
  readonly benchmarks?: ReadonlySet<string> | null;
  readonly variant?: string | null;
}): readonly Drift[] {
  const searched = gatingSeries(history, policy, benchmarks)
    .map((series) => ({ series, places: recentPlaces(series.points.length) }))
    .filter(({ places }) => places.length > 0);
  const alpha = Math.min(MAX_P, policy.alpha / searched.length);
  return searched.flatMap(({ series, places }) => {
    const criteria = {
      windowLength: WINDOW_RUNS,
      leastOnEitherSide: LEAST_RUNS_ON_EITHER_SIDE,
      maxP: alpha / places.length,
      leastHeight: Math.log1p(series.rule.threshold),
    };
    const points = changePoints(
      series.points.map(({ logCost }) => logCost),
      criteria,
    ).filter(({ index }) => places.includes(index));
    const place = points.map((point) => placeOf(point, series));
    const states = statesOf(points, place, { series, history, acceptances });
    return points.map(({ step }, position): Drift => {
      const [before, after] = [history[place[position]!.lastBefore]!, history[place[position]!.firstAfter]!];
      return {
        benchmark: series.benchmark,
        variant,
        metric: series.metric,
        direction: series.rule.direction,
        lastBefore: before.commit,
        firstAfter: after.commit,
        change: changeOfLog(step.height),
        p: step.p * places.length,
        runsBefore: step.before,
        runsAfter: step.after,
        circumstances: circumstancesBetween(before, after),
        state: states[position]!,
      };
    });
  });
}

/** Lists where a change could be found that is not older than the window. */
function recentPlaces(runs: number): readonly number[] {
  const first = Math.max(LEAST_RUNS_ON_EITHER_SIDE, runs - WINDOW_RUNS);
  return Array.from({ length: Math.max(0, runs - LEAST_RUNS_ON_EITHER_SIDE - first + 1) }, (_, place) => first + place);
}

/** One gating metric of one benchmark under the load that it was last stored under, run by run, oldest first. */
interface MetricSeries {
  readonly benchmark: string;
  readonly metric: MetricName;
  readonly rule: MetricRule;
  /** `run` is a position among the runs, `logCost` the mean of the logs of its rounds, turned so that more is worse. */
  readonly points: readonly { readonly run: number; readonly logCost: number }[];
}

/** Runs under another load, as of another profile, may come in between: they are not comparable. */
function gatingSeries(
  runs: readonly StoredRun[],
  policy: Pick<Policy, 'rules'>,
  benchmarks: ReadonlySet<string> | null,
): readonly MetricSeries[] {
  const newestFirst = [...runs.entries()]
    .toReversed()
    .flatMap(([run, stored]) => stored.benchmarks.map((benchmark) => ({ run, benchmark })));
  const byId = Map.groupBy(
    newestFirst.filter(({ benchmark: { id } }) => benchmarks?.has(id) ?? true),
    ({ benchmark }) => benchmark.id,
  );
  return [...byId].flatMap(([benchmark, ofBenchmark]) => {
    const { loadHash, instructions } = ofBenchmark[0]!.benchmark;
    const isCountedAlike = (one: StoredRun['benchmarks'][number]): boolean => one.instructions?.hash === instructions?.hash;
    const measured = ofBenchmark
      .filter((one) => one.benchmark.loadHash === loadHash)
      .slice(0, LOOKBACK_RUNS)
      .toReversed();
    return METRIC_NAMES.flatMap((metric) => {
      const rule = metricRule(policy, benchmark, metric);
      if (rule.role !== 'gating') return [];
      const points = measured.flatMap(({ run, benchmark: stored }) => {
        const costs = isCounted(metric) && !isCountedAlike(stored) ? [] : logCosts(storedFigures(stored, metric), rule.direction);
        return costs.length === 0 ? [] : [{ run, logCost: mean([...costs]) }];
      });
      return [{ benchmark, metric, rule, points }];
    });
  });
}

/** Positions of runs around a change, as far apart as it is uncertain. */
interface ChangePlace {
  readonly lastBefore: number;
  readonly firstAfter: number;
  /** The last run before the next change. */
  readonly lastOfLevel: number;
}

function placeOf({ index, step }: ChangePoint, { points }: MetricSeries): ChangePlace {
  const stretch = points.slice(index - step.before, index + step.after);
  const { earliest, latest } = rangeOfPlaces(
    stretch.map(({ logCost }) => logCost),
    step.before,
  );
  return { lastBefore: stretch[earliest - 1]!.run, firstAfter: stretch[latest]!.run, lastOfLevel: stretch.at(-1)!.run };
}

/** Share of changes whose true place lies within the range. */
const CONFIDENCE = 0.95;

/** Quantile of the likelihood ratio of the true place, whose distribution is (1 − e^(−x/2))² (Hansen 2000): 7.35. */
const LARGEST_RATIO = -2 * Math.log(1 - Math.sqrt(CONFIDENCE));

/**
 * Bounds the place of a change by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being the squares about the means of
 * both sides of τ, and S the least of them.
 *
 * @param values from the change before to the change after, both sides of them at least one value long
 * @param likeliest position of the first value behind the change; within the range in any case
 */
export function rangeOfPlaces(values: readonly number[], likeliest: number): { readonly earliest: number; readonly latest: number } {
  const places = values.slice(1).map((_, before) => before + 1);
  const squares = places.map((place) => sumNthPowerDeviations(values.slice(0, place), 2) + sumNthPowerDeviations(values.slice(place), 2));
  const least = Math.min(...squares);
  const possible = places.filter((_, position) => values.length * (squares[position]! - least) <= LARGEST_RATIO * least);
  return { earliest: Math.min(likeliest, ...possible), latest: Math.max(likeliest, ...possible) };
}

/** Names what else differs between two stored runs and may have moved the figures. */
function circumstancesBetween(before: StoredRun, after: StoredRun): readonly string[] {
  return [
    ...environmentDifferences(before.environment, after.environment).map(({ name }) => name),
    ...(before.tool === after.tool ? [] : ['version of perf-gate']),
    ...(before.configHash === after.configHash ? [] : ['configuration']),
  ];
}

/** A pull request changes main once, so its acceptance is spent on the first change that it covers. */
function statesOf(
  points: readonly ChangePoint[],
  places: readonly ChangePlace[],
  { series, history, acceptances }: Omit<RunFile, 'run'> & { readonly series: MetricSeries },
): readonly Drift['state'][] {
  const spent = new Set<Acceptance>();
  return points.map((point, position) => {
    if (isUndone(points.slice(position), series.rule.threshold)) return 'undone';
    const [place, change] = [places[position]!, changeOfLog(point.step.height)];
    if (change <= 0) return 'lasting';
    if (isMarkedAccepted(series.benchmark, place, history)) return 'accepted';
    const acceptance = acceptanceOf({ ...series, change }, place, { history, acceptances: acceptances.filter((one) => !spent.has(one)) });
    if (acceptance?.pullRequest !== undefined && acceptance.pullRequest !== null) spent.add(acceptance);
    return acceptance === null ? 'lasting' : 'accepted';
  });
}

/**
 * Tells whether later changes have left less of the first than its metric's threshold. Each leads from one level to the next:
 *
 *     100 → 110 → 100          the first is undone, the second lasts
 *     100 → 110 → 107          both last, at a threshold of 2 %
 *     100 → 110 → 100 → 110    the third lasts alone
 */
function isUndone(points: readonly ChangePoint[], threshold: Change): boolean {
  const heights = points.map(({ step }) => step.height);
  return heights.some((_, last) => Math.sign(heights[0]!) * sum(heights.slice(0, last + 1)) < Math.log1p(threshold));
}

/**
 * Tells whether runs of main recorded the change as accepted. A mark covers each change between its `since` and its run, and the
 * one right before `since`. A commit that is no longer stored was before them all.
 */
function isMarkedAccepted(benchmark: string, { lastBefore, lastOfLevel }: ChangePlace, history: readonly StoredRun[]): boolean {
  const marks = history.slice(lastBefore + 1).flatMap(({ accepted }) => accepted.filter(({ id }) => id === benchmark));
  return marks.some(({ since }) => history.findIndex(({ commit }) => commit === since) <= lastOfLevel);
}

/** Finds what covers the change as if the first run behind it had regressed by it. A pull request's acceptance must be older than that run. */
function acceptanceOf(
  { benchmark, metric, change }: Pick<Drift, 'benchmark' | 'metric' | 'change'>,
  place: ChangePlace,
  { history, acceptances }: Omit<RunFile, 'run'>,
): Acceptance | null {
  const startedAt = history[place.firstAfter]!.recordedAt;
  const marked = history.slice(place.lastBefore + 1, place.lastOfLevel + 1).find(({ slower }) => slower.some(({ id }) => id === benchmark));
  const past = {
    acceptedAt: history.flatMap(({ accepted }) => accepted.filter(({ id }) => id === benchmark).map(({ acceptedAt }) => acceptedAt)),
    slower: marked === undefined ? null : { firstRecordedAt: marked.recordedAt },
  };
  const given = acceptances.filter(({ pullRequest, at }) => pullRequest === null || Date.parse(at) < Date.parse(startedAt));
  return coveringAcceptance(
    { id: benchmark, changes: [{ metric, change }], past },
    { run: { base: null, pullRequest: null, branch: 'default', startedAt }, acceptances: given },
  );
}
