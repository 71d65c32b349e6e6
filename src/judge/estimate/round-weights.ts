import { mean, median } from 'simple-statistics';

/** What made a round cheap may have been chance: no round counts for more than so many usual ones. */
const MOST = 2;

/**
 * How much each round counts, 1 on average: in inverse proportion to what an operation cost both arms in it. Whatever slows
 * a machine for a while also makes its rounds differ (docs/noise.md), so those that cost more know less of the difference.
 * Where all cost the same, all count the same.
 *
 * @param costs of one metric of one benchmark, as logs
 */
export function roundWeights(costs: readonly number[]): readonly number[] {
  if (costs.length === 0) return [];
  const usual = median([...costs]);
  const weights = costs.map((cost) => Math.min(MOST, Math.exp(usual - cost)));
  const average = mean(weights);
  return weights.map((weight) => weight / average);
}
