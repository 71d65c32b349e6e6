import picomatch from 'picomatch/posix.js';

import { METRICS } from '../metrics.ts';
import type { BenchmarkRecord, Direction, MetricName, Policy, Role } from '../model.ts';
import { benchmarkGlob } from '../plan/benchmark-glob.ts';
import { mostlyWaits } from './mostly-waits.ts';

/** What holds for one metric of one benchmark. δ₀ and threshold are fractions. */
export interface MetricRule {
  readonly role: Role;
  readonly direction: Direction;
  readonly delta0: number;
  readonly threshold: number;
}

/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
export function metricRule(policy: Pick<Policy, 'rules'>, benchmarkId: string, metric: MetricName, defaults: MetricRule = METRICS[metric]): MetricRule {
  const matching = policy.rules.filter(
    (rule) => benchmarkGlob(rule.benchmark)(benchmarkId) && picomatch.isMatch(metric, rule.metric),
  );
  const { role, direction, delta0, threshold } = defaults;
  let result: MetricRule = { role, direction, delta0, threshold };
  for (const rule of matching) {
    result = {
      role: rule.role ?? result.role,
      direction: rule.direction ?? result.direction,
      delta0: rule.delta0 ?? result.delta0,
      threshold: rule.threshold ?? result.threshold,
    };
  }
  return result;
}

/**
 * The same where servers mostly wait. While they have something to do throughput is CPU per request in other words; here it is
 * another fact, and gates unless a rule says otherwise.
 */
export function ruleWhereWaiting(policy: Pick<Policy, 'rules'>, benchmarkId: string, metric: MetricName): MetricRule {
  const defaults = METRICS[metric];
  return metricRule(policy, benchmarkId, metric, metric === 'throughput' ? { ...defaults, role: 'gating' } : defaults);
}

/** What holds for a record's rounds side by side. */
export function sideBySideRule(policy: Pick<Policy, 'rules'>, record: Pick<BenchmarkRecord, 'id' | 'measurement'>, metric: MetricName): MetricRule {
  return (mostlyWaits(record) === null ? metricRule : ruleWhereWaiting)(policy, record.id, metric);
}
