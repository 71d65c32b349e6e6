/** Σ |xᵢ − xₖ| over all pairs of the values from `from` up to, but without, `to`. */
type SumOfPairDistances = (from: number, to: number) => number;
/**
 * These sums for every stretch of a series of n values, in n² steps: the distances of the first value of a stretch to
 * its others, added to the sum of the stretch without that value.
 */
export declare function sumPairDistances(series: readonly number[]): SumOfPairDistances;
/** The values from `start` up to, but without, `end`. */
interface Stretch {
    readonly start: number;
    readonly end: number;
}
/** Where a stretch falls apart most clearly. */
interface Candidate {
    /** Of the first value of the second part. */
    readonly index: number;
    readonly divergence: number;
    readonly stretch: Stretch;
}
/**
 * The place where a stretch divides best, by E-divisive (Matteson & James 2014): that of the pair τ < κ with the
 * largest divergence between the values up to τ and those from τ to κ. That κ may lie before the end lets a change be
 * seen though another one that undoes it follows. null: a stretch of fewer than two values.
 */
export declare function likeliestChange(sumOfDistances: SumOfPairDistances, stretch: Stretch): Candidate | null;
/**
 * How far the two parts of a stretch that is divided at `index` differ, of n and m values:
 *
 *     Q̂ = n·m/(n + m) · (2·mean |x − y| − mean |x − x′| − mean |y − y′|)
 *
 * the energy distance of Székely & Rizzo (2005) with exponent 1, which sees any difference of distribution. A single
 * value has no pairs: its last term is 0.
 */
export declare function divergenceOf(sumOfDistances: SumOfPairDistances, { start, end }: Stretch, index: number): number;
/** How the values behind a place differ from those before it. */
interface Step {
    /** Difference of the means, in the unit of the values. */
    readonly height: number;
    /** Two-sided p value of "the means are equal", for a place that was chosen without looking at the values. */
    readonly p: number;
    readonly before: number;
    readonly after: number;
}
/**
 * Student's t with pooled variance (Student 1908), as Hunter has it (Fleming et al. 2023): unlike Welch's it can use a
 * side of a few values, whose own variance says next to nothing. Values without any variance are taken at their word.
 *
 * @param before at least one value
 * @param after at least one value
 */
export declare function stepBetween(before: readonly number[], after: readonly number[]): Step;
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
export {};
