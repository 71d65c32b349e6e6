import type { Direction, RoundOfBothArms, MetricName } from '../../model.ts';
/** A round as far as its slices go. */
type Sliced = Pick<RoundOfBothArms, 'slices'>;
/** The metrics that duets recorded, in the order in which reports list them. */
export declare function duetMetrics(duets: readonly Sliced[]): readonly MetricName[];
/** One log ratio a round, > 0 is worse; rounds without a usable slice do not count. */
export declare function roundLogRatios(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly number[];
export {};
