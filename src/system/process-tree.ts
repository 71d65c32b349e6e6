import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { addressesListenedOn, groupEnds, killGroups, processesOf, signalGroup } from './process-group.ts';
import { watchOver } from './watchdog.ts';

/** How much of a program's output is kept for an error message. */
const KEPT_OUTPUT_CHARACTERS = 16_000;
const KILL_GRACE_MS = 2_000;
const INTERRUPT_GRACE_MS = 200;
/** How long what a program printed last may be on its way after the program's end. */
const LAST_OUTPUT_MS = 100;

/** How a program ended. */
export type ProcessEnding =
  /** `code` null: the system does not say. */
  | { readonly kind: 'exited'; readonly code: number | null }
  | { readonly kind: 'signalled'; readonly signal: NodeJS.Signals }
  | { readonly kind: 'not started'; readonly why: string };

export const succeeded = (ending: ProcessEnding): boolean => ending.kind === 'exited' && ending.code === 0;

/** A started program with everything that it starts itself. */
export interface ProcessTree extends AsyncDisposable {
  readonly pid: number;
  /** Resolves when the first process ended, a moment later, for what it printed last. */
  readonly ended: Promise<ProcessEnding>;
  /** How it ended, from the very moment; null: it goes on. What it printed last may still be on its way. */
  readonly ending: () => ProcessEnding | null;
  /** The last of what it printed, for messages. */
  readonly output: () => string;
  /** The addresses on which its processes listen for TCP connections; none where the system does not tell. */
  readonly listensOn: () => readonly string[];
  readonly send: (message: object) => Promise<void>;
  /** Listens for messages; what it returns ends the listening. */
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
  /** Opens a message channel to the first process, which must be Node. */
  readonly messages?: boolean;
  /** Keeps standard input open and empty, for programs that end with it; without this it is at its end from the start. */
  readonly opensInput?: boolean;
}

/** Every tree that has been started and not yet stopped, with its mark: what an interrupt has to end. */
const running = new Map<ProcessTree, string>();

/** Ends everything that was started. Callers that wait for one of them see it end. */
export async function stopAllProcessTrees(): Promise<void> {
  const stopped = Promise.all([...running.keys()].map((tree) => tree.stop(INTERRUPT_GRACE_MS)));
  await Promise.race([stopped, sleep(INTERRUPT_GRACE_MS, undefined, { ref: false })]);
  // Some may be in the middle of a longer grace.
  killAllProcessTrees();
  await stopped;
}

/** The same at once and for good, where nothing can be awaited any more. */
export function killAllProcessTrees(): void {
  killGroups([...running].map(([{ pid: groupId }, mark]) => ({ groupId, mark })));
}

// However this program ends, nothing that it started goes on.
process.on('exit', killAllProcessTrees);

/**
 * Starts a program in a session of its own. A session is also a scheduling group of its own (Linux autogroup), so
 * that helper threads win a server no larger share of the core that it shares with the other arm.
 */
export function startProcessTree(options: ProcessTreeOptions): ProcessTree {
  const [program, ...args] = options.cores === null
    ? options.command
    : (['taskset', '-c', options.cores.join(','), ...options.command] as const);
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
    // A channel costs the started program nothing where it does not ask for it.
    ipc: options.messages ?? false,
  });
  const child = subprocess.nodeChildProcess;
  const output = keepOutput(child);
  const { ending, ended, closed } = endingOf(child, subprocess);

  const stopOnce = async (graceMs: number): Promise<boolean> => {
    const pid = child.pid;
    if (pid === undefined) return true;
    signalGroup(pid, 'SIGTERM');
    const ownWill = await groupEnds(pid, graceMs, () => ending() !== null);
    killGroups([{ groupId: pid, mark }]);
    await Promise.race([closed, sleep(KILL_GRACE_MS, undefined, { ref: false })]);
    running.delete(started);
    stopWatching();
    letGo(child);
    return ownWill;
  };

  // Once only: after the group has gone its number may be given to another group.
  let stopping: Promise<boolean> | null = null;
  const stop = (graceMs: number): Promise<boolean> => (stopping ??= stopOnce(graceMs));

  const started: ProcessTree = {
    pid: child.pid ?? -1,
    ended,
    ending,
    output,
    listensOn: () => addressesListenedOn(processesOf(mark)),
    send: (message) => new Promise((resolve, reject) => {
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

/** Keeps what a program prints, and gives the last of it. */
function keepOutput(child: ChildProcess): ProcessTree['output'] {
  let output = '';
  const keep = (chunk: unknown): void => {
    output = (output + String(chunk)).slice(-KEPT_OUTPUT_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output.trim();
}

/** The end of a program, as a tree tells of it. */
interface WatchedEnding extends Pick<ProcessTree, 'ending' | 'ended'> {
  /** Resolves once no process holds its output open any more. */
  readonly closed: PromiseLike<ProcessEnding>;
}

/** `result` says why one could not be started. */
function endingOf(child: ChildProcess, result: PromiseLike<{ readonly shortMessage?: string | undefined }>): WatchedEnding {
  let ending: ProcessEnding | null = null;
  const closed = result.then(({ shortMessage }) => {
    const how: ProcessEnding = child.pid === undefined ? { kind: 'not started', why: shortMessage ?? 'unknown reason' } : howItEnded(child);
    ending = how;
    return how;
  });
  // What the program leaves running may hold its output open, and is not waited for.
  const exited = new Promise<ProcessEnding>((resolve) => {
    child.once('exit', () => {
      const how = howItEnded(child);
      ending = how;
      setTimeout(() => resolve(how), LAST_OUTPUT_MS);
    });
  });
  return { ending: () => ending, ended: Promise.race([closed, exited]), closed };
}

function howItEnded({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): ProcessEnding {
  return signalCode === null ? { kind: 'exited', code: exitCode } : { kind: 'signalled', signal: signalCode };
}

/**
 * Who could not be ended runs as another user (`sudo`), or has left the group and cannot be found. It keeps its program and the
 * output of that open, and must not keep this one from ending as well.
 */
function letGo(child: ChildProcess): void {
  child.stdin?.destroy();
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.unref();
}
