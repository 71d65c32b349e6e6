import { UserError } from '../../errors.ts';
import { markdownProse } from '../../text/escape.ts';
import type { Permission } from '../client/api.ts';
import { askGitHub, explainIfRefused } from '../client/refusal.ts';
import { acceptRegression } from './accept-regression.ts';
import {
  COMMAND_USAGE,
  type CommandContext,
  type CommentCommand,
  type CommentEvent,
  notDone,
  type Order,
  parseCommand,
} from './command.ts';

const MAY_COMMAND: ReadonlySet<Permission> = new Set<Permission>(['admin', 'write']);

/**
 * Carries out the command in a new comment on a pull request. Gives a sentence for the log. A comment without a command costs no request.
 * A person who may not write to the repository gets a thumb down and no other answer.
 *
 * @throws UserError where the set-up keeps a command from being carried out; its author has been told then
 */
export async function obeyCommand(
  comment: CommentEvent,
  context: CommandContext,
): Promise<{ readonly state: 'ignored' | 'answered'; readonly note: string }> {
  const { author, authorIsBot, isPullRequest, issue, commentId } = comment;
  const { github, warn } = context;
  const command = parseCommand(comment.body);
  if (command === null || !isPullRequest || author === null || authorIsBot)
    return { state: 'ignored', note: 'The comment asks nothing of perf-gate.' };

  const permission = await askGitHub({ doing: `look up what ${author} may do`, permission: 'contents: read' }, async () =>
    github.permissionOf(author),
  );
  const orWarn = async (doing: string, answer: () => Promise<unknown>): Promise<void> => {
    const refused = await explainIfRefused({ doing, permission: 'pull-requests: write' }, answer);
    if (refused !== null) warn(refused);
  };
  const order: Order = {
    ...context,
    comment,
    author,
    react: async (reaction) => orWarn('react to the comment', async () => github.react(commentId, reaction)),
    reply: async (markdown) => orWarn('reply to the comment', async () => github.createComment(issue, markdown)),
  };
  if (!MAY_COMMAND.has(permission)) {
    await order.react('-1');
    return { state: 'ignored', note: `${author} gave a command without the right to write to this repository.` };
  }
  try {
    return { state: 'answered', note: await carryOut(command, order) };
  } catch (error) {
    if (error instanceof UserError) await order.reply(`${notDone(error.message)} ${markdownProse(error.fix)}`);
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
      await order.reply(`This command was not understood: ${markdownProse(command.problem)}.\n\n${COMMAND_USAGE}`);
      return `A command was not understood: ${command.problem}.`;
  }
}

/**
 * `/perf run`: starts the workflow that measures, on the default branch, with its own few permissions. It may measure only the commit that is
 * the newest now, because its author may push anything after the command.
 */
async function startRun(
  { only, budget }: Extract<CommentCommand, { readonly kind: 'run' }>,
  { comment, author, github, inputs: { workflow }, react, reply }: Order,
): Promise<string> {
  const { issue, defaultBranch } = comment;
  const { isOpen, headSha } = await askGitHub({ doing: 'look up the pull request', permission: 'pull-requests: read' }, async () =>
    github.pullRequest(issue),
  );
  if (!isOpen) {
    await reply(notDone('the pull request is closed'));
    return `Pull request #${issue} is closed: nothing was started.`;
  }
  const inputs = {
    'pull-request': String(issue),
    commit: headSha,
    ...(only === null ? {} : { only }),
    ...(budget === null ? {} : { budget }),
  };
  const fix = `Take ${workflow} from the example of this version, inputs included, on the default branch, and see under Actions that it is enabled.`;
  await askGitHub(
    { doing: `start ${workflow} on ${defaultBranch} by workflow_dispatch`, permission: 'actions: write', advice: { where: workflow, fix } },
    async () => github.dispatchWorkflow({ workflow, ref: defaultBranch, inputs }),
  );
  await react('rocket');
  return `${author} started ${workflow} for pull request #${issue}.`;
}
