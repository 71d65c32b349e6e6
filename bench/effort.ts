/** How long something took, and how busy the machine was: counts are told with their CPU time, because the clock depends on the neighbours. */
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import { monotonicMs } from '../src/system/this-program.ts';

export interface Effort {
  readonly wallSeconds: number;
  /** Of this process and of all that it started; null: not known. */
  readonly cpuSeconds: number | null;
  /** Load average of a minute, before. */
  readonly load: number;
  readonly cores: number;
}

export async function withEffort<Value>(act: () => Promise<Value>): Promise<{ readonly value: Value; readonly effort: Effort }> {
  const [load, fromMs, ownBefore] = [os.loadavg()[0]!, monotonicMs(), process.cpuUsage()];
  const descendants = watchDescendants();
  const value = await act();
  const [ofDescendants, own] = [await descendants.stop(), process.cpuUsage(ownBefore)];
  return {
    value,
    effort: {
      wallSeconds: (monotonicMs() - fromMs) / 1000,
      cpuSeconds: (own.user + own.system) / 1e6 + ofDescendants,
      load,
      cores: os.availableParallelism(),
    },
  };
}

/** A process that is killed may lose this much. */
const EVERY_MS = 500;

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICKS_PER_SECOND = 100;

interface Watch {
  /** @returns CPU seconds of all processes that were started since */
  readonly stop: () => Promise<number>;
}

/**
 * Looks at all processes again and again. What the system adds up of ended children would lack those whose parent was killed before them.
 * Processes that have this one's program as a parent now, or had when they were first seen, count.
 */
function watchDescendants(): Watch {
  const ticksOf = new Map<string, number>();
  const known = new Set([process.pid]);
  const look = async (): Promise<void> => {
    const found = (await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf))).filter(
      (stat) => stat !== null,
    );
    // A child may be listed before its parent.
    for (let before = -1; before < known.size;) {
      before = known.size;
      for (const { pid, parent } of found) if (known.has(parent)) known.add(pid);
    }
    for (const { pid, key, ticks } of found) if (known.has(pid) && pid !== process.pid) ticksOf.set(key, ticks);
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      return [...ticksOf.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
    },
  };
}

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Numbers are given again. */
  readonly key: string;
  /** utime and stime. */
  readonly ticks: number;
}

/** proc_pid_stat(5); null: it has ended. */
async function statOf(pid: string): Promise<Stat | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // Behind the program's name in brackets, from the third field on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid: Number(pid), parent: Number(fields[1]), key: `${pid} ${fields[19]!}`, ticks: Number(fields[11]) + Number(fields[12]) };
}
