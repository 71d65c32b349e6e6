import { type Draw, seededDraw } from '../../src/calibrate/resample.ts';
import type { TestPlan } from '../../src/model.ts';
import { BUILT_IN_PROFILES } from '../../src/plan/profiles.ts';
import { countRounds, newestAmounts, withAmounts } from './amounts.ts';
import { type Families, type Family, openFamilies } from './families.ts';
import { type Population, populationsOf, unchangedOf } from './populations.ts';
import type { Neighbour, RecordedSession, Recording } from './recorded-file.ts';
import { roundsTried, type RoundsTried } from './rounds-tried.ts';
import { ofNewestKind } from './session-kind.ts';

/** What replays of one recording are made with. */
export interface Setting {
  readonly neighbour: Neighbour;
  /** Whose rounds they are, in the order of time. */
  readonly sessions: readonly RecordedSession[];
  /** Others beside this neighbour: on another kind of machine, or by another procedure than the newest's. */
  readonly sessionsLeftOut: number;
  /** Rounds of these sessions that had another amount of their injection than the newest of the condition. */
  readonly roundsLeftOut: number;
  readonly tried: readonly RoundsTried[];
  readonly populations: readonly Population[];
  readonly unchanged: readonly Population[];
  readonly nextFamily: Families['next'];
  /** Half-hours from which families are drawn. */
  readonly stretches: number;
  readonly draw: Draw;
  /** Of ten metrics; other sizes and tries in proportion. */
  readonly families: number;
}

/** Enough for a share of one in a hundred to be told from three. */
export const FAMILIES = 1_000;

const SEED = 20_260_115;

/** null: nothing was recorded beside such a neighbour in the way, and on the kind of machine, that the newest was. */
export function openSetting(recordings: readonly Recording[], neighbour: Neighbour, families: number): Setting | null {
  const ofKind = ofNewestKind(recordings, neighbour);
  const pooled = withAmounts(ofKind, newestAmounts(ofKind));
  const populations = populationsOf(pooled);
  const unchanged = unchangedOf(populations);
  if (unchanged.length === 0) return null;
  const draw = seededDraw(SEED);
  const { next, stretches } = openFamilies(unchanged, draw);
  return {
    neighbour,
    sessions: pooled.map(({ session }) => session),
    sessionsLeftOut: recordings.filter(({ session }) => session.neighbour === neighbour).length - pooled.length,
    roundsLeftOut: countRounds(ofKind) - countRounds(pooled),
    tried: roundsTried(pooled),
    populations,
    unchanged,
    nextFamily: next,
    stretches,
    draw,
    families,
  };
}

/** The same benchmark without a change; null: it was not recorded. */
export function pastOf({ unchanged }: Pick<Setting, 'unchanged'>, { record }: Family['members'][number]['population']): Population | null {
  return unchanged.find((population) => population.record.id === record.id) ?? null;
}

/** What a built-in profile measures side by side. */
export function planOf(profile: string): TestPlan {
  const plan = BUILT_IN_PROFILES.find(({ name }) => name === profile)?.plan;
  if (plan === null || plan === undefined) throw new RangeError(`no profile ${profile} that compares`);
  return plan;
}

/** The profiles that compare. */
export const PROFILES = BUILT_IN_PROFILES.flatMap(({ name, plan }) => (plan === null ? [] : [name]));
