import { UserError } from '../errors.ts';
import type { Environment, Shard } from '../model.ts';
import { describeShard } from '../plan/shards.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** The shards of one leg of a matrix (one version of Node.js, one system): together they measured everything once. */
export interface Leg {
  /** Shards that there should be. */
  readonly shards: number;
  readonly files: readonly NamedRunFile[];
}

/** The shard that a run is. A run of everything is the only one. */
export function shardOf({ file }: NamedRunFile): Shard {
  return file.run.shard ?? { index: 1, count: 1 };
}

/** What a matrix sets on purpose: the same benchmark is another one only where this differs. */
export function coarseKindOf({ nodeVersion, osMajor, arch }: Environment): string {
  return JSON.stringify([nodeVersion.split('.')[0], osMajor, arch]);
}

/**
 * What tells legs apart, from coarse to fine. CPU models come last: those of a leg's shards differ by chance wherever
 * runners are hosted, and so may the last digits of Node.js's version.
 */
const KINDS: readonly ((environment: Environment) => string)[] = [
  coarseKindOf,
  ({ nodeVersion, osMajor, arch }) => JSON.stringify([nodeVersion, osMajor, arch]),
  ({ key }) => key,
];

/**
 * Sorts files into legs, as coarsely as no leg holds the same shard twice. Throws a UserError where the files of a leg
 * were cut into different numbers of shards.
 */
export function legsOf(files: readonly NamedRunFile[]): readonly Leg[] {
  return split(files, KINDS).map(legOf);
}

function split(files: readonly NamedRunFile[], [kindOf, ...finer]: typeof KINDS): readonly (readonly NamedRunFile[])[] {
  if (kindOf === undefined) return [files];
  const groups = Map.groupBy(files, ({ file }) => kindOf(file.run.environment));
  return [...groups.values()].flatMap((group) => (hasNoShardTwice(group) ? [group] : split(group, finer)));
}

function hasNoShardTwice(files: readonly NamedRunFile[]): boolean {
  return new Set(files.map((file) => shardOf(file).index)).size === files.length;
}

function legOf(files: readonly NamedRunFile[]): Leg {
  const byCount = Map.groupBy(files, (file) => shardOf(file).count);
  const [[shards, [one]] = [0, []], [, [other]] = [0, []]] = [...byCount];
  if (one === undefined || other === undefined) return { shards, files };
  throw new UserError({
    what: `this is ${describeShard(shardOf(other))}, and ${one.name} is ${describeShard(shardOf(one))}`,
    where: other.name,
    fix: 'Join shards of one split: give every job the same n in --shard i/n, and leave out runs of everything.',
  });
}
