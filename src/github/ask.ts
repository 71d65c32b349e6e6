import { UserError } from '../errors.ts';
import { explainRefusal, GitHubRefusal, type RefusedDeed } from './refusal.ts';

/** What is asked for. */
interface Question extends Omit<RefusedDeed, 'isFork'> {
  /** What to look at where GitHub does not know it; not there: the token. */
  readonly ifUnknown?: { readonly where: string; readonly fix: string };
}

const TOKEN = { where: 'the input `token` of this step', fix: 'Mend that, and run this job again: nothing is lost.' };

/** No setting mends it. */
const NO_ANSWER = { where: 'the API of GitHub', fix: 'Run this job again: nothing is lost.' };

/** What GitHub answers. Throws a UserError that names the permission to add where it refuses. */
export async function askGitHub<T>({ ifUnknown = TOKEN, ...deed }: Question, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitHubRefusal)) throw cause;
    const refused = cause.status === 404 ? ifUnknown : TOKEN;
    throw new UserError({ what: explainRefusal(cause, { ...deed, isFork: false }), ...(cause.isAnswer ? refused : NO_ANSWER), cause });
  }
}

/** The same, but null where GitHub refuses it, or does not know what is asked for. Throws a UserError if it does not answer. */
export async function askGitHubIfItSays<T>(question: Question, ask: () => Promise<T>): Promise<T | null> {
  return askGitHub(question, async () => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof GitHubRefusal && error.isAnswer) return null;
      throw error;
    }
  });
}
