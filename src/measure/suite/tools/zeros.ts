/** Figures of a task that its tool has not measured, so that a script that prints them goes on. */
export const NO_STATISTICS = {
  mean: 0,
  min: 0,
  max: 0,
  avg: 0,
  p25: 0,
  p50: 0,
  p75: 0,
  p99: 0,
  p995: 0,
  p999: 0,
  sd: 0,
  sem: 0,
  moe: 0,
  rme: 0,
  variance: 0,
  df: 0,
  critical: 0,
  aad: 0,
  mad: 0,
  samplesCount: 0,
  ticks: 0,
  samples: [] as number[],
} as const;

const ENDLESS = Number.POSITIVE_INFINITY;

/** A throughput at which expectations of a file hold: it would end at the first that does not. */
export const NO_THROUGHPUT = {
  ...NO_STATISTICS,
  mean: ENDLESS,
  min: ENDLESS,
  max: ENDLESS,
  p50: ENDLESS,
  p75: ENDLESS,
  p99: ENDLESS,
  p995: ENDLESS,
  p999: ENDLESS,
} as const;
