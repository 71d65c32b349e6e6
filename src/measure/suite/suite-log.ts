import process from 'node:process';
import { monotonicMs } from '../../clock.ts';
import type { Sample } from '../probe/probe-log.ts';

/** Reading the memory takes longer than all the rest. */
const MEMORY_EVERY_MS = 50;

/** What a task has done so far, and when. */
export interface SuiteLog {
  /** Of operations; oldest first. */
  readonly samples: Sample[];
  /** Notes that so many more operations are done. Returns the time. */
  readonly log: (operations: number) => number;
  readonly maxMemoryBytes: () => number;
}

export function openSuiteLog(): SuiteLog {
  const samples: Sample[] = [];
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
