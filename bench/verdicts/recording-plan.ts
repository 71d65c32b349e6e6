/** Which rounds are still missing, and in which order they are recorded. */
import { markdownTable } from 'markdown-table';
import type { TargetKind } from '../../src/model.ts';
import { EDITS, INJECTION_NAMES, isFor, type InjectionName } from './conditions.ts';
import type { Recording } from './recorded-file.ts';
import { ENOUGH_ROUNDS } from './rounds-tried.ts';

/** What a round is measured of. */
export interface Condition {
  /** Id of the benchmark. */
  readonly benchmark: string;
  readonly injection: InjectionName;
}

/** How many rounds of it there are to be. */
export interface RoundsWanted extends Condition {
  readonly rounds: number;
}

/** So many that enough are left for a condition not to be thin, though a few fail or do not come to rest. */
const MANY = ENOUGH_ROUNDS + 6;

/** Too few to rest a claim on, and enough to show how each kind of change is seen. */
const SOME = 2 * EDITS;

/** Rounds of each benchmark: every kind of change first, so that a recording cut short is of use, and then what claims rest on. */
const STAGES: readonly Readonly<Partial<Record<InjectionName, number>>>[] = [
  { none: 2 * SOME, 'cpu-1': SOME, 'cpu-2': SOME, 'cpu-3': SOME, 'cpu-5': SOME, 'cpu-10': SOME, allocation: SOME, await: SOME, 'timer-1ms': SOME, 'slow-tail': SOME, syscall: SOME, edit: SOME },
  { none: MANY, 'cpu-3': MANY, 'timer-1ms': MANY },
  { 'cpu-5': MANY, edit: MANY },
  { none: 200, 'cpu-3': 100, 'cpu-1': MANY, 'cpu-2': MANY, 'cpu-5': MANY, 'cpu-10': MANY, allocation: MANY, await: MANY, 'timer-1ms': MANY, 'slow-tail': MANY, syscall: MANY, edit: MANY },
];

/** So many that their mean can stand for the truth when intervals are checked against it. */
export const REFERENCE_ROUNDS = 500;
/** Some of those that are tried fail, or do not come to rest. */
const REFERENCE_TRIES = 525;
const REFERENCES: readonly Condition[] = [
  { benchmark: 'express/updateUser', injection: 'cpu-3' },
  { benchmark: 'user/parse', injection: 'cpu-3' },
];

/** What there is to record of these benchmarks and injections, stage by stage. */
export function roundsWanted(benchmarks: readonly { readonly id: string; readonly kind: TargetKind }[], injections: readonly InjectionName[] = INJECTION_NAMES): readonly (readonly RoundsWanted[])[] {
  const stages = STAGES.map((stage) => (Object.entries(stage) as [InjectionName, number][]).flatMap(([injection, rounds]) =>
    benchmarks.filter(({ kind }) => isFor(injection, kind)).map(({ id }): RoundsWanted => ({ benchmark: id, injection, rounds }))));
  const references = REFERENCES.filter(({ benchmark }) => benchmarks.some(({ id }) => id === benchmark)).map((condition): RoundsWanted => ({ ...condition, rounds: REFERENCE_TRIES }));
  return [...stages, references].map((goals) => goals.filter(({ injection }) => injections.includes(injection)));
}

/**
 * What the next pass measures, a round each: of the first stage that is not complete, those that are furthest from their
 * goals. So all conditions of a stage grow together, and the machine's moods fall on all alike. Empty: all goals are reached.
 */
export function nextPass(stages: readonly (readonly RoundsWanted[])[], countOf: Tally['countOf']): readonly Condition[] {
  const share = (goal: RoundsWanted): number => countOf(goal) / goal.rounds;
  const stage = stages.find((goals) => goals.some((goal) => share(goal) < 1)) ?? [];
  const least = Math.min(...stage.map(share));
  return least < 1 ? stage.filter((goal) => share(goal) === least) : [];
}

/** How many rounds of it were tried. */
interface RoundsCounted extends Condition {
  readonly rounds: number;
}

/** How many rounds were tried of each condition so far. */
export interface Tally {
  readonly countOf: (condition: Condition) => number;
  readonly add: (condition: Condition) => void;
  readonly counts: () => readonly RoundsCounted[];
}

export function openTally(recordings: readonly Pick<Recording, 'rounds' | 'failures'>[]): Tally {
  const tried = new Map<string, RoundsCounted>();
  const countOf: Tally['countOf'] = (condition) => tried.get(keyOf(condition))?.rounds ?? 0;
  const add: Tally['add'] = (condition) => {
    const { benchmark, injection } = condition;
    tried.set(keyOf(condition), { benchmark, injection, rounds: countOf(condition) + 1 });
  };
  for (const { rounds, failures } of recordings) [...rounds, ...failures].forEach(add);
  return { countOf, add, counts: () => [...tried.values()] };
}

const keyOf = ({ benchmark, injection }: Condition): string => JSON.stringify([benchmark, injection]);

/** A row an injection, a column a benchmark. */
export function progressTable(counts: readonly RoundsCounted[]): string {
  const benchmarks = [...new Set(counts.map(({ benchmark }) => benchmark))].toSorted();
  const rows = INJECTION_NAMES.map((injection) =>
    [injection, ...benchmarks.map((id) => String(counts.find((count) => count.benchmark === id && count.injection === injection)?.rounds ?? 0))]);
  return markdownTable([['injection', ...benchmarks], ...rows], { align: ['l', ...benchmarks.map(() => 'r')] });
}
