import type { Reason } from '../../reasons.ts';
import { describeReason } from '../../report/words.ts';
import { version } from '../../system/version.ts';
import type { FinishedRun, PullRequest } from '../client/api.ts';
import type { GitHubApi } from '../client/endpoints.ts';
import type { ActionInputs } from '../event/inputs.ts';

/** Facts that the stage that publishes may rely on: its own workflow file on the default branch, the event, and GitHub's answers. */
export interface TrustedContext {
  readonly github: GitHubApi;
  /** `owner/name` */
  readonly repository: string;
  readonly defaultBranch: string;
  /** `https://github.com`, or that of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  /** Page of the workflow run that publishes. The run that measured is another one. */
  readonly ownRunUrl: string;
  /** Of the step that publishes. A pull request may have changed those of the step that measured. */
  readonly inputs: ActionInputs;
  readonly now: Date;
}

/** A finished workflow run that measured, and whom its result is for. All of it is GitHub's word. */
export interface RunToPublish {
  readonly finished: FinishedRun;
  /** The commit that gets the check. */
  readonly sha: string;
  /** The open pull requests that it may be about, the likeliest first: one branch can be proposed for several. */
  readonly pulls: readonly PullRequest[];
  /** A pull request or a merge group, which is to be merged yet. */
  readonly isProposal: boolean;
  /** A person with write access started it. It may have measured a part, and GitHub does not know for which commit. */
  readonly startedByHand: boolean;
}

/** One of its uploads; its base tells which pull request it is about. */
export interface UploadToPublish extends RunToPublish {
  /** null: no comment. */
  readonly pull: PullRequest | null;
}

/** An artifact, or the run in it, is not as perf-gate makes it. Anyone may have made it, so this is no crash. */
export class ArtifactRefusal extends Error {
  override readonly name = 'ArtifactRefusal';
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(describeReason(reason), options);
    this.reason = reason;
  }
}

/** Names both versions where another one measured than judges: that may be the cause. */
export function withVersions(because: Reason, measuredBy: string): Reason {
  return measuredBy === version ? because : { kind: 'upload-from-other-version', because, measuredBy, judgedBy: version };
}

/** Page of the workflow run that measured, where its artifacts are. */
export function runUrl(id: number, { serverUrl, repository }: Pick<TrustedContext, 'serverUrl' | 'repository'>): string {
  return `${serverUrl}/${repository}/actions/runs/${id}`;
}
