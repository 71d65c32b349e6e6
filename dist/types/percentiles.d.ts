/**
 * A distribution of latencies is kept at percentiles p whose 1 ÷ (1 − p) grows by √2 from step to step: 0, 29.3, 50, 64.6, 75 % … So
 * each step is as far from the one before, however rare it is.
 */
export declare const percentileOfStep: (step: number) => number;
/** Where a percentile lies between the steps. */
export declare const stepOfPercentile: (percentile: number) => number;
/** As many as the slowest of half a million requests takes. */
export declare const MOST_STEPS = 40;
