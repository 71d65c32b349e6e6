import type { BenchmarkRecord, Environment, Run } from '../model.ts';

/** The machine that a record was measured on. */
export function environmentOf({ variant }: Pick<BenchmarkRecord, 'variant'>, run: Pick<Run, 'environment'>): Environment {
  return variant?.environment ?? run.environment;
}

/**
 * Tells whether instruction counts of two environments can be compared: V8 compiles to other
 * code on another architecture and in another version. How fast the machine is, and how many cores it has, is not counted.
 */
export function areCountedAlike(one: Environment, other: Environment): boolean {
  return one.arch === other.arch && one.nodeVersion === other.nodeVersion;
}

/** Every machine kind that the records of a run come from, in their order; the run's own where there are no records. */
export function environmentsOf(run: Pick<Run, 'environment' | 'benchmarks'>): readonly Environment[] {
  const byKey = Map.groupBy(
    run.benchmarks.map((record) => environmentOf(record, run)),
    ({ key }) => key,
  );
  const found = [...byKey.values()].flatMap(([first]) => first ?? []);
  return found.length === 0 ? [run.environment] : found;
}

/** One recorded fact in which two environments differ, as a person reads it. */
export interface EnvironmentDifference {
  /** `CPU model`, `kernel` … */
  readonly name: string;
  /** Part of the machine kind: absolute figures of the two are not compared. */
  readonly inFingerprint: boolean;
  readonly stored: string;
  readonly here: string;
}

interface Fact extends Pick<EnvironmentDifference, 'name' | 'inFingerprint'> {
  readonly of: (environment: Environment) => string;
}

const BYTES_PER_GIB = 1024 ** 3;

/** Kernels keep a little of the same memory for themselves, each another amount: two digits tell the sizes of machines apart. */
const MEMORY_DIGITS = 2;

/** Everything that is recorded. */
const FACTS: readonly Fact[] = [
  { name: 'CPU model', inFingerprint: true, of: ({ cpuModel }) => cpuModel },
  { name: 'architecture', inFingerprint: true, of: ({ arch }) => arch },
  { name: 'cores', inFingerprint: true, of: ({ cores }) => `${cores}` },
  { name: 'CPU limit', inFingerprint: true, of: ({ cpuLimit }) => (cpuLimit === undefined ? 'none' : `${cpuLimit}`) },
  { name: 'Node.js', inFingerprint: true, of: ({ nodeVersion }) => nodeVersion },
  { name: 'operating system', inFingerprint: true, of: ({ osMajor }) => osMajor },
  { name: 'kernel', inFingerprint: false, of: ({ kernel }) => kernel },
  {
    name: 'memory',
    inFingerprint: false,
    of: ({ memoryBytes }) => `${Number((memoryBytes / BYTES_PER_GIB).toPrecision(MEMORY_DIGITS))} GiB`,
  },
  { name: 'emulator', inFingerprint: false, of: ({ emulator }) => emulator ?? 'none' },
  { name: 'runner image', inFingerprint: false, of: ({ runnerImage }) => runnerImage ?? 'none' },
];

/** In which recorded facts the environment of something stored differs from the one at hand, the machine kind's first. */
export function environmentDifferences(stored: Environment, here: Environment): readonly EnvironmentDifference[] {
  return FACTS.map(({ name, inFingerprint, of }) => ({ name, inFingerprint, stored: of(stored), here: of(here) })).filter(
    (fact) => fact.stored !== fact.here,
  );
}
