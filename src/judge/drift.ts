import { mean, sum, sumNthPowerDeviations } from 'simple-statistics';
import { coveringAcceptance } from './acceptance.ts';
import { type ChangePoint, changePoints } from './change-points.ts';
import { environmentDifferences } from './environments.ts';
import { benchmarkOfStored, figuresOfStored, idsOfStored, metricsOfStored } from './packed-runs.ts';
import { logCosts } from './rounds.ts';
import { type MetricRule, metricRule } from './rules.ts';
import { changeOfLog } from './significance.ts';
import { benchmarkLabel, changeOfFigure } from './wording.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { Acceptance, Change, Direction, Drift, MetricName, Policy, RunFile, StoredRun } from '../model.ts';
import { formatPercent } from '../text/figures.ts';
import { listOf, shortCommit } from '../text/phrases.ts';

/** One gating metric of one benchmark, run by run, under the load that it was last stored under. */
interface MetricSeries {
  readonly benchmark: string;
  readonly metric: MetricName;
  readonly rule: MetricRule;
  /** Oldest first; runs that did not measure it, or without a usable figure, are left out. */
  readonly points: readonly SeriesPoint[];
}

interface SeriesPoint {
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
function gatingSeries(runs: readonly StoredRun[], { policy, ...searched }: Searched): readonly MetricSeries[] {
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

/** The places where a change may have been: of the first value behind it, at the earliest and at the latest. */
interface PlaceRange {
  readonly earliest: number;
  readonly latest: number;
}

/** Share of changes whose true place lies within the range. */
const CONFIDENCE = 0.95;

/** Quantile of the likelihood ratio of the true place, whose distribution is (1 − e^(−x/2))² (Hansen 2000): 7.35. */
const LARGEST_RATIO = -2 * Math.log(1 - Math.sqrt(CONFIDENCE));

/**
 * How far from its likeliest place a change may be, by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being
 * the squares about the means of both sides of τ, and S the least of them. A step of five times the noise leaves hardly
 * more than one place; at twice the noise the likeliest is the right one only every other time.
 *
 * @param values from the change before to the change after, both sides of them at least one value long
 * @param likeliest position of the first value behind the change; within the range in any case
 */
export function rangeOfPlaces(values: readonly number[], likeliest: number): PlaceRange {
  const places = values.slice(1).map((_, before) => before + 1);
  const squares = places.map((place) => squaresAboutMeans(values, place));
  const least = Math.min(...squares);
  const possible = places.filter((_, position) => values.length * (squares[position]! - least) <= LARGEST_RATIO * least);
  return { earliest: Math.min(likeliest, ...possible), latest: Math.max(likeliest, ...possible) };
}

function squaresAboutMeans(values: readonly number[], place: number): number {
  return sumNthPowerDeviations(values.slice(0, place), 2) + sumNthPowerDeviations(values.slice(place), 2);
}

/** What may move figures, beside the code and the machine. */
const CIRCUMSTANCES: readonly { readonly name: string; readonly of: (run: StoredRun) => string }[] = [
  { name: 'version of perf-gate', of: ({ tool }) => tool },
  { name: 'configuration', of: ({ configHash }) => configHash },
];

/** The names of those that differ between two stored runs, after what differs in the machines. */
function circumstancesBetween(before: StoredRun, after: StoredRun): readonly string[] {
  return [
    ...environmentDifferences(before.environment, after.environment),
    ...CIRCUMSTANCES.filter((circumstance) => circumstance.of(before) !== circumstance.of(after)),
  ].map(({ name }) => name);
}

/** Positions of runs around a change, as far apart as it is uncertain. */
interface Place {
  readonly lastBefore: number;
  readonly firstAfter: number;
  /** The last run before the next change. */
  readonly lastOfLevel: number;
}

type PlacedChange = Place & Pick<Drift, 'benchmark' | 'metric' | 'change'>;

/**
 * Whether later changes have left less of a change than its metric's threshold. Each is the way from one level to the next, so
 * added up they lead from the level before it to each later one. What came back has a change of its own, by which it can be accepted:
 *
 *     100 → 110 → 100          the first is undone, the second lasts
 *     100 → 110 → 107          both last, at a threshold of 2 %
 *     100 → 110 → 100 → 110    the third lasts alone
 */
function isUndone({ step: { height } }: ChangePoint, later: readonly ChangePoint[], threshold: Change): boolean {
  const heights = [height, ...later.map(({ step }) => step.height)];
  return heights.some((_, last) => Math.sign(height) * sum(heights.slice(0, last + 1)) < Math.log1p(threshold));
}

/**
 * Whether runs of main recorded that a change for the worse is accepted. A mark says that its run may be as much slower than what
 * was before `since` as it is. So it is about each change between the two, and about the one right before `since`: the first run
 * behind a change need not be the first that shows it. A commit that is no longer stored was before them all.
 */
function isMarkedAccepted({ benchmark, lastBefore, lastOfLevel }: PlacedChange, history: readonly StoredRun[]): boolean {
  const marks = history.slice(lastBefore + 1).flatMap(({ accepted }) => accepted.filter(({ id }) => id === benchmark));
  return marks.some(({ since }) => history.findIndex(({ commit }) => commit === since) <= lastOfLevel);
}

/**
 * What covers a change for the worse that no run of main could tell by itself, as if the first run behind it had regressed by it; null:
 * nothing does. What was accepted in a pull request was given before that came to main.
 */
function acceptanceOf({ benchmark, metric, change, ...place }: PlacedChange, { history, acceptances }: Pick<RunFile, 'history' | 'acceptances'>): Acceptance | null {
  const startedAt = history[place.firstAfter]!.recordedAt;
  const marked = history.slice(place.lastBefore + 1, place.lastOfLevel + 1).find(({ slower }) => slower.some(({ id }) => id === benchmark));
  const past = {
    acceptedAt: history.flatMap(({ accepted }) => accepted.filter(({ id }) => id === benchmark).map(({ acceptedAt }) => acceptedAt)),
    slower: marked === undefined ? null : { firstRecordedAt: marked.recordedAt },
  };
  const given = acceptances.filter((acceptance) => acceptance.pullRequest === null || Date.parse(acceptance.at) < Date.parse(startedAt));
  const run = { base: null, pullRequest: null, startedAt };
  return coveringAcceptance({ id: benchmark, changes: [{ metric, change }], past }, { run, acceptances: given });
}

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
const MAX_P = 0.001;

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

const AFTERWARDS: Readonly<Record<Drift['state'], string>> = { lasting: '', undone: '; undone since', accepted: '; accepted' };

/**
 * One sentence without a full stop: `express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c
 * (p < 0.001, 12 runs before, 9 after)`, where something beside the code changed too with `; the kernel changed there too`,
 * then what became of it: `; undone since`.
 */
export function describeDrift(drift: Drift): string {
  const change = changeOfFigure(drift.change, drift.direction);
  const rose = `${METRICS[drift.metric].label} ${change < 0 ? 'fell' : 'rose'} by ${formatPercent(Math.abs(change))}`;
  const evidence = `p < ${MAX_P}, ${drift.runsBefore} runs before, ${drift.runsAfter} after`;
  const name = benchmarkLabel({ id: drift.benchmark, variant: drift.variant });
  return `${name}: ${rose} ${describePlace(drift)} (${evidence})${describeCircumstances(drift)}${AFTERWARDS[drift.state]}`;
}

/** Two runs of one commit differ in anything but the code, which the sentence then says. */
function describePlace({ lastBefore, firstAfter }: Drift): string {
  if (lastBefore === firstAfter) return `between two runs of ${shortCommit(lastBefore)}`;
  return `between ${shortCommit(lastBefore)} and ${shortCommit(firstAfter)}`;
}

function describeCircumstances({ circumstances }: Drift): string {
  return circumstances.length === 0 ? '' : `; the ${listOf(circumstances)} changed there too`;
}
