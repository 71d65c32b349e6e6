import { type Advice, askGitHub } from '../github/ask.ts';
import type { GitHubRefusal } from '../github/refusal.ts';
import type { CommentCommand } from './command.ts';
import type { Order } from './command-context.ts';
import { replyToRefused } from './replies.ts';

/**
 * `/perf run`: starts the workflow that measures, on the default branch, with its own few permissions. The result comes
 * back as that of any other run. It may measure the commit that is the newest now and no other: what somebody pushes once they
 * see the command, nobody has looked at. Gives what was done, for the log. Throws a UserError if GitHub does not let it.
 */
export async function startRun({ only, budget }: Extract<CommentCommand, { readonly kind: 'run' }>, { comment, author, answering, context }: Order): Promise<string> {
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
