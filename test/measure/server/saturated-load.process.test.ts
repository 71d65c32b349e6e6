import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { planCores, type CorePlan } from '../../../src/measure/cores.ts';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { isMeasuringFailure } from '../arm-failure.ts';
import type { LoadClient } from '../../../src/measure/load/load-process.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { loadInTurn, loadTogether } from '../../../src/measure/server/saturated-load.ts';
import { bootBoth, type BothServers } from '../../../src/measure/server/server-arms.ts';
import type { BootedServer } from '../../../src/measure/server/server.ts';
import { scenarioOf } from '../../targets.ts';
import { sampleTrees, type SampleTrees, type ServerParts } from '../sample-server.ts';
import { armOf, openShortRig, SHORT_PROCEDURE } from '../short-rig.ts';

let cores: CorePlan | null;
let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  cores = await planCores();
  rig = await openShortRig(cores);
});
after(() => rig[Symbol.asyncDispose]());

const DUET = { scenario: scenarioOf(), loadedFirst: 'head' } as const;

/** The same log, as if its responses had come evenly and each had cost more than the one before. */
function growingDearer(log: ProbeLog, growth: number): ProbeLog {
  const [first, last] = [log.samples[0]!, log.samples.at(-1)!];
  const steps = Math.max(1, Math.floor((last[0] - first[0]) / 10));
  const samples = Array.from(
    { length: steps + 1 },
    (_, step) => [last[0] - (steps - step) * 10, (last[1] * step) / steps, Math.expm1((growth * step) / 100)] as const,
  );
  return { ...log, samples };
}

const withGrowth = (server: BootedServer, growth: number): BootedServer => ({
  ...server,
  logs: async () => (await server.logs()).map((log) => growingDearer(log, growth)),
});

const bootSample = (sample: SampleTrees): Promise<BothServers> =>
  bootBoth({ arms: { base: armOf(sample, 'base'), head: armOf(sample, 'head') }, scenario: scenarioOf(), startedFirst: 'base' }, rig);

describe('arms that are loaded together', () => {
  for (const [what, headGrowth, loads, unsettled] of [
    ['are loaded once where they have come to rest', 0.5, 1, undefined],
    ['are loaded twice again where they have not, and then that is said', 2.5, 3, true],
  ] as const) {
    it(what, async (t) => {
      if (cores === null) return t.skip('processes cannot be pinned here');
      await using sample = await sampleTrees();
      await using servers = await bootSample(sample);
      const endsMs: number[] = [];
      const toldEndsMs: number[] = [];
      const noting: LoadClient = {
        ...rig.client,
        load: (command, ...rest) => {
          endsMs.push(command.endMs);
          return rig.client.load(command, ...rest);
        },
        finish: (command) => {
          toldEndsMs.push(command.endMs);
          return rig.client.finish(command);
        },
      };
      const changed = { ...servers, base: withGrowth(servers.base, 0.5), head: withGrowth(servers.head, headGrowth) };
      const procedure = { ...SHORT_PROCEDURE, slices: 4, longSlices: 4, leastSlices: 4 };
      const saturated = await loadTogether(changed, DUET, { ...rig, procedure, client: noting });
      assert.equal(saturated.unsettled, unsettled);
      assert.equal(endsMs.length, 2 * loads);
      assert.equal(toldEndsMs.length, loads);
      for (const [index, endMs] of endsMs.entries())
        assert.ok(endMs > toldEndsMs[Math.floor(index / 2)]!, 'the load would have ended before it was told to');
    });
  }

  for (const [what, cameWith, slices] of [
    ['have the short window where both were warm in time', { base: 'enough', head: 'enough' }, 2],
    ['have the long one where an arm answers too seldom to be waited for', { base: 'enough', head: 'few' }, 3],
    ['have the long one where an arm was not warm in time', { base: 'enough', head: null }, 3],
  ] as const) {
    it(what, async (t) => {
      if (cores === null) return t.skip('processes cannot be pinned here');
      await using sample = await sampleTrees();
      await using servers = await bootSample(sample);
      const windowsMs: number[] = [];
      const telling: LoadClient = {
        ...rig.client,
        load: (command, onMilestone) => {
          const came = cameWith[command.origin === servers.base.origin ? 'base' : 'head'];
          if (came !== null) onMilestone?.(came);
          return rig.client.load(command);
        },
        finish: (command) => {
          windowsMs.push(command.measureToMs - command.measureFromMs);
          return rig.client.finish(command);
        },
      };
      const procedure = { ...SHORT_PROCEDURE, slices: 2, longSlices: 3 };
      await loadTogether(servers, DUET, { ...rig, procedure, client: telling });
      assert.equal(Math.round(windowsMs[0]!), slices * procedure.sliceMs);
    });
  }

  /** A cluster of three, which serves once all of them are there. */
  const CLUSTER: ServerParts = {
    first: `import cluster from 'node:cluster';
      if (cluster.isPrimary) {
        let ready = 0;
        cluster.on('message', () => {
          ready += 1;
          if (ready === 3) for (const worker of Object.values(cluster.workers)) worker.send('serve');
        });
        for (let workers = 0; workers < 3; workers += 1) cluster.fork();
      }`,
    listen: `if (!cluster.isPrimary) {
      process.once('message', () => { server.listen(Number(process.env.PORT), process.env.HOST); });
      process.send('ready');
    }`,
  };

  for (const [what, head, times] of [
    ['of one process each are warm after so many answers', {}, 1],
    ['of which one is a cluster are warm after as many for each of its processes', CLUSTER, 3],
  ] as const) {
    it(what, async () => {
      await using sample = await sampleTrees({ head });
      await using servers = await bootSample(sample);
      const asked: number[] = [];
      const refusing: LoadClient = {
        ...rig.client,
        load: async ({ milestone }) => {
          asked.push(milestone?.responses ?? 0);
          throw new MeasuringFailure({ kind: 'process-silent', seconds: 1 });
        },
      };
      await assert.rejects(loadTogether(servers, DUET, { ...rig, client: refusing }), isMeasuringFailure({ kind: 'process-silent' }));
      assert.deepEqual(asked, [times * SHORT_PROCEDURE.warmResponses, times * SHORT_PROCEDURE.warmResponses]);
    });
  }
});

/** A client that says of its loads, one after the other, that it was so busy. */
function busyBy(utilisations: readonly number[]): LoadClient {
  const left = [...utilisations];
  return { ...rig.client, load: async (...asked) => ({ ...(await rig.client.load(...asked)), loopUtilisation: left.shift() ?? null }) };
}

describe('arms that take turns', () => {
  const WAITING: ServerParts = { answer: 'setTimeout(() => response.end("ok"), 5);' };

  for (const [what, utilisations, clientSaturated] of [
    ['say so where the load client had no rest in most of them', [0.5, 0.5, 1, 1, 0.5, 1], true],
    ['say nothing of it where it had in half of them, whatever it had while they were warmed up', [1, 1, 1, 0.5, 0.5, 1], undefined],
  ] as const) {
    it(what, async () => {
      await using sample = await sampleTrees({ base: WAITING, head: WAITING });
      await using servers = await bootSample(sample);
      const saturated = await loadInTurn(servers, DUET, { ...rig, cores: null, client: busyBy(utilisations) });
      assert.equal(saturated.clientSaturated, clientSaturated);
      assert.equal(saturated.mode, 'alternating');
      assert.ok((saturated.slices.throughput ?? []).length > 0);
    });
  }
});
