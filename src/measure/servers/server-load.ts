/** What loads of every kind of round have in common: the commands to a client, and what its answers must not say. */
import { median } from 'simple-statistics';
import { monotonicMs } from '../../clock.ts';
import type { HttpScenario } from '../../model.ts';
import { ArmFailure } from '../failure.ts';
import { loadTrouble, type LoadClient } from '../load/load.ts';
import type { LoadCommand, LoadResult } from '../load/load-protocol.ts';
import type { ProbeLog } from '../probe/probe-log.ts';
import { assertSameCount } from './served-count.ts';
import type { BootedServer } from './server.ts';

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
