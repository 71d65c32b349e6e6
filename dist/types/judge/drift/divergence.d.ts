import type { SumOfPairDistances } from './pair-distances.ts';
/** The values from `start` up to, but without, `end`. */
export interface Stretch {
    readonly start: number;
    readonly end: number;
}
/** Where a stretch falls apart most clearly. */
export interface Candidate {
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
