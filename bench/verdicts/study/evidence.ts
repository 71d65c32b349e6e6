/** Everything that the pages show, worked out from the recordings. */
import { sum } from 'simple-statistics';
import { DEFAULT_POLICY } from '../../default-policy.ts';
import { alarmsInOrder, type AlarmsInOrder } from './alarms-in-order.ts';
import { type Power, powerOf, type Trials } from './changed-families.ts';
import { COSTLY_INJECTIONS, type InjectionName } from '../recording/conditions.ts';
import { type Coverage, coverageOfNothing, coverageOfReferences } from './coverage.ts';
import { drawnConditions, type DrawnConditions } from './drawn-conditions.ts';
import { type Entrant, entrantsFor } from './entrants.ts';
import { type HalfHour, halfHoursOfFamilies } from './half-hours.ts';
import { identicalCode, type IdenticalCode } from './identical-code.ts';
import { type ExactPower, exactPowers } from './exact-effects.ts';
import type { LiveLog } from '../recording/live-file.ts';
import type { Neighbour, RecordedSession, Recording } from '../recording/recorded-file.ts';
import { recordedMetrics, type RecordedMetric } from './recorded-metrics.ts';
import type { RoundsTried } from '../recording/rounds-tried.ts';
import { keyOfProcedure, newestKinds, type SessionKind } from '../recording/session-kind.ts';
import { NEIGHBOURS, type Place } from './places.ts';
import { openSetting, planOf, PROFILES, type Setting } from './setting.ts';
import { drawUnchanged, type FalseAlarms, falseAlarmsIn, meanRounds } from './unchanged-families.ts';
import { oursVisible, rivalsVisible, type VisibleEffect } from './visible-effects.ts';

export interface Evidence {
  /** By machine, and then by neighbour; that with most rounds first. */
  readonly places: readonly PlaceEvidence[];
  /** Where too few unchanged rounds were recorded so far to work anything out. */
  readonly tooFewRounds: readonly Place[];
  readonly live: readonly LiveLog[];
}

/** What was worked out from the rounds that were recorded in one place. */
export interface PlaceEvidence extends Place, DrawnConditions {
  /** Whether its rounds were measured as they are today. */
  readonly isOfToday: boolean;
  /** Whose rounds it was worked out from, in the order of time. */
  readonly sessions: readonly RecordedSession[];
  /** Others on this machine kind beside this neighbour: by another procedure. */
  readonly sessionsLeftOut: number;
  /** Of the sessions those whose tasks alone are used: servers are measured by another procedure since. */
  readonly sessionsOfTasks: number;
  /** Rounds of these sessions that had another amount of their injection than the newest of the condition. */
  readonly roundsLeftOut: number;
  readonly tried: readonly RoundsTried[];
  /** Half-hours from which families are drawn: their number, and not that of the draws, is what all replays rest on. */
  readonly stretches: number;
  /** The same half-hours, by when they were. */
  readonly halfHoursOfFamilies: readonly HalfHour[];
  readonly recorded: readonly RecordedMetric[];
  /** Side by side, of a benchmark in unchanged families of ten: what rivals may use too. */
  readonly meanRounds: number;
  readonly entrants: readonly Entrant[];
  readonly falseAlarms: readonly FalseAlarms[];
  /** Ours alone, where rounds follow each other as they were recorded; none where no half-hour has enough of them. */
  readonly alarmsInOrder: readonly AlarmsInOrder[];
  readonly identical: readonly IdenticalCode[];
  readonly power: readonly Power[];
  /** Of effects whose size is known exactly. */
  readonly exact: readonly ExactPower[];
  /** How often an edit that changes nothing of the work is called slower, in families of ten: no power, but false alarms. null: too few rounds were recorded. */
  readonly edited: Power | null;
  readonly coverage: readonly Coverage[];
  readonly visible: readonly VisibleEffect[];
}

/** Gating metrics of a family, and its share of the families of ten that are drawn: large ones take long, but of fewer than 400 even none with an alarm would not show that there are 1 % at most. */
const SIZES = [{ size: 1, share: 1 }, { size: 10, share: 1 }, { size: 100, share: 0.5 }] as const;
const LARGEST = 100;

const NO_REGRESSION_OVER = [0.05, 0.03];
const IDENTICAL_SHARE = 0.3;

/** What is tried in the largest families, with half of the tries: they take ten times as long. */
const IN_LARGEST: readonly InjectionName[] = ['cpu-3', 'cpu-5', 'timer-1ms'];
const TRIES_IN_LARGEST = 0.5;

/** What evidence is gathered from. */
export interface Sources {
  readonly recordings: readonly Recording[];
  /** By which rounds are measured today. */
  readonly procedure: SessionKind['procedure'];
  readonly live: readonly LiveLog[];
  /** Of ten that are drawn; everything else in proportion. */
  readonly families: number;
}

/** A place before anything is worked out. */
interface OpenedPlace extends Pick<PlaceEvidence, 'machine' | 'isOfToday'> {
  readonly setting: Setting;
}

/** Places in the order of the page, and those with too few rounds. */
interface OpenedPlaces extends Pick<Evidence, 'tooFewRounds'> {
  readonly places: readonly OpenedPlace[];
}

