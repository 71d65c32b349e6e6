import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../errors.ts';
import type { Git } from './git.ts';
import { isShallow } from './questions.ts';
import { isGone, mayPass } from './remote-refusal.ts';

/** How a remote that cannot be reached is asked again. */
export interface Patience {
  /** Between two attempts; a few seconds unless given. */
  readonly pauseMs?: number | undefined;
  /** Until when it goes on, by `performance.now()`, however often it has been asked; a few times alone unless given. */
  readonly untilMs?: number;
}

/** A remote that cannot be reached is asked again so often: neither a check nor an hour's measuring is lost by a moment's trouble. */
const TRIES_TO_REACH = 5;
const PAUSE_TO_REACH_MS = 3_000;

/** Commit id of a branch; null: the remote has no such branch. Rejects with what git wrote where the remote does not answer. */
export async function tipOf(git: Git, { remote, branch }: { readonly remote: string; readonly branch: string }, patience?: Patience): Promise<string | null> {
  const [tip] = (await reaching(() => git(['ls-remote', remote, `refs/heads/${branch}`]), patience)).split(/\s/);
  return tip === undefined || tip === '' ? null : tip;
}

/** What to fetch, and from where. */
export interface Fetched {
  readonly remote: string;
  /** A branch, a tag or a commit id. */
  readonly ref: string;
  /** The remote has just told of it: where it does not have it, it has not everywhere yet. */
  readonly isListed?: boolean;
  /** Further options of git. */
  readonly options?: readonly string[];
}

/** Fetches what is not here. Rejects as {@link tipOf} does. */
export async function fetchFrom(git: Git, { remote, ref, isListed = false, options = [] }: Fetched, patience?: Patience): Promise<void> {
  // A shallow clone is deepened by one commit more, which cuts off no history that is there; a whole one would become shallow by it.
  const depth = (await isShallow(git)) ? ['--depth=1'] : [];
  const passes = (output: string): boolean => mayPass(output) || (isListed && isGone(output));
  await reaching(() => git(['fetch', '--no-tags', '--no-recurse-submodules', ...options, ...depth, '--', remote, ref]), patience, passes);
}

/** Asks the remote again where it cannot be reached for the moment. */
async function reaching(ask: () => Promise<string>, { pauseMs = PAUSE_TO_REACH_MS, untilMs = 0 }: Patience = {}, passes = mayPass): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      const output = reasonOf(cause);
      // A commit that is not there may be gone for good, and is asked for a few times only.
      const goesOn = tries < TRIES_TO_REACH ? passes(output) : mayPass(output) && performance.now() < untilMs;
      if (!goesOn) throw cause;
    }
    await sleep(pauseMs);
  }
}
