import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { planCores, type CorePlan } from '../../src/measure/cores.ts';
import type { LoadClient } from '../../src/measure/load.ts';
import type { ProbeLog } from '../../src/measure/probe-log.ts';
import { loadTogether } from '../../src/measure/saturated-load.ts';
import { bootBoth } from '../../src/measure/server-arms.ts';
import type { BootedServer } from '../../src/measure/server.ts';
import { scenarioOf } from '../targets.ts';
import { sampleTrees } from './sample-server.ts';
import { openShortRig, SHORT_PROCEDURE } from './short-rig.ts';

let cores: CorePlan | null;
let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  cores = await planCores();
  rig = await openShortRig(cores);
});
after(() => rig[Symbol.asyncDispose]());

/** The same log, as if its responses had come evenly and each had cost more than the one before. */
function growingDearer(log: ProbeLog, growth: number): ProbeLog {
  const [first, last] = [log.samples[0]!, log.samples.at(-1)!];
  const steps = Math.max(1, Math.floor((last[0] - first[0]) / 10));
  const samples = Array.from({ length: steps + 1 }, (_, step) =>
    [last[0] - (steps - step) * 10, (last[1] * step) / steps, Math.expm1((growth * step) / 100)] as const);
  return { ...log, samples };
}

const withLogs = (server: BootedServer, change: (log: ProbeLog) => ProbeLog): BootedServer => ({ ...server, logs: async () => (await server.logs()).map(change) });

describe('arms that are loaded together', () => {
  for (const [what, headGrowth, loads, unsettled] of [
    ['are loaded once where they have come to rest', 0.5, 1, undefined],
    ['are loaded twice again where they have not, and then that is said', 2.5, 3, true],
  ] as const) {
    it(what, async (t) => {
      if (cores === null) return t.skip('processes cannot be pinned here');
      await using sample = await sampleTrees();
      const side = (arm: 'base' | 'head') => ({ target: sample.target, tree: sample.trees[arm], stopGraceMs: 5_000 });
      await using servers = await bootBoth({ arms: { base: side('base'), head: side('head') }, scenario: scenarioOf(), startedFirst: 'base' }, rig);
      let loaded = 0;
      const counting = (client: LoadClient): LoadClient => ({ ...client, load: (...asked) => { loaded += 1; return client.load(...asked); } });
      const changed = { ...servers, base: withLogs(servers.base, (log) => growingDearer(log, 0.5)), head: withLogs(servers.head, (log) => growingDearer(log, headGrowth)) };
      const procedure = { ...SHORT_PROCEDURE, slices: 4, leastSlices: 4 };
      const saturated = await loadTogether(changed, scenarioOf(), { ...rig, procedure }, (arm) => counting(rig.clients[arm === 'base' ? 0 : 1]));
      assert.equal(saturated.unsettled, unsettled);
      assert.equal(loaded, 2 * loads);
    });
  }
});
