/** How the values behind a place differ from those before it. */
export interface Step {
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
