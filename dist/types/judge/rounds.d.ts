import type { Direction, JudgedBenchmark, Measurement, MetricName, OfBothArms, RoundOfBothArms, SlicePair, SoloFigures, SoloRound } from '../model.ts';
/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export declare function logCost(figure: number, direction: Direction): number | null;
/** The log costs of the figures that have one. */
export declare function logCosts(figures: readonly number[], direction: Direction): readonly number[];
/** The figure of a log cost: the inverse of {@link logCost}. */
export declare const figureOfLogCost: (cost: number, direction: Direction) => number;
/**
 * How much each round counts, 1 on average: in inverse proportion to what an operation cost both arms in it. Whatever slows
 * a machine for a while also makes its rounds differ (bench/README.md), so those that cost more know less of the difference.
 * Where all cost the same, all count the same.
 *
 * @param costs of one metric of one benchmark, as logs
 */
export declare function roundWeights(costs: readonly number[]): readonly number[];
/** A round as far as its slices go. */
type Sliced = Pick<RoundOfBothArms, 'slices'>;
/** The metrics that duets recorded, in the order in which reports list them. */
export declare function duetMetrics(duets: readonly Sliced[]): readonly MetricName[];
/**
 * One log ratio a round, > 0 is worse; rounds without a usable slice do not count.
 *
 * Each is multiplied by its round's weight, so that their mean is the weighted mean. Weights go by both arms alike: swapping
 * the arms changes the sign and nothing else, and a test of whether the mean is 0 holds its level whatever they are. Where it
 * is not 0, their spread adds to that of the ratios, which makes a test of them and an interval the more cautious.
 */
export declare function roundLogRatios(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly number[];
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
export declare function roundLogs(slices: readonly SlicePair[], direction: Direction): RoundLogs | null;
/**
 * The levels of both arms over the rounds that have a log ratio: the geometric mean of each arm's median slice, by the same weights.
 *
 * @param duets at least one has a usable slice
 */
export declare function roundLevels(duets: readonly Sliced[], metric: MetricName, direction: Direction): OfBothArms<number>;
/** The solo rounds of a benchmark; none where it was not measured. */
export declare function solosOf(measurement: Measurement): readonly SoloRound[];
/** The metrics that solo rounds recorded, in the order in which reports list them. */
export declare function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[];
/** The figures of solo rounds that are stored, by metric in the order of reports. */
export declare function soloFigures(solos: readonly SoloRound[]): SoloFigures;
/** One log cost a solo round; rounds without a usable figure of the server do not count. */
export declare function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[];
export declare function summariseSolos(solos: readonly SoloRound[]): Pick<JudgedBenchmark, 'figures' | 'precision' | 'clientSaturated'>;
export {};
