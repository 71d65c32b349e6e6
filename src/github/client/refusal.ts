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

/** GitHub does not know what is asked for. */
export const isNotFound = ({ status }: GitHubRefusal): boolean => status === 404;

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
  return nullIfRefused(isNotFound, ask);
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

/** A request in the words of a warning. */
interface RefusedDeed {
  /** As it follows "perf-gate could not": `post the comment`. */
  readonly doing: string;
  /** As a workflow grants it: `pull-requests: write`. */
  readonly permission: string;
  /** The job was started by a pull request from a fork. Not there: it was not. */
  readonly isFork?: boolean;
}

/** Why GitHub did not let perf-gate do it, and what would help: whole sentences for a warning. */
export function explainRefusal(error: unknown, deed: RefusedDeed): string {
  const reason = reasonOf(error);
  const [problem, advice] = [`perf-gate could not ${deed.doing}`, adviceFor(error, deed)];
  return advice === null ? `${problem}: ${reason}.` : `${problem}: ${advice}. (${reason})`;
}

function adviceFor(error: unknown, { permission, isFork = false }: RefusedDeed): string | null {
  if (!(error instanceof GitHubRefusal)) return null;
  if (error.isRateLimit) return 'GitHub asks for fewer requests; run the job again later';
  if (error.status === 401) return 'GitHub does not know the input `token`, or it has expired';
  if (error.status !== 403) return null;
  const cause = CAUSES_OF_403.find(({ words }) => words.test(error.message));
  if (cause !== undefined) return cause.advice;
  if (!LACKS_PERMISSION.test(error.message)) return null;
  return isFork ? 'GitHub gives pull requests from forks a read-only token' : `give this job \`permissions: ${permission}\``;
}

/** GitHub's words where a permission is missing. */
const LACKS_PERMISSION = /Resource not accessible by|Must have (?:admin|push|write)/i;

/** Causes of a 403 that no permission of the job mends, by GitHub's words. */
const CAUSES_OF_403: readonly { readonly words: RegExp; readonly advice: string }[] = [
  {
    words: /\bis locked\b/i,
    advice: 'the conversation of the pull request is locked, so it takes no comments; unlock it, or read the job summary',
  },
  { words: /\barchived\b/i, advice: 'the repository is archived, so nothing in it can be changed' },
  {
    words: /\bIP allow list\b/i,
    advice: 'the IP allow list of the organization does not have the address of this runner; add it, or use a runner that is on the list',
  },
  { words: /\bSAML\b/i, advice: 'the organization asks for single sign-on; authorize the input `token` for it' },
  { words: /\bblocked\b/i, advice: 'the owner of the repository has blocked the account of the input `token`' },
];

export interface Advice {
  readonly where: string;
  readonly fix: string;
}

interface GitHubQuestion extends RefusedDeed {
  /** Says how to mend a refusal; null, or not there: by the token. */
  readonly adviceFor?: (refusal: GitHubRefusal) => Advice | null;
}

const TOKEN = { where: 'the input `token` of this step', fix: 'Mend that, and run this job again: nothing is lost.' };

/** No setting mends it. */
const NO_ANSWER = { where: 'the API of GitHub', fix: 'Run this job again: nothing is lost.' };

/** Gives GitHub's answer. Throws a UserError that names the permission to add where it refuses. */
export async function askGitHub<T>({ adviceFor, ...deed }: GitHubQuestion, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitHubRefusal)) throw cause;
    const advice = cause.isAnswer ? (adviceFor?.(cause) ?? TOKEN) : NO_ANSWER;
    throw new UserError({ what: explainRefusal(cause, deed), ...advice, cause });
  }
}

/** Asks as {@link askGitHub} does; null: GitHub refuses, or does not know it. Throws a UserError if it does not answer. */
export async function askGitHubIfItSays<T>(question: GitHubQuestion, ask: () => Promise<T>): Promise<T | null> {
  return askGitHub(question, async () => nullIfRefused((refusal) => refusal.isAnswer, ask));
}

/**
 * Does what GitHub may refuse. Gives the refusal as whole sentences for a warning; null: it is done. `explainsAnything`: other errors too, because a
 * failure to publish never changes a verdict. Else they are thrown.
 */
export async function explainIfRefused(
  { explainsAnything = false, ...deed }: RefusedDeed & { readonly explainsAnything?: boolean },
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
