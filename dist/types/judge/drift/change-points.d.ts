import { type Step } from './step.ts';
/** What makes a change point; fixed before the series is looked at. */
export interface Criteria {
    /** Values that are searched together; at least 2. */
    readonly windowLength: number;
    /** Values that there have to be on either side; at least 1. */
    readonly leastOnEitherSide: number;
    /** The p value of the t test between the two sides has to be smaller. */
    readonly maxP: number;
    /** The means of the two sides have to differ by as much, in the unit of the values. */
    readonly leastHeight: number;
}
/** A place where a series changed its level to stay there. */
export interface ChangePoint {
    /** Of the first value behind the change. */
    readonly index: number;
    /** From the values since the previous change point to those until the next. */
    readonly step: Step;
}
/**
 * The change points of a series, oldest first, by Hunter's method (Fleming et al. 2023; Apache Otava's `analysis.py`):
 * E-divisive in overlapping windows with a t test in place of random permutations, then merging, weakest first, until
 * every change point that is left fulfils the criteria. Nothing in it is random.
 *
 * Three things differ from Otava. The t test has the unbiased variance. When a point is merged away both of its
 * neighbours are measured anew, not the later one alone. And what has too few values on a side is merged away, after it
 * was searched for: so a wild value is set apart instead of being taken for the edge of a longer step.
 */
export declare function changePoints(series: readonly number[], criteria: Criteria): readonly ChangePoint[];
