import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { planCores, type CorePlan } from '../../../src/measure/cores.ts';
import type { ServerRig } from '../../../src/measure/server/server-arms.ts';
import { measureServerDuet, measureServerSolo } from '../../../src/measure/server/server-rounds.ts';
import type { LoadClient } from '../../../src/measure/load/load-process.ts';
import { METRIC_NAMES } from '../../../src/metrics.ts';
import type { Arm, MetricName, RoundOfBothArms, SoloRound } from '../../../src/model.ts';
import { scenarioOf } from '../../targets.ts';
import { isFailureOf, isMeasuringFailure } from '../arm-failure.ts';
import { sampleTrees, type SampleTrees, type ServerParts } from '../sample-server.ts';
import { armOf, openShortRig, SHORT_PROCEDURE } from '../short-rig.ts';
import { isWaitingAccounted } from './waiting-accounted.ts';

let cores: CorePlan | null;
let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  cores = await planCores();
  rig = await openShortRig(cores);
});
after(() => rig[Symbol.asyncDispose]());

const OK = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });

function duetOf(
  sample: SampleTrees,
  { on = rig, loadedFirst = 'base' }: { readonly on?: ServerRig; readonly loadedFirst?: Arm } = {},
): Promise<RoundOfBothArms> {
  const arms = { base: armOf(sample, 'base'), head: armOf(sample, 'head') };
  return measureServerDuet({ arms, scenario: OK, index: 3, startedFirst: 'head', loadedFirst }, on);
}

const soloOf = (sample: SampleTrees, on: ServerRig = rig): Promise<SoloRound> => measureServerSolo(armOf(sample, 'head'), OK, 2, on);

const DIED = [{ kind: 'server-died' }, { kind: 'bad-answers', statuses: {}, otherBodies: 0 }] as const;

/** In so short a stretch there may have been nothing to collect, and no timer need have been late. */
const SOMETIMES_NONE: ReadonlySet<string> = new Set<MetricName>(['gcTimePerRequest', 'collectionsPerThousand', 'eventLoopDelayP99']);

const isCertain = (name: string): boolean => !SOMETIMES_NONE.has(name);

function assertFilled({ mode, slices }: RoundOfBothArms): void {
  assert.deepEqual(Object.keys(slices).filter(isCertain).toSorted(), [
    'bootTime',
    'cpuPerRequest',
    ...(mode === 'duet' ? ['maxMemory'] : []),
    'meanCpuPerRequest',
    'throughput',
    'unloadedLatency',
  ]);
  assert.equal(slices.cpuPerRequest?.length, slices.throughput?.length);
  assert.equal(slices.unloadedLatency?.length, 1);
  for (const [name, pairs] of Object.entries(slices)) {
    assert.ok(pairs.length >= (isCertain(name) ? 1 : 0) && pairs.length <= SHORT_PROCEDURE.slices, JSON.stringify(slices));
    for (const { base, head } of pairs) assert.ok(base > 0 && head > 0 && Number.isFinite(base + head), JSON.stringify(slices));
  }
}

/** In µs of CPU time, so that it weighs the same at any load of the machine. */
const costing = (us: string): ServerParts => ({
  answer: `const us = ${us}; for (const from = process.cpuUsage(); (({ user, system }) => user + system < us)(process.cpuUsage(from));); response.end("ok");`,
});

const SLOW = costing('3000');
const WAITING: ServerParts = { answer: "setTimeout(() => { response.end('ok'); }, 20);" };

const slowerArms = ({ slices }: RoundOfBothArms): readonly Arm[] => [
  ...new Set((slices.cpuPerRequest ?? []).map(({ base, head }) => (head > base ? 'head' : 'base'))),
];

