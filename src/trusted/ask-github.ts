import { UserError } from '../errors.ts';
import { explainRefusal, GitHubRefusal, type RefusedDeed } from '../github/refusal.ts';

/** What GitHub answers. Throws a UserError that names the permission to add where it refuses. */
export async function askGitHub<T>(deed: Omit<RefusedDeed, 'isFork'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GitHubRefusal)) throw cause;
    throw new UserError({
      what: explainRefusal(cause, { ...deed, isFork: false }),
      where: 'the input `token` of this step',
      fix: 'Mend that, and run this job again: nothing is lost.',
      cause,
    });
  }
}

/** The same, but null where GitHub refuses it, or does not know what is asked for. Throws a UserError if it does not answer. */
export async function askGitHubIfItSays<T>(deed: Omit<RefusedDeed, 'isFork'>, ask: () => Promise<T>): Promise<T | null> {
  return askGitHub(deed, async () => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof GitHubRefusal && error.status < 500 && !error.isRateLimit) return null;
      throw error;
    }
  });
}
