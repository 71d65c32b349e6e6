/**
 * P(T > t) of Student's t. Taken from the lower tail, where small probabilities keep their digits and where t and −t
 * give mirrored answers to the last bit.
 */
export declare function upperTailProbability(t: number, degreesOfFreedom: number): number;
/** The t that is exceeded with `probability` (in (0, 1)): 0.01 gives the 99 % quantile. */
export declare function upperQuantile(probability: number, degreesOfFreedom: number): number;
