import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { askSystem } from '../failure.ts';
import { parseProbeMessage, type ProbeGreeting, type ProbeLog } from './probe-log.ts';
import { openScratchFolder, socketIn } from '../../system/scratch.ts';
import { monotonicMs } from '../../system/this-program.ts';

/**
 * How many processes share the work of a server: those that serve, and those beside them that the same process started, as
 * the workers of a cluster that have served nothing yet. Whoever started them, and what they start themselves, does not
 * count.
 */
export function servingProcesses(greetings: readonly ProbeGreeting[]): number {
  const teams = Map.groupBy(greetings.filter(({ above }) => above.length > 0), ({ above }) => above.join(' '));
  const sizes = [...teams.values()].filter((team) => team.some(({ serves }) => serves)).map((team) => new Set(team.map(({ pid }) => pid)).size);
  return Math.max(1, ...sizes);
}

/** What is known of a connected probe, be it silent or not. */
export interface KnownProbe {
  /** The last that it said of itself; null: nothing, its program has held its event loop since it began. */
  readonly greeting: ProbeGreeting | null;
  /** It has given a report before. */
  readonly hasAnswered: boolean;
}

/**
 * Whether its silence shows that an event loop of the server is blocked: its process serves, or it has answered before, so
 * that figures without it would lack something. Nobody waits for the answer of any other process.
 */
export function isBlockedIfSilent({ greeting, hasAnswered }: KnownProbe, all: readonly KnownProbe[]): boolean {
  return hasAnswered || all.some((other) => other.greeting?.serves === true && other.greeting.pid === greeting?.pid);
}

/**
 * Whether an answer can be expected of one of the silent, as of workers of a cluster that are still starting. None can of
 * those who started what serves and wait for its end, as `spawnSync` does; who has not said yet who it is may be any
 * of these that is missing.
 */
export function mayStillAnswer(silent: readonly KnownProbe[], all: readonly KnownProbe[]): boolean {
  const greetings = all.flatMap(({ greeting }) => greeting ?? []);
  const known = new Set(greetings.map(({ pid }) => pid));
  const launchers = new Set(greetings.filter(({ serves }) => serves).flatMap(({ above }) => above));
  const missing = [...launchers].filter((pid) => !known.has(pid)).length;
  const nameless = silent.filter(({ greeting }) => greeting === null).length;
  const isExpected = (probe: KnownProbe): boolean =>
    isBlockedIfSilent(probe, all) || (probe.greeting !== null && !launchers.has(probe.greeting.pid));
  return nameless > missing || silent.some(isExpected);
}

/** The probe of one process, or of a worker thread that serves, for as long as it is connected. */
interface ProbeConnection extends KnownProbe {
  /** It was asked and has not answered yet: its event loop is blocked, or it is busy. */
  readonly owesAnswer: boolean;
  /** Its report; null where the process ends before it gives one. To be asked only where it owes none. */
  readonly ask: () => Promise<ProbeLog | null>;
}

/** Listens to a probe from its first word on. */
function openProbeConnection(socket: net.Socket): ProbeConnection {
  let greeting: ProbeGreeting | null = null;
  let hasAnswered = false;
  let asked: PromiseWithResolvers<ProbeLog | null> | null = null;
  let unfinished = '';

  const settle = (how: (question: PromiseWithResolvers<ProbeLog | null>) => void): void => {
    if (asked !== null) how(asked);
    asked = null;
  };
  const take = (line: string): void => {
    const message = parseProbeMessage(line);
    if ('samples' in message) {
      hasAnswered = true;
      settle(({ resolve }) => { resolve(message); });
    } else {
      greeting = message;
    }
  };
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    unfinished += chunk;
    if (!chunk.includes('\n')) return;
    const lines = unfinished.split('\n');
    unfinished = lines.pop() ?? '';
    try {
      lines.forEach(take);
    } catch (error) {
      settle(({ reject }) => { reject(new Error('a probe sent a report that cannot be read', { cause: error })); });
    }
  });
  socket.on('close', () => { settle(({ resolve }) => { resolve(null); }); });

  return {
    get greeting() { return greeting; },
    get hasAnswered() { return hasAnswered; },
    get owesAnswer() { return asked !== null; },
    ask: () => {
      const question = Promise.withResolvers<ProbeLog | null>();
      asked = question;
      socket.write('report\n');
      return question.promise;
    },
  };
}

