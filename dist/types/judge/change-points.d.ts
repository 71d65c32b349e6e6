/** Criteria of a change point; fixed before the series is looked at. */
export interface Criteria {
    /** Values that are searched together; at least 2. */
    readonly windowLength: number;
    /** Least number of values on either side; at least 1. */
    readonly leastOnEitherSide: number;
    /** The p value of the t test between the two sides has to be smaller. */
    readonly maxP: number;
    /** Least difference of the means of the two sides, in the unit of the values. */
    readonly leastHeight: number;
}
/** A place where a series changed its level to stay there. */
export interface ChangePoint {
    /** Position of the first value behind the change. */
    readonly index: number;
    /** From the values since the previous change point to those until the next. */
    readonly step: LevelStep;
}
/** How the values behind a place differ from those before it. */
export interface LevelStep {
    /** Difference of the means. */
    readonly height: number;
    /** Two-sided p value of "the means are equal", for a place that was chosen without looking at the values. */
    readonly p: number;
    readonly before: number;
    readonly after: number;
}
/**
 * Finds the change points of a series, oldest first. It differs from Otava in three ways: the t test has the unbiased variance;
 * both neighbours of a merged point are measured anew; and what has too few values on a side is merged away after it was
 * searched for, so that a wild value is set apart instead of being taken for the edge of a longer step.
 */
export declare function changePoints(series: readonly number[], criteria: Criteria): readonly ChangePoint[];
/**
 * Tests two sides, each of one value or more, by Student's t with pooled variance (Student 1908): unlike Welch's it can use a
 * side of a few values. Values without any variance are taken at their word.
 */
export declare function stepBetween(before: readonly number[], after: readonly number[]): LevelStep;
/** The values from `start` up to, but without, `end`. */
interface Stretch {
    readonly start: number;
    readonly end: number;
}
/** The place where a stretch falls apart most clearly: of the first value of its second part. */
interface Candidate {
    readonly index: number;
    readonly divergence: number;
    readonly stretch: Stretch;
}
/**
 * Finds the place of the pair τ < κ with the largest divergence between the values up to τ and those from τ to κ. That κ may lie
 * before the end lets a change be seen though another one undoes it later. null: fewer than two values.
 */
export declare function likeliestChange(sumOfDistances: SumOfPairDistances, stretch: Stretch): Candidate | null;
/**
 * Measures how far the two parts of a stretch that is divided at `index` differ, of n and m values:
 *
 *     Q̂ = n·m/(n + m) · (2·mean |x − y| − mean |x − x′| − mean |y − y′|)
 *
 * the energy distance of Székely & Rizzo (2005) with exponent 1. A single value has no pairs: its last term is 0.
 */
export declare function divergenceOf(sumOfDistances: SumOfPairDistances, { start, end }: Stretch, index: number): number;
/** Σ |xᵢ − xₖ| over all pairs of the values from `from` up to, but without, `to`. */
type SumOfPairDistances = (from: number, to: number) => number;
/** Sums up the distances of the pairs in every stretch of a series of n values, in n² steps. */
export declare function sumPairDistances(series: readonly number[]): SumOfPairDistances;
export {};
