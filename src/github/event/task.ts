import type { FinishedRun } from '../client/api.ts';
import type { TriggerEvent } from './event.ts';
import type { ActionInputs } from './inputs.ts';
import { isBaselineCommit } from '../../store/commit-message.ts';

/** As GitHub names the branch of a merge group: by its target, its last pull request and the commit that it goes on top of. */
const BRANCH_OF_GROUP = /^gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]{40}$/;

/**
 * The last pull request of a merge group, by the name of the group's branch; null: that is no such name. A person may give a branch
 * that name, so it counts only where GitHub says that a merge group started the run.
 */
export function pullRequestOfGroup(branch: string | null): number | null {
  const [, number] = BRANCH_OF_GROUP.exec(branch ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** The way to find the commit that head is compared with. */
export type BaseQuestion =
  | { readonly kind: 'none' }
  /** A branch, tag or commit of the remote. */
  | { readonly kind: 'named'; readonly ref: string }
  /** `commits` null: GitHub is asked for them. */
  | {
      readonly kind: 'pull request';
      readonly number: number;
      readonly commits: { readonly baseSha: string; readonly headSha: string } | null;
    }
  /** The commit at which head left the branch. */
  | { readonly kind: 'merge base'; readonly branch: string }
  /** The tip of the branch before a push. */
  | { readonly kind: 'before'; readonly sha: string; readonly defaultBranch: string }
  /** Head's own first parent. */
  | { readonly kind: 'previous' };

/** The pull request and the commit that a job's verdict is for. */
export interface Audience {
  readonly pullRequest: { readonly number: number; readonly isFork: boolean } | null;
  /** The commit that a check run would be about; null: the newest of `pullRequest`, without one that which the workflow runs on. */
  readonly headSha: string | null;
}

export interface MeasureTask {
  readonly kind: 'measure';
  readonly base: BaseQuestion;
  /** Also what the change cannot reach. */
  readonly all: boolean;
  /** Nothing is measured if the change since then reaches nothing; null: measured whatever it reaches. */
  readonly unlessNothingReachedSince: BaseQuestion | null;
  /** Tells whether head belongs to the default branch: what is accepted, and drifts, there depends on it. */
  readonly branch: 'default' | 'other';
  /** Number of the pull request whose accepted regressions count, be it told of the run or not; null: none. */
  readonly pullRequest: number | null;
  readonly audience: Audience;
  /** The branch that the run is stored on; null: it is not stored. */
  readonly storeOn: string | null;
}

export type Task =
  | { readonly kind: 'skip'; readonly why: string }
  | MeasureTask
  /** The runs of all shards become one. */
  | { readonly kind: 'join'; readonly folder: string; readonly expectedRuns: number | null; readonly audience: Audience }
  /** Judges and publishes what a workflow run has measured. A run that is known by its id alone is looked up. */
  | { readonly kind: 'publish'; readonly run: FinishedRun | { readonly id: number } }
  /** A new comment, which may be a command. */
  | { readonly kind: 'command'; readonly comment: EventOf<'issue_comment'> };

type EventOf<Kind extends TriggerEvent['kind']> = Extract<TriggerEvent, { readonly kind: Kind }>;

/** The label that keeps a pull request from being measured. Its author cannot set it without a role in the repository. */
export const SKIP_LABEL = 'skip perf';

/** Keeps a push from being measured, in the message of its last commit. */
const SKIP_MARK = '[skip perf]';

/**
 * The task of an event:
 *
 *     pull_request        base of the pull request    comment
 *     merge_group         base of the group           –
 *     workflow_dispatch   input, or as a push         comment where a pull request is named
 *     push, default       no base, everything         stored, unless it reaches nothing
 *     push, other         the tip before              –
 *     schedule            no base, everything         stored
 *     workflow_run        nothing is measured         comment, check
 *     issue_comment       nothing is measured         what the comment asks for
 */
export function taskOf(event: TriggerEvent, inputs: ActionInputs): Task {
  if (inputs.workflowRun !== null) return { kind: 'publish', run: { id: inputs.workflowRun } };
  const task = taskOfEvent(event, inputs);
  if (task.kind !== 'measure' || inputs.merge === null) return task;
  return { kind: 'join', folder: inputs.merge, expectedRuns: inputs.expect, audience: task.audience };
}

function taskOfEvent(event: TriggerEvent, inputs: ActionInputs): Task {
  switch (event.kind) {
    case 'pull_request':
      return taskOfPullRequest(event, inputs);
    case 'merge_group':
      return taskOfMergeGroup(event, inputs);
    case 'workflow_dispatch':
      return taskOfDispatch(event, inputs);
    case 'push':
      return taskOfPush(event, inputs);
    case 'schedule':
      return {
        ...measuring(inputs),
        base: { kind: 'none' },
        all: true,
        branch: 'default',
        storeOn: inputs.baselineBranch ?? event.defaultBranch,
      };
    case 'workflow_run':
      return event.action === 'completed'
        ? { kind: 'publish', run: event.run }
        : { kind: 'skip', why: 'The other workflow has not ended yet.' };
    case 'issue_comment':
      return event.action === 'created' ? { kind: 'command', comment: event } : { kind: 'skip', why: 'Only a new comment is a command.' };
  }
}

const NO_AUDIENCE: Audience = { pullRequest: null, headSha: null };

/** Defaults of a measuring, without comment and check. */
function measuring({ all }: ActionInputs): Omit<MeasureTask, 'base'> {
  return {
    kind: 'measure',
    all,
    unlessNothingReachedSince: null,
    branch: 'other',
    pullRequest: null,
    audience: NO_AUDIENCE,
    storeOn: null,
  };
}

function taskOfPullRequest(event: EventOf<'pull_request'>, inputs: ActionInputs): Task {
  if (event.action === 'closed')
    return { kind: 'skip', why: 'The pull request was closed: there is nothing left to keep from being merged.' };
  if (event.labels.includes(SKIP_LABEL)) return { kind: 'skip', why: `The pull request has the label "${SKIP_LABEL}".` };
  const { number, baseSha, headSha, isFork } = event;
  return {
    ...measuring(inputs),
    base: baseFromInput(inputs) ?? { kind: 'pull request', number, commits: { baseSha, headSha } },
    pullRequest: number,
    audience: { pullRequest: { number, isFork }, headSha },
  };
}

function taskOfMergeGroup(event: EventOf<'merge_group'>, inputs: ActionInputs): Task {
  if (event.action !== 'checks_requested') return { kind: 'skip', why: 'The merge group is gone: there is nothing left to check.' };
  return {
    ...measuring(inputs),
    base: baseFromInput(inputs) ?? { kind: 'named', ref: event.baseSha },
    pullRequest: pullRequestOfGroup(event.headBranch),
    audience: { pullRequest: null, headSha: event.headSha },
  };
}

function taskOfDispatch(event: EventOf<'workflow_dispatch'>, inputs: ActionInputs): Task {
  const number = inputs.pullRequest;
  const ofPullRequest: BaseQuestion | null = number === null ? null : { kind: 'pull request', number, commits: null };
  const ofBranch: BaseQuestion =
    event.branch === event.defaultBranch ? { kind: 'previous' } : { kind: 'merge base', branch: event.defaultBranch };
  return {
    ...measuring(inputs),
    base: baseFromInput(inputs) ?? ofPullRequest ?? ofBranch,
    branch: number === null && event.branch === event.defaultBranch ? 'default' : 'other',
    pullRequest: number,
    audience: { pullRequest: number === null ? null : { number, isFork: false }, headSha: null },
  };
}

function taskOfPush(event: EventOf<'push'>, inputs: ActionInputs): Task {
  if (event.branch === null) return { kind: 'skip', why: 'A tag was pushed: its commit was measured when its branch was.' };
  if (event.headMessage === null) return { kind: 'skip', why: 'The branch was deleted.' };
  if (isBaselineCommit(event.headMessage)) return { kind: 'skip', why: 'The push only stores a baseline.' };
  if (event.headMessage.includes(SKIP_MARK)) return { kind: 'skip', why: `The message of the commit has ${SKIP_MARK}.` };
  const sinceBefore: BaseQuestion =
    event.before === null
      ? { kind: 'merge base', branch: event.defaultBranch }
      : { kind: 'before', sha: event.before, defaultBranch: event.defaultBranch };
  if (event.branch === event.defaultBranch) {
    return {
      ...measuring(inputs),
      base: { kind: 'none' },
      all: true,
      branch: 'default',
      unlessNothingReachedSince: event.before === null || inputs.all ? null : sinceBefore,
      storeOn: inputs.baselineBranch ?? event.defaultBranch,
    };
  }
  return { ...measuring(inputs), base: baseFromInput(inputs) ?? sinceBefore };
}

function baseFromInput({ base }: ActionInputs): BaseQuestion | null {
  if (base === null) return null;
  return base === 'none' ? { kind: 'none' } : { kind: 'named', ref: base };
}
