/** Profiles of one arm as the judge takes them: every function by its place in the repository, whatever folder its copy lay in. */
import type { CallFrame } from '../../model.ts';
/** Whose code a frame is: the repository's and its packages', that of Node.js, that of V8 or the process, or perf-gate's own. */
export type Origin = 'own' | 'node' | 'v8' | 'gate';
export interface ProfiledFrame extends CallFrame {
    readonly origin: Origin;
    /** Equal for the same function in both arms. */
    readonly key: string;
}
export interface ProfiledNode {
    /** An earlier node, by its index; −1: it is called by nothing. */
    readonly parent: number;
    readonly frame: ProfiledFrame;
    /** Samples in the function itself. */
    readonly samples: number;
    /** The same by line of the frame's file, where the profiler tells. */
    readonly lines: readonly {
        readonly line: number;
        readonly samples: number;
    }[];
}
/** One thread of the arm in the stretch. */
export interface ProfiledThread {
    readonly nodes: readonly ProfiledNode[];
    /** What one sample stands for, in µs of CPU time. */
    readonly perSample: number;
}
export interface ProfiledStretch {
    readonly threads: readonly ProfiledThread[];
    /** Requests (or operations) that were finished meanwhile. */
    readonly finished: number;
}
/** Lines of files by the path that frames have. */
export type Sources = ReadonlyMap<string, readonly string[]>;
/** Everything that was profiled of an arm. */
export interface ProfiledArm {
    readonly stretches: readonly ProfiledStretch[];
    readonly sources: Sources;
    /** Node.js and V8 that ran it. */
    readonly engine: string;
}
/** What belongs to no function. */
export declare const PROGRAM: ProfiledFrame;
/** Frames that V8 makes up, like `(garbage collector)`: nothing calls them, and they call nothing. */
export declare const isMadeUp: ({ origin, name }: ProfiledFrame) => boolean;
/** Whether samples of it are work of the program. */
export declare const isWork: (frame: ProfiledFrame) => boolean;
