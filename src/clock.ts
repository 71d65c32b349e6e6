/** Monotonic time in ms. One clock for all processes of a machine, so that their logs can be laid side by side. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;
