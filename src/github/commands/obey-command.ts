import { UserError } from '../../errors.ts';
import type { GitHubApi, Permission, Reaction } from '../client/api.ts';
import { type Advice, askGitHub, explainIfRefused } from '../client/ask.ts';
import type { GitHubRefusal } from '../client/refusal.ts';
import { acceptRegression } from './accept-regression.ts';
import type { CommandContext, CommentEvent, Order } from './command-context.ts';
import { type CommentCommand, parseCommand } from './command.ts';
import { replyToFailed, replyToMisunderstood, replyToRefused } from './replies.ts';

/** How the author of a comment learns what came of it. */
export interface Answering {
  react(reaction: Reaction): Promise<void>;
  /** `markdown` becomes a comment of its own. */
  reply(markdown: string): Promise<void>;
}

/** Answers to a comment. One that GitHub refuses is a warning: what was done stays done. */
function answerTo({ issue, commentId }: { readonly issue: number; readonly commentId: number }, { github, warn }: {
  readonly github: GitHubApi;
  readonly warn: (text: string) => void;
}): Answering {
  const orWarn = async (doing: string, answer: () => Promise<unknown>): Promise<void> => {
    const refused = await explainIfRefused({ doing, permission: 'pull-requests: write' }, answer);
    if (refused !== null) warn(refused);
  };
  return {
    react: async (reaction) => orWarn('react to the comment', async () => github.react(commentId, reaction)),
    reply: async (markdown) => orWarn('reply to the comment', async () => github.createComment(issue, markdown)),
  };
}

/**
 * `/perf run`: starts the workflow that measures, on the default branch, with its own few permissions. The result comes
 * back as that of any other run. It may measure the commit that is the newest now and no other: what somebody pushes once they
 * see the command, nobody has looked at. Gives what was done, for the log. Throws a UserError if GitHub does not let it.
 */
async function startRun({ only, budget }: Extract<CommentCommand, { readonly kind: 'run' }>, { comment, author, answering, context }: Order): Promise<string> {
  const { github, inputs: { workflow } } = context;
  const { issue, defaultBranch } = comment;
  const { isOpen, headSha } = await askGitHub({ doing: 'look up the pull request', permission: 'pull-requests: read' }, async () => github.pullRequest(issue));
  if (!isOpen) {
    await answering.reply(replyToRefused('the pull request is closed'));
    return `Pull request #${issue} is closed: nothing was started.`;
  }
  const inputs = { 'pull-request': String(issue), commit: headSha, ...(only === null ? {} : { only }), ...(budget === null ? {} : { budget }) };
  await askGitHub({
    doing: `start ${workflow} on ${defaultBranch} by workflow_dispatch`,
    permission: 'actions: write',
    adviceFor: (refusal) => adviceOn(workflow, refusal),
  }, async () => github.dispatchWorkflow({ workflow, ref: defaultBranch, inputs }));
  await answering.react('rocket');
  return `${author} started ${workflow} for pull request #${issue}.`;
}

/** GitHub has the same status for a workflow that lacks an input and for one that is switched off: its words alone tell them apart. */
function adviceOn(workflow: string, { status, message }: GitHubRefusal): Advice | null {
  return status === 422 ? { where: workflow, fix: /\bdisabled\b/i.test(message) ? enabling(workflow) : takingInputs(workflow) } : null;
}

function enabling(workflow: string): string {
  return `Enable ${workflow} under Actions: as long as it is disabled, it measures no pull request at all. GitHub disables a file with a \`schedule\` where nobody commits for 60 days: move the schedule into a file of its own, as the example perf-baseline.yml is.`;
}

/** An input that is declared and handed to no step would be worse than none: what is pushed after the command would be run. */
function takingInputs(workflow: string): string {
  return `Take the inputs of ${workflow} from the example of this version, on the default branch: under \`workflow_dispatch\`, and \`commit: \${{ inputs.commit }}\` at the step that measures as well.`;
}

/** What came of a comment, with a whole sentence for the log. */
export interface ObeyedCommand {
  readonly state: 'ignored' | 'answered';
  readonly note: string;
}

const MAY_COMMAND: ReadonlySet<Permission> = new Set<Permission>(['admin', 'write']);

/**
 * Carries out the command in a new comment on a pull request. What is no command costs no request, so that a busy
 * repository loses nothing by it; and whoever may not write to the repository gets a thumb down and no other answer, so
 * that nobody can make it talk. Throws a UserError where the set-up keeps a command from being carried out; whoever gave
 * it has been told then.
 */
export async function obeyCommand(comment: CommentEvent, context: CommandContext): Promise<ObeyedCommand> {
  const { author, authorIsBot, isPullRequest } = comment;
  const command = parseCommand(comment.body);
  if (command === null || !isPullRequest || author === null || authorIsBot) return { state: 'ignored', note: 'The comment asks nothing of perf-gate.' };

  const permission = await askGitHub({ doing: `look up what ${author} may do`, permission: 'contents: read' }, async () => context.github.permissionOf(author));
  const answering = answerTo(comment, context);
  if (!MAY_COMMAND.has(permission)) {
    await answering.react('-1');
    return { state: 'ignored', note: `${author} gave a command without the right to write to this repository.` };
  }
  try {
    return { state: 'answered', note: await carryOut(command, { comment, author, answering, context }) };
  } catch (error) {
    if (error instanceof UserError) await answering.reply(replyToFailed(error));
    throw error;
  }
}

async function carryOut(command: CommentCommand, order: Order): Promise<string> {
  switch (command.kind) {
    case 'run':
      return startRun(command, order);
    case 'accept':
      return acceptRegression(command, order);
    case 'not understood':
      await order.answering.reply(replyToMisunderstood(command.problem));
      return `A command was not understood: ${command.problem}.`;
  }
}
