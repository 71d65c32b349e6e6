import { mean, median, sum } from 'simple-statistics';
import { estimateFromRounds } from './log-estimate.ts';
import { METRIC_NAMES, PACED_BY_CLIENT } from '../metrics.ts';
import type {
  Arm,
  Direction,
  JudgedBenchmark,
  Measurement,
  MetricName,
  OfBothArms,
  RoundOfBothArms,
  SlicePair,
  SoloFigures,
  SoloRound,
} from '../model.ts';
import { upperQuantile } from '../statistics.ts';

/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export function logCost(figure: number, direction: Direction): number | null {
  if (!Number.isFinite(figure) || figure <= 0) return null;
  return direction === 'lower' ? Math.log(figure) : -Math.log(figure);
}

/** The log costs of the figures that have one. */
export function logCosts(figures: readonly number[], direction: Direction): readonly number[] {
  const costs: number[] = [];
  // By their places: there may be the rounds of thousands of stored runs, and an iterator makes an object of each number.
  for (let place = 0; place < figures.length; place += 1) {
    const cost = logCost(figures[place]!, direction);
    if (cost !== null) costs.push(cost);
  }
  return costs;
}

/** The figure of a log; kept finite, so that it survives JSON. */
const figureOfLog = (log: number): number => Math.min(Math.exp(log), Number.MAX_VALUE);

/** The figure of a log cost: the inverse of {@link logCost}. */
export const figureOfLogCost = (cost: number, direction: Direction): number => figureOfLog(direction === 'lower' ? cost : -cost);

/** Largest weight of a round. A round may have been cheap by chance. */
const MOST = 2;

/**
 * How much each round counts, 1 on average: in inverse proportion to what an operation cost both arms in it. Whatever slows
 * a machine for a while also makes its rounds differ (bench/README.md), so those that cost more know less of the difference.
 * Where all cost the same, all count the same.
 *
 * @param costs of one metric of one benchmark, as logs
 */
export function roundWeights(costs: readonly number[]): readonly number[] {
  if (costs.length === 0) return [];
  const usual = median([...costs]);
  const weights = costs.map((cost) => Math.min(MOST, Math.exp(usual - cost)));
  const average = mean(weights);
  return weights.map((weight) => weight / average);
}

/** A round as far as its slices go. */
type Sliced = Pick<RoundOfBothArms, 'slices'>;

/** The metrics that duets recorded, in the order in which reports list them. */
export function duetMetrics(duets: readonly Sliced[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => duets.some(({ slices }) => slices[metric] !== undefined));
}

/**
 * One log ratio a round, > 0 is worse; rounds without a usable slice do not count.
 *
 * Each is multiplied by its round's weight, so that their mean is the weighted mean. Weights go by both arms alike: swapping
 * the arms changes the sign and nothing else, and a test of whether the mean is 0 holds its level whatever they are. Where it
 * is not 0, their spread adds to that of the ratios, which makes a test of them and an interval the more cautious.
 */
