import { toStoredRun } from '../baseline/format.ts';
import { pushBaseline } from '../baseline/git-push.ts';
import { DEFAULT_KEEP } from '../baseline/history.ts';
import type { Judgement, Run } from '../model.ts';
import { REMOTE } from '../trigger/checkout.ts';
import type { Checkout } from '../trigger/checkout.ts';

/** The account behind a workflow's own token, as GitHub shows it. */
const WORKFLOW_AUTHOR = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };

/** Where baselines are kept. */
export interface BaselinePlace {
  readonly checkout: Checkout;
  readonly branch: string;
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
}

/** Why a run does not become part of the baseline; null: it does. */
export function reasonNotToStore(run: Run, verdict: Judgement['verdict']): string | null {
  if (verdict === 'invalid') return 'The run was not stored as a baseline: its measurement is invalid.';
  // A regression that nobody accepted must not become what later changes are compared with.
  if (verdict === 'regressed' || verdict === 'failed') {
    return `The run was not stored as a baseline: its verdict is "${verdict}". If the change is meant to stay, store it by hand with \`perf-gate baseline update\`.`;
  }
  return toStoredRun(run).benchmarks.length === 0 ? 'The run was not stored as a baseline: it has no figures.' : null;
}

/**
 * Commits a run to the baselines on a branch of the remote. Gives the commit. Throws a UserError as `pushBaseline` does.
 */
export async function storeRun(run: Run, { checkout, branch, dir }: BaselinePlace): Promise<string> {
  const { commit } = await pushBaseline({
    root: checkout.root,
    remote: REMOTE,
    branch,
    dir,
    stored: toStoredRun(run),
    keep: DEFAULT_KEEP,
    author: WORKFLOW_AUTHOR,
    message: `baselines: store the run of ${run.head.sha.slice(0, 12)}`,
    env: checkout.env,
  });
  return commit;
}