const ANSWER_TIMEOUT_MS = 5_000;
/** How long those have to answer who may be waiting for the end of what they started. */
const LAUNCHER_TIMEOUT_MS = 1_000;
/** How often it is asked whether those who are silent are worth waiting for. */
const LOOK_EVERY_MS = 100;

/** Where the probes of one server's processes report to. */
interface ProbeListener extends AsyncDisposable {
  /** Goes into the server's environment as `PERF_GATE_PROBE`. */
  readonly address: string;
  /** Whether any process of the server ever had a probe. */
  readonly hasHeard: () => boolean;
  /**
   * Asks every probe that is connected for all it noted; null: an event loop of the server is blocked, so nobody can say.
   * Without those who never answered and do not serve. `patienceMs` is for those that may be longer about it than usual.
   */
  readonly collect: (patienceMs?: number) => Promise<readonly ProbeLog[] | null>;
  /** How many processes share the work of the server, by what the probes have said of themselves; one at least. */
  readonly servingProcesses: () => number;
}

/** Listens on a local socket (no port is held) until disposed. @throws MeasuringFailure where the system has no room for it */
export async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS): Promise<ProbeListener> {
  await using opened = new AsyncDisposableStack();
  const address = socketIn(opened.use(await askSystem(() => openScratchFolder('probe'))));
  const probes = new Map<net.Socket, ProbeConnection>();
  let hasHeard = false;
  const server = net.createServer((socket) => {
    hasHeard = true;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => probes.delete(socket));
    probes.set(socket, openProbeConnection(socket));
  });
  await askSystem(() => new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  }));
  opened.defer(async () => {
    for (const socket of probes.keys()) socket.destroy();
    await new Promise((resolve) => { server.close(resolve); });
  });
  const moved = opened.move();
  return {
    address,
    hasHeard: () => hasHeard,
    collect: (patienceMs = 0) => collectFrom([...probes.values()], Math.max(answerTimeoutMs, patienceMs)),
    servingProcesses: () => servingProcesses([...probes.values()].flatMap(({ greeting }) => greeting ?? [])),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

async function collectFrom(probes: readonly ProbeConnection[], timeoutMs: number): Promise<readonly ProbeLog[] | null> {
  const askedMs = monotonicMs();
  const reports = new Map<ProbeConnection, ProbeLog | null>();
  // Who was asked in vain before is not waited for again: its late answer says that it can be asked.
  const asked = probes.filter(({ owesAnswer }) => !owesAnswer);
  const allAnswer = Promise.all(asked.map(async (probe) => { reports.set(probe, await probe.ask()); })).then(() => true);
  const silentOf = (some: readonly ProbeConnection[]): readonly ProbeConnection[] => some.filter((probe) => !reports.has(probe));
  const isWorthWaiting = (): boolean => {
    const waitedMs = monotonicMs() - askedMs;
    return waitedMs < timeoutMs && (waitedMs < LAUNCHER_TIMEOUT_MS || mayStillAnswer(silentOf(asked), probes));
  };
  let isOver = false;
  while (!isOver && isWorthWaiting()) isOver = await Promise.race([allAnswer, sleep(LOOK_EVERY_MS, false, { ref: false })]);
  if (silentOf(probes).some((probe) => isBlockedIfSilent(probe, probes))) return null;
  return probes.flatMap((probe) => reports.get(probe) ?? []);
}
