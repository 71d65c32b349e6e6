import { z } from 'zod';

/** What a process had done until a (monotonic) moment: responses, or operations, and CPU time. */
export type Sample = readonly [timeMs: number, finished: number, cpuUs: number];

/** Garbage collections of a process until a (monotonic) moment, and how long they had held it up. */
type CollectionNote = readonly [timeMs: number, collections: number, heldUpMs: number];

/** What the probe of one process noted. */
export interface ProbeLog {
  readonly pid: number;
  /** Of Node.js, as it calls itself: `v24.21.0`. */
  readonly nodeVersion: string;
  /** The time that its timer asks for between two samples. */
  readonly sampleEveryMs: number;
  /** Of responses; oldest first. */
  readonly samples: readonly Sample[];
  readonly memory: readonly (readonly [timeMs: number, residentBytes: number])[];
  /** Oldest first. */
  readonly collections: readonly CollectionNote[];
  /** Accepted so far. */
  readonly connections: number;
  /** Absolute paths of the modules that the process loaded. */
  readonly modules: readonly string[];
}

/** What a probe says of itself as soon as its program lets it, and once more when it begins to serve. */
export interface ProbeGreeting {
  readonly pid: number;
  /** Process ids of the probed processes that started it, directly or not. */
  readonly above: readonly number[];
  /** It has accepted a connection, or finished a response. */
  readonly serves: boolean;
}

const probeLogSchema: z.ZodType<ProbeLog> = z.object({
  pid: z.number().int(),
  nodeVersion: z.string(),
  sampleEveryMs: z.number(),
  samples: z.array(z.tuple([z.number(), z.number(), z.number()])),
  memory: z.array(z.tuple([z.number(), z.number()])),
  collections: z.array(z.tuple([z.number(), z.number(), z.number()])),
  connections: z.number().int(),
  modules: z.array(z.string()),
});

const probeGreetingSchema: z.ZodType<ProbeGreeting> = z.object({ pid: z.number().int(), above: z.array(z.number().int()), serves: z.boolean() });

const probeMessageSchema = z.union([probeLogSchema, probeGreetingSchema]);

/** @throws ZodError where the text is neither a probe's report nor a greeting */
export function parseProbeMessage(line: string): ProbeLog | ProbeGreeting {
  return probeMessageSchema.parse(JSON.parse(line));
}

/** What a process tree did between two moments, as rates per millisecond. */
export interface Activity {
  /** Finished responses (or operations) per ms. */
  readonly finishedPerMs: number;
  /** CPU time in µs per ms; 1,000 is one full core. */
  readonly cpuUsPerMs: number;
}

/**
 * How much two sums that were noted from time to time grew per ms, from the last note before a moment (the first one behind it
 * where there is none) to the last one before another; null where that is the same note. So stretches that follow each other
 * leave nothing out: what blocks a process for long, so that it notes nothing, counts in the one in which that ends.
 */
export function growthBetween(notes: readonly (readonly [timeMs: number, one: number, other: number])[], fromMs: number, toMs: number): readonly [one: number, other: number] | null {
  const first = notes.findLast(([timeMs]) => timeMs <= fromMs) ?? notes[0];
  const last = notes.findLast(([timeMs]) => timeMs <= toMs);
  if (!first || !last || last[0] <= first[0]) return null;
  const elapsedMs = last[0] - first[0];
  return [(last[1] - first[1]) / elapsedMs, (last[2] - first[2]) / elapsedMs];
}

/** What one counter of time, work and CPU did between two moments, as `growthBetween` cuts them. */
export function activityBetween(samples: readonly Sample[], fromMs: number, toMs: number): Activity | null {
  const growth = growthBetween(samples, fromMs, toMs);
  return growth === null ? null : { finishedPerMs: growth[0], cpuUsPerMs: growth[1] };
}

/**
 * The same over all processes of a tree. Each process is cut at its own samples, which lie up to 10 ms apart, so
 * rates are added, not counts.
 */
