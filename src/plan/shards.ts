import { sum } from 'simple-statistics';
import type { Scenario, Shard, Target } from '../model.ts';
import type { RoundCosts } from './rounds-of-run.ts';

/** Assumed number of a suite's tasks, which are known only after the install. */
const TASKS_OF_A_SUITE = 4;

/** A target, and the time that its benchmarks are expected to take. */
export interface ShardableTarget {
  readonly name: string;
  readonly expectedMs: number;
}

/**
 * Assigns each target to a shard, from 1: longest target first, to the shard with least to do. At most a third longer than the best
 * split (Graham 1969). Ties go by name and number, so that all jobs split alike.
 */
export function splitIntoShards(targets: readonly ShardableTarget[], count: number): ReadonlyMap<string, number> {
  const longestFirst = targets.toSorted((one, other) => other.expectedMs - one.expectedMs || (one.name < other.name ? -1 : 1));
  const loadsMs = Array.from({ length: count }, () => 0);
  return new Map(
    longestFirst.map(({ name, expectedMs }) => {
      const idlest = loadsMs.indexOf(Math.min(...loadsMs));
      loadsMs[idlest] = (loadsMs[idlest] ?? 0) + expectedMs;
      return [name, idlest + 1];
    }),
  );
}

/** Times in ms that benchmarks took in stored runs, by id. */
export type RecordedTimes = ReadonlyMap<string, number>;

/**
 * Expects of each target what its wanted benchmarks took in stored runs. Benchmarks without a recorded time get the estimate of a
 * round, scaled as the recorded times are to theirs.
 */
export function expectedTimes(
  targets: readonly Target[],
  {
    isWanted,
    recorded,
    costs,
  }: { readonly isWanted: (id: string) => boolean; readonly recorded: RecordedTimes; readonly costs: Pick<RoundCosts, 'duetMs'> },
): readonly ShardableTarget[] {
  const stored = Map.groupBy([...recorded.keys()].filter(isWanted), targetOf);
  const tasksOf = (suite: string): readonly (string | null)[] => stored.get(suite) ?? Array.from({ length: TASKS_OF_A_SUITE }, () => null);
  // Of a wanted benchmark; null: no stored run tells.
  const partOf = (id: string | null, scenario: Scenario | null) => ({
    recordedMs: id === null ? null : (recorded.get(id) ?? null),
    roundMs: costs.duetMs(scenario),
  });
  const parts = targets.map((target) =>
    target.kind === 'suite'
      ? tasksOf(target.name).map((id) => partOf(id, null))
      : target.scenarios
          .map((scenario) => ({ scenario, id: `${target.name}/${scenario.name}` }))
          .filter(({ id }) => isWanted(id))
          .map(({ scenario, id }) => partOf(id, scenario)),
  );
  const known = parts.flat().filter(({ recordedMs }) => recordedMs !== null);
  const rounds = known.length === 0 ? 1 : sum(known.map(({ recordedMs }) => recordedMs ?? 0)) / sum(known.map(({ roundMs }) => roundMs));
  return targets.map(({ name }, place) => ({
    name,
    expectedMs: sum(parts[place]!.map(({ recordedMs, roundMs }) => recordedMs ?? rounds * roundMs)),
  }));
}

const targetOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** Parses `2/3`, the second of three; null: not of this form. */
export function parseShard(text: string): Shard | null {
  const [index, count] = /^[1-9]\d{0,2}\/[1-9]\d{0,2}$/.test(text) ? text.split('/').map(Number) : [];
  return index === undefined || count === undefined || index > count ? null : { index, count };
}
