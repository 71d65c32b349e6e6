import type { Shard, Target } from '../model.ts';
import type { RoundCosts } from './rounds-of-run.ts';

/** Assumed number of a suite's tasks, which are known only after the install. */
const TASKS_OF_A_SUITE = 4;

/** A target, and the estimated time of one round of all its benchmarks. */
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
  return new Map(longestFirst.map(({ name, expectedMs }) => {
    const idlest = loadsMs.indexOf(Math.min(...loadsMs));
    loadsMs[idlest] = (loadsMs[idlest] ?? 0) + expectedMs;
    return [name, idlest + 1];
  }));
}

/** Estimated time of one round of each wanted benchmark of a target. */
export function expectedRoundMs(target: Target, isWanted: (id: string) => boolean, costs: Pick<RoundCosts, 'duetMs'>): number {
  if (target.kind === 'suite') return TASKS_OF_A_SUITE * costs.duetMs(null);
  const wanted = target.scenarios.filter((scenario) => isWanted(`${target.name}/${scenario.name}`));
  return wanted.reduce((sum, scenario) => sum + costs.duetMs(scenario), 0);
}

/** Parses `2/3`, the second of three; null: not of this form. */
export function parseShard(text: string): Shard | null {
  const [index, count] = /^[1-9]\d{0,2}\/[1-9]\d{0,2}$/.test(text) ? text.split('/').map(Number) : [];
  return index === undefined || count === undefined || index > count ? null : { index, count };
}

/** `shard 2 of 3` */
export function describeShard({ index, count }: Shard): string {
  return `shard ${index} of ${count}`;
}
