import { warning } from '@actions/core';
import { reasonOf, UserError } from '../../errors.ts';
import type { CheckRun } from '../client/api.ts';
import { explainIfRefused } from '../client/ask.ts';
import { type FailedStatus, publishCheck } from '../publish/check.ts';
import { gateName } from '../publish/publication.ts';
import type { Refused } from './collect-runs.ts';
import { gateOfStep, idOfCheck, type RunToPublish, runUrl, type TrustedContext } from './trusted-context.ts';
import { markdownCode, markdownProse, toPlainLine } from '../../text/escape.ts';

/** What a check says where there is no run that could be judged. */
interface CheckWithoutRun extends Pick<CheckRun, 'conclusion' | 'title' | 'summary' | 'externalId'> {
  /** Without it `error`. */
  readonly failsAs?: FailedStatus;
  /** Without it that of {@link checkNameWithoutRun}. */
  readonly name?: string;
}

/** How a check concludes that has no verdict to tell, though there should be one. */
export function concludeWithoutVerdict({ inputs }: Pick<TrustedContext, 'inputs'>): Pick<CheckWithoutRun, 'conclusion'> {
  return { conclusion: inputs.failOnRegression ? 'failure' : 'neutral' };
}

/** The name of the check that tells of what is no run of any configuration: that of the gate which the step is about. */
export function checkNameWithoutRun(context: Pick<TrustedContext, 'inputs'>): string {
  return gateName(gateOfStep(context));
}

/** Writes the check of the gate, unless none is wanted. What refuses it is a warning, and is given back as whole sentences; null: nothing. */
export async function publishCheckWithoutRun({ failsAs = 'error', ...said }: CheckWithoutRun, origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  const { github, inputs } = context;
  if (inputs.check === 'false') return null;
  const check: CheckRun = { name: checkNameWithoutRun(context), ...idOfCheck(origin), ...said, sha: origin.sha, detailsUrl: runUrl(origin, context), annotations: [] };
  const refused = await explainIfRefused({ doing: 'write the check run', permission: 'checks: write', explainsAnything: true }, async () => publishCheck(github, check, failsAs));
  if (refused !== null) warning(refused);
  return refused;
}

const LONGEST_LINE = 500;

/**
 * Says what could not be published, as warnings and as a check that does not pass: a required check must neither be
 * passed by what nobody could read, nor stay away without a word. Gives what refused the check; null: nothing.
 */
export async function publishRefused(refused: readonly Refused[], origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  for (const { where, why } of refused) {
    warning(`Workflow run ${origin.workflowRun} was not published: ${toPlainLine(`${where}: ${why}`, LONGEST_LINE)}.`);
  }
  return publishCheckWithoutRun({
    ...concludeWithoutVerdict(context),
    title: 'What was measured cannot be published',
    summary: ['There is no verdict:', '', ...refused.map(({ where, why }) => `- ${markdownCode(where)}: ${markdownProse(why)}`)].join('\n'),
  }, origin, context);
}

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

/** A run of which nobody knows whether it passes: GitHub did not answer, or something stored cannot be read. */
export interface Unjudged {
  readonly checkName: string;
  readonly error: unknown;
}

/** Says in the check that there is no verdict, and why. The error itself fails the job, and is for whoever calls to throw. */
export async function publishUnjudged({ checkName, error }: Unjudged, origin: RunToPublish, context: TrustedContext): Promise<void> {
  await publishCheckWithoutRun({
    ...concludeWithoutVerdict(context),
    name: checkName,
    title: 'What was measured could not be judged',
    summary: explain('There is no verdict', error),
  }, origin, context);
}

/** What went wrong, where, and how to mend it, in markdown. */
function explain(consequence: string, error: unknown): string {
  const [what, ...details] = error instanceof UserError ? [error.message, `Where: ${error.where}`, error.fix] : [reasonOf(error)];
  return [`${consequence}: ${what}`, ...details].map(markdownProse).join('\n\n');
}

/** What comes of `act`. If it fails, the check says so before the error goes on its way. */
export async function orUnjudged<T>(act: () => Promise<T>, origin: RunToPublish, context: TrustedContext): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await publishUnjudged({ checkName: checkNameWithoutRun(context), error }, origin, context);
    throw error;
  }
}

/** The same of a run that somebody started by hand: if it fails, a reply says so, and the check stays as it is. */
export async function orReplied<T>(act: () => Promise<T>, origin: RunToPublish, context: TrustedContext): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await replyToStarter((run) => `There is no result of the ${run}: comment and check stay as they are.\n\n${explain('The job that publishes it failed', error)}`, origin, context);
    throw error;
  }
}
