import { STORE_ERRORS } from '../errors/store.ts';
import type { BenchmarkRecord, Environment, Measurement, RunFile, Shard } from '../model.ts';

/** A run file under the name by which errors and notes speak of it. */
export interface NamedRunFile {
  readonly name: string;
  readonly file: RunFile;
}

/** The shards of one leg of a matrix (one version of Node.js, one system): together they measured everything once. */
export interface Leg {
  /** Runs that there should be, as far as those that are there can tell. */
  readonly expected: number;
  readonly files: readonly NamedRunFile[];
}

/** The shard that a run is. A run that is no shard counts as the only one. */
export function shardOf({ file }: NamedRunFile): Shard {
  return file.run.shard ?? { index: 1, count: 1 };
}

/** States in which a run has done its work on a benchmark. */
const TRIED: ReadonlySet<Measurement['state']> = new Set(['measured', 'new', 'broken', 'invalid']);

/** Tells whether a run tried to measure a benchmark itself. */
export const isTried = ({ measurement }: BenchmarkRecord): boolean => TRIED.has(measurement.state);

/** The facts that a matrix sets on purpose. `linux`, and not `linux-6`: jobs of one run get either while images are replaced. */
export function coarseKindOf({ nodeVersion, osMajor, arch }: Environment): string {
  return JSON.stringify([majorOf(nodeVersion), osMajor.split('-')[0], arch]);
}

/** `v24` of `v24.21.0`. */
const majorOf = (nodeVersion: string): string | undefined => nodeVersion.split('.')[0];

/**
 * Facts that tell legs apart, from coarse to fine. CPU models come last: those of a leg's shards differ by chance wherever
 * runners are hosted, and so may the last digits of Node.js's version, and the system's.
 */
const KINDS: readonly ((environment: Environment) => string)[] = [
  coarseKindOf,
  ({ nodeVersion, osMajor, arch }) => JSON.stringify([majorOf(nodeVersion), osMajor, arch]),
  ({ nodeVersion, osMajor, arch }) => JSON.stringify([nodeVersion, osMajor, arch]),
  ({ key }) => key,
];

/**
 * Sorts files into legs, as coarsely as no leg holds the same shard or benchmark twice.
 *
 * @throws UserError where the files of a leg were cut into different numbers of shards
 */
export function legsOf(files: readonly NamedRunFile[]): readonly Leg[] {
  return split(files, KINDS).map(legOf);
}

function split(files: readonly NamedRunFile[], [kindOf, ...finer]: typeof KINDS): readonly (readonly NamedRunFile[])[] {
  if (kindOf === undefined) return [files];
  const groups = Map.groupBy(files, ({ file }) => kindOf(file.run.environment));
  return [...groups.values()].flatMap((group) => (hasNoPartTwice(group) ? [group] : split(group, finer)));
}

/** Tells whether no shard is there twice, and no benchmark was tried twice. */
function hasNoPartTwice(files: readonly NamedRunFile[]): boolean {
  const parts = files.flatMap((from) => [`shard ${shardOf(from).index}`, ...from.file.run.benchmarks.filter(isTried).map(({ id }) => id)]);
  return new Set(parts).size === parts.length;
}

function legOf(files: readonly NamedRunFile[]): Leg {
  const [[count, [one]] = [0, []], [, [other]] = [0, []]] = [...Map.groupBy(files, (file) => shardOf(file).count)];
  if (one === undefined || other === undefined) return { expected: Math.max(count, files.length), files };
  throw STORE_ERRORS['shards-of-two-splits']({ name: other.name, shard: shardOf(other), other: one.name, otherShard: shardOf(one) });
}
