/** What the gate is meant to do, and how that which was found stands to it. */
import type { Bounds } from '../study/clopper-pearson.ts';
import { formatDrawnRate } from './evidence-format.ts';
import type { Rate } from '../study/rates.ts';

/** By the whole interval of what was found: all of it on the goal's side, all of it on the other, or on both. Few rounds can miss a goal, and not meet it. */
export type Standing = 'met' | 'missed' | 'not decided' | 'too few rounds to say';

export interface Goal {
  readonly aim: string;
  /** Where nothing was recorded that could tell, it says so. */
  readonly found: string;
  /** null: nothing was recorded that could tell. */
  readonly standing: Standing | null;
  /** Half-hours of a recording from which the families were drawn that show it, over and over; null: it is shown otherwise. */
  readonly extrapolatedFrom: number | null;
  /** It was worked out from what moves the figures, and not seen in tries. */
  readonly isWorkedOut?: true;
}

export type StandingOf = (found: Bounds) => Standing;

export const atMost = (most: number): StandingOf => ({ low, high }) => (high <= most ? 'met' : low > most ? 'missed' : 'not decided');
export const atLeast = (least: number): StandingOf => ({ low, high }) => (low >= least ? 'met' : high < least ? 'missed' : 'not decided');

/** What was found in families that were drawn from recorded rounds. */
interface Replayed {
  /** null, undefined: nothing. */
  readonly found: Rate | null | undefined;
  readonly standingOf: StandingOf;
  /** What it is held against. */
  readonly limit?: number;
  /** Whether its rounds are too few: `thinMark`. */
  readonly mark: string;
  readonly stretches: number;
  /** Whether all rounds come from the same one: the rate has no interval then. */
  readonly isOfOneHalfHour: boolean;
}

export function replayedGoal(aim: string, { found, standingOf, limit, mark, stretches, isOfOneHalfHour }: Replayed): Goal {
  if (found === null || found === undefined) return unrecorded(aim);
  return { aim, found: `${formatDrawnRate(found, isOfOneHalfHour, limit)}${mark}`, standing: standingIn(standingOf(found), mark), extrapolatedFrom: stretches };
}

export const unrecorded = (aim: string): Goal => ({ aim, found: 'not recorded', standing: null, extrapolatedFrom: null });

/** @param mark whether the rounds are too few: `thinMark` */
export const standingIn = (standing: Standing, mark: string): Standing => (mark === '' || standing === 'missed' ? standing : 'too few rounds to say');
