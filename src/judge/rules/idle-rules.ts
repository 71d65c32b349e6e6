import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { BenchmarkRecord, Config, Target } from '../../model.ts';
import { unmatchedGlobs, unmeasuredRecords } from '../../plan/unmeasured.ts';
import { listOf } from '../../text/phrases.ts';
import { metricRule, ruleWhereWaiting } from './rules.ts';

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
