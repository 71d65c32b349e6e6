import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { planCores } from '../../../src/measure/cores.ts';
import { isFailureOf, isMeasuringFailure } from '../arm-failure.ts';
import { measureSuiteDuet, measureSuiteSolo, type SuiteRig } from '../../../src/measure/suite/suite-rounds.ts';
import type { Arm, RoundOfBothArms } from '../../../src/model.ts';
import { writeFiles } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { sampleSuites, type SampleSuites, spinFor } from '../sample-suite.ts';
import { SHORT_PROCEDURE } from '../short-rig.ts';

let rig: SuiteRig;
before(async () => {
  rig = { cores: await planCores(), procedure: SHORT_PROCEDURE };
});

/** A suite of one task. */
const parsing = (task: string): string => `export default (bench) => { bench.add("parse", ${task}); };`;

const waitingSuite = (ms: number, options = '{}'): string => parsing(`() => new Promise((done) => setTimeout(done, ${ms})), ${options}`);

const LONG_SUITE = waitingSuite(2_050, '{ async: true }');

const THROWING_SUITE = parsing('() => { throw new Error("no fixture"); }');

function duetOf(
  { target, trees }: SampleSuites,
  { on = rig, startedFirst = 'head', index = 4 }: { readonly on?: SuiteRig; readonly startedFirst?: Arm; readonly index?: number } = {},
): Promise<RoundOfBothArms> {
  const arms = { base: { target, tree: trees.base }, head: { target, tree: trees.head } };
  return measureSuiteDuet({ arms, task: 'parse', index, startedFirst }, on);
}

const soloOf = ({ target, trees }: SampleSuites, index = 0): ReturnType<typeof measureSuiteSolo> =>
  measureSuiteSolo({ target, tree: trees.head }, 'parse', index, rig);

const throwingAt = (operation: number): string =>
  `let count = 0; ${parsing(`() => new Promise((done, fail) => setTimeout((count += 1) < ${operation} ? done : fail, 1, new Error("no fixture")))`)}`;

/** The task takes a package from there when it runs, and not before. */
const lateSuite = (file: string): string =>
  `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${parsing(`() => require(${JSON.stringify(file)})()`)}`;

/** Of a task that throws. */
const NO_FIXTURE = { kind: 'suite-failed', because: { kind: 'process-error' } } as const;

