/** On how little rests what is drawn of a condition, however often it is drawn. */
import { sum } from 'simple-statistics';
import type { TargetKind } from '../../../src/model.ts';
import { oftenRecorded } from './changed-families.ts';
import { INJECTION_NAMES, isFor, type InjectionName } from '../recording/conditions.ts';
import { ENOUGH_ROUNDS } from '../recording/recording-plan.ts';
import { LEAST_ROUNDS_OF_A_STRETCH, roundsDrawnFrom, type Stretch, stretchesOf, usableRounds } from './families.ts';
import { type PooledRound, type Population, unchangedOf } from './populations.ts';

export interface DrawnConditions {
  /** Those of which some benchmark has most of its draws from few rounds. */
  readonly thin: ReadonlySet<InjectionName>;
  /** Those of which some benchmark that is tried has its rounds from one half-hour, but for strays. */
  readonly ofOneHalfHour: ReadonlySet<InjectionName>;
  /** Half-hours with rounds enough of it, of the benchmark that is tried and has fewest; without conditions that are not tried. */
  readonly halfHours: ReadonlyMap<InjectionName, number>;
}

/** What a benchmark has its rounds from in the families of one stretch. */
interface Source {
  /** Those with all that is measured, without strays. */
  readonly usable: number;
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
  const halfHours = new Map(INJECTION_NAMES.flatMap((name) => {
    const fewest = fewestHalfHours(populations.filter(({ injection }) => injection === name));
    return fewest === null ? [] : [[name, fewest] as const];
  }));
  return {
    thin: new Set(INJECTION_NAMES.filter((name) => sources.get(name)!.some((ofBenchmark) => !areMostlyEnough(ofBenchmark)))),
    ofOneHalfHour: new Set([...halfHours].filter(([, count]) => count === 1).map(([name]) => name)),
    halfHours,
  };
}

/** @param populations of one condition @returns null: none of them is tried */
function fewestHalfHours(populations: readonly Population[]): number | null {
  const counts = populations.flatMap((population) => {
    const { size } = halfHoursOf(population);
    // Unchanged rounds are in families of their own half-hour alone; changed ones are tried wherever they come from.
    const isTried = population.injection === 'none' ? size > 0 : oftenRecorded(population) !== null;
    return isTried ? [Math.max(1, size)] : [];
  });
  return counts.length === 0 ? null : Math.min(...counts);
}

/** Those with enough of its rounds: three or four of another hour are drawn with the rest, and stand for no hour of their own. */
function halfHoursOf(population: Population): ReadonlySet<string> {
  const byStretch = Map.groupBy(population.rounds, ({ stretch }) => stretch);
  return new Set([...byStretch].filter(([, rounds]) => usableRounds(population, rounds) >= LEAST_ROUNDS_OF_A_STRETCH).map(([stretch]) => stretch));
}

/** An unchanged benchmark is in the families of those stretches alone that have enough of it; one with an injection is put into any. */
function sourcesOf(population: Population, families: readonly Stretch[]): readonly Source[] {
  const homes = population.injection === 'none' ? families.filter(({ populations }) => populations.some((one) => one.population === population)) : families;
  const halfHours = halfHoursOf(population);
  return homes.map(({ stretch, rounds: weight }) => ({ usable: usableRounds(population, roundsInFamily(population, stretch).filter((round) => halfHours.has(round.stretch))), weight }));
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
