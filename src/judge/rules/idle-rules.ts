import type { BenchmarkRecord, Config, Target } from '../../model.ts';
import { unmatchedGlobs, unmeasuredRecords } from '../../plan/unmeasured.ts';

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
  const place = ruling === head ? ruling.file : `base's ${ruling.file}`;
  return [...new Set(idle)].map((glob) => `No benchmark of this run matches "${glob}" of policy.rules (${place}), so it holds for nothing: mend it, or remove it.`);
}

function isLostSuite(target: Target, head: Pick<Config, 'targets'>): boolean {
  return target.kind === 'suite' && !head.targets.some(({ name, kind }) => name === target.name && kind === 'suite');
}
