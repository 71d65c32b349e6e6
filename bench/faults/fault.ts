import type { Answer, World } from './world.ts';

/** What came of a trial, and what the contract allows. */
export interface Outcome {
  /** Which of the fault's cases was drawn. */
  readonly drawn: string;
  readonly answer: Answer;
  /** Exit codes that are right; `killed`: a signal ended it. */
  readonly allowed: readonly (number | 'killed')[];
  /** What must stand in the message where it ends with that code. */
  readonly told?: Readonly<Record<number, RegExp>>;
  /** What is wrong beyond exit code, message and leftovers. */
  readonly problems: readonly string[];
}

export interface Fault {
  readonly name: string;
  /** How often it is drawn, beside others. */
  readonly weight: number;
  /** Why it cannot be tried here; null: it can. */
  readonly lacking?: () => string | null;
  /** Makes the repository, lets the fault befall it, and tells what came of it. The world is its own to dispose of. */
  readonly befall: (random: () => number) => Promise<{ readonly world: World; readonly outcome: Outcome }>;
}

/** Of a user error: what, where, how to mend it. */
export const USER_ERROR = /^error: [^]+?\n {3}at: .+\n {2}fix: .+\n/m;

/** What is wrong with how an invocation ended. */
export function problemsOfAnswer({ answer: { exitCode, signal, stdout, stderr, hangs }, allowed, told = {} }: Outcome): readonly string[] {
  const ended = exitCode ?? 'killed';
  const expected = exitCode === undefined ? undefined : (told[exitCode] ?? (exitCode === 2 ? USER_ERROR : undefined));
  return [
    ...(hangs ? ['it hangs'] : []),
    ...(allowed.includes(ended) ? [] : [`exit ${ended}${signal === undefined ? '' : ` (${signal})`} instead of ${allowed.join(' or ')}`]),
    ...(/^ {4}at /m.test(stderr) ? ['a stack trace'] : []),
    ...(/perf-gate itself failed/.test(stderr) ? ['perf-gate itself failed'] : []),
    ...(expected !== undefined && !expected.test(stderr + stdout) ? [`no message like ${expected.source}`] : []),
    ...((stderr.match(/^error:/gm) ?? []).length > 1 ? ['more than one error'] : []),
  ];
}
