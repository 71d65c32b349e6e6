/** Alone: the arms' figures are compared with each other. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { median } from 'simple-statistics';
import { planCores } from '../../../src/measure/cores.ts';
import { measureSuiteDuet, type SuiteRig } from '../../../src/measure/suite/suite-rounds.ts';
import type { Arm, RoundOfBothArms } from '../../../src/model.ts';
import { sampleSuites, type SampleSuites, spinFor } from '../sample-suite.ts';
import { SHORT_PROCEDURE } from '../short-rig.ts';

let rig: SuiteRig;
before(async () => {
  rig = { cores: await planCores(), procedure: SHORT_PROCEDURE };
});

const parsing = (task: string): string => `export default (bench) => { bench.add("parse", ${task}); };`;

/** Five times the work of the good suite's task. */
const SLOW_SUITE = parsing('() => { for (let n = 0; n < 4; n += 1) JSON.parse(\'{"a":[1,2,3]}\'); return JSON.parse(\'{"a":[1,2,3]}\'); }');

function duetOf({ target, trees }: SampleSuites, on: SuiteRig): Promise<RoundOfBothArms> {
  const arms = { base: { target, tree: trees.base }, head: { target, tree: trees.head } };
  return measureSuiteDuet({ arms, task: 'parse', index: 4, startedFirst: 'head' }, on);
}

function assertFilled({ mode, slices }: RoundOfBothArms, slower: Arm): void {
  assert.deepEqual(Object.keys(slices), ['nsPerOp', 'meanNsPerOp', ...(mode === 'duet' ? ['maxMemory'] : [])]);
  const pairs = slices.nsPerOp ?? [];
  assert.ok(pairs.length > 0 && pairs.length <= SHORT_PROCEDURE.slices);
  for (const { base, head } of pairs) {
    assert.ok(base > 0 && head > 0 && Number.isFinite(base + head));
    assert.equal(head > base ? 'head' : 'base', slower);
  }
  const [mean, ...others] = slices.meanNsPerOp ?? [];
  assert.ok(mean !== undefined && mean.base > 0 && mean.head > 0 && Number.isFinite(mean.base + mean.head));
  assert.equal(mean.head > mean.base ? 'head' : 'base', slower);
  assert.deepEqual(others, []);
  // In MB.
  for (const { base, head } of slices.maxMemory ?? [])
    assert.ok(base > 1 && head > 1 && base + head < 2_000, JSON.stringify(slices.maxMemory));
}

describe('a duet of suites', () => {
  it('has slices of each arm, both at once, and the share of the core that each got', async (t) => {
    if (rig.cores === null) return t.skip('processes cannot be pinned here');
    await using suites = await sampleSuites({ head: SLOW_SUITE });
    const round = await duetOf(suites, rig);
    assertFilled(round, 'head');
    assert.deepEqual([round.index, round.mode, round.startedFirst], [4, 'duet', 'head']);
    assert.ok(round.coreShare !== null && round.coreShare.base > 0 && round.coreShare.head > 0);
  });

  it('takes turns where processes cannot be pinned', async () => {
    await using suites = await sampleSuites({ base: SLOW_SUITE });
    const round = await duetOf(suites, { ...rig, cores: null });
    assertFilled(round, 'base');
    assert.deepEqual([round.mode, round.coreShare], ['alternating', null]);
  });

  it('has work that comes seldom in the mean of its window, where the median of its slices has none of it', async (t) => {
    if (rig.cores === null) return t.skip('processes cannot be pinned here');
    // Once in 0.35 s of its own time, and never while the task is calibrated.
    const seldom =
      'restedUs ??= cpuUs(); if (cpuUs() - restedUs > 250_000) { for (const untilUs = cpuUs() + 100_000; cpuUs() < untilUs;); restedUs = cpuUs(); }';
    await using suites = await sampleSuites({
      base: parsing(`() => { ${spinFor(1)} }`),
      head: `let restedUs = null; ${parsing(`() => { ${spinFor(1)} ${seldom} }`)}`,
    });
    const { slices } = await duetOf(suites, { ...rig, procedure: { ...SHORT_PROCEDURE, suiteSliceMs: 100, suiteSlices: 12 } });
    const [mean] = slices.meanNsPerOp ?? [];
    const ratios = (slices.nsPerOp ?? []).map(({ base, head }) => head / base);
    assert.ok(mean !== undefined && mean.head / mean.base > median(ratios), JSON.stringify(slices));
  });
});
