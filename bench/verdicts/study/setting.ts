import { type Draw, seededDraw } from '../../../src/statistics.ts';
import type { TestPlan } from '../../../src/model.ts';
import { BUILT_IN_PROFILES } from '../../../src/plan/profiles.ts';
import { countRounds, newestAmounts, withAmounts } from '../recording/amounts.ts';
import { type Families, type Family, openFamilies } from './families.ts';
import { type Population, populationsOf, unchangedOf } from './populations.ts';
import type { RecordedSession, Recording } from '../recording/recorded-file.ts';
import { roundsTried, type RoundsTried } from '../recording/rounds-tried.ts';
import { areOfOnePlace, keyOfProcedure, ofKind, type SessionKind } from '../recording/session-kind.ts';

/** What replays of one kind of recording are made with. */
export interface Setting extends SessionKind {
  /** Whose rounds they are, in the order of time. */
  readonly sessions: readonly RecordedSession[];
  /** Others on this machine kind beside this neighbour: by another procedure. */
  readonly sessionsLeftOut: number;
  /** Of the sessions those whose tasks alone are used: servers are measured by another procedure since. */
  readonly sessionsOfTasks: number;
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

/** null: too few unchanged rounds were recorded of this kind to draw families from. */
export function openSetting(recordings: readonly Recording[], kind: SessionKind, familiesOfTen: number): Setting | null {
  const { neighbour, environment, procedure } = kind;
  const together = ofKind(recordings, kind);
  const pooled = withAmounts(together, newestAmounts(together));
  const populations = populationsOf(pooled);
  const unchanged = unchangedOf(populations);
  const draw = seededDraw(SEED);
  const families = openFamilies(unchanged, draw);
  if (families === null) return null;
  return {
    neighbour,
    environment,
    procedure,
    sessions: pooled.map(({ session }) => session),
    sessionsLeftOut: recordings.filter(({ session }) => areOfOnePlace(session, kind)).length - pooled.length,
    sessionsOfTasks: pooled.filter(({ session }) => keyOfProcedure(session.procedure) !== keyOfProcedure(procedure)).length,
    roundsLeftOut: countRounds(together) - countRounds(pooled),
    tried: roundsTried(pooled),
    populations,
    unchanged,
    nextFamily: families.next,
    stretches: families.stretches,
    draw,
    families: familiesOfTen,
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
