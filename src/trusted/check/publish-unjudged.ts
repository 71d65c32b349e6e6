import { reasonOf, UserError } from '../../errors.ts';
import { markdownProse } from '../../text/escape.ts';
import { checkNameWithoutRun, concludeWithoutVerdict, publishCheckWithoutRun } from './check-without-run.ts';
import { replyToStarter } from './reply-to-starter.ts';
import type { RunToPublish, TrustedContext } from '../context/trusted-context.ts';

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
