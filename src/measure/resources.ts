/** Costs of requests besides CPU time: garbage collection, a late event loop, and memory. */
import { interquartileRange, median, quantileSorted } from 'simple-statistics';
import { activityBetween, growthBetween, type ProbeLog, treeActivity } from './probe/probe-log.ts';
import { oneSlice } from './saturated.ts';
import type { MetricName, OfBothArms, RoundOfBothArms, SoloRound } from '../model.ts';
import { upperQuantile } from '../statistics.ts';

/** Quartiles of two values are the values themselves, and say nothing. */
const LEAST_VALUES = 3;

/**
 * How well the median of a round's slices is known: half-width of its 95 % interval as a fraction of it. Its standard
 * error is 1.25·IQR / (1.35·√n) (McGill, Tukey & Larsen 1978), which a single wild slice leaves alone. Their constant
 * is for large n; here Student's t stands in for it, with half the usual degrees of freedom, because quartiles know
 * the spread that much less well than a standard deviation does. null: too few values, or a median of zero.
 *
 * It says how steady the round was; another process of the same code may differ by more.
 */
export function precisionOf(values: readonly number[]): number | null {
  const figure = values.length < LEAST_VALUES ? 0 : median([...values]);
  if (figure === 0) return null;
  const standardError = (1.25 * interquartileRange([...values])) / (1.35 * Math.sqrt(values.length));
  return Math.abs((upperQuantile(0.025, (values.length - 1) / 2) * standardError) / figure);
}

/** As often as probes read it. */
const EVERY_MS = 100;
/** A chart shows no more, and a run's record stays small however long the stretch. */
const MOST_POINTS = 100;

/** Resident memory of a process tree between two moments: at each point the sum of what its processes had at last. */
export function memorySeries(logs: readonly ProbeLog[], fromMs: number, toMs: number): NonNullable<SoloRound['memorySeries']> {
  const stepMs = Math.max(EVERY_MS, (toMs - fromMs) / (MOST_POINTS - 1));
  const points = Math.floor((toMs - fromMs) / stepMs + 1e-9) + 1;
  return Array.from({ length: points }, (_, index) => {
    const atMs = index * stepMs;
    const bytes = logs.reduce((sum, log) => sum + (log.memory.findLast(([timeMs]) => timeMs <= fromMs + atMs)?.[1] ?? 0), 0);
    return [Math.round(atMs), Math.round(bytes / 1e4) / 100] as const;
  });
}

/** The same as a figure of a round; none where nothing was noted yet. */
export function maxMemoryFigure(bytes: number): Pick<SoloRound['figures'], 'maxMemory'> {
  return bytes > 0 ? { maxMemory: bytes / 1e6 } : {};
}

/** The most that each process ever had, in bytes, over all processes of a tree. */
export function maxMemoryBytes(logs: readonly ProbeLog[]): number {
  return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
}

type Resource = Extract<MetricName, 'gcTimePerRequest' | 'collectionsPerThousand' | 'eventLoopDelayP99'>;

/**
 * Between two moments, as figures above zero; without those that are none, or that too little was seen of. A process that
 * finished nothing, like that of `npm start` or the primary of a cluster, says nothing of how requests are served.
 */
export function resourceFigures(logs: readonly ProbeLog[], fromMs: number, toMs: number): Readonly<Partial<Record<Resource, number>>> {
  const finishedPerMs = treeActivity(logs, fromMs, toMs)?.finishedPerMs ?? 0;
  if (finishedPerMs === 0) return {};
  const serving = new Set(logs.filter(({ samples }) => (activityBetween(samples, fromMs, toMs)?.finishedPerMs ?? 0) > 0).map(({ pid }) => pid));
  // All threads of a process: each has collections and an event loop of its own.
  const counting = logs.filter(({ pid }) => serving.has(pid));
  const growths = counting.map(({ collections }) => growthBetween(collections, fromMs, toMs)).filter((growth) => growth !== null);
  const perThousand = (growthOf: (growth: readonly [number, number]) => number): number => (growths.reduce((sum, growth) => sum + growthOf(growth), 0) / finishedPerMs) * 1000;
  const figures: Readonly<Record<Resource, number>> = {
    // Milliseconds of a thousand requests are microseconds of one.
    gcTimePerRequest: perThousand(([, heldUpMs]) => heldUpMs),
    collectionsPerThousand: perThousand(([collections]) => collections),
    eventLoopDelayP99: Math.max(0, ...counting.map((log) => eventLoopDelayP99Ms(log, fromMs, toMs))),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure > 0));
}

/** The same of both arms, as one slice of a round, and the most memory that each had until then, start-up included, as of head alone. */
export function resourceSlices(logs: OfBothArms<readonly ProbeLog[]>, fromMs: number, toMs: number): RoundOfBothArms['slices'] {
  const figuresOf = (ofArm: readonly ProbeLog[]): SoloRound['figures'] => ({ ...resourceFigures(ofArm, fromMs, toMs), ...maxMemoryFigure(maxMemoryBytes(ofArm)) });
  return oneSlice({ base: figuresOf(logs.base), head: figuresOf(logs.head) });
}

/** By how much the probe's own samples came late: they are due like any other timer of the process, so watching costs nothing. */
function eventLoopDelayP99Ms({ samples, sampleEveryMs }: ProbeLog, fromMs: number, toMs: number): number {
  const times = samples.map(([timeMs]) => timeMs).filter((timeMs) => timeMs >= fromMs && timeMs <= toMs);
  const delays = times.slice(1).map((timeMs, index) => timeMs - times[index]! - sampleEveryMs);
  return delays.length === 0 ? 0 : quantileSorted(delays.toSorted((one, other) => one - other), 0.99);
}
