import { pushRuns } from '../baseline/push-runs.ts';
import { toStoredRuns } from '../baseline/to-stored-runs.ts';
import type { Judgement, Retention, RunFile } from '../model.ts';
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
