/** Commands to the load client, and checks of its results. */
import { median } from 'simple-statistics';
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import { type LoadClient, loadTrouble } from '../load/load-process.ts';
import type { LoadCommand, LoadResult } from '../load/load-protocol.ts';
import { finishedBy, type ProbeLog } from '../probe/probe-log.ts';
import type { BootedServer } from './server.ts';
import type { Arm, HttpScenario } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** An event loop that waits for a server is idle at least a tenth of the time. */
const BUSY_LOOP = 0.95;
/** µs of CPU per ms from which on servers fill their core. */
const BUSY_SERVER_US_PER_MS = 900;

/** Tells whether the load client was the bottleneck: its event loop had no rest, and the servers did not fill their core. */
export function isClientSaturated(loopUtilisation: number | null, cpuUsPerMs: number): boolean {
  return loopUtilisation !== null && loopUtilisation >= BUSY_LOOP && cpuUsPerMs < BUSY_SERVER_US_PER_MS;
}

/**
 * Answers that take longer than the window: no arm's failure, but the scenario's.
 *
 * @param windowMs null: the slices do not lie in one window
 */
export function answersTooSeldom(of: 'both arms' | 'head alone', sliceMs: number, windowMs: number | null = null): MeasuringFailure {
  return new MeasuringFailure({
    kind: 'answers-too-seldom',
    isSolo: of === 'head alone',
    sliceSeconds: sliceMs / 1000,
    windowSeconds: windowMs === null ? null : windowMs / 1000,
  });
}

/** Share of requests that others, like a health check, may send. */
const SELDOM = 0.01;

/**
 * Compares the responses of server and client.
 *
 * @throws ArmFailure where a process of the server ended; MeasuringFailure where the counts differ for another reason
 */
export function assertSameCount(
  arm: Arm,
  /** Logs of the probes. */
  { before, after }: { readonly before: readonly ProbeLog[]; readonly after: readonly ProbeLog[] },
  /** Responses of the client, and requests that may have been under way at the end. */
  { answered, mostUnderWay }: { readonly answered: number; readonly mostUnderWay: number },
): void {
  const pidsBefore = pidsOf(before);
  const pidsAfter = pidsOf(after);
  const hasEnded = before.some(({ pid }) => !pidsAfter.has(pid));
  const served = finishedByAll(after) - finishedByAll(before.filter(({ pid }) => pidsAfter.has(pid)));
  const mayDiffer = Math.max(mostUnderWay, SELDOM * answered);
  const isShort = served < answered - mayDiffer;
  const tookOver = after.some((log) => !pidsBefore.has(log.pid) && finishedBy(log) > 0);
  if (hasEnded && (tookOver || isShort)) {
    throw new ArmFailure(arm, { kind: 'server-process-ended', isReplaced: tookOver });
  }
  if (isShort) throw new MeasuringFailure({ kind: 'unseen-answers', served, received: answered });
  if (served > answered + mayDiffer) throw new MeasuringFailure({ kind: 'uncounted-requests', served, received: answered });
}

const pidsOf = (logs: readonly ProbeLog[]): ReadonlySet<number> => new Set(logs.map(({ pid }) => pid));

const finishedByAll = (logs: readonly ProbeLog[]): number => logs.reduce((sum, log) => sum + finishedBy(log), 0);

/** Time for a client to get its command and open its connections, before warm-up or window. */
export const LEAD_IN_MS = 150;

/** The load outlasts the window. */
export const AFTER_WINDOW_MS = 20;

/** The scenario's load on one server until a little after the window, in monotonic ms. */
export function loadCommand(server: BootedServer, scenario: HttpScenario, measureFromMs: number, measureToMs: number): LoadCommand {
  return {
    origin: server.origin,
    request: scenario,
    expectedStatus: scenario.expect.status,
    expectedBody: expectedBody(server, scenario),
    connections: scenario.connections,
    pipelining: scenario.pipelining,
    measureFromMs,
    measureToMs,
    endMs: measureToMs + AFTER_WINDOW_MS,
  };
}

/** @throws ArmFailure where the server died or answered wrongly; MeasuringFailure where it served others than the client */
export function assertGoodLoad(
  server: BootedServer,
  { connections, pipelining }: HttpScenario,
  { before, after, result }: { readonly before: readonly ProbeLog[]; readonly after: readonly ProbeLog[]; readonly result: LoadResult },
): void {
  server.assertRunning();
  const trouble = loadTrouble(result);
  if (trouble !== null) throw new ArmFailure(server.arm, trouble);
  assertSameCount(server.arm, { before, after }, { answered: result.total, mostUnderWay: connections * pipelining });
}

/** Median latency per server, of single requests in turn. @throws ArmFailure where one answers wrongly or not at all */
export async function medianLatenciesMs(
  client: LoadClient,
  servers: readonly BootedServer[],
  scenario: HttpScenario,
  durationMs: number,
): Promise<readonly number[]> {
  const { latenciesMs, troubles } = await client.alternate({
    servers: servers.map((server) => ({ origin: server.origin, expectedBody: expectedBody(server, scenario) })),
    request: scenario,
    expectedStatus: scenario.expect.status,
    endMs: monotonicMs() + durationMs,
  });
  const troubled = servers.flatMap((server, index) => {
    const trouble = troubles[index] ?? null;
    return trouble === null ? [] : [{ server, trouble }];
  });
  // If both arms fail, base's failure counts.
  const counting = troubled.find(({ server }) => server.arm === 'base') ?? troubled[0];
  if (counting !== undefined) {
    counting.server.assertRunning();
    throw new ArmFailure(counting.server.arm, { kind: 'failed-after-load', because: counting.trouble });
  }
  return latenciesMs.map((latencies) => median([...latencies]));
}

/** The first answer's body in base64; null where the scenario accepts any. */
const expectedBody = (server: BootedServer, scenario: HttpScenario): string | null =>
  scenario.expect.body === null ? null : server.firstBody;
