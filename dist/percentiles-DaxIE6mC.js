// src/percentiles.ts
/**
* A distribution of latencies is kept at percentiles p whose 1 ÷ (1 − p) grows by √2 from step to step: 0, 29.3, 50, 64.6, 75 % … So
* each step is as far from the one before, however rare it is.
*/
const percentileOfStep = (step) => 1 - 2 ** (-step / 2);

export { percentileOfStep as t };