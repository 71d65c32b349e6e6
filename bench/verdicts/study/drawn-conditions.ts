/** On how little rests what is drawn of a condition, however often it is drawn. */
import { sum } from 'simple-statistics';
import type { TargetKind } from '../../../src/model.ts';
import { INJECTION_NAMES, isFor, type InjectionName } from '../recording/conditions.ts';
import { LEAST_ROUNDS_OF_A_STRETCH, roundsDrawnFrom, type Stretch, stretchesOf, usableRounds } from './families.ts';
import { type PooledRound, type Population, unchangedOf } from './populations.ts';

export interface DrawnConditions {
  /** Those of which some benchmark has most of its draws from few rounds. */
  readonly thin: ReadonlySet<InjectionName>;
  /** Those of which all rounds that are drawn come from one half-hour, and the same one for all benchmarks. */
  readonly ofOneHalfHour: ReadonlySet<InjectionName>;
}

/** Of a benchmark, to draw from: with fewer, draws from them are the same few rounds over and over, whatever their number. */
export const ENOUGH_ROUNDS = 60;

/** What a benchmark has its rounds from in the families of one stretch. */
interface Source {
  /** Those with all that is measured. */
  readonly usable: number;
  /** That they come from. */
  readonly stretches: readonly string[];
  /** Families are drawn in proportion to it. */
  readonly weight: number;
}

export function drawnConditions(populations: readonly Population[]): DrawnConditions {
  const families = stretchesOf(unchangedOf(populations), LEAST_ROUNDS_OF_A_STRETCH);
  const kinds = new Map(populations.map(({ record: { id, kind } }): readonly [string, TargetKind] => [id, kind]));
  const sources = new Map(INJECTION_NAMES.map((name) => [name, [...kinds].filter(([, kind]) => isFor(name, kind)).map(([id]) => {
    const population = populations.find(({ record, injection }) => record.id === id && injection === name);
    return population === undefined ? [] : sourcesOf(population, families);
  })]));
  const conditionsWith = (isSo: (ofBenchmarks: readonly (readonly Source[])[]) => boolean): ReadonlySet<InjectionName> =>
    new Set(INJECTION_NAMES.filter((name) => isSo(sources.get(name)!)));
  return {
    thin: conditionsWith((ofBenchmarks) => ofBenchmarks.some((ofBenchmark) => !areMostlyEnough(ofBenchmark))),
    ofOneHalfHour: conditionsWith((ofBenchmarks) => new Set(ofBenchmarks.flat().flatMap(({ stretches }) => stretches)).size === 1),
  };
}

/** An unchanged benchmark is in the families of those stretches alone that have enough of it; one with an injection is put into any. */
function sourcesOf(population: Population, families: readonly Stretch[]): readonly Source[] {
  const homes = population.injection === 'none' ? families.filter(({ populations }) => populations.some((one) => one.population === population)) : families;
  return homes.map(({ stretch, rounds: weight }) => {
    const rounds = roundsInFamily(population, stretch);
    return { usable: usableRounds(population, rounds), stretches: [...new Set(rounds.map((round) => round.stretch))], weight };
  });
}

/** Each family has one edit, and all families together have all of them. */
function roundsInFamily(population: Population, stretch: string): readonly PooledRound[] {
  return [...Map.groupBy(population.rounds, ({ amount }) => amount).values()].flatMap((rounds) => roundsDrawnFrom({ ...population, rounds }, stretch));
}

/** A stretch that was broken off takes nothing away from whole ones, as long as most families are drawn from those. */
function areMostlyEnough(sources: readonly Source[]): boolean {
  const weightOf = (some: readonly Source[]): number => sum(some.map(({ weight }) => weight));
  return sources.length > 0 && weightOf(sources.filter(({ usable }) => usable >= ENOUGH_ROUNDS)) * 2 >= weightOf(sources);
}
