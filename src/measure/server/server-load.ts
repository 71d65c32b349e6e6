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
 * Whether the window sees an answer is chance where one takes longer than it. That is for the scenario to mend: no arm's
 * failure, though it may well look like one.
 *
 * @param seen what there was too little of
 * @param surelySeenMs an answer that comes within so long under load never misses the window
 */
export function answersTooSeldom(seen: string, surelySeenMs: number): MeasuringFailure {
  return new MeasuringFailure(`answers come too seldom for the window: ${seen}; lower \`connections\`, or measure an endpoint that answers sooner (within ${surelySeenMs / 1000} s under this load)`);
}

/** Whether a server's processes finished under load what its load client got, and nothing else. */

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
    throw new ArmFailure(arm, `a process of the server ended under load${tookOver ? ', and another took its place' : ''}`);
  }
  const counts = `under load the server finished ${served} responses, and the load client got ${answered}`;
  if (isShort) throw new MeasuringFailure(`${counts}: somebody else answers as well, whom perf-gate does not see (it measures servers on node:http)`);
  if (served > answered + mayDiffer) throw new MeasuringFailure(`${counts}: another client talks to it, or it asks itself`);
}

const pidsOf = (logs: readonly ProbeLog[]): ReadonlySet<number> => new Set(logs.map(({ pid }) => pid));

const finishedByAll = (logs: readonly ProbeLog[]): number => logs.reduce((sum, log) => sum + finishedBy(log), 0);

/** What loads of every kind of round have in common: the commands to a client, and what its answers must not say. */

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
  const troubled = servers.map((server, index) => ({ server, trouble: troubles[index] ?? null })).filter(({ trouble }) => trouble !== null);
  // Where both arms fail it is base's failure that counts.
  const counting = troubled.find(({ server }) => server.arm === 'base') ?? troubled[0];
  if (counting !== undefined) {
    counting.server.assertRunning();
    throw new ArmFailure(counting.server.arm, `after the load, asked with one request at a time: ${counting.trouble}`);
  }
  return latenciesMs.map((latencies) => median([...latencies]));
}

/** In base64. The first answer was checked in full; whoever accepts any body is not held to the first one. */
const expectedBody = (server: BootedServer, scenario: HttpScenario): string | null => (scenario.expect.body === null ? null : server.firstBody);
