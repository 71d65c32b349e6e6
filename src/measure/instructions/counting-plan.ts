/** How much of its work a program does while its instructions are counted. */

export interface CountingPlan {
  /** Requests, or operations, before anything is counted. */
  readonly warmup: number;
  /** From one count to the next. */
  readonly stretch: number;
}

/**
 * What a program would take at its own speed, in ms of CPU time; under valgrind it is some ten times as long before it is
 * counted, and a hundred times after.
 */
export const COUNTING = {
  warmupMs: 2_000,
  /** V8, left alone as it is here, optimises what runs for each request within some 12,000 of them. */
  mostWarmRequests: 12_000,
  stretchMs: { server: 100, suite: 60 },
  /** Requests, or operations: of fewer a collection more or less is a large part. */
  leastStretch: 50,
} as const;

/**
 * Both arms, and all repeats, do the same work: the counts of what is not alike would not be either.
 *
 * @param unitMs what `unitTime` tells: base's, head's where it is counted alone
 */
export function planCounting(kind: keyof typeof COUNTING.stretchMs, unitMs: number): CountingPlan {
  const { warmupMs, mostWarmRequests, stretchMs, leastStretch } = COUNTING;
  const warmup = Math.max(leastStretch, warmupMs / unitMs);
  return {
    warmup: round(kind === 'server' ? Math.min(mostWarmRequests, warmup) : warmup),
    stretch: round(Math.max(leastStretch, stretchMs[kind] / unitMs)),
  };
}

/**
 * How many times as long as at its own speed a program takes at the least, before it is counted and while it is: a quarter
 * of what is usual. The fastest pairs that were recorded, of tasks, took more than a third.
 */
const LEAST_SLOWDOWN = { before: 2.5, counted: 25 };
/** Fewer cannot agree. */
const LEAST_STRETCHES = 2;

/** No pair of slices of servers takes less, in ms, on whatever machine. @param unitMs CPU time of a request at its own speed */
export function leastPairMs({ warmup, stretch }: CountingPlan, unitMs: number): number {
  return unitMs * (LEAST_SLOWDOWN.before * warmup + LEAST_SLOWDOWN.counted * LEAST_STRETCHES * stretch);
}

/** Two digits: the time of a unit has no more that can be trusted. */
const round = (count: number): number => Number(count.toPrecision(2));
