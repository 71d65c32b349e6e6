import { monotonicMs } from '../clock.ts';

/** Of one benchmark: on a machine with several times as much to do as it has cores for a server took eight. */
const LONGEST_MINUTES = 10;
/** Of all of them, where no budget says how long a run may take. */
const LONGEST_MINUTES_OF_RUN = 20;

/** When counting ends, whatever is left to count. */
export interface CountingDeadline {
  /** Monotonic. */
  readonly atMs: number;
  /** Why nothing was counted later, as a sentence's end. */
  readonly afterwards: string;
}

/** Of a run that begins to count now. @param budgetUntilMs monotonic; null: it has no budget */
export function countingDeadline(budgetUntilMs: number | null): CountingDeadline {
  return budgetUntilMs === null
    ? { atMs: monotonicMs() + LONGEST_MINUTES_OF_RUN * 60_000, afterwards: `counting had taken ${LONGEST_MINUTES_OF_RUN} minutes, the bound of a run without a budget` }
    : { atMs: budgetUntilMs, afterwards: afterwardsOfBudget(budgetUntilMs - monotonicMs()) };
}

/** Counting comes last: what the rounds had left for it tells whether it is they that a larger budget is needed for. */
function afterwardsOfBudget(leftMs: number): string {
  return leftMs <= 0 ? 'the rounds had used up the budget' : `the rounds had left ${Math.round(leftMs / 1000)} s of the budget, which were used up`;
}

/**
 * Why counts of a server need not be begun, as a sentence's end: they would be ended in every run, and take the time of
 * others. null: they may be done in time.
 *
 * @param unitMs CPU time of a request
 * @param leastMs that counting it takes
 */
export function whyNeverInTime({ unitMs, leastMs }: { readonly unitMs: number; readonly leastMs: number }): string | null {
  if (leastMs <= LONGEST_MINUTES * 60_000) return null;
  return `${Math.round(unitMs)} ms of CPU time per request would take ${Math.ceil(leastMs / 60_000)} minutes at the least under valgrind, and ${LONGEST_MINUTES} are the bound`;
}

/** How long the next benchmark may be counted, and what to say of it where that was not enough. */
export function timeToCount({ atMs, afterwards }: CountingDeadline): { readonly leftMs: number; readonly afterwards: string } {
  const ofRunMs = atMs - monotonicMs();
  const longestMs = LONGEST_MINUTES * 60_000;
  return ofRunMs < longestMs ? { leftMs: ofRunMs, afterwards } : { leftMs: longestMs, afterwards: `it took longer than ${LONGEST_MINUTES} minutes` };
}
