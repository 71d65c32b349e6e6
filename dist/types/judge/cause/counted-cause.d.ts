import type { CountedCause, CountedFunction, OfBothArms, ProfiledCause } from '../../model.ts';
import type { ProfiledFrame, Sources } from './profiled-stretch.ts';
/** What an arm executes in a function for each request (or operation). */
export interface ExecutedFunction {
    readonly frame: ProfiledFrame;
    /** With native code that runs for it. */
    readonly instructions: number;
    /** Of native code alone. */
    readonly native: number;
    readonly calls: number;
    /** By line of the frame's file. */
    readonly byLine: ReadonlyMap<number, number>;
}
export interface ExecutedArm {
    /** All of them. Those of native code that runs before any other are no function's. */
    readonly instructions: number;
    /** Bytes of memory; null: not known. */
    readonly allocated: number | null;
    /** By the key of their frames. */
    readonly functions: ReadonlyMap<string, ExecutedFunction>;
    /** Instructions of native code by its name in V8. */
    readonly native: ReadonlyMap<string, number>;
    readonly sources: Sources;
}
/**
 * The functions whose instructions differ, the most changed first. What a function of the repository or a package has Node.js do more
 * counts for it.
 *
 * @param profiled knows who calls a function; null: nothing was profiled
 */
export declare function countedCause(arms: OfBothArms<ExecutedArm>, profiled: ProfiledCause | null): CountedCause;
/**
 * The functions that a comment names: those that grew most, where the whole grew, and that shrank most, where it shrank. Those in
 * changed files come first.
 */
export declare function namedByCount({ instructions, functions }: CountedCause): readonly CountedFunction[];
