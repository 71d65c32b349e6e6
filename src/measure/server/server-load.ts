/** Commands to the load client, and checks of its answers, that all rounds share. */
import { median } from 'simple-statistics';
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import { type LoadClient, loadTrouble } from '../load/load-process.ts';
import type { LoadCommand, LoadResult } from '../load/load-protocol.ts';
import { finishedBy, type ProbeLog } from '../probe/probe-log.ts';
import type { BootedServer } from './server.ts';
import type { Arm, HttpScenario } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** A loop that waits for a server is idle for at least a tenth of the time; one that is the bottleneck is not at all. */
const BUSY_LOOP = 0.95;
/** µs of CPU per ms: servers that use this much of their core would have done little more. */
const BUSY_SERVER_US_PER_MS = 900;

/**
 * Whether the load client, not the server, set the pace: its event loop had no rest while whoever it loaded did not fill
 * the core. Throughput and latencies are the client's own then.
 */
export function isClientSaturated(loopUtilisation: number | null, cpuUsPerMs: number): boolean {
  return loopUtilisation !== null && loopUtilisation >= BUSY_LOOP && cpuUsPerMs < BUSY_SERVER_US_PER_MS;
}

/**
 * It is chance whether a window sees an answer that takes longer than the window. The scenario has to mend that: it is no arm's
 * failure, though it may look like one.
 *
 * @param sliceMs an answer that comes within this time under load never misses the window
 * @param windowMs null: the slices do not lie in one window
 */
export function answersTooSeldom(of: 'both arms' | 'head alone', sliceMs: number, windowMs: number | null = null): MeasuringFailure {
  return new MeasuringFailure({ kind: 'answers-too-seldom', isSolo: of === 'head alone', sliceSeconds: sliceMs / 1000, windowSeconds: windowMs === null ? null : windowMs / 1000 });
}

/** A server that asks itself how it is now and then, or is asked by somebody else, costs next to nothing. */
const SELDOM = 0.01;

/** One load as both sides counted it. */
interface CountedLoad {
  /** What the probes had noted before the load, and what after it. */
  readonly before: readonly ProbeLog[];
  readonly after: readonly ProbeLog[];
  /** Responses that the client got. */
  readonly answered: number;
  /** Requests that may have been under way when the load ended: what became of them neither side needs to know. */
  readonly mostUnderWay: number;
}

/**
 * @throws ArmFailure where a process of the server ended and another took its place, or what it had finished is lost with it;
 *   MeasuringFailure where the counts differ for another reason
 */
export function assertSameCount(arm: Arm, { before, after, answered, mostUnderWay }: CountedLoad): void {
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

/**
 * Allowed a client for hearing of its command and opening its connections: warm-ups and windows are counted from then on. A
 * load begins as soon as the client hears of it; requests at a fixed rate are due from then on, or once the connections are open.
 */
export const LEAD_IN_MS = 150;

/** The load outlasts the window, so that nothing of its end is inside. */
export const AFTER_WINDOW_MS = 20;

/** What a server is asked, and what it must answer, in every load. */
export const serverRequest = (server: BootedServer, scenario: HttpScenario): Pick<LoadCommand, 'origin' | 'request' | 'expectedStatus' | 'expectedBody'> =>
  ({ origin: server.origin, request: scenario, expectedStatus: scenario.expect.status, expectedBody: expectedBody(server, scenario) });

/** The scenario's load on one server until a little after the window, in monotonic ms. */
export function loadCommand(server: BootedServer, scenario: HttpScenario, measureFromMs: number, measureToMs: number): Parameters<LoadClient['load']>[0] {
  return {
    ...serverRequest(server, scenario),
    connections: scenario.connections,
    pipelining: scenario.pipelining,
    measureFromMs,
    measureToMs,
    endMs: measureToMs + AFTER_WINDOW_MS,
  };
}

/** What is known of a load on one server when it is over. */
interface FinishedLoad {
  /** What its probes had noted before, and after it. */
  readonly before: readonly ProbeLog[];
  readonly after: readonly ProbeLog[];
  readonly result: LoadResult;
}

/** @throws ArmFailure where the server died, or an answer was not as expected; MeasuringFailure where others than the client had to do with it */
export function assertGoodLoad(server: BootedServer, { connections, pipelining }: HttpScenario, { before, after, result }: FinishedLoad): void {
  server.assertRunning();
  const trouble = loadTrouble(result);
  if (trouble !== null) throw new ArmFailure(server.arm, trouble);
  assertSameCount(server.arm, { before, after, answered: result.total, mostUnderWay: connections * pipelining });
}

/** Per server, of single requests to them in turn. @throws ArmFailure where one answers wrongly or not at all */
export async function medianLatenciesMs(client: LoadClient, servers: readonly BootedServer[], scenario: HttpScenario, durationMs: number): Promise<readonly number[]> {
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
  // Where both arms fail it is base's failure that counts.
  const counting = troubled.find(({ server }) => server.arm === 'base') ?? troubled[0];
  if (counting !== undefined) {
    counting.server.assertRunning();
    throw new ArmFailure(counting.server.arm, { kind: 'failed-after-load', because: counting.trouble });
  }
  return latenciesMs.map((latencies) => median([...latencies]));
}

/** In base64. The first answer was checked in full; whoever accepts any body is not held to the first one. */
const expectedBody = (server: BootedServer, scenario: HttpScenario): string | null => (scenario.expect.body === null ? null : server.firstBody);
