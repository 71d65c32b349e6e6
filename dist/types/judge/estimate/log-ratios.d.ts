import type { Direction, RoundOfBothArms, MetricName, SlicePair } from '../../model.ts';
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
/** The same, with null in the place of each round that does not count. */
export declare function roundLogRatiosInPlace(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly (number | null)[];
/** Logs: of what an operation cost head over what it cost base, and of what it cost the two together (their geometric mean). */
export interface RoundLogs {
    readonly ratio: number;
    readonly cost: number;
}
/**
 * One round by itself, null without a usable slice. The true median over the slices' log ratios: a single wild slice (a collection, a migration) does not move it. Half
 * the difference to the mirrored median, because a median of two middle values may round differently in a mirror,
 * and swapping the arms must change the sign and nothing else.
 */
export declare function roundLogs(slices: readonly SlicePair[], direction: Direction): RoundLogs | null;
export {};
