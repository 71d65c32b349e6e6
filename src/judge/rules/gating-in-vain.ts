import { METRIC_NAMES } from '../../metrics.ts';
import type { BenchmarkRecord, MetricName, Policy, Run } from '../../model.ts';
import { metricRule } from './rules.ts';
import { soloMetrics } from '../../record/solo-figures.ts';

/**
 * Metrics that the policy makes gating and that only rounds of head alone have, of benchmarks that were compared with a base:
 * there nothing comes of such a rule. What a round side by side measured and could not use is not among them: that is
 * inconclusive. In the order in which reports list them.
 */
export function gatingInVain({ policy, benchmarks }: Pick<Run, 'policy' | 'benchmarks'>): readonly MetricName[] {
  const inVain = new Set(benchmarks.flatMap((record) => ofHeadAlone(record, policy)));
  return METRIC_NAMES.filter((metric) => inVain.has(metric));
}

function ofHeadAlone({ id, measurement }: BenchmarkRecord, policy: Policy): readonly MetricName[] {
  if (measurement.state !== 'measured' || measurement.duets.length === 0) return [];
  const compared = new Set(measurement.duets.flatMap(({ slices }) => Object.keys(slices)));
  return soloMetrics(measurement.solos).filter((metric) => !compared.has(metric) && metricRule(policy, id, metric).role === 'gating');
}
