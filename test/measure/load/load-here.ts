import { after, before } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { startLoadClient, type LoadClient } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';
import { scenarioOf } from '../../targets.ts';
import type { ServerHere } from '../server-here.ts';
import { isUp } from '../short-rig.ts';

type LoadCommand = Parameters<LoadClient['load']>[0];

/** Responses after which a load has shown what it can. */
const ENOUGH = 40;
const LONGEST_MS = 60_000;
const BRIEF_MS = 250;

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

/** A load that takes any body for an answer, and is measured from its begin. */
export function loadOf({ origin }: Pick<ServerHere, 'origin'>, change: Partial<LoadCommand> = {}): LoadCommand {
  const measureFromMs = monotonicMs();
  const endMs = measureFromMs + LONGEST_MS;
  return {
    origin,
    request: scenarioOf(),
    expectedStatus: 200,
    expectedBody: null,
    connections: CONNECTIONS,
    pipelining: 1,
    measureFromMs,
    measureToMs: endMs,
    endMs,
    ...change,
  };
}

/** What came of a load until it had enough responses, however long that took, or until the end that is named. All loads of the client end with it. */
export function applyShortLoad(client: LoadClient, [server, change = {}]: Parameters<typeof loadOf>): Promise<LoadResult> {
  if (change.endMs !== undefined) return client.load(loadOf(server, change));
  const milestone = { responses: ENOUGH, slow: { atMs: monotonicMs() + LONGEST_MS, responses: 1 } };
  return client.load(loadOf(server, { milestone, ...change }), () => {
    const nowMs = monotonicMs();
    void client.finish({ measureFromMs: nowMs, measureToMs: nowMs, endMs: nowMs });
  });
}

/** For a load that never has enough. */
export const briefly = (): Pick<LoadCommand, 'endMs'> => ({ endMs: monotonicMs() + BRIEF_MS });
