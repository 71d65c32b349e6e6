import picomatch from 'picomatch/posix.js';

import { METRICS } from '../metrics.ts';
import type { Direction, MetricName, Policy, Role } from '../model.ts';
import { benchmarkGlob } from '../plan/benchmark-glob.ts';

/** What holds for one metric of one benchmark. δ₀ and threshold are fractions. */
export interface MetricRule {
  readonly role: Role;
  readonly direction: Direction;
  readonly delta0: number;
  readonly threshold: number;
}

/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
export function metricRule(policy: Pick<Policy, 'rules'>, benchmarkId: string, metric: MetricName): MetricRule {
  const matching = policy.rules.filter(
    (rule) => benchmarkGlob(rule.benchmark)(benchmarkId) && picomatch.isMatch(metric, rule.metric),
  );
  const { role, direction, delta0, threshold } = METRICS[metric];
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
