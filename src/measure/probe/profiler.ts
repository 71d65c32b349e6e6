/**
 * V8's own profilers, for the process (or worker thread) that this runs in. It stands alone, like the probe, which loads it only once
 * the gate asks for a profile: nothing of it is there while rounds are measured.
 */
import type { HeapProfiler, Profiler } from 'node:inspector';
import v8 from 'node:v8';

/** Longer rests between samples would tell less, and shorter ones slow down what is sampled. */
const SAMPLE_EVERY_US = 150;

/** On average a sample for so many bytes: some thousand a second, of a server that allocates a few kilobytes a request. */
export const SAMPLE_EVERY_BYTES = 16_384;

/**
 * Of CPU time, and of memory. `routines`: of CPU time too, with names for V8's own short routines, like a lookup that found too many
 * shapes of objects. V8 counts those for the line that runs them else.
 */
export type ProfileKind = 'cpu' | 'routines' | 'heap';

/** A profile as V8 gives it, with the CPU time in µs that the thread spent meanwhile. */
export type TakenProfile =
  | { readonly kind: 'cpu' | 'routines'; readonly cpuUs: number; readonly profile: Profiler.Profile }
  | { readonly kind: 'heap'; readonly cpuUs: number; readonly profile: HeapProfiler.SamplingHeapProfile };

/** Profiles of one thread, one after the other. */
export interface OwnProfiler {
  readonly start: (kind: ProfileKind) => Promise<void>;
  /** @throws Error where none was started */
  readonly end: () => Promise<TakenProfile>;
}

/** @throws Error where this Node.js was built without its inspector */
export async function openProfiler(): Promise<OwnProfiler> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  let started: { readonly kind: ProfileKind; readonly cpuUs: number } | null = null;
  return {
    start: async (kind) => {
      if (kind !== 'heap') {
        v8.setFlagsFromString(kind === 'routines' ? '--no-prof-browser-mode' : '--prof-browser-mode');
        await session.post('Profiler.start');
      } else await session.post('HeapProfiler.startSampling', { samplingInterval: SAMPLE_EVERY_BYTES, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true });
      started = { kind, cpuUs: ownCpuUs() };
    },
    end: async () => {
      if (started === null) throw new Error('no profile was started');
      const cpuUs = ownCpuUs() - started.cpuUs;
      const { kind } = started;
      started = null;
      return kind === 'heap'
        ? { kind, cpuUs, profile: (await session.post('HeapProfiler.stopSampling')).profile }
        : { kind, cpuUs, profile: (await session.post('Profiler.stop')).profile };
    },
  };
}

/** CPU time of this thread if Node.js tells it, else of its process. */
function ownCpuUs(): number {
  const { user, system } = typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage() : process.cpuUsage();
  return user + system;
}
