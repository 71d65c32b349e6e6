/** How much of its work a program does while its instructions are counted. */

export interface CountingPlan {
  /** Requests, or operations, before anything is counted. */
  readonly warmup: number;
  /** From one count to the next. */
  readonly stretch: number;
}

/** V8 optimises what runs for each request after some 11,000 of them. */
const WARM_REQUESTS = 12_000;

/** What a program would take at its own speed, in ms of CPU time; under valgrind it is some ten times as long before it is counted, and a hundred times after. */
const TIMES = {
  server: { warmupMs: 2_000, stretchMs: 100 },
  suite: { warmupMs: 400, stretchMs: 60 },
} as const;

/** Below this a collection more or less is a large part of a stretch. */
const LEAST_STRETCH = 50;

/**
 * Both arms, and all repeats, do the same work: the counts of what is not alike would not be either.
 *
 * @param unitMs CPU time of a request (or operation) of base at its own speed
 */
export function planCounting(kind: keyof typeof TIMES, unitMs: number): CountingPlan {
  const { warmupMs, stretchMs } = TIMES[kind];
  const warmup = Math.max(LEAST_STRETCH, warmupMs / unitMs);
  return {
    warmup: round(kind === 'server' ? Math.min(WARM_REQUESTS, warmup) : warmup),
    stretch: round(Math.max(LEAST_STRETCH, stretchMs / unitMs)),
  };
}

/** Two digits: the time of a unit has no more that can be trusted. */
const round = (count: number): number => Number(count.toPrecision(2));