export function roundLogRatios(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly number[] {
  const rounds = duets.flatMap(({ slices }) => roundLogs(slices[metric] ?? [], direction) ?? []);
  const weights = roundWeights(rounds.map(({ cost }) => cost));
  return rounds.map(({ ratio }, round) => ratio * weights[round]!);
}

/** Logs: of what an operation cost head over what it cost base, and of what it cost the two together (their geometric mean). */
interface RoundLogs {
  readonly ratio: number;
  readonly cost: number;
}

/**
 * One round by itself, null without a usable slice. The true median over the slices' log ratios: a single wild slice (a collection, a migration) does not move it. Half
 * the difference to the mirrored median, because a median of two middle values may round differently in a mirror,
 * and swapping the arms must change the sign and nothing else.
 */
export function roundLogs(slices: readonly SlicePair[], direction: Direction): RoundLogs | null {
  const usable = slices.flatMap((slice) => sliceOf(slice, direction) ?? []);
  if (usable.length === 0) return null;
  const ratios = usable.map(({ ratio }) => ratio);
  return { ratio: (median(ratios) - median(ratios.map((ratio) => -ratio))) / 2, cost: median(usable.map(({ cost }) => cost)) };
}

/**
 * The levels of both arms over the rounds that have a log ratio: the geometric mean of each arm's median slice, by the same weights.
 *
 * @param duets at least one has a usable slice
 */
export function roundLevels(duets: readonly Sliced[], metric: MetricName, direction: Direction): OfBothArms<number> {
  const rounds = duets
    .map(({ slices }) => (slices[metric] ?? []).filter((slice) => sliceOf(slice, direction) !== null))
    .filter((slices) => slices.length > 0);
  const weights = roundWeights(rounds.map((slices) => roundLogs(slices, direction)!.cost));
  const levelOf = (arm: Arm): number =>
    figureOfLog(mean(rounds.map((slices, round) => weights[round]! * Math.log(median(slices.map(({ [arm]: figure }) => figure))))));
  return { base: levelOf('base'), head: levelOf('head') };
}

/** A difference of logs, not the log of a ratio: swapped arms give its exact negative. */
function sliceOf({ base, head }: SlicePair, direction: Direction): RoundLogs | null {
  const [baseCost, headCost] = [logCost(base, direction), logCost(head, direction)];
  return baseCost === null || headCost === null ? null : { ratio: headCost - baseCost, cost: (baseCost + headCost) / 2 };
}

/** The solo rounds of a benchmark; none where it was not measured. */
export function solosOf(measurement: Measurement): readonly SoloRound[] {
  return measurement.state === 'measured' || measurement.state === 'new' ? measurement.solos : [];
}

/** The metrics that solo rounds recorded, in the order in which reports list them. */
export function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => solos.some(({ figures }) => figures[metric] !== undefined));
}

/** The figures of solo rounds that are stored, by metric in the order of reports. */
export function soloFigures(solos: readonly SoloRound[]): SoloFigures {
  return byMetric(solos, (metric) => {
    const figures = figuresOfServer(solos, metric);
    return figures.length > 0 ? figures : undefined;
  });
}

/** A value of each metric that solo rounds recorded; undefined: it has none. */
function byMetric<Value>(
  solos: readonly SoloRound[],
  valueOf: (metric: MetricName) => Value | undefined,
): Readonly<Partial<Record<MetricName, Value>>> {
  return Object.fromEntries(
    soloMetrics(solos)
      .map((metric) => [metric, valueOf(metric)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** The figures of one metric, a round each, without those that the load client set. */
function figuresOfServer(solos: readonly SoloRound[], metric: MetricName): readonly number[] {
  return figuresOf(PACED_BY_CLIENT.has(metric) ? solos.filter(({ clientSaturated }) => clientSaturated !== true) : solos, metric);
}

/** The figures of one metric, a round each. */
function figuresOf(solos: readonly SoloRound[], metric: MetricName): number[] {
  return solos.flatMap(({ figures }) => figures[metric] ?? []);
}

/** One log cost a solo round; rounds without a usable figure of the server do not count. */
export function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[] {
  return logCosts(figuresOfServer(solos, metric), direction);
}

export function summariseSolos(solos: readonly SoloRound[]): Pick<JudgedBenchmark, 'figures' | 'precision' | 'clientSaturated'> {
  return {
    figures: byMetric(solos, (metric) => meanFigure(solos, metric)),
    precision: byMetric(solos, (metric) => precisionOfMean(solos, metric)),
    clientSaturated: solos.some((solo) => solo.clientSaturated === true),
  };
}

/** In the metric's own unit. */
function meanFigure(solos: readonly SoloRound[], metric: MetricName): number | undefined {
  const figures = figuresOf(solos, metric).filter((figure) => Number.isFinite(figure));
  if (figures.length === 0) return undefined;
  const centre = mean(figures);
  // The plain sum of figures near the largest number would be infinite; odd run files have such.
  return Number.isFinite(centre) ? centre : sum(figures.map((figure) => figure / figures.length));
}

/** Student's t over the logs of the rounds, the independent units. One round alone knows its own slices only. */
function precisionOfMean(solos: readonly SoloRound[], metric: MetricName): number | undefined {
  const logs = figuresOf(solos, metric).flatMap((figure) => logCost(figure, 'lower') ?? []);
  if (logs.length < 2) return solos.length === 1 ? solos[0]?.precision?.[metric] : undefined;
  const { standardError, degreesOfFreedom } = estimateFromRounds(logs);
  return upperQuantile(0.025, degreesOfFreedom) * standardError;
}
