import type { Checkout } from '../checkout/checkout.ts';
import type { FinishedRun, GitHubApi } from '../client/api.ts';
import type { Answering } from './obey-command.ts';
import type { TriggerEvent } from '../event/event.ts';
import type { ActionInputs } from '../event/inputs.ts';
import type { PublishedWorkflowRun } from '../rejudge/publish-workflow-run.ts';

/** A comment on an issue or a pull request. */
export type CommentEvent = Extract<TriggerEvent, { readonly kind: 'issue_comment' }>;

/** What obeying a comment takes. Nothing of the pull request is checked out or run. */
export interface CommandContext {
  readonly github: GitHubApi;
  /** `https://github.com`, or that of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  readonly inputs: Pick<ActionInputs, 'workflow' | 'acceptDays' | 'baselines' | 'baselineBranch'>;
  /** The checkout that accepted regressions are pushed from. Throws a UserError if there is none. */
  readonly openCheckout: () => Promise<Checkout>;
  /** Judges a finished workflow run again, by what is accepted now, and publishes it. Throws a UserError. */
  readonly publishAgain: (run: FinishedRun) => Promise<PublishedWorkflowRun>;
  /** Told a whole sentence about each answer that could not be given. */
  readonly warn: (text: string) => void;
  readonly now: Date;
}

/** A comment of somebody who may give commands. */
export interface Order {
  readonly comment: CommentEvent;
  /** Login of its author. */
  readonly author: string;
  readonly answering: Answering;
  readonly context: CommandContext;
}
