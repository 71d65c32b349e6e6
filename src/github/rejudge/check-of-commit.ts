import { warning } from '@actions/core';
import { CONFIG_FILES } from '../../config/file-names.ts';
import { reasonOf, UserError } from '../../errors.ts';
import { markdownProse } from '../../text/escape.ts';
import type { CheckRun } from '../client/api.ts';
import { explainIfRefused } from '../client/refusal.ts';
import { gateName } from '../publish/publication.ts';
import { type RunToPublish, runUrl, type TrustedContext } from './trusted-context.ts';

/** Name of the check of the gate that the step is about. */
export function checkNameOfStep({ inputs }: TrustedContext): string {
  return gateName(inputs.config ?? CONFIG_FILES[0]);
}

/** Writes a check that has no run to tell of, unless none is wanted. Gives what refused it, as whole sentences; null: nothing. */
export async function publishCheckWithoutRun(
  said: Pick<CheckRun, 'title' | 'summary'> & Partial<Pick<CheckRun, 'name' | 'conclusion'>>,
  { sha, finished }: RunToPublish,
  context: TrustedContext,
): Promise<string | null> {
  const { github, inputs } = context;
  if (inputs.check === 'false') return null;
  const refused = await explainIfRefused({ doing: 'write the check run', permission: 'checks: write', explainsAnything: true }, async () =>
    github.createCheck({
      name: checkNameOfStep(context),
      conclusion: inputs.failOnRegression ? 'failure' : 'neutral',
      ...said,
      sha,
      detailsUrl: runUrl(finished.id, context),
      annotations: [],
    }),
  );
  if (refused !== null) warning(refused);
  return refused;
}

/**
 * Says that there is no verdict: in a check that fails, because a required check must neither pass nor stay away without a word. A run by hand is
 * answered instead: it changes the check only by a result. Gives what refused the check, as whole sentences; null: nothing.
 *
 * @param why as Markdown
 */
export async function tellNoVerdict(
  { why, ...check }: { readonly title: string; readonly name?: string; readonly why: string },
  origin: RunToPublish,
  context: TrustedContext,
): Promise<string | null> {
  if (!origin.startedByHand) return publishCheckWithoutRun({ ...check, summary: `There is no verdict: ${why}` }, origin, context);
  await replyByHand((run) => `There is no result of the ${run}: ${why}`, origin, context);
  return null;
}

/** Answers a run by hand on its pull request. `textAbout` is given the run as a link, and gives markdown. */
export async function replyByHand(
  textAbout: (run: string) => string,
  { pulls: [pull], startedByHand, finished }: RunToPublish,
  context: TrustedContext,
): Promise<void> {
  const { github, inputs } = context;
  if (pull === undefined || !startedByHand || inputs.comment === 'never') return;
  const text = textAbout(`[run by hand](${runUrl(finished.id, context)})`);
  const refused = await explainIfRefused({ doing: 'reply on the pull request', permission: 'pull-requests: write' }, async () =>
    github.createComment(pull.number, text),
  );
  if (refused !== null) warning(refused);
}

/** An error in markdown: what went wrong, where, and how to mend it. */
export function explainError(error: unknown): string {
  const lines = error instanceof UserError ? [error.message, `Where: ${error.where}`, error.fix] : [reasonOf(error)];
  return lines.map(markdownProse).join('\n\n');
}
