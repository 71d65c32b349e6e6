import type { Control, JudgedBenchmark, Judgement, Policy, Run, VerdictKind } from '../model.ts';

type RunVerdict = Pick<Judgement, 'verdict' | 'exitCode'>;

/** The judgement over judged benchmarks. */
export function judgementOf({ benchmarks, familySize, policy, isComplete, control, drifts }: {
  readonly benchmarks: readonly JudgedBenchmark[];
  /** Comparisons that were corrected for together. */
  readonly familySize: number;
  readonly policy: Policy;
  /** Nothing that was to be measured was lost. */
  readonly isComplete: boolean;
  readonly control: Control;
  readonly drifts: Judgement['drifts'];
}): Judgement {
  return { ...verdictOfRun(benchmarks, policy, { isComplete, isFair: control.state !== 'unfair' }), familySize, alpha: policy.alpha, control, benchmarks, drifts };
}

/** Whether everything that was to be measured was, or has a reason other than that somebody's run did not arrive. */
export function isCompleteRun({ benchmarks }: Pick<Run, 'benchmarks'>): boolean {
  return benchmarks.every(({ measurement }) => measurement.state !== 'lost');
}

/** Benchmarks of which no figure was taken. */
const UNMEASURED: ReadonlySet<VerdictKind> = new Set(['removed', 'unaffected', 'not measured']);

/**
 * The verdict of the whole run: the first of these that holds.
 *
 *     any failed                            failed             1   a head that breaks is worse than a slow one
 *     the control is unfair                 invalid            3   what is called slower may be the gate's own doing
 *     any regressed                         regressed          1
 *     any invalid, or lost                  invalid            3
 *     any inconclusive, policy: fail        inconclusive       4
 *     any inconclusive, policy: neutral     inconclusive       0   a check run can say neither yes nor no
 *     nothing measured                      nothing measured   0
 *     otherwise                             passed             0
 */
function verdictOfRun(benchmarks: readonly JudgedBenchmark[], policy: Pick<Policy, 'onInconclusive'>, { isComplete, isFair }: { readonly isComplete: boolean; readonly isFair: boolean }): RunVerdict {
  const verdicts = new Set(benchmarks.map((benchmark) => benchmark.verdict));
  if (verdicts.has('failed')) return { verdict: 'failed', exitCode: 1 };
  if (!isFair) return { verdict: 'invalid', exitCode: 3 };
  if (verdicts.has('regressed')) return { verdict: 'regressed', exitCode: 1 };
  if (verdicts.has('invalid') || !isComplete) return { verdict: 'invalid', exitCode: 3 };
  if (verdicts.has('inconclusive') && policy.onInconclusive !== 'pass') return { verdict: 'inconclusive', exitCode: policy.onInconclusive === 'fail' ? 4 : 0 };
  if (benchmarks.every(({ verdict }) => UNMEASURED.has(verdict))) return { verdict: 'nothing measured', exitCode: 0 };
  return { verdict: 'passed', exitCode: 0 };
}
