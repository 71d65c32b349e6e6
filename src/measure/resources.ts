/** Garbage collection, event-loop delay, memory, and the precision of figures. */
import { interquartileRange, median, quantileSorted } from 'simple-statistics';
import { activityBetween, growthBetween, type ProbeLog, treeActivity } from './probe/probe-log.ts';
import { oneSlice } from './saturated.ts';
import type { OfBothArms, RoundOfBothArms, SoloRound } from '../model.ts';
import { upperQuantile } from '../statistics.ts';

const LEAST_VALUES = 3;

/**
 * Half-width of the 95 % interval of the median of slices, as a fraction: 1.25·IQR / (1.35·√n) as standard error (McGill, Tukey & Larsen
 * 1978), with Student's t at half the usual degrees of freedom for small n. null: too few values, or a median of zero.
 */
export function precisionOf(values: readonly number[]): number | null {
  const figure = values.length < LEAST_VALUES ? 0 : median([...values]);
  if (figure === 0) return null;
  const standardError = (1.25 * interquartileRange([...values])) / (1.35 * Math.sqrt(values.length));
  return Math.abs((upperQuantile(0.025, (values.length - 1) / 2) * standardError) / figure);
}

/** As often as probes read it. */
const EVERY_MS = 100;
/** Keeps records small. */
const MOST_POINTS = 100;

/** Resident memory of a process tree over time: the sum of the last value of each process. */
export function memorySeries(logs: readonly ProbeLog[], fromMs: number, toMs: number): NonNullable<SoloRound['memorySeries']> {
  const stepMs = Math.max(EVERY_MS, (toMs - fromMs) / (MOST_POINTS - 1));
  const points = Math.floor((toMs - fromMs) / stepMs + 1e-9) + 1;
  return Array.from({ length: points }, (_, index) => {
    const atMs = index * stepMs;
    const bytes = logs.reduce((sum, log) => sum + (log.memory.findLast(([timeMs]) => timeMs <= fromMs + atMs)?.[1] ?? 0), 0);
    return [Math.round(atMs), Math.round(bytes / 1e4) / 100] as const;
  });
}

const maxMemoryFigure = (bytes: number): SoloRound['figures'] => (bytes > 0 ? { maxMemory: bytes / 1e6 } : {});

/** The highest memory of both arms as one slice; an arm of which none is known has 0. */
export const maxMemorySlice = (bytes: OfBothArms<number>): RoundOfBothArms['slices'] =>
  oneSlice({ base: maxMemoryFigure(bytes.base), head: maxMemoryFigure(bytes.head) });

/** Sum of the highest values of all processes, in bytes. */
export function maxMemoryBytes(logs: readonly ProbeLog[]): number {
  return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
}

/** Figures above zero between two moments, without processes that finished nothing, like that of `npm start`. */
export function resourceFigures(logs: readonly ProbeLog[], fromMs: number, toMs: number): SoloRound['figures'] {
  const finishedPerMs = treeActivity(logs, fromMs, toMs)?.finishedPerMs ?? 0;
  if (finishedPerMs === 0) return {};
  const serving = new Set(
    logs.filter(({ samples }) => (activityBetween(samples, fromMs, toMs)?.finishedPerMs ?? 0) > 0).map(({ pid }) => pid),
  );
  // All threads of a process: each has collections and an event loop of its own.
  const counting = logs.filter(({ pid }) => serving.has(pid));
  const growths = counting.map(({ collections }) => growthBetween(collections, fromMs, toMs)).filter((growth) => growth !== null);
  const perThousand = (growthOf: (growth: readonly [number, number]) => number): number =>
    (growths.reduce((sum, growth) => sum + growthOf(growth), 0) / finishedPerMs) * 1000;
  const figures: SoloRound['figures'] = {
    // Milliseconds of a thousand requests are microseconds of one.
    gcTimePerRequest: perThousand(([, heldUpMs]) => heldUpMs),
    collectionsPerThousand: perThousand(([collections]) => collections),
    eventLoopDelayP99: Math.max(0, ...counting.map((log) => eventLoopDelayP99Ms(log, fromMs, toMs))),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure > 0));
}

/** The same of both arms as one slice, with the highest memory so far. */
export function resourceSlices(logs: OfBothArms<readonly ProbeLog[]>, fromMs: number, toMs: number): RoundOfBothArms['slices'] {
  return {
    ...oneSlice({ base: resourceFigures(logs.base, fromMs, toMs), head: resourceFigures(logs.head, fromMs, toMs) }),
    ...maxMemorySlice({ base: maxMemoryBytes(logs.base), head: maxMemoryBytes(logs.head) }),
  };
}

/** Delay of the probe's samples, which are timers like any other. */
function eventLoopDelayP99Ms({ samples, sampleEveryMs }: ProbeLog, fromMs: number, toMs: number): number {
  const times = samples.map(([timeMs]) => timeMs).filter((timeMs) => timeMs >= fromMs && timeMs <= toMs);
  const delays = times.slice(1).map((timeMs, index) => timeMs - times[index]! - sampleEveryMs);
  return delays.length === 0
    ? 0
    : quantileSorted(
        delays.toSorted((one, other) => one - other),
        0.99,
      );
}
