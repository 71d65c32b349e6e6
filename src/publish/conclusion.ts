import type { Judgement } from '../model.ts';

/** How the job ends. */
export type Conclusion = { readonly state: 'passed' } | { readonly state: 'failed' | 'warned'; readonly message: string };

/**
 * How a verdict ends the job. `verdictLine` is the report's first line. With `failOnRegression` off, a verdict that
 * would fail the job is a warning.
 */
export function concludeJob({ exitCode }: Judgement, { verdictLine, failOnRegression }: {
  readonly verdictLine: string;
  readonly failOnRegression: boolean;
}): Conclusion {
  if (exitCode === 0) return { state: 'passed' };
  const message = exitCode === 3 ? `The measurement is invalid, so there is no verdict: ${verdictLine}` : verdictLine;
  return { state: failOnRegression ? 'failed' : 'warned', message };
}