/** @throws RangeError where nothing was recorded */
export function gatherEvidence(sources: Sources): Evidence {
  const { places, tooFewRounds } = openPlaces(sources);
  return { places: places.map((place) => workOut(place, () => {})), tooFewRounds, live: sources.live };
}

/** @throws RangeError where nothing was recorded */
export function openPlaces({ recordings, procedure, families }: Pick<Sources, 'recordings' | 'procedure' | 'families'>): OpenedPlaces {
  if (recordings.length === 0) throw new RangeError('nothing was recorded: node bench/verdicts/record.ts');
  const kinds = newestKinds(recordings);
  const letters = new Map([...new Set(kinds.map(({ environment }) => environment.key))].map((key, index) => [key, letterOf(index)]));
  const opened = kinds.map((kind) => ({ kind, setting: openSetting(recordings, kind, families) }));
  const settings = byMostRounds(opened.flatMap(({ setting }) => setting ?? []));
  return {
    tooFewRounds: opened.flatMap(({ kind: { neighbour, environment }, setting }) => (setting === null ? [{ neighbour, environment, machine: letters.get(environment.key)! }] : [])),
    places: settings.map((setting) => ({
      setting,
      machine: letters.get(setting.environment.key)!,
      isOfToday: keyOfProcedure(setting.procedure) === keyOfProcedure(procedure),
    })),
  };
}

const letterOf = (index: number): string => String.fromCodePoint('A'.codePointAt(0)! + index);

const roundsOf = (together: readonly Setting[]): number => sum(together.flatMap(({ tried }) => tried.map((one) => one.tried)));

const PLACES_OF_MACHINE: readonly Neighbour[] = [...NEIGHBOURS, 'contended'];

/** Machines by how many rounds they have, and of each the quiet rounds first. */
function byMostRounds(settings: readonly Setting[]): readonly Setting[] {
  return [...Map.groupBy(settings, ({ environment }) => environment.key).values()]
    .toSorted((one, other) => roundsOf(other) - roundsOf(one))
    .flatMap((together) => together.toSorted((one, other) => PLACES_OF_MACHINE.indexOf(one.neighbour) - PLACES_OF_MACHINE.indexOf(other.neighbour)));
}

/** By a place's own recordings and random numbers alone. @param tell what is done next */
export function workOut({ setting, machine, isOfToday }: OpenedPlace, tell: (text: string) => void): PlaceEvidence {
  tell('unchanged families');
  const standard = { plan: planOf('standard'), policy: DEFAULT_POLICY };
  const unchanged = SIZES.map(({ size, share }) => drawUnchanged(setting, { ...standard, size, count: Math.round(setting.families * share) }));
  const ofTen = unchanged.find(({ size }) => size === 10)!;
  const ourRounds = meanRounds(ofTen);
  const entrants = entrantsFor(Math.ceil(ourRounds));
  tell('false alarms');
  const falseAlarms = unchanged.map((study) => falseAlarmsIn(setting, study, entrants));
  tell('identical code');
  const identical = identicalCodes(setting);
  tell('power');
  const inTen: Trials = { unchanged: ofTen, tries: 1 };
  const inLargest: Trials = { unchanged: unchanged.find(({ size }) => size === LARGEST)!, tries: TRIES_IN_LARGEST };
  const power = powers(setting, { inTen, inLargest });
  const exact = exactPowers(setting, [inTen, inLargest]);
  tell('edits');
  const edited = powerOf(setting, 'edit', inTen);
  tell('intervals');
  const coverage = [...coverageOfNothing(setting, ofTen), ...coverageOfReferences(setting)];
  tell('smallest effects');
  const visible = [...oursVisible(setting), ...rivalsVisible(setting)];
  const { neighbour, environment, sessions, sessionsLeftOut, sessionsOfTasks, roundsLeftOut, tried, stretches, populations, unchanged: unchangedPopulations } = setting;
  return {
    neighbour, environment, machine, isOfToday, sessions, sessionsLeftOut, sessionsOfTasks, roundsLeftOut, tried, stretches, halfHoursOfFamilies: halfHoursOfFamilies(unchangedPopulations), ...drawnConditions(populations), recorded: recordedMetrics(populations), meanRounds: ourRounds, entrants,
    falseAlarms, alarmsInOrder: alarmsInOrder(setting), identical, power, exact, edited, coverage, visible,
  };
}

function identicalCodes(setting: Setting): readonly IdenticalCode[] {
  return PROFILES.flatMap((profile) => NO_REGRESSION_OVER.map((noRegressionOver) => {
    const policy = { ...DEFAULT_POLICY, noRegressionOver };
    return identicalCode(drawUnchanged(setting, { size: 10, count: Math.round(setting.families * IDENTICAL_SHARE), plan: planOf(profile), policy }), { profile, noRegressionOver }, setting.draw);
  }));
}

function powers(setting: Setting, { inTen, inLargest }: Readonly<Record<'inTen' | 'inLargest', Trials>>): readonly Power[] {
  return [
    ...COSTLY_INJECTIONS.map((injection) => powerOf(setting, injection, inTen)),
    ...IN_LARGEST.map((injection) => powerOf(setting, injection, inLargest)),
  ].filter((power) => power !== null);
}
