import type { RequestError } from 'octokit';
import { reasonOf, UserError } from '../../errors.ts';
import { toPlainLine } from '../../text/escape.ts';

/** A proxy may answer with a whole page. */
const MAX_REASON_LENGTH = 300;

/** GitHub refused a request, or could not be reached. The message is one line. */
export class GitHubRefusal extends Error {
  override readonly name = 'GitHubRefusal';
  /** HTTP status; 500 also where there was no answer. */
  readonly status: number;
  /** Too many requests, and it would last too long to wait for the end of it. */
  readonly isRateLimit: boolean;
  /** There was no answer, or none of GitHub's. */
  readonly isSilence: boolean;

  constructor(
    reason: string,
    {
      status,
      isRateLimit = false,
      isSilence = false,
      cause,
    }: { readonly status: number; readonly isRateLimit?: boolean; readonly isSilence?: boolean; readonly cause?: unknown },
  ) {
    super(`${toPlainLine(reason, MAX_REASON_LENGTH)}${isSilence ? '' : ` (HTTP ${status})`}`, { cause });
    this.status = status;
    this.isRateLimit = isRateLimit;
    this.isSilence = isSilence;
  }

  /** GitHub has looked, and says no; else another try may get something else. */
  get isAnswer(): boolean {
    return this.status < 500 && !this.isRateLimit;
  }
}

/** Gives the result of `ask`; null: GitHub refuses it in a way that is an answer too. */
export async function nullIfRefused<T>(isAnswer: (refusal: GitHubRefusal) => boolean, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GitHubRefusal && isAnswer(error)) return null;
    throw error;
  }
}

/** null: GitHub says that what is asked for does not exist. */
export async function nullIfGone<T>(ask: () => Promise<T>): Promise<T | null> {
  return nullIfRefused(({ status }) => status === 404, ask);
}

/** The refusal in an error of octokit. */
export function refusalOf(error: RequestError): GitHubRefusal {
  return new GitHubRefusal(error.message, {
    status: error.status,
    isRateLimit: isRateLimit(error),
    isSilence: error.response === undefined,
    cause: error,
  });
}

/** A rate limit has the status of a missing permission; the headers or the message tell them apart. */
function isRateLimit({ status, message, response }: RequestError): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (response?.headers['x-ratelimit-remaining'] === '0' ||
      response?.headers['retry-after'] !== undefined ||
      /\brate limit\b/i.test(message))
  );
}

/** A request in words. */
interface Deed {
  /** As it follows "perf-gate could not": `post the comment`. */
  readonly doing: string;
  /** As a workflow grants it: `pull-requests: write`. */
  readonly permission: string;
  /** The job was started by a pull request from a fork. Not there: it was not. */
  readonly isFork?: boolean;
  /** Where and how to mend a refusal that is not about the token. */
  readonly advice?: { readonly where: string; readonly fix: string };
}

/** Why GitHub did not let perf-gate do it, and what would help: whole sentences for a warning. */
export function explainRefusal(error: unknown, deed: Deed): string {
  const reason = reasonOf(error);
  const [problem, advice] = [`perf-gate could not ${deed.doing}`, adviceFor(error, deed)];
  return advice === null ? `${problem}: ${reason}.` : `${problem}: ${advice}. (${reason})`;
}

/** null: GitHub's own words say what is the matter. */
function adviceFor(error: unknown, { permission, isFork = false }: Deed): string | null {
  if (!(error instanceof GitHubRefusal)) return null;
  if (error.isRateLimit) return 'GitHub asks for fewer requests; run the job again later';
  if (error.status === 401) return 'GitHub does not know the input `token`, or it has expired';
  if (error.status !== 403 || !LACKS_PERMISSION.test(error.message)) return null;
  return isFork ? 'GitHub gives pull requests from forks a read-only token' : `give this job \`permissions: ${permission}\``;
}

/** GitHub's words where a permission is missing. */
const LACKS_PERMISSION = /Resource not accessible by|Must have (?:admin|push|write)/i;

/** Gives GitHub's answer. @throws UserError that names the permission to add where it refuses */
export async function askGitHub<T>(deed: Deed, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitHubRefusal)) throw cause;
    const what = explainRefusal(cause, deed);
    if (!cause.isAnswer) throw new UserError({ what, where: 'the API of GitHub', fix: 'Run this job again: nothing is lost.', cause });
    if (deed.advice !== undefined && cause.status !== 401 && cause.status !== 403) throw new UserError({ what, ...deed.advice, cause });
    throw new UserError({
      what,
      where: 'the input `token` of this step',
      fix: 'Mend that, and run this job again: nothing is lost.',
      cause,
    });
  }
}

/** Asks as {@link askGitHub} does; null: GitHub refuses, or does not know it. @throws UserError if it does not answer */
export async function askGitHubIfItSays<T>(deed: Deed, ask: () => Promise<T>): Promise<T | null> {
  return askGitHub(deed, async () => nullIfRefused((refusal) => refusal.isAnswer, ask));
}

/**
 * Does what GitHub may refuse. Gives the refusal as whole sentences for a warning; null: it is done. `explainsAnything`: other errors too, because a
 * failure to publish never changes a verdict. Else they are thrown.
 */
export async function explainIfRefused(
  { explainsAnything = false, ...deed }: Deed & { readonly explainsAnything?: boolean },
  act: () => Promise<unknown>,
): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!explainsAnything && !(error instanceof GitHubRefusal)) throw error;
    return explainRefusal(error, deed);
  }
}
