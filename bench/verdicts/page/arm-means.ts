import { METRICS } from '../../../src/metrics.ts';
import type { RecordedMetric } from '../study/recorded-metrics.ts';
import { formatShare } from './evidence-format.ts';

/**
 * Whether one arm is treated worse than the other: both run the same code in unchanged rounds, so that a mean beyond chance is
 * the measuring's own. How much worse the rounds leave room for says more than that none of them lies beyond.
 *
 * @param recorded something unchanged at the least
 */
export function describeArmMeans(recorded: readonly RecordedMetric[]): string {
  const unchanged = recorded.filter(({ injection }) => injection === 'none');
  const beyond = unchanged.filter(({ mean, standardError }) => Math.abs(mean) > 2 * standardError);
  const furthest = unchanged.toSorted((one, other) => mostOf(other) - mostOf(one))[0]!;
  return `${beyond.length} of ${unchanged.length} means; two standard errors leave room for an arm that is treated worse by ${formatShare(Math.expm1(mostOf(furthest)))} (${furthest.benchmark}, ${METRICS[furthest.metric].label})`;
}

/** As far from 0 as two standard errors leave room for. */
const mostOf = ({ mean, standardError }: RecordedMetric): number => Math.abs(mean) + 2 * standardError;
