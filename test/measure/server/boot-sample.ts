import assert from 'node:assert/strict';
import { exchange } from '../../../src/measure/load/http-exchange.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { bootServer, type BootedServer } from '../../../src/measure/server/server.ts';
import type { Expectation } from '../../../src/model.ts';
import { scenarioOf } from '../../targets.ts';
import type { SampleTrees } from '../sample-server.ts';

/** What a test may want otherwise when it boots a sample. */
export interface BootQuestion {
  readonly expect?: Expectation;
  readonly stopGraceMs?: number;
  readonly onKilled?: () => void;
  readonly onServing?: (serving: readonly ProbeLog[]) => void;
  readonly patienceMs?: number;
}

/** Head's server, up, anywhere. */
export const boot = (
  { target, trees }: SampleTrees,
  {
    expect = { status: 200, body: null },
    stopGraceMs = 5_000,
    onKilled = () => {},
    onServing = () => {},
    patienceMs = 5_000,
  }: BootQuestion = {},
): Promise<BootedServer> =>
  bootServer({
    arm: 'head',
    target,
    tree: trees.head,
    scenario: scenarioOf({ expect }),
    core: null,
    stopGraceMs,
    onKilled,
    onServing,
    patienceMs,
  });

/** So many requests, one after the other, each over a connection of its own. */
export const ask = async ({ origin }: BootedServer, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await exchange({ origin, request: scenarioOf(), agent: false, timeoutMs: 5_000 });
};

/** The newest of what a probe noted. */
export const lastOf = <Item>(items: readonly Item[]): Item => items.at(-1) ?? assert.fail('nothing was noted');
