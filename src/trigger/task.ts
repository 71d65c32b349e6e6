import { isBaselineCommit } from '../baseline/commit-message.ts';
import type { TriggerEvent } from './event.ts';
import type { ActionInputs } from './inputs.ts';

/** Where to look for the commit that head is compared with. */
export type BaseQuestion =
  | { readonly kind: 'none' }
  /** A branch, tag or commit of the remote. */
  | { readonly kind: 'named'; readonly ref: string }
  /** `commits` null: GitHub is asked for them. */
  | { readonly kind: 'pull request'; readonly number: number; readonly commits: { readonly baseSha: string; readonly headSha: string } | null }
  /** Where head left the branch. */
  | { readonly kind: 'merge base'; readonly branch: string }
  /** The tip of the branch before a push. */
  | { readonly kind: 'before'; readonly sha: string; readonly defaultBranch: string }
  /** Head's own first parent. */
  | { readonly kind: 'previous' };

/** What an event asks for. */
export type Task =
  | { readonly kind: 'skip'; readonly why: string }
  | {
    readonly kind: 'measure';
    readonly base: BaseQuestion;
    /** Also what the change cannot reach. */
    readonly all: boolean;
    /** null: no comment. */
    readonly commentOn: { readonly number: number; readonly isFork: boolean } | null;
    /** The branch that the run is stored on; null: it is not stored. */
    readonly storeOn: string | null;
  };

type EventOf<Kind extends TriggerEvent['kind']> = Extract<TriggerEvent, { readonly kind: Kind }>;

/**
 * What to do about an event:
 *
 *     pull_request        base of the pull request   comment   –
 *     workflow_dispatch   input, or as a push        comment where a pull request is named
 *     push, default       no base, everything        –         stored
 *     push, other         the tip before             –         –
 */
export function taskOf(event: TriggerEvent, inputs: ActionInputs): Task {
  switch (event.kind) {
    case 'pull_request':
      return taskOfPullRequest(event, inputs);
    case 'workflow_dispatch':
      return taskOfDispatch(event, inputs);
    case 'push':
      return taskOfPush(event, inputs);
  }
}

function taskOfPullRequest(event: EventOf<'pull_request'>, inputs: ActionInputs): Task {
  if (event.action === 'closed') return { kind: 'skip', why: 'The pull request was closed: there is nothing left to keep from being merged.' };
  const { number, baseSha, headSha, isFork } = event;
  return {
    kind: 'measure',
    base: baseFromInput(inputs) ?? { kind: 'pull request', number, commits: { baseSha, headSha } },
    all: inputs.all,
    commentOn: inputs.comment === 'always' ? { number, isFork } : null,
    storeOn: null,
  };
}

function taskOfDispatch(event: EventOf<'workflow_dispatch'>, inputs: ActionInputs): Task {
  const number = inputs.pullRequest;
  const ofPullRequest: BaseQuestion | null = number === null ? null : { kind: 'pull request', number, commits: null };
  const ofBranch: BaseQuestion = event.branch === event.defaultBranch ? { kind: 'previous' } : { kind: 'merge base', branch: event.defaultBranch };
  return {
    kind: 'measure',
    base: baseFromInput(inputs) ?? ofPullRequest ?? ofBranch,
    all: inputs.all,
    commentOn: number !== null && inputs.comment === 'always' ? { number, isFork: false } : null,
    storeOn: null,
  };
}

function taskOfPush(event: EventOf<'push'>, inputs: ActionInputs): Task {
  if (event.branch === null) return { kind: 'skip', why: 'A tag was pushed: its commit was measured when its branch was.' };
  if (event.headMessage === null) return { kind: 'skip', why: 'The branch was deleted.' };
  if (isBaselineCommit(event.headMessage)) return { kind: 'skip', why: 'The push only stores a baseline.' };
  if (event.branch === event.defaultBranch) {
    return { kind: 'measure', base: { kind: 'none' }, all: true, commentOn: null, storeOn: inputs.baselineBranch ?? event.defaultBranch };
  }
  const sinceBefore: BaseQuestion = event.before === null
    ? { kind: 'merge base', branch: event.defaultBranch }
    : { kind: 'before', sha: event.before, defaultBranch: event.defaultBranch };
  return { kind: 'measure', base: baseFromInput(inputs) ?? sinceBefore, all: inputs.all, commentOn: null, storeOn: null };
}

function baseFromInput({ base }: ActionInputs): BaseQuestion | null {
  if (base === null) return null;
  return base === 'none' ? { kind: 'none' } : { kind: 'named', ref: base };
}
