/** Monotonic time in ms. One clock for all processes of a machine, so that their logs can be laid side by side. */
export declare const monotonicMs: () => number;
/** Whatever is drawn and recorded can be given again. */
export declare const MOST_SEED: number;
/** The seed of a run for which nobody gave one. */
export declare const drawSeed: () => number;
/** Of this program, as every run records it. */
export declare const version: string;
/** Which Node.js this program runs on, and runs its targets on. */
/** In words, of what {@link isOldNode} lets pass. */
export declare const NEEDED_NODE = "22.15 or newer (of the 23s: 23.5)";
/** Whether a server's modules could not be watched by its probe there (`module.registerHooks`: 22.15, 23.5). */
export declare function isOldNode(version: string): boolean;
