import { EXIT } from '../errors.ts';
import type { Control, JudgedBenchmark, Judgement, Policy, VerdictKind } from '../model.ts';

/** The judgement over judged benchmarks. */
export function judgementOf({ benchmarks, familySize, policy, control, drifts }: {
  readonly benchmarks: readonly JudgedBenchmark[];
  /** Comparisons that were corrected for together. */
  readonly familySize: number;
  readonly policy: Policy;
  readonly control: Control;
  readonly drifts: Judgement['drifts'];
}): Judgement {
  const verdict = verdictOfRun(benchmarks, policy, control);
  return { verdict, exitCode: exitCodeOf(verdict, policy), familySize, alpha: policy.alpha, control, benchmarks, drifts };
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
function verdictOfRun(benchmarks: readonly JudgedBenchmark[], policy: Pick<Policy, 'onInconclusive'>, control: Control): Judgement['verdict'] {
  const verdicts = new Set(benchmarks.map((benchmark) => benchmark.verdict));
  if (verdicts.has('failed')) return 'failed';
  if (control.state === 'unfair') return 'invalid';
  if (verdicts.has('regressed')) return 'regressed';
  if (verdicts.has('invalid') || benchmarks.some(({ absence }) => absence === 'lost')) return 'invalid';
  if (verdicts.has('inconclusive') && policy.onInconclusive !== 'pass') return 'inconclusive';
  if (benchmarks.every(({ verdict }) => UNMEASURED.has(verdict))) return 'nothing measured';
  return 'passed';
}

const EXIT_CODES = {
  passed: EXIT.passed,
  regressed: EXIT.regressed,
  failed: EXIT.regressed,
  invalid: EXIT.invalid,
  inconclusive: EXIT.inconclusive,
  'nothing measured': EXIT.passed,
} as const satisfies Readonly<Record<Judgement['verdict'], Judgement['exitCode']>>;

function exitCodeOf(verdict: Judgement['verdict'], { onInconclusive }: Pick<Policy, 'onInconclusive'>): Judgement['exitCode'] {
  return verdict === 'inconclusive' && onInconclusive !== 'fail' ? EXIT.passed : EXIT_CODES[verdict];
}
