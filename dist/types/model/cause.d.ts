/** Why a benchmark costs more than before, by function: what both arms execute, counted, and what profiles of them under load say. */
import type { Arm, OfBothArms } from './words.ts';
/** A place in the code, as a person reads it. */
export interface CodePlace {
    /** Of the function, like `updateUser`; {@link ANONYMOUS}; `(garbage collector)` and the like where it is none. */
    readonly name: string;
    /** From the repository's root, or `node:fs`; null: it lies in no file, as the work of V8 itself. */
    readonly file: string | null;
    /** Of head, from 1; null: there is none that could be named. */
    readonly line: number | null;
}
/**
 * What a function costs: µs of CPU of each request (or operation). A function of the repository or a package counts
 * with what Node.js and V8 do for it, and without the functions that it calls.
 */
export interface FunctionGrowth {
    readonly at: CodePlace;
    /** Its file differs between base and head, or did no work in base. */
    readonly isChanged: boolean;
    /** The text of that line; null: it is not known. */
    readonly text: string | null;
    /** What it calls in Node.js or V8, like `readFileSync`, where that makes up half of the growth; null: there is no such call. */
    readonly part: string | null;
    readonly base: number;
    readonly head: number;
    /** Interval of head less base, at the level of the cause. */
    readonly low: number;
    readonly high: number;
    /** Where most of the growth is called from, in the repository or a package; null: there is none. */
    readonly caller: CodePlace | null;
    /**
     * A function of the repository or a package that it calls: of those on the line that grew, or of a function of Node.js of all, the one
     * that grew most. V8 counts its short routines for the caller of the function that runs them. null: there is none.
     */
    readonly callee: CodePlace | null;
}
/** A package that is installed in another version: null where it was not installed, or is not any more. */
export interface MovedPackage {
    readonly name: string;
    readonly from: string | null;
    readonly to: string | null;
}
/** A commit between base and head. */
export interface NamedCommit {
    readonly sha: string;
    readonly subject: string;
}
/** A frame of a call tree. */
export interface CallFrame extends Pick<CodePlace, 'name' | 'file'> {
    /** Where the function begins, in the arm that has it (head, where both have). */
    readonly line: number | null;
}
/** One place in a call tree, with what was spent in it and not below it: ns of CPU a request (or operation). */
export type CallNode = readonly [parent: number, frame: number, baseNs: number, headNs: number];
/**
 * The profiles of both arms as one tree of calls. A node's parent is an earlier node, by its index; −1: it is a root. What costs next to
 * nothing counts for its caller.
 */
export interface CallTree {
    readonly frames: readonly CallFrame[];
    readonly nodes: readonly CallNode[];
}
/**
 * What a function executes for each request (or operation), counted without inlining: itself, V8's native code that runs for it, and in head
 * what it has Node.js do more than in base, where profiles tell who does that.
 */
export interface CountedFunction extends Pick<FunctionGrowth, 'at' | 'isChanged' | 'text'> {
    /** Instructions. */
    readonly base: number;
    readonly head: number;
    /** How often it is entered; a function that waits is entered again after each `await`. */
    readonly calls: OfBothArms<number>;
    /** What it calls in Node.js or V8 that does more than half of the growth, like `readFileSync` or `JsonStringifier`; null: nothing does. */
    readonly part: string | null;
    /** Where most of the growth is called from, in the repository or a package; null: it is not known. */
    readonly caller: CodePlace | null;
}
/** What both arms execute, by function. It repeats to the last digits, so nothing of it is an estimate. */
export interface CountedCause {
    /** Of all a request (or operation) executes in JavaScript and what V8 does for it, without inlining. */
    readonly instructions: OfBothArms<number>;
    /** Those that changed most, by the size of the change: growth and decline. */
    readonly functions: readonly CountedFunction[];
}
/** Where the CPU time of a benchmark's requests (or operations) goes, in both arms. */
export interface ProfiledCause {
    /** Stretches of each arm that were profiled in turn, which the intervals come from. */
    readonly stretches: number;
    /** Confidence level of the intervals, like 0.99. */
    readonly level: number;
    /** All that the main thread spent of a request (or operation), in µs, with the profiler at work. */
    readonly cpuUs: OfBothArms<number>;
    /** By growth of CPU time, the most first. */
    readonly functions: readonly FunctionGrowth[];
    /** Node.js and V8 that ran each arm: `v24.21.0 (V8 13.6.233)`. */
    readonly engines: OfBothArms<string>;
    readonly tree: CallTree;
}
export interface Cause {
    /** null: its instructions do not differ, or cannot be counted. */
    readonly counted: CountedCause | null;
    /** null: it could not be profiled. */
    readonly profiled: ProfiledCause | null;
    readonly packages: readonly MovedPackage[];
    /** That touch the files of the functions that grew, the newest first. */
    readonly commits: readonly NamedCommit[];
}
/** The name of functions that have none. A file may have many. */
export declare const ANONYMOUS = "(anonymous)";
/** What a cause may hold at most, which keeps its tree below 200 kB. `textLength` is that of a name, path or subject in characters, `lineLength` that of a line of code. */
export declare const CAUSE_BOUNDS: {
    readonly functions: 20;
    readonly frames: 800;
    readonly nodes: 3000;
    readonly packages: 50;
    readonly commits: 10;
    readonly textLength: 200;
    readonly lineLength: 120;
};
/** Benchmarks of a run whose cause is looked for; a change that makes more of them dearer has the same cause in most. */
export declare const MOST_EXPLAINED = 5;
/** The file in `.perf-gate/profiles/` that an arm's profile of a benchmark is kept in. */
export declare const profileFile: (id: string, arm: Arm) => string;
