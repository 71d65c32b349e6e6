import { mean, sum } from 'simple-statistics';

/** How far groups truly differ, beyond what the noise within them makes of their means. */
export interface VarianceComponent {
  readonly groups: number;
  /** Between groups; below 0 by chance. */
  readonly variance: number;
  /** Of that estimate. */
  readonly errorVariance: number;
}

/** By the one-way analysis of variance with random effects (Searle, Casella & McCulloch 1992). null: no group, or nothing in one, to hold another against. */
export function varianceComponent(groups: readonly (readonly number[])[]): VarianceComponent | null {
  const sizes = groups.map(({ length }) => length);
  const total = sum(sizes);
  const [between, within] = [groups.length - 1, total - groups.length];
  if (between < 1 || within < 1) return null;
  const overall = mean(groups.flat());
  const meanSquareBetween = sum(groups.map((values) => values.length * (mean([...values]) - overall) ** 2)) / between;
  const meanSquareWithin = sum(groups.map((values) => sum(values.map((value) => (value - mean([...values])) ** 2)))) / within;
  const sizeOfOne = (total - sum(sizes.map((size) => size ** 2)) / total) / between;
  return {
    groups: groups.length,
    variance: (meanSquareBetween - meanSquareWithin) / sizeOfOne,
    errorVariance: (2 / sizeOfOne ** 2) * (meanSquareBetween ** 2 / between + meanSquareWithin ** 2 / within),
  };
}
