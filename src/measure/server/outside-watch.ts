/** Servers that are not Node.js have no probe: CPU time and memory come from /proc, and responses from the load client. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { ProbeLog } from '../probe/probe-log.ts';
import type { LoadResult } from '../load/load-protocol.ts';
import { addressesListenedOn } from '../../system/process-group.ts';
import type { ProcessTree } from '../../system/process-tree.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** As probes do. */
const SAMPLE_EVERY_MS = 10;
const MEMORY_EVERY_SAMPLES = 10;
const PROCESSES_EVERY_SAMPLES = 50;
const PAGE_BYTES = 4_096;

interface WatchedProcess {
  readonly pid: number;
  /** CPU time in ns by thread, of ended ones too. */
  readonly threads: Map<string, number>;
  readonly samples: [timeMs: number, cpuUs: number][];
  readonly memory: [timeMs: number, bytes: number][];
}

export interface OutsideWatch extends Disposable {
  /** What probes would report, with the responses that the client received since the last call. */
  readonly logs: (arrivals: LoadResult['arrivals']) => readonly ProbeLog[];
}

/** null: the process that listens on the port is Node.js, cannot be seen, or has no account of its CPU time. */
export function watchFromOutside(tree: Pick<ProcessTree, 'processes'>, port: number): OutsideWatch | null {
  const serving = tree.processes().find((pid) => addressesListenedOn([pid]).some((address) => address.endsWith(`:${port}`)));
  if (serving === undefined || isNode(serving)) return null;
  const processes = new Map<number, WatchedProcess>();
  const answers: [timeMs: number, finished: number][] = [];
  let sampled = 0;

  const sample = (): void => {
    if (sampled % PROCESSES_EVERY_SAMPLES === 0) {
      for (const pid of tree.processes()) if (!processes.has(pid)) processes.set(pid, { pid, threads: new Map(), samples: [], memory: [] });
    }
    for (const one of processes.values()) sampleOne(one, sampled % MEMORY_EVERY_SAMPLES === 0);
    sampled += 1;
  };
  sample();
  if ((processes.get(serving)?.samples.at(-1)?.[1] ?? 0) === 0) return null;
  const timer = setInterval(sample, SAMPLE_EVERY_MS);

  return {
    logs: (arrivals) => {
      sample();
      const before = answers.at(-1)?.[1] ?? 0;
      answers.push(...arrivals.map(([timeMs, received]): [number, number] => [timeMs, before + received]));
      return [...processes.values()].map((one) => logOf(one, one.pid === serving ? answers : []));
    },
    [Symbol.dispose]: () => { clearInterval(timer); },
  };
}

function isNode(pid: number): boolean {
  try {
    return path.basename(readlinkSync(`/proc/${pid}/exe`)) === 'node';
  } catch {
    return true;
  }
}

function sampleOne({ pid, threads, samples, memory }: WatchedProcess, withMemory: boolean): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      threads.set(thread, Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ', 1)[0]));
    }
    if (withMemory) memory.push([monotonicMs(), Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES]);
  } catch {
    // A thread or process ended meanwhile: its last account stays.
  }
  samples.push([monotonicMs(), [...threads.values()].reduce((sum, ns) => sum + ns, 0) / 1_000]);
}

function logOf({ pid, samples, memory }: WatchedProcess, answers: readonly (readonly [timeMs: number, finished: number])[]): ProbeLog {
  let next = 0;
  const finishedUntil = (timeMs: number): number => {
    while (next < answers.length && answers[next]![0] <= timeMs) next += 1;
    return answers[next - 1]?.[1] ?? 0;
  };
  return {
    pid, nodeVersion: '', memory, connections: 0, collections: [], modules: [],
    samples: samples.map(([timeMs, cpuUs]) => [timeMs, finishedUntil(timeMs), cpuUs]),
    // No event loop of it can be late.
    sampleEveryMs: Number.POSITIVE_INFINITY,
  };
}
