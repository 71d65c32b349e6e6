/**
 * The largest share that so many successes in so many trials are still compatible with: the exact one-sided upper bound
 * of Clopper & Pearson (1934). None in n trials leaves 3/n at 95 %, about.
 *
 * @param confidence like 0.95
 */
export declare function upperBoundOfShare(successes: number, trials: number, confidence: number): number;
/** Draws by chance that a seed gives again: rounds are put in order by them, and families replayed. A recorded seed must draw the same for ever. */
/** Gives a whole number from 0 up to, and without, `count`. */
export type Draw = (count: number) => number;
/** The same seed draws the same. */
export declare function seededDraw(seed: number): Draw;
/** In an order that is drawn: Fisher and Yates's. */
export declare function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[];
/**
 * P(T > t) of Student's t. Taken from the lower tail, where small probabilities keep their digits and where t and −t
 * give mirrored answers to the last bit.
 */
export declare function upperTailProbability(t: number, degreesOfFreedom: number): number;
/** The t that is exceeded with `probability` (in (0, 1)): 0.01 gives the 99 % quantile. */
export declare function upperQuantile(probability: number, degreesOfFreedom: number): number;
