/** Draws a whole number from 0 to `count` − 1. A recorded seed must draw the same for ever: the order of rounds follows from it. */
export type Draw = (count: number) => number;
export declare function seededDraw(seed: number): Draw;
/** Puts items in a drawn order (Fisher and Yates). */
export declare function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[];
/**
 * P(T > t) of Student's t. Taken from the lower tail, where small probabilities keep their digits and where t and −t
 * give mirrored answers to the last bit.
 */
export declare function upperTailProbability(t: number, degreesOfFreedom: number): number;
/** The t that is exceeded with `probability` (in (0, 1)): 0.01 gives the 99 % quantile. */
export declare function upperQuantile(probability: number, degreesOfFreedom: number): number;