export function treeActivity(logs: readonly ProbeLog[], fromMs: number, toMs: number): Activity | null {
  const parts = logs.map((log) => activityBetween(log.samples, fromMs, toMs)).filter((part) => part !== null);
  if (parts.length === 0) return null;
  return {
    finishedPerMs: parts.reduce((sum, part) => sum + part.finishedPerMs, 0),
    cpuUsPerMs: parts.reduce((sum, part) => sum + part.cpuUsPerMs, 0),
  };
}

/**
 * Responses that all processes of a tree finished per ms between two moments. Servers that wait often finish all that is under
 * way at once, again and again, and where a window cuts such a rhythm is chance: each response counts by its place in the window,
 * with the weight 1 − cos 2πx (Hann's), which leaves next to nothing of that (1.6 % where it finishes three or four times,
 * 0.7 % where four or five; of fewer than three nothing can be told).
 */
export function finishRate(logs: readonly ProbeLog[], fromMs: number, toMs: number): number {
  const lengthMs = toMs - fromMs;
  return finishesBetween(logs, fromMs, toMs).reduce((sum, { timeMs, count }) => sum + (count * (1 - Math.cos((2 * Math.PI * (timeMs - fromMs)) / lengthMs))) / lengthMs, 0);
}

/** The longest time between two moments in which no process of a tree finished a response. */
export function longestPauseMs(logs: readonly ProbeLog[], fromMs: number, toMs: number): number {
  const times = [fromMs, ...finishesBetween(logs, fromMs, toMs).map(({ timeMs }) => timeMs).toSorted((one, other) => one - other), toMs];
  return Math.max(...times.slice(1).map((timeMs, before) => timeMs - times[before]!));
}

/** Responses that a process has finished so far. */
export const finishedBy = ({ samples }: ProbeLog): number => samples.at(-1)?.[1] ?? 0;

/** When any of them was seen to have finished responses, and how many more than before. */
function finishesBetween(logs: readonly ProbeLog[], fromMs: number, toMs: number): readonly { readonly timeMs: number; readonly count: number }[] {
  return logs
    .flatMap(({ samples }) => samples.slice(1).map(([timeMs, finished], before) => ({ timeMs, count: finished - samples[before]![1] })))
    .filter(({ timeMs, count }) => count > 0 && timeMs > fromMs && timeMs <= toMs);
}

/**
 * CPU time in µs that all processes of a tree spent between two moments, and in the few ms around that lie between their
 * samples: right for work that has rest on both sides, which rates over a window would cut into.
 */
export function cpuUsAround(logs: readonly ProbeLog[], fromMs: number, toMs: number): number {
  return sumAround(logs, { fromMs, toMs }, ([, , cpuUs]) => cpuUs);
}

/** Responses that all processes of a tree finished in the same time: a process that is busy takes no sample, however long that is. */
export function finishedAround(logs: readonly ProbeLog[], fromMs: number, toMs: number): number {
  return sumAround(logs, { fromMs, toMs }, ([, finished]) => finished);
}

function sumAround(logs: readonly ProbeLog[], { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }, countOf: (sample: Sample) => number): number {
  return logs.reduce((sum, { samples }) => {
    const before = samples.findLast(([time]) => time <= fromMs) ?? samples[0];
    const after = samples.find(([time]) => time >= toMs) ?? samples.at(-1);
    return sum + (before && after ? countOf(after) - countOf(before) : 0);
  }, 0);
}

/** Equal slices of a window, as [from, to] in ms. */
export function sliceWindow(fromMs: number, toMs: number, sliceMs: number): (readonly [number, number])[] {
  const count = Math.floor((toMs - fromMs) / sliceMs + 1e-9);
  return Array.from({ length: count }, (_, index) => [fromMs + index * sliceMs, fromMs + (index + 1) * sliceMs] as const);
}
