import assert from 'node:assert/strict';
import type { CommandContext, CommentEvent } from '../../../src/github/commands/command.ts';
import { obeyCommand } from '../../../src/github/commands/obey-command.ts';
import { UserError } from '../../../src/errors.ts';
import type { OwnComment } from '../../../src/github/publish/comment-state.ts';
import type { PublishedWorkflowRun } from '../../../src/github/rejudge/publish-workflow-run.ts';
import type { Checkout } from '../../../src/github/checkout/checkout.ts';
import { clientOf } from '../client/client-of.ts';
import { inputsOf } from '../event/inputs-of.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub, TEST_REPOSITORY } from '../client/loopback-github.ts';
import type { Account } from '../client/resources.ts';
import { finishedRun } from '../client/workflow-resources.ts';

const BOT: Account = { login: 'github-actions[bot]', type: 'Bot' };
const BASE_SHA = 'b'.repeat(40);
const COMMAND_ID = 500;

/** The workflow run that measured what is shown. */
const FINISHED_RUN = finishedRun({ id: 10 });

/** The loopback GitHub numbers what is written to it from here. */
const FIRST_NEW_ID = 1_000_000_000;

/** Stored runs are in the folder `stored`. */
export const CONFIG = 'version: 1\nsuites: { json: { dir: bench, file: suite.js } }\nbaselines: stored\n';

export const NOW = new Date('2026-11-03T10:00:00.000Z');

/** How a command is given, as far as it differs from Ada's on her own pull request 7. */
export interface Circumstances {
  readonly comment?: Partial<CommentEvent>;
  readonly inputs?: Partial<CommandContext['inputs']>;
  /** Reports on the pull request, and who wrote them. */
  readonly shown?: readonly OwnComment[];
  readonly shownBy?: Account;
  readonly github?: LoopbackOptions;
  /** Does something to GitHub before the command is given. */
  readonly before?: (github: LoopbackGitHub) => void;
  readonly checkout?: Checkout;
  readonly published?: PublishedWorkflowRun;
}

/** What came of it. */
export type Outcome = Awaited<ReturnType<typeof obey>>;

/** Gives a command as a comment, to a GitHub that holds every request and answer against its own description. */
export async function obey(body: string, circumstances: Circumstances = {}) {
  const { shown = [], shownBy = BOT, published = { verdictLines: ['perf-gate: passed'], remarks: [], unwritten: [] } } = circumstances;
  const author: Account = { login: circumstances.comment?.author ?? 'ada', type: 'User' };
  await using github = await startLoopbackGitHub({
    roles: { ada: 'write' },
    files: { [`${BASE_SHA}:perf-gate.yml`]: CONFIG, [`${BASE_SHA}:other.yml`]: CONFIG.replace('stored', 'elsewhere') },
    workflows: { 'perf.yml': ['pull-request', 'commit', 'only', 'budget'] },
    workflowRuns: [FINISHED_RUN],
    ...circumstances.github,
    comments: [
      ...shown.map((comment, index) => ({ id: index + 1, issue: 7, author: shownBy, body: comment.body })),
      { id: COMMAND_ID, issue: 7, author, body },
    ],
  });
  circumstances.before?.(github);
  const publishedAgain: number[] = [];
  const warnings: string[] = [];
  const obeyed = await orUserError(async () =>
    obeyCommand(commentEvent(body, circumstances.comment), {
      github: clientOf(github, { isThrottled: false }),
      repository: TEST_REPOSITORY,
      defaultBranch: 'main',
      serverUrl: 'https://github.com',
      ownRunUrl: '',
      inputs: inputsOf(circumstances.inputs),
      openCheckout: async () => circumstances.checkout ?? assert.fail('nothing was to be pushed'),
      publishAgain: async ({ id }) => {
        publishedAgain.push(id);
        return published;
      },
      warn: (text) => {
        warnings.push(text);
      },
      now: NOW,
    }),
  );
  return {
    obeyed,
    /** New comments. */
    replies: github.comments.filter(({ id }) => id > FIRST_NEW_ID).map((comment) => comment.body),
    /** To the command. */
    reactions: github.reactions.filter(({ comment }) => comment === COMMAND_ID).map(({ content }) => content),
    dispatches: github.dispatches,
    publishedAgain,
    warnings,
    requests: github.requests,
  };
}

function commentEvent(body: string, differences: Partial<CommentEvent> = {}): CommentEvent {
  return {
    kind: 'issue_comment',
    repository: TEST_REPOSITORY,
    defaultBranch: 'main',
    action: 'created',
    issue: 7,
    isPullRequest: true,
    commentId: COMMAND_ID,
    body,
    createdAt: NOW,
    author: 'ada',
    authorIsBot: false,
    ...differences,
  };
}

async function orUserError<T>(act: () => Promise<T>): Promise<T | UserError> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}
