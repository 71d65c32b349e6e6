import assert from 'node:assert/strict';
import { exchange } from '../../../src/measure/load/http-exchange.ts';
import { bootServer, type BootedServer } from '../../../src/measure/server/server.ts';
import { scenarioOf } from '../../targets.ts';
import type { SampleTrees } from '../sample-server.ts';

/** Head's server, up, anywhere. */
export const boot = (
  { target, trees }: Pick<SampleTrees, 'target' | 'trees'>,
  { stopTimeoutMs = 5_000, ...change }: Partial<Parameters<typeof bootServer>[0]> & { readonly stopTimeoutMs?: number } = {},
): Promise<BootedServer> =>
  bootServer({
    arm: 'head',
    target: { ...target, stopTimeoutMs },
    tree: trees.head,
    scenario: scenarioOf(),
    core: null,
    patienceMs: 5_000,
    ...change,
  });

/** So many requests, one after the other, each over a connection of its own. */
export const ask = async ({ origin }: BootedServer, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await exchange({ origin, request: scenarioOf(), timeoutMs: 5_000 });
};

/** The newest of what a probe noted. */
export const lastOf = <Item>(items: readonly Item[]): Item => items.at(-1) ?? assert.fail('nothing was noted');
