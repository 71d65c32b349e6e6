import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { UserError } from '../errors.ts';
import type { Arm, Profile, Scenario } from '../model.ts';
import { LEAST_DUETS, type RoundCounts } from './profiles.ts';

/** One thing to do: a round of one benchmark. */
export type RoundStep =
  | { readonly kind: 'duet'; readonly id: string; readonly index: number; readonly startedFirst: Arm; readonly firstSlot: Arm }
  | { readonly kind: 'solo'; readonly id: string; readonly index: number };

/** A benchmark as far as the schedule cares. */
export interface Schedulable {
  readonly id: string;
  /** What a server is sent; null: it is a task of a suite. */
  readonly request: Scenario | null;
  /** Measured side by side; else head alone. */
  readonly comparable: boolean;
}

/** How long one round takes, in ms, by what a server is sent (null: a suite's task): what progress and budget are reckoned with. */
export interface RoundCosts {
  readonly duetMs: (request: Scenario | null) => number;
  readonly soloMs: (request: Scenario | null) => number;
}

export interface Schedule {
  readonly steps: readonly RoundStep[];
  readonly rounds: RoundCounts;
  readonly expectedMs: number;
}

/**
 * All rounds in the order in which they are measured. Round after round goes over all benchmarks, each time in another
 * order, so that a slow drift of the machine falls on all alike. Which arm starts first and which has the first client
 * goes through all four combinations in every four rounds.
 *
 * @throws UserError where the budget is too small for a test to say anything
 */
export function scheduleRounds({ benchmarks, profile, budgetMs, seed, costs }: {
  readonly benchmarks: readonly Schedulable[];
  readonly profile: Profile;
  readonly budgetMs: number | null;
  readonly seed: number;
  readonly costs: RoundCosts;
}): Schedule {
  const rounds = roundsWithin({ benchmarks, profile, budgetMs, costs });
  const shuffle = seededShuffle(seed);
  const steps: RoundStep[] = [];
  let turns: readonly (readonly [Arm, Arm])[] = [];
  const passes = Math.max(rounds.duets, rounds.solos);
  // Spread over the whole run: the machine's slow moods are what solo figures suffer from most.
  const soloPlaces = new Set(Array.from({ length: rounds.solos }, (_, solo) => Math.floor((solo * passes) / rounds.solos)));
  for (let index = 0; index < passes; index += 1) {
    if (index % TURNS.length === 0) turns = shuffle(TURNS);
    const [startedFirst, firstSlot] = turns[index % TURNS.length]!;
    for (const { id, comparable } of shuffle(benchmarks)) {
      // The duet first: where both arms are broken, head alone would look as if the change had broken it.
      if (comparable && index < rounds.duets) steps.push({ kind: 'duet', id, index, startedFirst, firstSlot });
      if (soloPlaces.has(index)) steps.push({ kind: 'solo', id, index });
    }
  }
  return { steps, rounds, expectedMs: expectedMs(benchmarks, rounds, costs) };
}

const TURNS: readonly (readonly [startedFirst: Arm, firstSlot: Arm])[] = [['base', 'base'], ['head', 'head'], ['base', 'head'], ['head', 'base']];

/** The profile's rounds, or as many as the budget allows. The number is fixed before anything is measured, so the error rate holds. */
function roundsWithin({ benchmarks, profile, budgetMs, costs }: Omit<Parameters<typeof scheduleRounds>[0], 'seed'>): RoundCounts {
  const sideBySide = profile.duets > 0 && benchmarks.some((benchmark) => benchmark.comparable);
  const wanted = sideBySide ? profile : { duets: 0, solos: profile.solosWithoutBase };
  if (budgetMs === null || expectedMs(benchmarks, wanted, costs) <= budgetMs) return wanted;
  const soloCost = expectedMs(benchmarks, { duets: 0, solos: 1 }, costs);
  const duetCost = expectedMs(benchmarks, { duets: 1, solos: 0 }, costs);
  const fitting = sideBySide
    ? { solos: 1, duets: Math.min(wanted.duets, Math.floor((budgetMs - soloCost) / duetCost)) }
    : { solos: Math.floor(budgetMs / soloCost), duets: 0 };
  const least = sideBySide ? { solos: 1, duets: LEAST_DUETS } : { solos: 1, duets: 0 };
  if (fitting.duets >= least.duets && fitting.solos >= least.solos) return fitting;
  throw new UserError({
    what: `the budget of ${Math.round(budgetMs / 1000)} s is too small for ${benchmarks.length === 1 ? '1 benchmark' : `${benchmarks.length} benchmarks`}: it takes about ${Math.ceil(expectedMs(benchmarks, least, costs) / 1000)} s before anything can be said`,
    where: '--budget',
    fix: 'Raise the budget, or choose fewer benchmarks with --only.',
  });
}

const expectedMs = (benchmarks: readonly Schedulable[], rounds: RoundCounts, costs: RoundCosts): number =>
  benchmarks.reduce((sum, { request, comparable }) => sum + rounds.solos * costs.soloMs(request) + (comparable ? rounds.duets * costs.duetMs(request) : 0), 0);

/** Fisher and Yates's shuffle, with a generator of its own. */
function seededShuffle(seed: number): <Item>(items: readonly Item[]) => readonly Item[] {
  const random = xoroshiro128plus(seed);
  return (items) => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = uniformInt(random, 0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  };
}
