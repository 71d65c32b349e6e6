import { pushRuns } from '../baseline/push-runs.ts';
import { toStoredRuns } from '../baseline/to-stored-runs.ts';
import { solosOf } from '../judge/solos.ts';
import type { Judgement, Retention, Run, RunFile } from '../model.ts';
import { REMOTE } from '../trigger/checkout.ts';
import type { Checkout } from '../trigger/checkout.ts';

/** The account behind a workflow's own token, as GitHub shows it. */
export const WORKFLOW_AUTHOR = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/** Where baselines are kept. */
export interface BaselinePlace {
  readonly checkout: Checkout;
  readonly branch: string;
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
}

/**
 * Why a run does not become part of the baseline; null: it does. One that regressed is stored too, with the mark that
 * keeps it from being what later changes are compared with.
 */
export function reasonNotToStore(run: Run, verdict: Judgement['verdict']): string | null {
  if (verdict === 'invalid') return 'The run was not stored as a baseline: its measurement is invalid.';
  if (verdict === 'failed') return 'The run was not stored as a baseline: a benchmark fails at this commit.';
  const hasFigures = run.benchmarks.some(({ measurement }) => solosOf(measurement).length > 0);
  return hasFigures ? null : 'The run was not stored as a baseline: it has no figures.';
}

/**
 * Commits a run that has figures to the baselines on a branch of the remote. Gives the commit.
 * Throws a UserError as `pushRuns` does.
 */
export async function storeRun(judged: { readonly file: RunFile; readonly judgement: Judgement; readonly retention: Retention }, { checkout, branch, dir }: BaselinePlace): Promise<string> {
  const { file, judgement, retention } = judged;
  const { commit } = await pushRuns({
    root: checkout.root,
    remote: REMOTE,
    branch,
    dir,
    runs: toStoredRuns(file, judgement),
    retention,
    author: WORKFLOW_AUTHOR,
    subject: `baselines: store the run of ${file.run.head.sha.slice(0, 12)}`,
    env: checkout.env,
  });
  return commit;
}
