import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { monotonicMs } from '../../clock.ts';
import { openScratchFolder, socketIn } from '../../scratch.ts';
import { askSystem } from '../failure.ts';
import { openProbeConnection, type ProbeConnection } from './probe-connection.ts';
import type { ProbeLog } from './probe-log.ts';
import { servingProcesses } from './serving-processes.ts';
import { isBlockedIfSilent, mayStillAnswer } from './silent-probes.ts';

const ANSWER_TIMEOUT_MS = 5_000;
/** How long those have to answer who may be waiting for the end of what they started. */
const LAUNCHER_TIMEOUT_MS = 1_000;
/** How often it is asked whether those who are silent are worth waiting for. */
const LOOK_EVERY_MS = 100;

/** Where the probes of one server's processes report to. */
export interface ProbeListener extends AsyncDisposable {
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
