/** Σ |xᵢ − xₖ| over all pairs of the values from `from` up to, but without, `to`. */
export type SumOfPairDistances = (from: number, to: number) => number;

/**
 * These sums for every stretch of a series of n values, in n² steps: the distances of the first value of a stretch to
 * its others, added to the sum of the stretch without that value.
 */
export function sumPairDistances(series: readonly number[]): SumOfPairDistances {
  const width = series.length + 1;
  const sums = new Float64Array(width * width);
  for (let from = series.length - 1; from >= 0; from -= 1) {
    let distancesOfFirst = 0;
    for (let last = from + 1; last < series.length; last += 1) {
      distancesOfFirst += Math.abs(series[from]! - series[last]!);
      sums[from * width + last + 1] = sums[(from + 1) * width + last + 1]! + distancesOfFirst;
    }
  }
  return (from, to) => sums[from * width + to]!;
}
