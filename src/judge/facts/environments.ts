import type { BenchmarkRecord, Environment, Run } from '../../model.ts';

/** Where a record was measured. */
export function environmentOf({ variant }: Pick<BenchmarkRecord, 'variant'>, run: Pick<Run, 'environment'>): Environment {
  return variant?.environment ?? run.environment;
}

/**
 * Whether instructions that were counted in one environment can be held against those of the other: V8 compiles to other
 * code on another architecture and in another version. How fast the machine is, and how many cores it has, is not counted.
 */
export function areCountedAlike(one: Environment, other: Environment): boolean {
  return one.arch === other.arch && one.nodeVersion === other.nodeVersion;
}

/** Every machine kind that the records of a run come from, in their order; the run's own where there are no records. */
export function environmentsOf(run: Pick<Run, 'environment' | 'benchmarks'>): readonly Environment[] {
  const byKey = Map.groupBy(run.benchmarks.map((record) => environmentOf(record, run)), ({ key }) => key);
  const found = [...byKey.values()].flatMap(([first]) => first ?? []);
  return found.length === 0 ? [run.environment] : found;
}