describe('a duet of servers', () => {
  it('has slices of each arm, both at once, and the share of the core that each got', async (t) => {
    if (cores === null) return t.skip('processes cannot be pinned here');
    await using sample = await sampleTrees({ head: SLOW });
    const round = await duetOf(sample);
    assertFilled(round);
    assert.deepEqual([round.index, round.mode, round.startedFirst], [3, 'duet', 'head']);
    assert.deepEqual(slowerArms(round), ['head']);
    const { base, head } = round.coreShare ?? assert.fail('no core share');
    assert.ok(base > 0 && head > 0, JSON.stringify(round.coreShare));
    assert.equal((await sample.started()).length, 2);
    assert.deepEqual(await sample.leftovers(), []);
  });

  for (const [what, base, isWaiting] of [
    ['waits', WAITING, true],
    ['works', SLOW, false],
  ] as const) {
    it(`tells that base ${what}`, async (t) => {
      if (cores === null || !(await isWaitingAccounted()))
        return t.skip('processes cannot be pinned here, or the kernel keeps no account of them');
      await using sample = await sampleTrees({ base, head: WAITING });
      const { waitingShare, slices } = await duetOf(sample, {
        on: { ...rig, procedure: { ...SHORT_PROCEDURE, sliceMs: 500, slices: 3, longSlices: 3, leastSlices: 3 } },
      });
      assert.ok(waitingShare !== undefined && waitingShare > 0.5 === isWaiting, String(waitingShare));
      assert.equal(slices.throughput?.length, isWaiting ? 1 : 3);
    });
  }

  it('compares start-up and memory as well, start-up by the time that both took for it at once', async (t) => {
    if (cores === null) return t.skip('processes cannot be pinned here');
    const hungry =
      'const kept = Buffer.alloc(200e6, 1); for (const from = process.cpuUsage(); process.cpuUsage(from).user < 400_000;); globalThis.kept = kept;';
    await using sample = await sampleTrees({ head: { first: hungry }, target: { bootTimeoutMs: 30_000 } });
    const { slices } = await duetOf(sample);
    const [memory, ...others] = slices.maxMemory ?? [];
    const [boot, ...moreBoots] = slices.bootTime ?? [];
    assert.deepEqual([others, moreBoots], [[], []]);
    assert.ok(memory !== undefined && memory.head > memory.base + 150, JSON.stringify(memory));
    assert.ok(boot !== undefined && boot.head > boot.base + 100, JSON.stringify(boot));
  });

  it('takes turns where processes cannot be pinned', async () => {
    await using sample = await sampleTrees({ base: SLOW });
    const round = await duetOf(sample, { on: { ...rig, cores: null }, loadedFirst: 'head' });
    assertFilled(round);
    assert.equal(round.mode, 'alternating');
    assert.deepEqual([round.coreShare, round.waitingShare], [null, undefined]);
    assert.deepEqual(slowerArms(round), ['base']);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it("with a head that dies under load is the head's failure, and leaves nothing behind", async () => {
    await using sample = await sampleTrees({ head: { answer: 'if (count === 50) process.exit(7); response.end("ok");' } });
    await assert.rejects(duetOf(sample), isFailureOf('head', ...DIED));
    assert.deepEqual(await sample.leftovers(), []);
  });

  it("with a base that answers 500 under load is the base's failure", async () => {
    await using sample = await sampleTrees({ base: { answer: 'if (count > 20) response.statusCode = 500; response.end("ok");' } });
    await assert.rejects(
      duetOf(sample, { on: { ...rig, cores: null } }),
      isFailureOf('base', { kind: 'bad-answers', otherBodies: 0, broken: 0 }),
    );
  });

  it("with a base and a head that answer wrongly once the load is over is the base's failure, though the head is asked first", async (t) => {
    if (cores === null) return t.skip('processes cannot be pinned here');
    // The first request has a connection of its own, and the first load four.
    const answer = 'sockets.add(request.socket); if (sockets.size > 5) response.statusCode = 503; response.end("ok");';
    const wrong: ServerParts = { first: 'const sockets = new Set();', answer };
    await using sample = await sampleTrees({ base: wrong, head: wrong });
    await assert.rejects(
      duetOf(sample, { loadedFirst: 'head' }),
      isFailureOf('base', { kind: 'failed-after-load', because: { kind: 'wrong-status', status: 503, expected: 200, body: '' } }),
    );
  });

  it('with a head that does not boot stops the base', async () => {
    await using sample = await sampleTrees({ head: { first: 'process.exit(1);' } });
    await assert.rejects(duetOf(sample), isFailureOf('head', { kind: 'exited-before-listening' }));
    assert.equal((await sample.started()).length, 2);
    assert.deepEqual(await sample.leftovers(), []);
  });

  for (const inTurn of [false, true]) {
    it(`whose window has nothing in it${inTurn ? ', in turn,' : ''} is no arm's failure, and tells what to change`, async () => {
      await using sample = await sampleTrees();
      const impatient = { ...rig, ...(inTurn ? { cores: null } : {}), procedure: { ...SHORT_PROCEDURE, slices: 0, longSlices: 0 } };
      await assert.rejects(
        duetOf(sample, { on: impatient }),
        isMeasuringFailure({ kind: 'answers-too-seldom', isSolo: false, sliceSeconds: 0.2 }),
      );
    });
  }
});

/** Of suites, of held requests, of scenarios with a rate, of both arms alone, and counted apart. */
const OF_OTHERS: ReadonlySet<MetricName> = new Set([
  'nsPerOp',
  'opsPerSecond',
  'finishTime',
  'finishOverhead',
  'meanCpuPerRequest',
  'meanNsPerOp',
  'instructionsPerRequest',
  'instructionsPerOp',
]);

/** Three at once: one of them waits for what is never answered, and figures are held to no more than being there. */
describe('a solo round of a server', { concurrency: 3 }, () => {
  it('has every absolute figure of a server', async () => {
    await using sample = await sampleTrees();
    const { index, figures } = await soloOf(sample);
    assert.equal(index, 2);
    assert.deepEqual(
      Object.keys(figures).filter(isCertain).toSorted(),
      METRIC_NAMES.filter((name) => !OF_OTHERS.has(name) && isCertain(name)).toSorted(),
    );
    for (const [name, value] of Object.entries(figures)) assert.ok(value > 0 && Number.isFinite(value), `${name}: ${value}`);
    assert.ok(figures.latencyP50! <= figures.latencyP99!);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('knows how well it knows its figures, and how memory went', async () => {
    await using sample = await sampleTrees();
    const {
      figures,
      precision,
      latencyDistribution = [],
      memorySeries,
    } = await soloOf(sample, { ...rig, procedure: { ...SHORT_PROCEDURE, soloMs: 600 } });
    assert.deepEqual(Object.keys(precision ?? {}).toSorted(), ['cpuPerRequest', 'throughput']);
    for (const fraction of Object.values(precision ?? {})) assert.ok(fraction >= 0 && Number.isFinite(fraction), String(fraction));
    assert.ok(
      latencyDistribution.length > 4 && latencyDistribution.every((ms, step) => ms >= (latencyDistribution[step - 1] ?? 0)),
      latencyDistribution.join(' '),
    );
    assert.equal(latencyDistribution[2], figures.latencyP50);
    assert.deepEqual(
      memorySeries?.map(([atMs]) => atMs),
      [0, 100, 200, 300, 400, 500, 600],
    );
    assert.ok(
      memorySeries?.every(([, megabytes]) => megabytes > 1 && megabytes < 1_000),
      JSON.stringify(memorySeries),
    );
  });

  it('has what was collected, and how late the event loop was', async () => {
    const wasteful: ServerParts = {
      answer: 'globalThis.last = Array.from({ length: 20_000 }, () => ({})); setTimeout(() => response.end("ok"), 1);',
    };
    await using sample = await sampleTrees({ head: wasteful });
    const { figures } = await soloOf(sample, { ...rig, procedure: { ...SHORT_PROCEDURE, soloMs: 600 } });
    for (const name of ['gcTimePerRequest', 'collectionsPerThousand', 'eventLoopDelayP99'] as const)
      assert.ok(figures[name]! > 0, JSON.stringify(figures));
  });

  it("of a server that asks itself is invalid, because its requests are not the client's alone", async () => {
    const asksItself: ServerParts = {
      first: "import { get } from 'node:http';",
      answer:
        'if (request.url === "/self") response.end("ok"); else get({ host: process.env.HOST, port: process.env.PORT, path: "/self" }, (own) => own.resume().on("end", () => response.end("ok")));',
    };
    await using sample = await sampleTrees({ head: asksItself });
    await assert.rejects(soloOf(sample), isMeasuringFailure({ kind: 'uncounted-requests' }));
    assert.deepEqual(await sample.leftovers(), []);
  });

  it("of a server whose answers miss the stretch is no arm's failure, and tells which would not", async () => {
    await using sample = await sampleTrees();
    const { client } = rig;
    const missing: LoadClient = { ...client, load: async (...asked) => ({ ...(await client.load(...asked)), latencyMs: null }) };
    await assert.rejects(
      soloOf(sample, { ...rig, client: missing }),
      isMeasuringFailure({ kind: 'answers-too-seldom', isSolo: true, sliceSeconds: 0.2 }),
    );
  });

  it('says so where the load client set the pace', async () => {
    const waits: ServerParts = { answer: 'setTimeout(() => response.end("ok"), 5);' };
    await using sample = await sampleTrees({ head: waits });
    const { client } = rig;
    const busyAt = (loopUtilisation: number): LoadClient => ({
      ...client,
      load: async (...asked) => ({ ...(await client.load(...asked)), loopUtilisation }),
    });
    assert.equal((await soloOf(sample, { ...rig, client: busyAt(1) })).clientSaturated, true);
    assert.equal((await soloOf(sample, { ...rig, client: busyAt(0.5) })).clientSaturated, undefined);
  });

  it("of a server that never answers one request of a hundred is the head's failure", async () => {
    await using sample = await sampleTrees({ head: { answer: 'if (count % 100 !== 0) response.end("ok");' } });
    await assert.rejects(
      soloOf(sample, { ...rig, procedure: { ...SHORT_PROCEDURE, soloMs: 3_000 } }),
      isFailureOf('head', { kind: 'bad-answers', statuses: {}, otherBodies: 0, broken: 0, closed: 0 }),
    );
  });
});
