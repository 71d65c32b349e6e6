/** Which rounds are still missing, and in which order they are recorded. */
import { markdownTable } from 'markdown-table';
import type { TargetKind } from '../../../src/model.ts';
import { EDITS, INJECTION_NAMES, isFor, type InjectionName } from './conditions.ts';
import { areApart, stretchOf } from './stretches.ts';
import type { RecordedSession, Recording } from './recorded-file.ts';

/** What a round is measured of. */
export interface Condition {
  /** Id of the benchmark. */
  readonly benchmark: string;
  readonly injection: InjectionName;
}

/** How many rounds of it there are to be. */
export interface RoundsWanted extends Condition {
  readonly rounds: number;
  /** So many in each of so many half-hours; not there: in all of them together. */
  readonly halfHours?: number;
}

/** Of a benchmark, to draw from: with fewer, draws from them are the same few rounds over and over, whatever their number. */
export const ENOUGH_ROUNDS = 60;

/** In one half-hour, of which a family has its rounds: so many that enough are left for a condition not to be thin, though a few fail or do not come to rest. */
const MANY = ENOUGH_ROUNDS + 6;

/** Too few to rest a claim on, and enough to show how each kind of change is seen. */
const SOME = 2 * EDITS;

/**
 * What claims rest on, one after the other: an injection, and how many half-hours of each benchmark. Servers and tasks have
 * theirs one after the other as well: half an hour holds so many rounds of four servers, or of four tasks, and not of all eight.
 */
const HALF_HOURS: readonly (readonly [InjectionName, number])[] = [
  ['none', 1], ['cpu-3', 1], ['timer-1ms', 1], ['cpu-5', 1], ['edit', 1],
  ['none', 3], ['cpu-3', 2], ['cpu-1', 1], ['cpu-2', 1], ['cpu-10', 1], ['allocation', 1], ['await', 1], ['slow-tail', 1], ['syscall', 1],
];
const KINDS: readonly TargetKind[] = ['server', 'suite'];

/** So many that their mean can stand for the truth when intervals are checked against it. */
export const REFERENCE_ROUNDS = 500;
/** Some of those that are tried fail, or do not come to rest. */
const REFERENCE_TRIES = 525;
const REFERENCES: readonly Condition[] = [
  { benchmark: 'express/updateUser', injection: 'cpu-3' },
  { benchmark: 'user/parse', injection: 'cpu-3' },
];

/** What there is to record of these benchmarks and injections, stage by stage: every kind of change first, so that a recording cut short is of use. */
export function roundsWanted(benchmarks: readonly { readonly id: string; readonly kind: TargetKind }[], injections: readonly InjectionName[] = INJECTION_NAMES): readonly (readonly RoundsWanted[])[] {
  const first = INJECTION_NAMES.flatMap((injection) =>
    benchmarks.filter(({ kind }) => isFor(injection, kind)).map(({ id }): RoundsWanted => ({ benchmark: id, injection, rounds: injection === 'none' ? 2 * SOME : SOME })));
  const stages = HALF_HOURS.flatMap(([injection, halfHours]) => KINDS.filter((kind) => isFor(injection, kind)).map((ofStage) =>
    benchmarks.filter(({ kind }) => kind === ofStage).map(({ id }): RoundsWanted => ({ benchmark: id, injection, rounds: MANY, halfHours }))));
  const references = REFERENCES.filter(({ benchmark }) => benchmarks.some(({ id }) => id === benchmark)).map((condition): RoundsWanted => ({ ...condition, rounds: REFERENCE_TRIES }));
  return [first, ...stages, references].map((goals) => goals.filter(({ injection }) => injections.includes(injection)));
}

/**
 * What the next pass measures, a round each: of the first stage with open goals, those that are furthest from theirs. So all
 * conditions of a stage grow together, and the machine's moods fall on all alike. Empty: this half-hour has all that it can.
 *
 * Half-hours of a condition that follow each other have more of one mood than those that lie apart: none is begun within an hour
 * of its last.
 *
 * @param halfHour the one that runs: `stretchOf`
 */
export function nextPass(stages: readonly (readonly RoundsWanted[])[], tally: Tally, halfHour: string): readonly Condition[] {
  const share = (goal: RoundsWanted): number => (goal.halfHours === undefined ? tally.countOf(goal) : tally.countIn(goal, halfHour)) / goal.rounds;
  const mayFill = (goal: RoundsWanted, halfHours: number): boolean => {
    const full = tally.halfHoursWith(goal, goal.rounds);
    return full.length < halfHours && full.every((one) => areApart(one, halfHour));
  };
  const isOpen = (goal: RoundsWanted): boolean => share(goal) < 1 && (goal.halfHours === undefined || mayFill(goal, goal.halfHours));
  const open = stages.map((goals) => goals.filter(isOpen)).find((goals) => goals.length > 0) ?? [];
  const least = Math.min(...open.map(share));
  return open.filter((goal) => share(goal) === least);
}

/** How many rounds of it were tried. */
interface RoundsCounted extends Condition {
  readonly rounds: number;
}

/** How many rounds were tried of each condition so far, and in which half-hours. */
export interface Tally {
  readonly countOf: (condition: Condition) => number;
  readonly countIn: (condition: Condition, halfHour: string) => number;
  /** Half-hours that have so many of it. */
  readonly halfHoursWith: (condition: Condition, rounds: number) => readonly string[];
  readonly add: (condition: Condition, halfHour: string) => void;
  readonly counts: () => readonly RoundsCounted[];
}

/** What a tally is opened with. */
interface Counted extends Pick<Recording, 'rounds' | 'failures'> {
  readonly session: Pick<RecordedSession, 'startedAt'>;
}

export function openTally(recordings: readonly Counted[]): Tally {
  const tried = new Map<string, RoundsCounted & { readonly byHalfHour: Map<string, number> }>();
  const countOf: Tally['countOf'] = (condition) => tried.get(keyOf(condition))?.rounds ?? 0;
  const countIn: Tally['countIn'] = (condition, halfHour) => tried.get(keyOf(condition))?.byHalfHour.get(halfHour) ?? 0;
  const add: Tally['add'] = (condition, halfHour) => {
    const { benchmark, injection } = condition;
    const byHalfHour = tried.get(keyOf(condition))?.byHalfHour ?? new Map<string, number>();
    byHalfHour.set(halfHour, countIn(condition, halfHour) + 1);
    tried.set(keyOf(condition), { benchmark, injection, rounds: countOf(condition) + 1, byHalfHour });
  };
  for (const { session: { startedAt }, rounds, failures } of recordings) {
    for (const one of [...rounds, ...failures]) add(one, stretchOf(startedAt, one.atSeconds));
  }
  return {
    countOf,
    countIn,
    halfHoursWith: (condition, rounds) => [...(tried.get(keyOf(condition))?.byHalfHour ?? [])].filter(([, count]) => count >= rounds).map(([halfHour]) => halfHour),
    add,
    counts: () => [...tried.values()],
  };
}

const keyOf = ({ benchmark, injection }: Condition): string => JSON.stringify([benchmark, injection]);

/** A row an injection, a column a benchmark. */
export function progressTable(counts: readonly RoundsCounted[]): string {
  const benchmarks = [...new Set(counts.map(({ benchmark }) => benchmark))].toSorted();
  const rows = INJECTION_NAMES.map((injection) =>
    [injection, ...benchmarks.map((id) => String(counts.find((count) => count.benchmark === id && count.injection === injection)?.rounds ?? 0))]);
  return markdownTable([['injection', ...benchmarks], ...rows], { align: ['l', ...benchmarks.map(() => 'r')] });
}
