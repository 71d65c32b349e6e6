import { warning } from '@actions/core';
import { explainIfRefused } from '../../github/ask.ts';
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
  const text = textAbout(`[run by hand](${runUrl(origin, context)})`);
  const refused = await explainIfRefused({ doing: 'reply on the pull request', permission: 'pull-requests: write' }, async () => github.createComment(pull.number, text));
  if (refused !== null) warning(refused);
}
