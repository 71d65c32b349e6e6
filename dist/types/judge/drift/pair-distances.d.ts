/** Σ |xᵢ − xₖ| over all pairs of the values from `from` up to, but without, `to`. */
export type SumOfPairDistances = (from: number, to: number) => number;
/**
 * These sums for every stretch of a series of n values, in n² steps: the distances of the first value of a stretch to
 * its others, added to the sum of the stretch without that value.
 */
export declare function sumPairDistances(series: readonly number[]): SumOfPairDistances;
