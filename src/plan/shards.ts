import type { Shard, Target } from '../model.ts';
import type { RoundCosts } from './rounds-of-run.ts';

/** Tasks that a suite is reckoned to have: how many it has shows only once it is installed. */
const TASKS_OF_A_SUITE = 4;

/** A target and how long one round of each of its benchmarks takes. */
export interface ShardableTarget {
  readonly name: string;
  readonly expectedMs: number;
}

/**
 * The number, from 1, of the shard that measures each target: the longest target first, always to the shard that has
 * least to do so far. That takes at most a third longer than the best split does (Graham 1969). Ties go by name and by
 * number, so jobs that know the same targets split them alike without asking each other.
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

/** How long one round of each wanted benchmark of a target takes. All benchmarks get equally many, so a round stands for the whole. */
export function expectedRoundMs(target: Target, isWanted: (id: string) => boolean, costs: Pick<RoundCosts, 'duetMs'>): number {
  if (target.kind === 'suite') return TASKS_OF_A_SUITE * costs.duetMs(null);
  const wanted = target.scenarios.filter((scenario) => isWanted(`${target.name}/${scenario.name}`));
  return wanted.reduce((sum, scenario) => sum + costs.duetMs(scenario), 0);
}

/** `2/3`, the second of three, as it is written on the command line and in a workflow; null: it is not written so. */
export function parseShard(text: string): Shard | null {
  const [index, count] = /^[1-9]\d{0,2}\/[1-9]\d{0,2}$/.test(text) ? text.split('/').map(Number) : [];
  return index === undefined || count === undefined || index > count ? null : { index, count };
}

/** `shard 2 of 3` */
export function describeShard({ index, count }: Shard): string {
  return `shard ${index} of ${count}`;
}
