import type { Environment } from '../../model.ts';
/** One recorded fact in which two environments differ, as a person reads it. */
export interface EnvironmentDifference {
    /** `CPU model`, `kernel` … */
    readonly name: string;
    /** Of the machine kind, so that absolute figures of the two are not compared. */
    readonly inFingerprint: boolean;
    readonly stored: string;
    readonly here: string;
}
/** In which recorded facts the environment of something stored differs from the one at hand, the machine kind's first. */
export declare function environmentDifferences(stored: Environment, here: Environment): readonly EnvironmentDifference[];
/** `CPU model: X instead of Y; cores: 2 instead of 4` */
export declare function describeEnvironmentDifferences(differences: readonly EnvironmentDifference[]): string;
