/** What requests cost a server beside CPU time: collecting garbage, an event loop that is late, and memory. */
import { quantileSorted } from 'simple-statistics';
import type { MetricName, OfBothArms, RoundOfBothArms, SoloRound } from '../model.ts';
import { maxMemoryBytes, maxMemoryFigure } from './memory-series.ts';
import { oneSlice } from './one-slice.ts';
import { activityBetween, growthBetween, treeActivity, type ProbeLog } from './probe/probe-log.ts';

/** What the probe asks its timer for (see probe.ts). */
const SAMPLE_EVERY_MS = 10;

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
function eventLoopDelayP99Ms({ samples }: ProbeLog, fromMs: number, toMs: number): number {
  const times = samples.map(([timeMs]) => timeMs).filter((timeMs) => timeMs >= fromMs && timeMs <= toMs);
  const delays = times.slice(1).map((timeMs, index) => timeMs - times[index]! - SAMPLE_EVERY_MS);
  return delays.length === 0 ? 0 : quantileSorted(delays.toSorted((one, other) => one - other), 0.99);
}
