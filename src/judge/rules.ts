import picomatch from 'picomatch/posix.js';
import { isCounted } from './instruction-evidence.ts';
import { mostlyWaits } from './load-facts.ts';
import { METRICS } from '../metrics.ts';
import type { BenchmarkRecord, Change, Comparison, Direction, MetricName, Policy, Role, Rule } from '../model.ts';
import { benchmarkGlob } from '../plan/benchmark-glob.ts';

/** The rule for one metric of one benchmark. δ₀ and threshold are fractions. */
export interface MetricRule {
  readonly role: Role;
  readonly direction: Direction;
  readonly delta0: number;
  readonly threshold: number;
}

interface CompiledRule {
  readonly rule: Rule;
  readonly holdsFor: (benchmarkId: string, metric: MetricName) => boolean;
}

const COMPILED = new WeakMap<readonly Rule[], readonly CompiledRule[]>();

/** Each list once: the judge asks for every benchmark and metric at every look, and a calibration holds thousands of replays. */
function compiled(rules: readonly Rule[]): readonly CompiledRule[] {
  const known = COMPILED.get(rules);
  if (known !== undefined) return known;
  const fresh = rules.map((rule): CompiledRule => {
    const [isBenchmark, isMetric] = [benchmarkGlob(rule.benchmark), picomatch(rule.metric)];
    return { rule, holdsFor: (benchmarkId, metric) => isBenchmark(benchmarkId) && isMetric(metric) };
  });
  COMPILED.set(rules, fresh);
  return fresh;
}

/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
export function metricRule(
  policy: Pick<Policy, 'rules'>,
  benchmarkId: string,
  metric: MetricName,
  defaults: MetricRule = METRICS[metric],
): MetricRule {
  const { role, direction, delta0, threshold } = defaults;
  let result: MetricRule = { role, direction, delta0, threshold };
  for (const { rule, holdsFor } of compiled(policy.rules)) {
    if (!holdsFor(benchmarkId, metric)) continue;
    result = {
      role: rule.role ?? result.role,
      direction,
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

/** The rule for a record's rounds side by side. */
export function sideBySideRule(
  policy: Pick<Policy, 'rules'>,
  record: Pick<BenchmarkRecord, 'id' | 'measurement'>,
  metric: MetricName,
): MetricRule {
  return (mostlyWaits(record) === null ? metricRule : ruleWhereWaiting)(policy, record.id, metric);
}

type Bound = Pick<Policy, 'noRegressionOver'>;

/** Counts vary far less than times, so they are cleared of far less: of so many times their threshold. */
const CLEARED_OF_COUNTS = 2;

/**
 * The smallest change that a metric can be cleared of: X of "no regression of X or more", or its threshold or δ₀ where that is more. A change
 * between the two is no regression, and no number of rounds could bring its upper bound below X. Of counts it is twice their threshold, if
 * that is less than X.
 */
export function clearableBelow(
  { metric, threshold, delta0 }: Pick<Comparison, 'metric' | 'threshold' | 'delta0'>,
  { noRegressionOver }: Bound,
): Change {
  const bound = isCounted(metric) ? Math.min(noRegressionOver, CLEARED_OF_COUNTS * threshold) : noRegressionOver;
  return Math.max(bound, threshold, delta0);
}
