import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { reasonOf } from '../../errors.ts';
import { askSystem, MeasuringFailure } from '../failure.ts';
import { parseProbeMessage, type ProbeGreeting, type ProbeLog } from './probe-log.ts';
import type { ThreadProfile } from './thread-profile.ts';
import { openScratchFolder, socketIn } from '../../system/scratch.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Number of processes that share the work of a server: those that serve, and their siblings, like idle workers of a cluster. */
export function servingProcesses(greetings: readonly ProbeGreeting[]): number {
  const teams = Map.groupBy(
    greetings.filter(({ above }) => above.length > 0),
    ({ above }) => above.join(' '),
  );
  const sizes = [...teams.values()]
    .filter((team) => team.some(({ serves }) => serves))
    .map((team) => new Set(team.map(({ pid }) => pid)).size);
  return Math.max(1, ...sizes);
}

/** State of a connected probe. */
export interface KnownProbe {
  /** Its last greeting; null: none, because its program has blocked the event loop since the start. */
  readonly greeting: ProbeGreeting | null;
  /** It has given a report before. */
  readonly hasAnswered: boolean;
}

/** Tells whether silence means a blocked server: the process serves, or has answered before. Other processes are not waited for. */
export function isBlockedIfSilent({ greeting, hasAnswered }: KnownProbe, all: readonly KnownProbe[]): boolean {
  return hasAnswered || all.some((other) => other.greeting?.serves === true && other.greeting.pid === greeting?.pid);
}

/**
 * Tells whether one of the silent may still answer, like a starting worker. Processes that started a serving one may wait for its end, as
 * `spawnSync` does; a probe without a greeting may be one of these.
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

/** The connection of one probe: of a process, or of a worker thread that serves. */
interface ProbeConnection extends KnownProbe {
  /** Its last question is unanswered: it is blocked or busy. */
  readonly owesAnswer: () => boolean;
  /** Asks for its report; null: the process ended. Only where it owes no answer. */
  readonly ask: () => Promise<ProbeLog | null>;
  /** Begins a profile. @throws Error where there can be none */
  readonly startProfile: () => Promise<void>;
  /** Ends it. null where the process has ended meanwhile. */
  readonly endProfile: () => Promise<ThreadProfile | null>;
}

/** Characters; a long profile has some millions. Another program may write to the socket, and without an end. */
const LONGEST_MESSAGE = 200_000_000;

/** Listens to a probe from its first word on. */
function openProbeConnection(socket: net.Socket): ProbeConnection {
  let asked: PromiseWithResolvers<ProbeLog | null> | null = null;
  let profiled: PromiseWithResolvers<ThreadProfile | null> | null = null;
  let unfinished = '';

  const take = (line: string): void => {
    const message = parseProbeMessage(line);
    if ('samples' in message) {
      connection.hasAnswered = true;
      asked?.resolve(message);
      asked = null;
    } else if ('above' in message) {
      connection.greeting = message;
    } else if ('unprofiled' in message) {
      profiled?.reject(new Error(message.unprofiled));
    } else {
      profiled?.resolve('profile' in message ? message : null);
    }
  };
  const askForProfile = (command: 'start' | 'end'): Promise<ThreadProfile | null> => {
    profiled = Promise.withResolvers<ThreadProfile | null>();
    socket.write(`profile ${command}\n`);
    return profiled.promise;
  };
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    unfinished += chunk;
    if (unfinished.length > LONGEST_MESSAGE) socket.destroy();
    if (!chunk.includes('\n')) return;
    const lines = unfinished.split('\n');
    unfinished = lines.pop() ?? '';
    try {
      lines.forEach(take);
    } catch (error) {
      const unreadable = new Error('a probe sent a report that cannot be read', { cause: error });
      asked?.reject(unreadable);
      asked = null;
      profiled?.reject(unreadable);
    }
  });
  socket.on('close', () => {
    asked?.resolve(null);
    asked = null;
    profiled?.resolve(null);
  });

  const connection = {
    greeting: null as ProbeGreeting | null,
    hasAnswered: false,
    owesAnswer: () => asked !== null,
    ask: () => {
      const question = Promise.withResolvers<ProbeLog | null>();
      asked = question;
      socket.write('report\n');
      return question.promise;
    },
    startProfile: async () => {
      await askForProfile('start');
    },
    endProfile: () => askForProfile('end'),
  };
  return connection;
}

const ANSWER_TIMEOUT_MS = 5_000;
/** Time for processes that may wait for the end of a child. */
const LAUNCHER_TIMEOUT_MS = 1_000;
/** A profile of some seconds is a megabyte or two, made while the server is under load. */
const PROFILE_TIMEOUT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** Hears the probes of one server. */
export interface ProbeListener extends AsyncDisposable {
  /** Value of `PERF_GATE_PROBE` for the server. */
  readonly address: string;
  /** Tells whether a probe has ever connected. */
  readonly hasHeard: () => boolean;
  /** Asks all connected probes for their notes; null: the server is blocked. `patienceMs`: longest time for an answer. */
  readonly collect: (patienceMs?: number) => Promise<readonly ProbeLog[] | null>;
  /** Number of processes that share the work; at least one. */
  readonly servingProcesses: () => number;
  /** Begins a profile in every thread that serves. @throws MeasuringFailure where one does not answer, or cannot be profiled */
  readonly startProfiles: () => Promise<void>;
  /** Ends them. @throws like `startProfiles` */
  readonly endProfiles: () => Promise<readonly ThreadProfile[]>;
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
  await askSystem(
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(address, resolve);
      }),
  );
  opened.defer(async () => {
    for (const socket of probes.keys()) socket.destroy();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  const ofServing = async <Answer>(ask: (probe: ProbeConnection) => Promise<Answer>): Promise<readonly Answer[]> => {
    const asked = Promise.all([...probes.values()].filter(({ greeting }) => greeting?.serves === true).map(ask));
    const late = sleep(PROFILE_TIMEOUT_MS, null, { ref: false }).then(() => {
      throw new Error(`no answer within ${PROFILE_TIMEOUT_MS / 1000} s`);
    });
    try {
      return await Promise.race([asked, late]);
    } catch (error) {
      throw new MeasuringFailure({ kind: 'not-profiled', problem: reasonOf(error) });
    }
  };
  const moved = opened.move();
  return {
    address,
    hasHeard: () => hasHeard,
    collect: (patienceMs = 0) => collectFrom([...probes.values()], Math.max(answerTimeoutMs, patienceMs)),
    startProfiles: async () => {
      await ofServing(({ startProfile }) => startProfile());
    },
    endProfiles: async () => (await ofServing(({ endProfile }) => endProfile())).filter((profile) => profile !== null),
    servingProcesses: () => servingProcesses([...probes.values()].flatMap(({ greeting }) => greeting ?? [])),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

async function collectFrom(probes: readonly ProbeConnection[], timeoutMs: number): Promise<readonly ProbeLog[] | null> {
  const askedMs = monotonicMs();
  const reports = new Map<ProbeConnection, ProbeLog | null>();
  // A probe that owes an answer is not asked again.
  const asked = probes.filter(({ owesAnswer }) => !owesAnswer());
  const allAnswer = Promise.all(
    asked.map(async (probe) => {
      reports.set(probe, await probe.ask());
    }),
  ).then(() => true);
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
