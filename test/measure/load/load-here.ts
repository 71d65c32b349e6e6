import { after, before } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { startLoadClient, type LoadClient } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';
import { scenarioOf } from '../../targets.ts';
import type { ServerHere } from '../server-here.ts';
import { isUp } from '../short-rig.ts';

type LoadCommand = Parameters<LoadClient['load']>[0];

const LOAD_MS = 250;
/** What less than that comes of is no load. */
const FEW_RESPONSES = 10;
const MOST_TRIES = 3;

export const CONNECTIONS = 4;

export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** One for all tests of the file that calls this. */
export function loadClientHere(): () => LoadClient {
  let client: LoadClient;
  before(async () => {
    client = startLoadClient(null);
    await isUp(client);
  });
  after(() => client[Symbol.asyncDispose]());
  return () => client;
}

/** A short load, which takes any body for an answer. */
export function shortLoad({ origin }: Pick<ServerHere, 'origin'>, change: Partial<LoadCommand> = {}): LoadCommand {
  const measureFromMs = monotonicMs() + 50;
  const measureToMs = measureFromMs + LOAD_MS;
  return { origin, request: scenarioOf(), expectedStatus: 200, expectedBody: null, connections: CONNECTIONS, pipelining: 1, measureFromMs, measureToMs, endMs: measureToMs + 20, ...change };
}

/**
 * What came of a short load: of the next one where the machine stood still for so long that next to nothing did. A test
 * that names the end gets what came by then.
 */
export async function applyShortLoad(client: LoadClient, [server, change = {}]: Parameters<typeof shortLoad>, tries = 1): Promise<LoadResult> {
  const result = await client.load(shortLoad(server, change));
  const isNone = result.responses <= FEW_RESPONSES && result.errors + result.closed === 0;
  return isNone && change.endMs === undefined && tries < MOST_TRIES ? applyShortLoad(client, [server, change], tries + 1) : result;
}
