import { openAncestry } from '../baseline/ancestry.ts';
import { pushRuns } from '../baseline/push-runs.ts';
import { toStoredRuns } from '../baseline/to-stored-runs.ts';
import { environmentsOf } from '../judge/facts/environments.ts';
import { judge } from '../judge/judge.ts';
import type { Retention, Run } from '../model.ts';
import { shortCommit } from '../text/commits.ts';
import { REMOTE } from './checkout.ts';
import type { Checkout } from './checkout.ts';

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
 * Commits a run that has figures to the baselines on a branch of the remote. Gives the commit. What it is marked as follows from
 * what is stored at that moment, not from what was an hour ago, when it began to be measured: a merge of before it may have been
 * stored in between, slower or not. Throws a UserError as `pushRuns` does.
 */
export async function storeRun({ run, retention }: { readonly run: Run; readonly retention: Retention }, { checkout, branch, dir }: BaselinePlace): Promise<string> {
  const ancestry = openAncestry(checkout.git, run.head.sha);
  const { commit } = await pushRuns({
    root: checkout.root,
    remote: REMOTE,
    branch,
    dir,
    environmentKeys: environmentsOf(run).map(({ key }) => key),
    runsOf: async (stored) => {
      const { history } = await ancestry.select(stored.history);
      const file = { run, history, acceptances: stored.acceptances };
      return toStoredRuns(file, judge(file));
    },
    retention,
    author: WORKFLOW_AUTHOR,
    subject: `baselines: store the run of ${shortCommit(run.head.sha)}`,
    env: checkout.env,
  });
  return commit;
}
