import { markdownProse } from '../../text/escape.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { FinishedRun, GitHubApi, Reaction } from '../client/api.ts';
import type { TriggerEvent } from '../event/event.ts';
import type { ActionInputs } from '../event/inputs.ts';
import type { PublishedWorkflowRun } from '../rejudge/publish-workflow-run.ts';

/** A comment on an issue or a pull request. */
export type CommentEvent = Extract<TriggerEvent, { readonly kind: 'issue_comment' }>;

/** The means to obey a comment. Nothing of the pull request is checked out or run. */
export interface CommandContext {
  readonly github: GitHubApi;
  /** `https://github.com`, or that of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  readonly inputs: Pick<ActionInputs, 'workflow' | 'acceptDays' | 'baselines' | 'baselineBranch'>;
  /** The checkout that accepted regressions are pushed from. Throws a UserError if there is none. */
  readonly openCheckout: () => Promise<Checkout>;
  /** Judges a finished workflow run again, by what is accepted now, and publishes it. Throws a UserError. */
  readonly publishAgain: (run: FinishedRun) => Promise<PublishedWorkflowRun>;
  /** Told a whole sentence about each answer that GitHub refused: what was done stays done. */
  readonly warn: (text: string) => void;
  readonly now: Date;
}

/** A comment by a person who may give commands. */
export interface Order extends CommandContext {
  readonly comment: CommentEvent;
  /** Login of its author. */
  readonly author: string;
  readonly react: (reaction: Reaction) => Promise<void>;
  /** `markdown` becomes a comment of its own, and must not begin as a command does. */
  readonly reply: (markdown: string) => Promise<void>;
}

/** `why` is a sentence, with or without its full stop. */
export function notDone(why: string): string {
  return `This was not done: ${markdownProse(why.trim().replace(/\.$/u, ''))}.`;
}
