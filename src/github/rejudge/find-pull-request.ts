import type { Reason } from '../../reasons.ts';
import type { FinishedRun, PullRequest } from '../client/api.ts';
import { askGitHub, nullIfGone } from '../client/refusal.ts';
import type { TrustedContext } from './trusted-context.ts';

const LOOK_UP = { doing: 'look up the pull request', permission: 'pull-requests: read' };

/**
 * Finds the pull requests that a finished workflow run is about, by what GitHub knows of the run. Its upload could name another
 * one. No pull request: the run is about none. Several: its branch is proposed for several others. `why`: it is not to be published.
 *
 * @throws UserError if GitHub does not answer
 */
export async function findPullRequests(
  run: FinishedRun,
  context: Pick<TrustedContext, 'github' | 'defaultBranch'>,
): Promise<{ readonly pulls: readonly PullRequest[] } | { readonly why: Reason }> {
  if (run.event === 'pull_request') return openPullRequestsOf(run, context);
  const number = run.event === 'workflow_dispatch' ? numberInTitle(run.title) : null;
  return number === null ? { pulls: [] } : openPullRequest(number, context);
}

/**
 * GitHub leaves a fork's pull requests out of the event, so they are looked up by branch and by newest commit. The pull request into the
 * default branch goes first, then the oldest.
 */
async function openPullRequestsOf(
  { headBranch, headRepository, headSha }: FinishedRun,
  { github, defaultBranch }: Pick<TrustedContext, 'github' | 'defaultBranch'>,
): ReturnType<typeof findPullRequests> {
  if (headBranch === null) return { why: { kind: 'branch-of-run-unknown' } };
  if (headRepository === null) return { why: { kind: 'repository-of-run-gone' } };
  const open = await askGitHub(LOOK_UP, async () => github.openPullRequestsFrom({ repository: headRepository, branch: headBranch }));
  const isFirst = ({ baseRef }: PullRequest): number => Number(baseRef === defaultBranch);
  const pulls = open
    .filter((one) => one.headSha === headSha)
    .toSorted((one, other) => isFirst(other) - isFirst(one) || one.number - other.number);
  if (pulls.length > 0) return { pulls };
  return { why: { kind: 'no-pull-request-at-commit', commit: headSha } };
}

/** A run by hand has the number in its title, which the workflow file on the default branch composes. null: it has none. */
export function numberInTitle(title: string): number | null {
  const [, number] = /#([1-9]\d{0,8})(?!\d)/.exec(title) ?? [];
  return number === undefined ? null : Number(number);
}

async function openPullRequest(number: number, { github }: Pick<TrustedContext, 'github'>): ReturnType<typeof findPullRequests> {
  const pull = await askGitHub(LOOK_UP, async () => nullIfGone(async () => github.pullRequest(number)));
  if (pull === null) return { why: { kind: 'no-such-pull-request', number } };
  return pull.isOpen ? { pulls: [pull] } : { why: { kind: 'pull-request-closed', number } };
}
