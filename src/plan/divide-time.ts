import type { Config, Profile } from '../model.ts';
import { comparesNothing, LEAST_DUETS } from './profiles.ts';
import {
  expectedCountingMs,
  expectedMs,
  keptForCountingMs,
  type RoundCosts,
  type RoundsOfRun,
  roundsOfRun,
  type Schedulable,
} from './rounds-of-run.ts';
import type { Budget } from './settings-of-run.ts';

/**
 * Divides the time of a run between counting and rounds.
 *
 * @throws UserError for a budget that is too small
 */
export function divideTime({
  benchmarks,
  profile,
  budget,
  instructions,
  hasBase,
  costs,
}: {
  readonly benchmarks: readonly Schedulable[];
  readonly profile: Profile;
  /** null: what the profile takes. */
  readonly budget: Budget | null;
  readonly instructions: Config['instructions'];
  readonly hasBase: boolean;
  readonly costs: RoundCosts;
}): {
  /** For counting; null: as long as it takes. */
  readonly countingMs: number | null;
  /** The rounds that there is time for, once counting took so long. */
  readonly roundsAfter: (spentMs: number) => RoundsOfRun;
} {
  const isCounting = instructions !== 'off' && !comparesNothing(profile);
  const isRequired = isCounting && instructions === 'required';
  const budgetMs = budget?.ms ?? null;
  const leastMs = expectedMs(benchmarks, { duets: LEAST_DUETS, solos: 1 }, costs);
  const countingMs = isCounting ? keptForCountingMs(expectedCountingMs(benchmarks, hasBase), { isRequired, budgetMs, leastMs }) : 0;
  const roundsBeside = (spentMs: number): RoundsOfRun => roundsOfRun({ benchmarks, profile, budget, countingMs: spentMs, costs });
  // Refuses a budget before anything is counted.
  roundsBeside(isRequired ? countingMs : 0);
  return {
    countingMs: budget === null ? null : countingMs,
    roundsAfter: (spentMs) => roundsBeside(budgetMs === null ? spentMs : Math.min(spentMs, budgetMs - leastMs)),
  };
}
