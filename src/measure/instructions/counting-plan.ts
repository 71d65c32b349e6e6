import { createHash } from 'node:crypto';
import { median } from 'simple-statistics';
import { SETTLED } from './cost-per-unit.ts';
import { CALLGRIND, DETERMINISTIC } from './counted-node.ts';
import type { MetricName, TargetKind } from '../../model.ts';
import { pathOfProgram, targetEnvironment } from '../../system/program-environment.ts';

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

/** To be raised with every change of the counting that the constants below do not tell of. */
const PROCEDURE = 1;

/**
 * Of all that decides what a count comes to beside the program, its Node.js and its load. A change of it would look like
 * one of the code: only counts with the same hash can be compared.
 *
 * @param valgrind its version, as it calls itself
 */
export function countingHash(valgrind: string): string {
  return createHash('sha256').update(JSON.stringify([PROCEDURE, valgrind, CALLGRIND, DETERMINISTIC, COUNTING, SETTLED])).digest('hex').slice(0, 16);
}

/** What tells beforehand how long counting takes. */
const TIMED_BY = {
  server: { time: 'cpuPerRequest', unitsOfAMs: 1e3 },
  suite: { time: 'nsPerOp', unitsOfAMs: 1e6 },
} as const satisfies Readonly<Record<TargetKind, { readonly time: MetricName; readonly unitsOfAMs: number }>>;

/** CPU time of a request, or time of an operation, of which some may be waiting; in ms, by the figures of the metric that tells it; null: there are none. */
export function unitTime(kind: TargetKind, figuresOf: (time: MetricName) => readonly number[]): number | null {
  const { time, unitsOfAMs } = TIMED_BY[kind];
  const figures = figuresOf(time).filter((figure) => figure > 0);
  return figures.length === 0 ? null : median(figures) / unitsOfAMs;
}

/** What counts, and what asks it for its counts while it runs. Both come with valgrind. */
const PROGRAMS = ['valgrind', 'vgdb'] as const;

/** Why instructions cannot be counted here, as a sentence without a full stop; null: they can. */
export async function whyNotCounted(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform): Promise<string | null> {
  if (platform !== 'linux') return 'valgrind counts on Linux only';
  const paths = await Promise.all(PROGRAMS.map((program) => pathOfProgram(program, { env: targetEnvironment({}, env) })));
  const missing = PROGRAMS.find((_, index) => paths[index] === null);
  return missing === undefined ? null : `${missing} is not installed (apt-get install valgrind)`;
}
