import { acceptancesOfGate } from '../baseline/acceptances.ts';
import { openAncestry } from '../baseline/ancestry.ts';
import type { BranchPlace } from '../baseline/git-push.ts';
import { pushAcceptance } from '../baseline/push-acceptance.ts';
import { pushRuns } from '../baseline/push-runs.ts';
import { toStoredRuns } from '../baseline/to-stored-runs.ts';
import { environmentsOf } from '../judge/facts/environments.ts';
import { judge } from '../judge/judge.ts';
import type { Acceptance, Retention, Run } from '../model.ts';
import { shortCommit } from '../text/commits.ts';
import { REMOTE } from './checkout.ts';
import type { Checkout } from './checkout.ts';

/** The account behind a workflow's own token, as GitHub shows it. */
const WORKFLOW_AUTHOR = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

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
export async function storeRun({ run, retention }: { readonly run: Run; readonly retention: Retention }, place: BaselinePlace): Promise<string> {
  const ancestry = openAncestry(place.checkout.git, run.head.sha);
  const { commit } = await pushRuns({
    ...onRemote(place),
    environmentKeys: environmentsOf(run).map(({ key }) => key),
    runsOf: async (stored) => {
      const { history } = await ancestry.select(stored.history);
      const file = { run, history, acceptances: acceptancesOfGate(stored.acceptances, run.configFile) };
      return toStoredRuns(file, judge(file));
    },
    retention,
    subject: `baselines: store the run of ${shortCommit(run.head.sha)}`,
  });
  return commit;
}

/**
 * Commits an accepted regression to the baselines on a branch of the remote. Gives the commit.
 * Throws a UserError as `pushAcceptance` does.
 */
export async function storeAcceptance(acceptance: Acceptance, place: BaselinePlace): Promise<string> {
  const { commit } = await pushAcceptance({ ...onRemote(place), acceptance });
  return commit;
}

function onRemote({ checkout, branch, dir }: BaselinePlace): BranchPlace & Pick<BaselinePlace, 'dir'> {
  return { root: checkout.root, remote: REMOTE, branch, dir, author: WORKFLOW_AUTHOR, env: checkout.env };
}
