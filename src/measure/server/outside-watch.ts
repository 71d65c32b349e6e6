/** Servers that are not Node.js have no probe: CPU time and memory come from /proc, and responses from the load client. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { ProbeLog } from '../probe/probe-log.ts';
import type { LoadResult } from '../load/load-protocol.ts';
import { fieldsOf, quietly } from '../../system/proc.ts';
import { addressesListenedOn } from '../../system/process-group.ts';
import type { ProcessTree } from '../../system/process-tree.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** As probes do. */
const SAMPLE_EVERY_MS = 10;
const MEMORY_EVERY_SAMPLES = 10;
const PROCESSES_EVERY_SAMPLES = 50;
const PAGE_BYTES = 4_096;
/** Of the system's account; a hundred a second on every Linux. */
const TICK_NS = 10_000_000;

interface WatchedProcess {
  readonly pid: number;
  readonly parent: number;
  /** CPU time in ns by thread, of ended ones too. */
  readonly threads: Map<string, number>;
  readonly samples: [timeMs: number, cpuUs: number][];
  readonly memory: [timeMs: number, bytes: number][];
  /** CPU time in ns of threads and of children that no look has seen, by the account of the system. */
  unseenNs: number;
  unseenOfChildrenNs: number;
  hasEnded: boolean;
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
      for (const pid of tree.processes()) if (!processes.has(pid)) processes.set(pid, watched(pid));
    }
    const [running, accounts] = [[...processes.values()].filter(({ hasEnded }) => !hasEnded), new Map<WatchedProcess, Account>()];
    // The account first: what ends in between is in none of them yet.
    for (const one of running) {
      const account = accountOf(one.pid);
      if (account !== null) accounts.set(one, account);
    }
    for (const one of running) look(one, sampled % MEMORY_EVERY_SAMPLES === 0);
    for (const [one, account] of accounts) addUnseen(one, account, processes);
    for (const one of running) one.samples.push([monotonicMs(), cpuNsOf(one) / 1_000]);
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
    [Symbol.dispose]: () => {
      clearInterval(timer);
    },
  };
}

function isNode(pid: number): boolean {
  try {
    return path.basename(readlinkSync(`/proc/${pid}/exe`)) === 'node';
  } catch {
    return true;
  }
}

const watched = (pid: number): WatchedProcess => ({
  pid,
  parent: accountOf(pid)?.parent ?? 0,
  threads: new Map(),
  samples: [],
  memory: [],
  unseenNs: 0,
  unseenOfChildrenNs: 0,
  hasEnded: false,
});

function look(one: WatchedProcess, withMemory: boolean): void {
  const { pid, threads, memory } = one;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [text] = quietly(() => [readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1')]);
      if (text !== undefined) threads.set(thread, Number(text.split(' ', 1)[0]));
    }
    if (withMemory) memory.push([monotonicMs(), Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES]);
  } catch {
    one.hasEnded = true;
  }
}

/** Seen of its threads, and unseen. */
const ownNsOf = ({ threads, unseenNs }: WatchedProcess): number => [...threads.values()].reduce((sum, ns) => sum + ns, 0) + unseenNs;

const cpuNsOf = (one: WatchedProcess): number => ownNsOf(one) + one.unseenOfChildrenNs;

/** By the system, in ticks: of all threads, and of all children that have ended and were waited for. */
interface Account {
  readonly parent: number;
  readonly ownNs: number;
  readonly childrenNs: number;
}

/** null: the process has ended. */
function accountOf(pid: number): Account | null {
  const [stat] = quietly(() => [readFileSync(`/proc/${pid}/stat`, 'latin1')]);
  if (stat === undefined) return null;
  // State, parent, and from the twelfth on user and system time, own and of children.
  const fields = fieldsOf(stat).map(Number);
  const nsOf = (first: number): number => (fields[first]! + fields[first + 1]!) * TICK_NS;
  return { parent: fields[1]!, ownNs: nsOf(11), childrenNs: nsOf(13) };
}

/** Threads and children that live for less than a sample are in the account alone. */
function addUnseen(one: WatchedProcess, { ownNs, childrenNs }: Account, processes: ReadonlyMap<number, WatchedProcess>): void {
  const seenOfChildren = [...processes.values()]
    .filter(({ parent, hasEnded }) => hasEnded && parent === one.pid)
    .reduce((sum, child) => sum + cpuNsOf(child), 0);
  one.unseenNs += Math.max(0, ownNs - ownNsOf(one));
  one.unseenOfChildrenNs = Math.max(one.unseenOfChildrenNs, childrenNs - seenOfChildren);
}

function logOf({ pid, samples, memory }: WatchedProcess, answers: readonly (readonly [timeMs: number, finished: number])[]): ProbeLog {
  let next = 0;
  const finishedUntil = (timeMs: number): number => {
    while (next < answers.length && answers[next]![0] <= timeMs) next += 1;
    return answers[next - 1]?.[1] ?? 0;
  };
  return {
    pid,
    nodeVersion: '',
    memory,
    connections: 0,
    collections: [],
    modules: [],
    samples: samples.map(([timeMs, cpuUs]) => [timeMs, finishedUntil(timeMs), cpuUs]),
    // No event loop of it can be late.
    sampleEveryMs: Number.POSITIVE_INFINITY,
  };
}
