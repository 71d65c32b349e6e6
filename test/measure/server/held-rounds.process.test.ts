import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { planCores } from '../../../src/measure/cores.ts';
import { measureHeldDuet, measureHeldSolo } from '../../../src/measure/server/held-rounds.ts';
import type { Arm, RoundOfBothArms, HeldScenario, SoloRound } from '../../../src/model.ts';
import { serverBenchmarks } from '../../../src/plan/benchmarks.ts';
import { heldScenarioOf } from '../../targets.ts';
import { isFailureOf, isMeasuringFailure } from '../arm-failure.ts';
import { heldTrees, type HeldTrees } from './held-trees.ts';
import { carryOutOn, duet, solo } from '../carried-out.ts';
import { armOf, openShortRig } from '../short-rig.ts';

let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  rig = await openShortRig(await planCores());
});
after(() => rig[Symbol.asyncDispose]());

/** As many as it takes for CPU time to be told. */
const MANY = heldScenarioOf({ requests: 1_000 });
const FEW = heldScenarioOf({ requests: 20 });

function duetOf(sample: HeldTrees, scenario: HeldScenario = FEW, loadedFirst: Arm = 'base'): Promise<RoundOfBothArms> {
  const arms = { base: armOf(sample, 'base'), head: armOf(sample, 'head') };
  return measureHeldDuet({ arms, scenario, index: 3, startedFirst: 'head', loadedFirst }, rig);
}

const soloOf = (sample: HeldTrees, scenario: HeldScenario = FEW): Promise<SoloRound> =>
  measureHeldSolo(armOf(sample, 'head'), scenario, 2, rig);

/** CPU time, so that it weighs the same at any load of the machine. */
const BUSY = 'for (const from = process.cpuUsage(); (({ user, system }) => user + system < 200)(process.cpuUsage(from)););';

describe('a duet of held requests', () => {
  it('has the arms take turns, and sees which one has more to do', async () => {
    await using sample = await heldTrees({ head: BUSY });
    const {
      slices: { bootTime, maxMemory, ...slices },
      ...round
    } = await duetOf(sample, MANY);
    assert.deepEqual(round, { index: 3, startedFirst: 'head', mode: 'alternating', coreShare: null });
    assert.deepEqual(Object.keys(slices).toSorted(), ['cpuPerRequest', 'finishOverhead', 'finishTime']);
    for (const pairs of [bootTime, maxMemory])
      assert.ok(pairs?.length === 1 && pairs[0]!.base > 1 && pairs[0]!.head > 1, JSON.stringify(pairs));
    for (const pairs of Object.values(slices)) {
      assert.ok(pairs.length >= 1 && pairs.length <= 3);
      for (const { base, head } of pairs) assert.ok(base > 0 && head > base, JSON.stringify(slices));
    }
    for (const [index, { base }] of slices.finishOverhead!.entries()) {
      assert.equal(Math.round(base + MANY.holdMs), Math.round(slices.finishTime![index]!.base * 1000));
    }
  });

  it("with a base and a head that answer wrongly after a while is the base's failure, though the head is asked first", async () => {
    // One request to see whether it is up, and two bursts of 20 at once to both: from then on they take turns.
    const wrong = 'globalThis.count = (globalThis.count ?? 0) + 1; if (count > 41) message = \'{"sid":0}\';';
    await using sample = await heldTrees({ base: wrong, head: wrong });
    await assert.rejects(
      duetOf(sample, FEW, 'head'),
      isFailureOf('base', { kind: 'held-requests-failed', because: { kind: 'wrong-message' } }),
    );
  });
});

describe('a solo round of held requests', () => {
  it('has every absolute figure, and the memory over time', async () => {
    await using sample = await heldTrees();
    const { index, figures, precision, memorySeries } = await soloOf(sample, MANY);
    assert.equal(index, 2);
    assert.deepEqual(Object.keys(figures).toSorted(), ['bootTime', 'cpuPerRequest', 'finishOverhead', 'finishTime', 'maxMemory']);
    for (const [name, value] of Object.entries(figures)) assert.ok(value > 0 && Number.isFinite(value), `${name}: ${value}`);
    assert.deepEqual(Object.keys(precision ?? {}).toSorted(), ['cpuPerRequest', 'finishOverhead', 'finishTime']);
    assert.ok((memorySeries ?? []).length > 0);
  });

  it("says nothing of CPU time where there are so few requests that it would be the probe's own", async () => {
    // Answers come well after the hold, however late a busy machine lets the client note that it has sent.
    await using sample = await heldTrees({ head: 'setTimeout = ((original) => (callback) => original(callback, 80))(setTimeout);' });
    const { figures, precision } = await soloOf(sample);
    assert.deepEqual([figures.cpuPerRequest, precision?.cpuPerRequest], [undefined, undefined]);
    assert.ok(figures.finishTime! > 0);
  });

  it("is no arm's failure where the last answer comes within the hold", async () => {
    await using sample = await heldTrees({ head: 'setTimeout = setImmediate;' });
    await assert.rejects(
      soloOf(sample, heldScenarioOf({ requests: 1, holdMs: 5 })),
      isMeasuringFailure({ kind: 'nothing-beyond-hold', requests: 1, holdMs: 5 }),
    );
  });
});

describe('a run with held requests', () => {
  it('measures them as what they are', async () => {
    await using sample = await heldTrees();
    const [benchmark] = serverBenchmarks(sample.target, sample.target);
    const measuring = await carryOutOn(rig, {
      benchmarks: [benchmark!],
      trees: sample.trees,
      steps: [duet('held/held', 0), solo('held/held', 0)],
    });
    const measured = measuring.measurements.get('held/held');
    assert.ok(measured?.state === 'measured', JSON.stringify(measured));
    assert.ok(measured.duets[0]!.slices.finishOverhead!.length > 0);
    assert.ok(measured.solos[0]!.figures.finishTime! > 0);
  });
});
