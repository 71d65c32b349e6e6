/** Monotonic time in ms, the same in all processes of a machine. */
export declare const monotonicMs: () => number;
/** Waits until a moment of the monotonic clock, which may be over; holds no program open. */
export declare const sleepUntil: (ms: number) => Promise<void>;
export declare const MOST_SEED: number;
export declare const drawSeed: () => number;
/** The folder of this package: `examples/` and `docs/` lie in it, beside `dist/` or `src/`. */
export declare const packageRoot: import("url").URL;
export declare const NEEDED_NODE = "22.15 or newer (of the 23s: 23.5)";
/** Older versions lack `module.registerHooks` (22.15, 23.5), which probes need. */
export declare function isOldNode(version: string): boolean;
