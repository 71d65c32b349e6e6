import { soloMetrics } from './rounds.ts';
import { metricRule } from './rules.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { BenchmarkIdentity, BenchmarkRecord, Config, MetricName, Policy, Reason, Run, Target } from '../model.ts';
import { unmatchedGlobs, unmeasuredRecords } from '../plan/unmeasured.ts';

interface RuledRun {
  /** The configuration whose policy holds. */
  readonly ruling: Pick<Config, 'file' | 'policy' | 'targets'>;
  readonly head: Pick<Config, 'targets'>;
  /** All of the run, with what head has removed. */
  readonly benchmarks: readonly Pick<BenchmarkIdentity, 'id' | 'target' | 'kind'>[];
}

/**
 * Finds rules that no benchmark matches: a name is mistyped, or was changed. Meant for a run of everything; in another the
 * benchmark may just not be asked for.
 */
export function warningsOnIdleRules({ ruling, head, benchmarks }: RuledRun): readonly Reason[] {
  // Its tasks are unknown, because head has another kind of target by that name.
  const lost = ruling.targets
    .filter((target) => isLostSuite(target, head))
    .flatMap((suite) => unmeasuredRecords(suite, { state: 'removed' }));
  const idle = unmatchedGlobs(
    ruling.policy.rules.map(({ benchmark }) => benchmark),
    [...benchmarks, ...lost],
  );
  return [...new Set(idle)].map((glob) => ({ kind: 'rule-without-benchmark', glob, ...placeOfRules({ ruling, head }) }));
}

const placeOfRules = ({ ruling, head }: Omit<RuledRun, 'benchmarks'>): { readonly file: string; readonly ofBase: boolean } => ({
  file: ruling.file,
  ofBase: ruling !== head,
});

function isLostSuite(target: Target, head: Pick<Config, 'targets'>): boolean {
  return target.kind === 'suite' && !head.targets.some(({ name, kind }) => name === target.name && kind === 'suite');
}

/**
 * Finds thresholds that a rule has lowered below δ₀ without setting δ₀. A regression has to be significantly larger than δ₀
 * as well, so such a threshold has no effect.
 */
export function notesOnIdleThresholds(
  policy: Pick<Policy, 'rules'>,
  benchmarks: readonly Pick<BenchmarkIdentity, 'id'>[],
): readonly Reason[] {
  if (policy.rules.every(({ threshold }) => threshold === undefined)) return [];
  const idle = METRIC_NAMES.filter((metric) => benchmarks.some(({ id }) => isIdle(policy, id, metric)));
  return idle.length === 0 ? [] : [{ kind: 'threshold-below-delta0', metrics: idle }];
}

function isIdle(policy: Pick<Policy, 'rules'>, id: string, metric: MetricName): boolean {
  const { role, delta0, threshold } = metricRule(policy, id, metric);
  return role === 'gating' && delta0 === METRICS[metric].delta0 && threshold < delta0;
}

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
