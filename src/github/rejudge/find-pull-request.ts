import type { ContentsApi, FinishedRun, PullRequest } from '../client/api.ts';
import { askGitHub, askGitHubIfThere } from '../client/ask.ts';
import { pullRequestOfGroup } from '../event/task.ts';

/** Whom the result of a finished workflow run is for. */
export type PullRequestOfRun =
  /** `rivals`: others of the same branch, into other ones, which the run may be about as well. */
  | { readonly state: 'found'; readonly pull: PullRequest; readonly rivals: readonly PullRequest[] }
  /** Nobody asked for it on a pull request. */
  | { readonly state: 'none' }
  | { readonly state: 'not to be published'; readonly why: string };

const LOOK_UP = { doing: 'look up the pull request', permission: 'pull-requests: read' };

interface Whereabouts {
  readonly github: Pick<ContentsApi, 'pullRequest' | 'openPullRequestsFrom'>;
  readonly defaultBranch: string;
}

/**
 * The pull request that a finished workflow run is about, by what GitHub knows of the run: never by what the run
 * uploaded, which could name another one. Throws a UserError if GitHub does not answer.
 */
export async function findPullRequest(run: FinishedRun, whereabouts: Whereabouts): Promise<PullRequestOfRun> {
  if (run.event === 'pull_request') return openPullRequestOf(run, whereabouts);
  const number = run.event === 'workflow_dispatch' ? numberInTitle(run.title) : null;
  return number === null ? { state: 'none' } : openPullRequest(number, whereabouts);
}

/**
 * Number of the pull request whose accepted regressions count for a finished workflow run, where `found` is whom it is for: that
 * one, or the last of a merge group, whose result is for none of its pull requests. null: none.
 */
export function pullRequestToJudge({ event, headBranch }: Pick<FinishedRun, 'event' | 'headBranch'>, found: Pick<PullRequest, 'number'> | null): number | null {
  return event === 'merge_group' ? pullRequestOfGroup(headBranch) : found?.number ?? null;
}

/**
 * GitHub leaves the pull requests of a fork's run out of the event, so they are looked up by branch, and by commit: a
 * result for any but the newest commit would be shown for code that it is not about. A branch can be proposed for
 * several others; the default branch goes first, then the oldest.
 */
async function openPullRequestOf({ headBranch, headRepository, headSha }: FinishedRun, { github, defaultBranch }: Whereabouts): Promise<PullRequestOfRun> {
  if (headBranch === null) return { state: 'not to be published', why: 'GitHub does not say which branch the run is about.' };
  if (headRepository === null) return { state: 'not to be published', why: 'The repository that the run is about is gone.' };
  const open = await askGitHub(LOOK_UP, async () => github.openPullRequestsFrom({ repository: headRepository, branch: headBranch }));
  const candidates = open.filter((one) => one.headSha === headSha);
  const pull = whoGoesFirst(candidates, defaultBranch);
  if (pull === undefined) {
    return { state: 'not to be published', why: `No open pull request has the commit ${headSha} as its newest: it was closed, or pushed to meanwhile.` };
  }
  return { state: 'found', pull, rivals: candidates.filter(({ baseRef }) => baseRef !== pull.baseRef) };
}

/** The one into the default branch, else the oldest. */
function whoGoesFirst(pulls: readonly PullRequest[], defaultBranch: string): PullRequest | undefined {
  const byAge = pulls.toSorted((one, other) => one.number - other.number);
  return byAge.find(({ baseRef }) => baseRef === defaultBranch) ?? byAge[0];
}

/** A run that was started by hand carries the number in its title, which the workflow file composes. */
function numberInTitle(title: string): number | null {
  const [, number] = /#([1-9]\d{0,8})(?!\d)/.exec(title) ?? [];
  return number === undefined ? null : Number(number);
}

async function openPullRequest(number: number, { github }: Whereabouts): Promise<PullRequestOfRun> {
  const pull = await askGitHubIfThere(LOOK_UP, async () => github.pullRequest(number));
  if (pull === null) return { state: 'not to be published', why: `There is no pull request #${number}.` };
  return pull.isOpen ? { state: 'found', pull, rivals: [] } : { state: 'not to be published', why: `Pull request #${number} is closed.` };
}
