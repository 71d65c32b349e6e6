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
export function likeliestChange(sumOfDistances: SumOfPairDistances, stretch: Stretch): Candidate | null {
  let likeliest: Candidate | null = null;
  for (let index = stretch.start + 1; index < stretch.end; index += 1) {
    for (let end = index + 1; end <= stretch.end; end += 1) {
      const divergence = divergenceOf(sumOfDistances, { start: stretch.start, end }, index);
      if (likeliest === null || divergence > likeliest.divergence) likeliest = { index, divergence, stretch };
    }
  }
  return likeliest;
}

/**
 * How far the two parts of a stretch that is divided at `index` differ, of n and m values:
 *
 *     Q̂ = n·m/(n + m) · (2·mean |x − y| − mean |x − x′| − mean |y − y′|)
 *
 * the energy distance of Székely & Rizzo (2005) with exponent 1, which sees any difference of distribution. A single
 * value has no pairs: its last term is 0.
 */
export function divergenceOf(sumOfDistances: SumOfPairDistances, { start, end }: Stretch, index: number): number {
  const [n, m] = [index - start, end - index];
  const [withinFirst, withinSecond] = [sumOfDistances(start, index), sumOfDistances(index, end)];
  const between = sumOfDistances(start, end) - withinFirst - withinSecond;
  const energy = (2 * between) / (n * m) - meanOfPairs(withinFirst, n) - meanOfPairs(withinSecond, m);
  return ((n * m) / (n + m)) * energy;
}

function meanOfPairs(sum: number, values: number): number {
  return values < 2 ? 0 : (2 * sum) / (values * (values - 1));
}
