import { errorFunction, sum, wilcoxonRankSum } from 'simple-statistics';

/** Where one sample is larger than this, the normal approximation takes the place of the exact distribution. */
const LARGEST_EXACT_SAMPLE = 50;
const LARGEST_EXACT_SAMPLE_WITH_TIES = 25;

/** How many values of both samples together are equal to each other, for each distinct value in ascending order. */
type TieSizes = readonly number[];

/** The number of pairs in which the first sample's value is the larger one; a tie counts half. */
export function uStatistic(first: readonly number[], second: readonly number[]): number {
  return wilcoxonRankSum(first, second) - (first.length * (first.length + 1)) / 2;
}

/**
 * Two-sided p value of the Mann–Whitney U test as Go's github.com/aclements/go-moremath/stats has it: exact for small
 * samples, else the normal approximation. 1 where a sample is empty or all values are equal, which is what benchstat
 * makes of the error that the package returns then.
 *
 * The exact p value is twice P(U ≤ the smaller of U and its mirror image). With ties the distribution of U is not
 * symmetric, so that this is not quite a two-sided p value and depends on which sample is the first; so it is in Go.
 */
export function mannWhitneyP(first: readonly number[], second: readonly number[]): number {
  const ties = tieSizes([...first, ...second]);
  if (first.length === 0 || second.length === 0 || ties.length === 1) return 1;
  const u = uStatistic(first, second);
  const pairs = first.length * second.length;
  const hasTies = ties.length < first.length + second.length;
  const largestExact = hasTies ? LARGEST_EXACT_SAMPLE_WITH_TIES : LARGEST_EXACT_SAMPLE;
  if (Math.max(first.length, second.length) > largestExact) return normalP(u, pairs, ties);
  return 2 * u === pairs ? 1 : 2 * probabilityOfUAtMost(Math.min(u, pairs - u), first.length, ties);
}

function tieSizes(values: readonly number[]): TieSizes {
  const groups = Map.groupBy(values, (value) => value);
  return [...groups].toSorted(([a], [b]) => a - b).map(([, equal]) => equal.length);
}

/** Mann & Whitney (1947), corrected for ties and for continuity. */
function normalP(u: number, pairs: number, ties: TieSizes): number {
  const size = sum(ties);
  const tieCorrection = sum(ties.map((tied) => tied ** 3 - tied)) / (size * (size - 1));
  const standardDeviation = Math.sqrt((pairs * (size + 1 - tieCorrection)) / 12);
  const z = Math.max(0, Math.abs(u - pairs / 2) - 0.5) / standardDeviation;
  return Math.min(1, 1 - errorFunction(z / Math.SQRT2));
}

/**
 * P(U ≤ u) when every choice of `firstSize` of the values for the first sample is as likely as any other (Klotz 1966).
 * Goes up through the groups of equal values and counts the choices by how many values they took and by 2U, a whole
 * number: `drawn` values of a group are larger than those of the second sample below it and tie with those in it.
 */
export function probabilityOfUAtMost(u: number, firstSize: number, ties: TieSizes): number {
  const largestTwoU = 2 * u;
  const choices = Array.from({ length: firstSize + 1 }, () => new Float64Array(largestTwoU + 1));
  choices[0]![0] = 1;
  let below = 0;
  for (const size of ties) {
    // Downwards: what a group adds must not be counted as what was taken below it.
    for (let taken = Math.min(firstSize, below); taken >= 0; taken -= 1) {
      for (let drawn = 1; drawn <= Math.min(size, firstSize - taken); drawn += 1) {
        const gained = drawn * (2 * (below - taken) + size - drawn);
        const ways = binomial(size, drawn);
        const [from, to] = [choices[taken]!, choices[taken + drawn]!];
        for (let twoU = gained; twoU <= largestTwoU; twoU += 1) to[twoU]! += ways * from[twoU - gained]!;
      }
    }
    below += size;
  }
  return sum([...choices[firstSize]!]) / binomial(below, firstSize);
}

/** In how many ways `drawn` of `size` can be chosen. */
function binomial(size: number, drawn: number): number {
  let ways = 1;
  for (let step = 1; step <= drawn; step += 1) ways = (ways * (size - drawn + step)) / step;
  return ways;
}
