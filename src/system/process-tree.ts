import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { addressesListenedOn, groupEnds, killGroups, processesOf, signalGroup, signalStrays, strayDescendants } from './process-group.ts';
import { monotonicMs } from './this-program.ts';
import { watchOver } from './watchdog.ts';

const KEPT_OUTPUT_CHARACTERS = 16_000;
const KILL_GRACE_MS = 2_000;
const INTERRUPT_GRACE_MS = 200;
const STRAY_CHECK_MS = 10;
/** Time for the last output of a program that has ended. */
const LAST_OUTPUT_MS = 100;

/** How a program ended. */
export type ProcessEnding =
  | { readonly kind: 'exited'; readonly code: number | null }
  | { readonly kind: 'signalled'; readonly signal: NodeJS.Signals }
  | { readonly kind: 'not started'; readonly why: string };

export const succeeded = (ending: ProcessEnding): boolean => ending.kind === 'exited' && ending.code === 0;

/** A started program with its descendants. */
export interface ProcessTree extends AsyncDisposable {
  readonly pid: number;
  /** Resolves a moment after the first process has ended, with its last output read. */
  readonly ended: Promise<ProcessEnding>;
  /** How it ended; null: it runs. Its last output may still be on its way. */
  readonly ending: () => ProcessEnding | null;
  /** The end of its output. */
  readonly output: () => string;
  /** The addresses on which its processes listen for TCP connections; none where the system does not tell. */
  readonly listensOn: () => readonly string[];
  /** Ids of its processes; none where the system does not tell. */
  readonly processes: () => readonly number[];
  readonly send: (message: object) => Promise<void>;
  /** @returns a function that ends the listening */
  readonly onMessage: (listener: (message: unknown) => void) => () => void;
  /** Ends the whole tree: SIGTERM, then after `graceMs` SIGKILL. True: it ended without being killed. */
  readonly stop: (graceMs: number) => Promise<boolean>;
}

export interface ProcessTreeOptions {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Cores to pin to; null: anywhere. */
  readonly cores: readonly number[] | null;
  /** Opens a message channel to the first process, a Node.js. */
  readonly messages?: boolean;
  /** Keeps standard input open and empty, for programs that end with it. */
  readonly opensInput?: boolean;
}

/** Running trees with their marks, for an interrupt. */
const running = new Map<ProcessTree, string>();

/** Ends all trees. Callers that wait for one see it end. */
export async function stopAllProcessTrees(): Promise<void> {
  const stopped = Promise.all([...running.keys()].map((tree) => tree.stop(INTERRUPT_GRACE_MS)));
  await Promise.race([stopped, sleep(INTERRUPT_GRACE_MS, undefined, { ref: false })]);
  // Some may have a longer grace.
  killAllProcessTrees();
  await stopped;
}

/** Kills all trees, where nothing can be awaited any more. */
export function killAllProcessTrees(): void {
  const strays = [...running.keys()].flatMap(({ pid }) => strayDescendants(pid));
  killGroups([...running].map(([{ pid: groupId }, mark]) => ({ groupId, mark })));
  signalStrays(strays, 'SIGKILL');
}

process.on('exit', killAllProcessTrees);

/**
 * Starts a program in a session of its own, which is a scheduling group too (Linux autogroup): helper threads win a server no larger
 * share of the core.
 */
export function startProcessTree(options: ProcessTreeOptions): ProcessTree {
  const [program, ...args] =
    options.cores === null ? options.command : (['taskset', '-c', options.cores.join(','), ...options.command] as const);
  const id = randomUUID();
  const mark = `PERF_GATE_TREE=${id}`;
  const subprocess = execa(program, args, {
    cwd: options.cwd,
    env: { ...options.env, PERF_GATE_TREE: id },
    extendEnv: false,
    detached: true,
    cleanup: false,
    buffer: false,
    reject: false,
    stdin: options.opensInput ? 'pipe' : 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    ipc: options.messages ?? false,
  });
  const child = subprocess.nodeChildProcess;
  const output = keepOutput(child);
  const { ending, ended, closed } = endingOf(child, subprocess);

  const stopOnce = async (graceMs: number): Promise<boolean> => {
    const pid = child.pid;
    if (pid === undefined) return true;
    // A launcher may give its program a session of its own without the mark. Once the launcher is gone, nothing leads to the program.
    const strays = strayDescendants(pid);
    const untilMs = monotonicMs() + graceMs;
    signalGroup(pid, 'SIGTERM');
    signalStrays(strays, 'SIGTERM');
    let ownWill = await groupEnds(pid, graceMs, () => ending() !== null);
    while (signalStrays(strays, 0)) {
      ownWill &&= monotonicMs() < untilMs;
      if (!ownWill) break;
      await sleep(STRAY_CHECK_MS);
    }
    killGroups([{ groupId: pid, mark }]);
    signalStrays(strays, 'SIGKILL');
    // Killed processes close what they had open a moment before they are gone.
    await Promise.all([
      Promise.race([closed, sleep(KILL_GRACE_MS, undefined, { ref: false })]),
      ownWill || groupEnds(pid, KILL_GRACE_MS, () => ending() !== null),
    ]);
    running.delete(started);
    stopWatching();
    letGo(child);
    return ownWill;
  };

  // Once only: another group may get the number.
  let stopping: Promise<boolean> | null = null;
  const stop = (graceMs: number): Promise<boolean> => (stopping ??= stopOnce(graceMs));

  const started: ProcessTree = {
    pid: child.pid ?? -1,
    ended,
    ending,
    output,
    listensOn: () => addressesListenedOn(processesOf(mark)),
    processes: () => processesOf(mark),
    send: (message) =>
      new Promise((resolve, reject) => {
        child.send(message, (error) => (error ? reject(error) : resolve()));
      }),
    onMessage: (listener) => {
      child.on('message', listener);
      return () => child.off('message', listener);
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop(0);
    },
  };
  if (child.pid !== undefined) running.set(started, mark);
  const stopWatching = child.pid === undefined ? (): void => {} : watchOver({ groupId: child.pid, id });
  return started;
}

function keepOutput(child: ChildProcess): ProcessTree['output'] {
  let output = '';
  const keep = (chunk: unknown): void => {
    output = (output + String(chunk)).slice(-KEPT_OUTPUT_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output.trim();
}

/** `closed` resolves once all processes have closed its output. */
function endingOf(
  child: ChildProcess,
  result: PromiseLike<{ readonly shortMessage?: string | undefined }>,
): Pick<ProcessTree, 'ending' | 'ended'> & { readonly closed: PromiseLike<ProcessEnding> } {
  let ending: ProcessEnding | null = null;
  const closed = result.then(({ shortMessage }) => {
    const how: ProcessEnding = child.pid === undefined ? { kind: 'not started', why: shortMessage ?? 'unknown reason' } : howItEnded(child);
    ending = how;
    return how;
  });
  // Processes that it leaves running may hold its output open.
  const exited = new Promise<ProcessEnding>((resolve) => {
    child.once('exit', () => {
      const how = howItEnded(child);
      ending = how;
      setTimeout(() => resolve(how), LAST_OUTPUT_MS);
    });
  });
  return { ending: () => ending, ended: Promise.race([closed, exited]), closed };
}

function howItEnded({ exitCode, signalCode }: ChildProcess): ProcessEnding {
  return signalCode === null ? { kind: 'exited', code: exitCode } : { kind: 'signalled', signal: signalCode };
}

/** Lets this program end although a process of another user (`sudo`) may hold the output open. */
function letGo(child: ChildProcess): void {
  child.stdin?.destroy();
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.unref();
}
