import { pushAcceptance } from '../baseline/push-acceptance.ts';
import type { Acceptance } from '../model.ts';
import { REMOTE } from './checkout.ts';
import { WORKFLOW_AUTHOR, type BaselinePlace } from './store-run.ts';

/**
 * Commits an accepted regression to the baselines on a branch of the remote. Gives the commit.
 * Throws a UserError as `pushAcceptance` does.
 */
export async function storeAcceptance(acceptance: Acceptance, { checkout, branch, dir }: BaselinePlace): Promise<string> {
  const { commit } = await pushAcceptance({ root: checkout.root, remote: REMOTE, branch, dir, acceptance, author: WORKFLOW_AUTHOR, env: checkout.env });
  return commit;
}
