/**
 * V8's own profiler, for the process (or worker thread) that this runs in. It stands alone, like the probe, which loads it only once
 * the gate asks for a profile: nothing of it is there while rounds are measured.
 */
import type { Profiler } from 'node:inspector';

/** Longer rests between samples would tell less, and shorter ones slow down what is sampled. */
const SAMPLE_EVERY_US = 150;

/** Profiles of one thread, one after the other. */
export interface OwnProfiler {
  readonly start: () => Promise<void>;
  /** The profile of CPU time as V8 gives it, with the CPU time in µs that the thread spent meanwhile. @throws Error where none was started */
  readonly end: () => Promise<{ readonly cpuUs: number; readonly profile: Profiler.Profile }>;
}

/** @throws Error where this Node.js was built without its inspector */
export async function openProfiler(): Promise<OwnProfiler> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  let startedUs: number | null = null;
  return {
    start: async () => {
      await session.post('Profiler.start');
      startedUs = ownCpuUs();
    },
    end: async () => {
      if (startedUs === null) throw new Error('no profile was started');
      const cpuUs = ownCpuUs() - startedUs;
      startedUs = null;
      return { cpuUs, profile: (await session.post('Profiler.stop')).profile };
    },
  };
}

/** CPU time of this thread if Node.js tells it, else of its process. */
function ownCpuUs(): number {
  const { user, system } = typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage() : process.cpuUsage();
  return user + system;
}
