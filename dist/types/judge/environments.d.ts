import type { BenchmarkRecord, Environment, Run } from '../model.ts';
/** The machine that a record was measured on. */
export declare function environmentOf({ variant }: Pick<BenchmarkRecord, 'variant'>, run: Pick<Run, 'environment'>): Environment;
/**
 * Tells whether instruction counts of two environments can be compared: V8 compiles to other
 * code on another architecture and in another version. How fast the machine is, and how many cores it has, is not counted.
 */
export declare function areCountedAlike(one: Environment, other: Environment): boolean;
/** Every machine kind that the records of a run come from, in their order; the run's own where there are no records. */
export declare function environmentsOf(run: Pick<Run, 'environment' | 'benchmarks'>): readonly Environment[];
/** One recorded fact in which two environments differ, as a person reads it. */
export interface EnvironmentDifference {
    /** `CPU model`, `kernel` … */
    readonly name: string;
    /** Part of the machine kind: absolute figures of the two are not compared. */
    readonly inFingerprint: boolean;
    readonly stored: string;
    readonly here: string;
}
/** In which recorded facts the environment of something stored differs from the one at hand, the machine kind's first. */
export declare function environmentDifferences(stored: Environment, here: Environment): readonly EnvironmentDifference[];
