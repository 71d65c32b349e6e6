import { UserError } from '../errors.ts';
import type { Permission } from '../github/api.ts';
import { askGitHub } from '../github/ask.ts';
import { acceptRegression } from './accept-regression.ts';
import { answerTo } from './answering.ts';
import { parseCommand, type CommentCommand } from './command.ts';
import type { CommandContext, CommentEvent, Order } from './command-context.ts';
import { replyToFailed, replyToMisunderstood } from './replies.ts';
import { startRun } from './start-run.ts';

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
