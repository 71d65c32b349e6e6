import { warning } from '@actions/core';
import { explainRefusal, GitHubRefusal } from '../../github/refusal.ts';
import { runUrl } from '../context/run-url.ts';
import type { RunToPublish, TrustedContext } from '../context/trusted-context.ts';

/**
 * Tells on the pull request what became of a run which somebody started by hand for it, where comment and check do not tell:
 * whoever has commanded it there looks nowhere else. `textAbout` is given the run as a link, and gives sentences in markdown.
 */
export async function replyToStarter(textAbout: (run: string) => string, origin: RunToPublish, context: TrustedContext): Promise<void> {
  const { pull, startedByHand } = origin;
  const { github, inputs } = context;
  if (pull === null || !startedByHand || inputs.comment === 'never') return;
  try {
    await github.createComment(pull.number, textAbout(`[run by hand](${runUrl(origin, context)})`));
  } catch (error) {
    if (!(error instanceof GitHubRefusal)) throw error;
    warning(explainRefusal(error, { doing: 'reply on the pull request', permission: 'pull-requests: write', isFork: false }));
  }
}
