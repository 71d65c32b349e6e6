import process from 'node:process';
import { monotonicMs } from '../clock.ts';

/** Reading the memory takes longer than all the rest. */
const MEMORY_EVERY_MS = 50;

/** What a task has done so far, and when. */
export interface SuiteLog {
  /** [monotonic time in ms, operations so far, CPU time so far in µs] */
  readonly samples: [number, number, number][];
  /** Notes that so many more operations are done. Returns the time. */
  readonly log: (operations: number) => number;
  readonly maxMemoryBytes: () => number;
}

export function openSuiteLog(): SuiteLog {
  const samples: [number, number, number][] = [];
  let done = 0;
  let maxMemoryBytes = 0;
  let memoryReadMs = -Infinity;
  const log = (operations: number): number => {
    done += operations;
    const cpu = process.cpuUsage();
    const nowMs = monotonicMs();
    samples.push([nowMs, done, cpu.user + cpu.system]);
    if (nowMs - memoryReadMs >= MEMORY_EVERY_MS) {
      memoryReadMs = nowMs;
      maxMemoryBytes = Math.max(maxMemoryBytes, process.memoryUsage.rss());
    }
    return nowMs;
  };
  return { samples, log, maxMemoryBytes: () => maxMemoryBytes };
}
