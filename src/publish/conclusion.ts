import type { CheckRun } from '../github/api.ts';
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
  return { state: failOnRegression ? 'failed' : 'warned', message: verdictLine };
}

/**
 * How a verdict concludes a check run. Neutral satisfies branch protection, and shows that something is left to look
 * at: an inconclusive verdict that the policy lets pass so, and what would fail if `failOnRegression` were on.
 */
export function concludeCheck({ verdict, exitCode }: Judgement, failOnRegression: boolean): CheckRun['conclusion'] {
  if (exitCode === 0) return verdict === 'inconclusive' ? 'neutral' : 'success';
  return failOnRegression ? 'failure' : 'neutral';
}