describe('a duet of suites', { concurrency: 2 }, () => {
  it("with a task that requires a module from outside its tree when it runs is no arm's failure, and names the module", async () => {
    await using elsewhere = await temporaryFolder();
    await writeFiles(elsewhere.path, { 'my-lib/index.js': 'module.exports = () => JSON.parse(\'{"a":1}\');' });
    await using suites = await sampleSuites({ head: lateSuite(join(elsewhere.path, 'my-lib/index.js')) });
    for (const round of [() => duetOf(suites), () => soloOf(suites)])
      await assert.rejects(round(), isMeasuringFailure({ kind: 'foreign-module', arm: 'head', name: 'my-lib/index.js' }));
  });

  it('of a task that waits goes by time, not by CPU time', async (t) => {
    if (rig.cores === null) return t.skip('processes cannot be pinned here');
    await using suites = await sampleSuites({ base: waitingSuite(4), head: waitingSuite(16) });
    const { slices } = await duetOf(suites);
    assert.ok((slices.nsPerOp ?? []).length > 0);
    for (const { base, head } of slices.nsPerOp ?? []) assert.ok(base >= 3e6 && head >= 15e6, JSON.stringify(slices));
  });

  it('of a task that waits at head alone goes by time as well, though base takes the core meanwhile', async (t) => {
    if (rig.cores === null) return t.skip('processes cannot be pinned here');
    await using suites = await sampleSuites({
      base: parsing(`() => { ${spinFor(5)} }`),
      head: parsing(`async () => { ${spinFor(5)} await new Promise((done) => setTimeout(done, 20)); }`),
    });
    const { slices } = await duetOf(suites);
    assert.ok((slices.nsPerOp ?? []).length > 0);
    for (const { head } of slices.nsPerOp ?? []) assert.ok(head >= 20e6, JSON.stringify(slices));
  });

  it("with a task that throws in both arms is the base's failure, though the head throws sooner", async () => {
    // Calibrating takes fewer operations, the warm-up and the window many more.
    for (const [base, head] of [
      [1, 1],
      [62, 60],
    ] as const) {
      await using suites = await sampleSuites({ base: throwingAt(base), head: throwingAt(head) });
      await assert.rejects(duetOf(suites), isFailureOf('base', NO_FIXTURE));
    }
  });

  it("with a task that takes more than two seconds in the head alone is the head's failure, not too much work", async () => {
    await using suites = await sampleSuites({ head: LONG_SUITE });
    await assert.rejects(duetOf(suites, { index: 0 }), isFailureOf('head', { kind: 'operation-too-long-at-head' }));
  });

  for (const [which, index, isExpected] of [
    ['its first round', 0, isMeasuringFailure({ kind: 'operation-too-long' })],
    ['a later round, where head is what breaks', 1, isFailureOf('head', NO_FIXTURE)],
  ] as const) {
    it(`with a task of little more than two seconds at base ends by ${which}`, async () => {
      await using suites = await sampleSuites({ base: LONG_SUITE, head: THROWING_SUITE });
      await assert.rejects(duetOf(suites, { index }), isExpected);
    });
  }

  for (const startedFirst of ['base', 'head'] as const) {
    it(`calibrates the arm first that was started first, as ${startedFirst} here`, async () => {
      await using suites = await sampleSuites();
      const order = join(suites.trees.base, 'order');
      for (const arm of ['base', 'head'] as const) {
        await writeFiles(suites.trees[arm], {
          [join(suites.target.dir, suites.target.file)]: `import { appendFileSync } from 'node:fs';
          ${parsing(`() => JSON.parse("[1]"), { beforeAll: () => { appendFileSync(${JSON.stringify(order)}, "${arm} "); } }`)}`,
        });
      }
      await duetOf(suites, { startedFirst });
      assert.equal(await readFile(order, 'utf8'), startedFirst === 'base' ? 'base head ' : 'head base ');
    });
  }

  it('of a task that takes longer than a slice has longer slices', async () => {
    await using suites = await sampleSuites({ base: waitingSuite(80), head: waitingSuite(80) });
    const procedure = { ...SHORT_PROCEDURE, suiteWarmupMs: 10, suiteSliceMs: 50, suiteSlices: 3 };
    const { slices } = await duetOf(suites, { on: { ...rig, procedure } });
    assert.equal(slices.nsPerOp?.length, 3);
    for (const { base, head } of slices.nsPerOp ?? []) assert.ok(base >= 79e6 && head >= 79e6, JSON.stringify(slices));
  });

  it("of which the operations become too long for the window is no arm's failure", async () => {
    // Each takes a ms of CPU time, so that the 20 ms of a calibration hold 20 of them at most, on any machine.
    const growing = `let count = 0; ${parsing(`async () => { count += 1; if (count < 60) { ${spinFor(1)} } else await new Promise((done) => setTimeout(done, 3_000)); }`)}`;
    await using suites = await sampleSuites({ base: growing, head: growing });
    // Two such stretches come first, and the warm-up has more: its last operation goes on beyond the window.
    const procedure = { ...SHORT_PROCEDURE, suiteWarmupMs: 1_500, suiteSliceMs: 50 };
    await assert.rejects(duetOf(suites, { on: { ...rig, procedure } }), isMeasuringFailure({ kind: 'too-few-operations' }));
  });
});

describe('a solo round of a suite', () => {
  it('has time per operation, its inverse, and memory, and states how well it knows both', async () => {
    await using suites = await sampleSuites();
    const { index, figures, precision } = await soloOf(suites, 1);
    assert.equal(index, 1);
    assert.deepEqual(Object.keys(figures).toSorted(), ['maxMemory', 'nsPerOp', 'opsPerSecond']);
    assert.ok(figures.nsPerOp! > 0);
    assert.equal(figures.opsPerSecond, 1e9 / figures.nsPerOp!);
    assert.ok(figures.maxMemory! > 1);
    assert.deepEqual(Object.keys(precision ?? {}), ['nsPerOp', 'opsPerSecond']);
    assert.ok(precision!.nsPerOp! >= 0 && precision!.nsPerOp === precision!.opsPerSecond);
  });

  it('of a task that takes longer than a slice still has its figures and their precision', async () => {
    await using suites = await sampleSuites({ head: waitingSuite(80) });
    const { figures, precision } = await soloOf(suites);
    assert.ok(figures.nsPerOp! >= 79e6, String(figures.nsPerOp));
    assert.ok(precision?.nsPerOp !== undefined);
  });

  it("of a task that takes more than two seconds is no arm's failure, and says what to do", async () => {
    await using suites = await sampleSuites({ head: LONG_SUITE });
    await assert.rejects(soloOf(suites), isMeasuringFailure({ kind: 'operation-too-long', mostMs: 2_000 }));
  });
});
