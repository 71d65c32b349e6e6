import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { planCores } from '../../../src/measure/cores.ts';
import type { LoadClient } from '../../../src/measure/load/load-process.ts';
import type { PaceCommand } from '../../../src/measure/load/load-protocol.ts';
import { measurePacedDuet, measurePacedSolo } from '../../../src/measure/server/paced-stretch.ts';
import { bootBoth, type BothServers, type ServerArm, type ServerRig } from '../../../src/measure/server/server-arms.ts';
import { measureServerDuet, measureServerSolo } from '../../../src/measure/server/server-rounds.ts';
import type { Arm, HttpScenario, OfBothArms, RoundOfBothArms } from '../../../src/model.ts';
import { scenarioOf } from '../../targets.ts';
import { isFailureOf } from '../arm-failure.ts';
import { sampleTrees, type SampleTrees } from '../sample-server.ts';
import { armOf, openShortRig } from '../short-rig.ts';

let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => { rig = await openShortRig(await planCores()); });
after(() => rig[Symbol.asyncDispose]());

const AT_RATE = scenarioOf({ rate: 100 });

const armsOf = (sample: SampleTrees): OfBothArms<ServerArm> => ({ base: armOf(sample, 'base'), head: armOf(sample, 'head') });

const bootSample = (sample: SampleTrees): Promise<BothServers> => bootBoth({ arms: armsOf(sample), scenario: AT_RATE, startedFirst: 'base' }, rig);

/** The client, with every command noted; it may be as late as a test wants for the first it is asked for, and for the second. */
function notedRig(latenessMs: readonly [number, number] = [0, 0]): { readonly rig: ServerRig; readonly commands: readonly PaceCommand[] } {
  const commands: PaceCommand[] = [];
  const client: LoadClient = {
    ...rig.client,
    pace: async (command) => {
      const lateMs = latenessMs[commands.length] ?? 0;
      commands.push(command);
      const result = await rig.client.pace(command);
      return { ...result, latenessMs: result.latenessMs.map(() => lateMs) };
    },
  };
  return { rig: { ...rig, client }, commands };
}

/** For so long that an arm which answers at once is not taken for it. */
const HELD = { answer: 'setTimeout(() => response.end("ok"), 60);' };

function duet(servers: BothServers, { scenario = AT_RATE, loadedFirst = 'base', on = notedRig().rig }: { readonly scenario?: HttpScenario; readonly loadedFirst?: Arm; readonly on?: ServerRig } = {}): Promise<RoundOfBothArms['slices']> {
  return measurePacedDuet(servers, { scenario, loadedFirst }, on);
}

describe('a stretch at a fixed rate', () => {
  it('has a pair of each percentile, whichever arm is asked first', async () => {
    await using sample = await sampleTrees({ head: HELD });
    await using servers = await bootSample(sample);
    for (const loadedFirst of ['base', 'head'] as const) {
      const slices = await duet(servers, { loadedFirst });
      assert.deepEqual(Object.keys(slices), ['pacedLatencyP50', 'pacedLatencyP99']);
      for (const pairs of Object.values(slices)) {
        assert.equal(pairs.length, 1);
        assert.ok(pairs[0]!.base > 0 && pairs[0]!.head >= 55, JSON.stringify(slices));
      }
    }
  });

  it('asks both arms at once, half an interval apart', async () => {
    await using sample = await sampleTrees();
    await using servers = await bootSample(sample);
    const { rig: on, commands } = notedRig();
    await duet(servers, { loadedFirst: 'head', on });
    const [first, second] = commands;
    assert.ok(first && second);
    assert.deepEqual([first.origin, second.origin], [servers.head.origin, servers.base.origin]);
    for (const moment of ['startMs', 'measureFromMs', 'endMs'] as const) assert.ok(Math.abs(second[moment] - first[moment] - 5) < 1e-6);
  });

  it('has no pair where a client could not keep the pace, and not even the metrics where no rate is asked for', async () => {
    await using sample = await sampleTrees();
    await using servers = await bootSample(sample);
    for (const latenessMs of [[1_000, 0], [0, 1_000], [1_000, 1_000]] as const) {
      assert.deepEqual(await duet(servers, { on: notedRig(latenessMs).rig }), { pacedLatencyP50: [], pacedLatencyP99: [] });
    }
    assert.deepEqual(await measurePacedSolo(servers.head, AT_RATE, notedRig([1_000, 0]).rig), {});
    assert.deepEqual(await duet(servers, { scenario: scenarioOf() }), {});
    assert.deepEqual(await measurePacedSolo(servers.head, scenarioOf(), rig), {});
  });

  it('of head alone has absolute figures', async () => {
    await using sample = await sampleTrees({ head: HELD });
    await using servers = await bootSample(sample);
    const { pacedLatencyP50, pacedLatencyP99, ...others } = await measurePacedSolo(servers.head, AT_RATE, notedRig().rig);
    assert.ok(pacedLatencyP50! >= 55 && pacedLatencyP99! >= pacedLatencyP50!, `${pacedLatencyP50} ${pacedLatencyP99}`);
    assert.deepEqual(others, {});
  });

  it('is the end of a round, of both arms as of head alone', async () => {
    await using sample = await sampleTrees();
    const { slices } = await measureServerDuet({ arms: armsOf(sample), scenario: AT_RATE, index: 0, startedFirst: 'base', loadedFirst: 'base' }, notedRig().rig);
    assert.deepEqual([slices.pacedLatencyP50?.length, slices.pacedLatencyP99?.length], [1, 1]);
    const { figures } = await measureServerSolo(armOf(sample, 'head'), AT_RATE, 0, notedRig().rig);
    assert.ok(figures.pacedLatencyP50! > 0 && figures.pacedLatencyP99! > 0, JSON.stringify(figures));
  });

  it('that an arm answers wrongly is that arm\'s failure', async () => {
    await using sample = await sampleTrees({ head: { answer: 'if (count > 20) response.statusCode = 503; response.end("ok");' } });
    await using servers = await bootSample(sample);
    await assert.rejects(duet(servers), isFailureOf('head', { kind: 'failed-at-rate', rate: 100, because: { kind: 'wrong-status', status: 503, expected: 200, body: '' } }));
  });

  it('in which an arm dies is that arm\'s failure', async () => {
    await using sample = await sampleTrees({ base: { answer: 'if (count > 20) process.exit(7); response.end("ok");' } });
    await using servers = await bootSample(sample);
    await assert.rejects(duet(servers), isFailureOf('base', { kind: 'server-died' }, { kind: 'failed-at-rate', rate: 100 }));
    await assert.rejects(measurePacedSolo(servers.base, AT_RATE, rig), isFailureOf('base', { kind: 'server-died' }));
  });
});
