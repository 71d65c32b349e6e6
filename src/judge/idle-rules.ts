import { soloMetrics } from './rounds.ts';
import { metricRule, ruleWhereWaiting } from './rules.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { BenchmarkIdentity, BenchmarkRecord, Config, MetricName, Policy, Run, Target } from '../model.ts';
import { unmatchedGlobs, unmeasuredRecords } from '../plan/unmeasured.ts';
import { listOf } from '../text/phrases.ts';

/** What rules are held against. */
interface RuledRun {
  /** Whose policy holds. */
  readonly ruling: Pick<Config, 'file' | 'policy' | 'targets'>;
  readonly head: Pick<Config, 'targets'>;
  /** All of the run, with what head has removed. */
  readonly benchmarks: readonly Pick<BenchmarkRecord, 'id' | 'target'>[];
}

/**
 * Rules that no benchmark matches, in a sentence each: a name that is mistyped, or was changed since. The benchmark that one is
 * meant for goes on as if there were none. Of a run that is about everything; in another the benchmark may just not be asked for.
 */
export function warningsOnIdleRules({ ruling, head, benchmarks }: RuledRun): readonly string[] {
  // Which tasks it had nobody has asked: head has another kind of target by that name.
  const lost = ruling.targets.filter((target) => isLostSuite(target, head)).flatMap((suite) => unmeasuredRecords(suite, { state: 'removed' }));
  const idle = unmatchedGlobs(ruling.policy.rules.map(({ benchmark }) => benchmark), [...benchmarks, ...lost]);
  return [...new Set(idle)].map((glob) => `No benchmark of this run matches "${glob}" of ${placeOfRules({ ruling, head })}, so it holds for nothing: mend it, or remove it.`);
}

/**
 * Metrics that can fail the check and that rules have turned over, in a sentence. Which way each is better is known, so that
 * is a slip, most often of a rule for all of them; a base whose rules say so is not refused, as many a run was judged by them.
 */
export function warningsOnTurnedMetrics({ ruling, head, benchmarks }: Omit<RuledRun, 'benchmarks'> & { readonly benchmarks: readonly Pick<BenchmarkRecord, 'id' | 'kind'>[] }): readonly string[] {
  const turned = METRIC_NAMES.filter((metric) => benchmarks.some(({ id, kind }) => {
    const { role, direction } = (kind === 'server' ? ruleWhereWaiting : metricRule)(ruling.policy, id, metric);
    return role === 'gating' && direction !== METRICS[metric].direction;
  }));
  if (turned.length === 0) return [];
  return [`By the \`direction\` of ${placeOfRules({ ruling, head })} what gets better in ${listOf(turned)} counts as worse and can fail the check: leave \`direction\` out there.`];
}

const placeOfRules = ({ ruling, head }: Pick<RuledRun, 'ruling' | 'head'>): string => `policy.rules (${ruling === head ? '' : "base's "}${ruling.file})`;

function isLostSuite(target: Target, head: Pick<Config, 'targets'>): boolean {
  return target.kind === 'suite' && !head.targets.some(({ name, kind }) => name === target.name && kind === 'suite');
}

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
