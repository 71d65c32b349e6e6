// src/clock.ts
/** Monotonic time in ms. One clock for all processes of a machine, so that their logs can be laid side by side. */
const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6;

export { monotonicMs as t };