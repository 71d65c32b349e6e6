import { CONFIG_FILES } from '../../config/file-names.ts';
import type { CheckRun, GitHubApi, PullRequest } from '../client/api.ts';
import type { ActionInputs } from '../event/inputs.ts';
import { version } from '../../system/version.ts';

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

/** An artifact, or the run in it, is not what perf-gate makes. It may be anybody's work, so this is foreseen and no crash. */
export class ArtifactRefusal extends Error {
  override readonly name = 'ArtifactRefusal';
}

/** The upgrade has not come to the step that judges. */
const LEFT_BEHIND = 'upgrade every workflow that uses perf-gate, on the default branch first';

/** GitHub gives jobs that are run again the workflow file that they had. */
const MEASURED_BEFORE = 'measure it anew by a push, "Update branch" or /perf run, because jobs that are run again are those of before; where it comes again, upgrade every workflow that uses perf-gate';

/** Why what another version measured may be refused by this one, and what to do about it, as the end of a sentence; empty: it is the same version. */
export function hintOnVersions(tool: string): string {
  if (tool === version) return '';
  const isOlder = tool.localeCompare(version, 'en', { numeric: true }) < 0;
  return `; perf-gate ${tool} measured it and ${version} judges it, which may be why: ${isOlder ? MEASURED_BEFORE : LEFT_BEHIND}`;
}

/** Which pull request a check is of, and how it stands for that: GitHub says neither. */
interface OwnCheck {
  readonly number: number;
  /** The check fails for another one. */
  readonly passes: boolean;
}

/** What tells the check of a run from that of another pull request of the same commit; nothing where it is of none. */
export function idOfCheck(origin: Pick<RunToPublish, 'pull' | 'notOf'>, passes = false): Pick<CheckRun, 'externalId'> {
  const number = numberOfRun(origin);
  return number === null ? {} : { externalId: `pull-request-${number}${passes ? '-passes' : ''}` };
}

/** Of the pull request that a run is of; null: of none, or nobody knows of which. */
export function numberOfRun({ pull, notOf }: Pick<RunToPublish, 'pull' | 'notOf'>): number | null {
  return pull === null || pull === notOf ? null : pull.number;
}

/** null: the check has no such id, as one of an older version, or of somebody else. */
export function readIdOfCheck(externalId: string | null): OwnCheck | null {
  const [, number, passes] = /^pull-request-([1-9]\d{0,8})(-passes)?$/.exec(externalId ?? '') ?? [];
  return number === undefined ? null : { number: Number(number), passes: passes !== undefined };
}

/** Page of the workflow run that measured, where its artifacts are. */
export function runUrl({ workflowRun }: Pick<RunToPublish, 'workflowRun'>, { serverUrl, repository }: Pick<TrustedContext, 'serverUrl' | 'repository'>): string {
  return `${serverUrl}/${repository}/actions/runs/${workflowRun}`;
}
