/** How long something took, and how busy the machine was: counts are told with their CPU time, because the clock depends on the neighbours. */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { monotonicMs } from '../src/system/this-program.ts';

export interface Effort {
  readonly wallSeconds: number;
  /** Of this process and of all that it started and that have ended. */
  readonly cpuSeconds: number;
  /** Load average of a minute, before. */
  readonly load: number;
  readonly cores: number;
}

export async function withEffort<Value>(act: () => Promise<Value>): Promise<{ readonly value: Value; readonly effort: Effort }> {
  const [load, before, fromMs] = [os.loadavg()[0]!, await cpuSeconds(), monotonicMs()];
  const value = await act();
  return { value, effort: { wallSeconds: (monotonicMs() - fromMs) / 1000, cpuSeconds: (await cpuSeconds()) - before, load, cores: os.availableParallelism() } };
}

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICKS_PER_SECOND = 100;

/** proc_pid_stat(5): utime, stime, cutime and cstime, behind the name in brackets. */
async function cpuSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
