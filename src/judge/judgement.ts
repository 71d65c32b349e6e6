import type { JudgedBenchmark, Judgement, Policy, VerdictKind } from '../model.ts';

type RunVerdict = Pick<Judgement, 'verdict' | 'exitCode'>;

/** The judgement over judged benchmarks; `familySize` is the number of comparisons that were corrected for together. */
export function judgementOf(benchmarks: readonly JudgedBenchmark[], familySize: number, policy: Policy): Judgement {
  return { ...verdictOfRun(benchmarks, policy), familySize, alpha: policy.alpha, benchmarks };
}

/** Benchmarks of which no figure was taken. */
const UNMEASURED: ReadonlySet<VerdictKind> = new Set(['removed', 'unaffected', 'not measured']);

/**
 * The verdict of the whole run: the first of these that holds.
 *
 *     any failed                            failed             1   a head that breaks is worse than a slow one
 *     any regressed                         regressed          1
 *     any invalid                           invalid            3
 *     any inconclusive, and policy fails it inconclusive       4
 *     nothing measured                      nothing measured   0
 *     otherwise                             passed             0
 */
function verdictOfRun(benchmarks: readonly JudgedBenchmark[], policy: Pick<Policy, 'onInconclusive'>): RunVerdict {
  const verdicts = new Set(benchmarks.map((benchmark) => benchmark.verdict));
  if (verdicts.has('failed')) return { verdict: 'failed', exitCode: 1 };
  if (verdicts.has('regressed')) return { verdict: 'regressed', exitCode: 1 };
  if (verdicts.has('invalid')) return { verdict: 'invalid', exitCode: 3 };
  if (verdicts.has('inconclusive') && policy.onInconclusive === 'fail') return { verdict: 'inconclusive', exitCode: 4 };
  if (benchmarks.every(({ verdict }) => UNMEASURED.has(verdict))) return { verdict: 'nothing measured', exitCode: 0 };
  return { verdict: 'passed', exitCode: 0 };
}
