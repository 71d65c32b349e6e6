import { warning } from '@actions/core';
import { explainRefusal, GitHubRefusal } from '../github/refusal.ts';
import { runUrl } from './run-url.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';

/**
 * Tells on the pull request that a run which somebody started by hand for it has no result: whoever has commanded it there
 * looks nowhere else. `why` is a sentence in markdown.
 */
export async function replyToStarter(why: string, origin: RunToPublish, context: TrustedContext): Promise<void> {
  const { pull, startedByHand } = origin;
  const { github, inputs } = context;
  if (pull === null || !startedByHand || inputs.comment === 'never') return;
  try {
    await github.createComment(pull.number, `There is no result of the [run by hand](${runUrl(origin, context)}). ${why}`);
  } catch (error) {
    if (!(error instanceof GitHubRefusal)) throw error;
    warning(explainRefusal(error, { doing: 'reply on the pull request', permission: 'pull-requests: write', isFork: false }));
  }
}
