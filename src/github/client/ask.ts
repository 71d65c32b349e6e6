import { UserError } from '../../errors.ts';
import { explainRefusal, GitHubRefusal, isNotFound, nullIfRefused, type RefusedDeed } from './refusal.ts';

/** What to look at, and what to do. */
export interface Advice {
  readonly where: string;
  readonly fix: string;
}

/** What is asked for. */
interface Question extends RefusedDeed {
  /** What mends such a refusal; null, and not there: the token. */
  readonly adviceFor?: (refusal: GitHubRefusal) => Advice | null;
}

const TOKEN = { where: 'the input `token` of this step', fix: 'Mend that, and run this job again: nothing is lost.' };

/** No setting mends it. */
const NO_ANSWER = { where: 'the API of GitHub', fix: 'Run this job again: nothing is lost.' };

/** What GitHub answers. Throws a UserError that names the permission to add where it refuses. */
export async function askGitHub<T>({ adviceFor, ...deed }: Question, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitHubRefusal)) throw cause;
    const advice = cause.isAnswer ? adviceFor?.(cause) ?? TOKEN : NO_ANSWER;
    throw new UserError({ what: explainRefusal(cause, deed), ...advice, cause });
  }
}

/** The same, but null where GitHub refuses it, or does not know what is asked for. Throws a UserError if it does not answer. */
export async function askGitHubIfItSays<T>(question: Question, ask: () => Promise<T>): Promise<T | null> {
  return askGitHub(question, async () => nullIfRefused((refusal) => refusal.isAnswer, ask));
}

/** The same, but null where GitHub does not know what is asked for. Throws a UserError for any other refusal. */
export async function askGitHubIfThere<T>(question: Question, ask: () => Promise<T>): Promise<T | null> {
  return askGitHub(question, async () => nullIfRefused(isNotFound, ask));
}

/** What is attempted. */
interface Attempt extends RefusedDeed {
  /** Whatever goes wrong is explained: a failure to publish never changes a verdict. Else what is no refusal is thrown on. */
  readonly explainsAnything?: boolean;
}

/** Does what GitHub may refuse. Gives the refusal as whole sentences for a warning; null: it is done. */
export async function explainIfRefused({ explainsAnything = false, ...deed }: Attempt, act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!explainsAnything && !(error instanceof GitHubRefusal)) throw error;
    return explainRefusal(error, deed);
  }
}
