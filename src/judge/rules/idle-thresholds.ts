import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { BenchmarkIdentity, MetricName, Policy } from '../../model.ts';
import { listOf } from '../../text/phrases.ts';
import { metricRule } from './rules.ts';

/**
 * Thresholds that rules have lowered below δ₀ and left that as it is, in a sentence: a change has to be significantly larger than δ₀
 * as well, so that however many rounds call nothing below it regressed. Where a rule sets δ₀ it is meant.
 */
export function notesOnIdleThresholds(policy: Pick<Policy, 'rules'>, benchmarks: readonly Pick<BenchmarkIdentity, 'id'>[]): readonly string[] {
  if (policy.rules.every(({ threshold }) => threshold === undefined)) return [];
  const idle = METRIC_NAMES.filter((metric) => benchmarks.some(({ id }) => isIdle(policy, id, metric)));
  if (idle.length === 0) return [];
  return [`A rule sets the threshold of ${listOf(idle.map((metric) => METRICS[metric].label))} below δ₀. What is no more than δ₀ is never called regressed, so set \`delta0\` as well.`];
}

function isIdle(policy: Pick<Policy, 'rules'>, id: string, metric: MetricName): boolean {
  const { role, delta0, threshold } = metricRule(policy, id, metric);
  return role === 'gating' && delta0 === METRICS[metric].delta0 && threshold < delta0;
}
