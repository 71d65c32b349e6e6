import { CONFIG_FILES } from '../../config/file-names.ts';
import type { GitHubApi, PullRequest } from '../../github/api.ts';
import type { ActionInputs } from '../../trigger/inputs.ts';

/** What the stage that publishes may rely upon: its own workflow file on the default branch, the event, and GitHub's answers. */
export interface TrustedContext {
  readonly github: GitHubApi;
  /** `owner/name` */
  readonly repository: string;
  readonly defaultBranch: string;
  /** `https://github.com`, or that of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  /** Page of the workflow run that publishes; the one that measured is another, and its job summary the word of what was measured. */
  readonly ownRunUrl: string;
  readonly inputs: TrustedInputs;
  readonly now: Date;
}

/** The inputs of the step that publishes; those of the step that measured may have been changed by the pull request. */
export type TrustedInputs = Pick<ActionInputs,
  'artifact' | 'config' | 'only' | 'base' | 'profile' | 'baselines' | 'baselineBranch' | 'comment' | 'check' | 'failOnRegression'>;

/** The configuration of the gate that the step is about, as far as it is known without what was uploaded. */
export function gateOfStep({ inputs }: Pick<TrustedContext, 'inputs'>): string {
  return inputs.config ?? CONFIG_FILES[0];
}

/** A finished workflow run that measured, and whom its result is for. Nothing of it is the measuring job's own word. */
export interface RunToPublish {
  readonly workflowRun: number;
  readonly attempt: number;
  /** The commit that gets the check. */
  readonly sha: string;
  /** null: no comment. */
  readonly pull: PullRequest | null;
  /** Number of the one whose accepted regressions count: that of `pull`, or the last one of a merge group; null: none. */
  readonly pullRequest: number | null;
  /**
   * The one that goes first of several that propose its branch, where this run was not compared with the base of that: it may fail
   * the check of the commit, and never pass it. `pull` itself: nothing tells for which of them it was measured, and there is no
   * comment. null: none.
   */
  readonly notOf: PullRequest | null;
  /** What was measured is to be merged yet, by a pull request or a group of them in a merge queue. */
  readonly isProposal: boolean;
  /**
   * Somebody with the right to do so started it: it may have measured a part of the benchmarks, and GitHub does not know
   * for which commit.
   */
  readonly startedByHand: boolean;
}
