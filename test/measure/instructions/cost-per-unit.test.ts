import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { costsPerUnit, settledCosts, type CountedProgram } from '../../../src/measure/instructions/cost-per-unit.ts';
import { shareFate } from '../../../src/measure/instructions/shared-fate.ts';
import type { Arm, OfBothArms, SlicePair } from '../../../src/model.ts';

const PLAN = { warmup: 1_000, stretch: 100 };

/** What each unit of a stretch costs, both counted from 1. */
type CostOf = (stretch: number, unit: number) => number;

/** What comes between a wait and a count would be seen in any figure. */
const UNCOUNTED = 1e9;

interface KnownProgram extends CountedProgram {
  /** What it was told to do, in order. */
  readonly told: string[];
}

function programOf(arm: Arm, costOf: CostOf, unit: CountedProgram['unit']): KnownProgram {
  let [counted, stretches] = [0, 0];
  const told: string[] = [];
  const tell = (what: string): void => { told.push(what); };
  return {
    arm,
    unit,
    told,
    perform: async (units) => {
      tell(`perform ${units}`);
      if (units !== PLAN.stretch) {
        counted += UNCOUNTED;
        return;
      }
      stretches += 1;
      for (let index = 1; index <= units; index += 1) counted += costOf(stretches, index);
    },
    startCounting: async () => { tell('start'); },
    count: async () => {
      tell('count');
      return counted;
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

const programsOf = (base: CostOf, head: CostOf, unit: CountedProgram['unit'] = 'request'): OfBothArms<KnownProgram> =>
  ({ base: programOf('base', base, unit), head: programOf('head', head, unit) });

const always = (cost: number): CostOf => () => cost;

const costsOf = (programs: OfBothArms<CountedProgram>): Promise<SlicePair> => costsPerUnit(programs, PLAN, shareFate(new AbortController().signal));

test('programs are counted when they are warm, by two stretches that agree', async () => {
  const programs = programsOf(always(90_000), (stretch) => (stretch === 1 ? 91_000 : 91_200));
  assert.deepEqual(await costsOf(programs), { base: 90_000, head: 91_100 });
});

test('before every stretch comes a unit that is not counted: the arm that was faster has waited, and may have done other things', async () => {
  const programs = programsOf(always(90_000), always(91_000));
  await costsOf(programs);
  const stretch = ['perform 1', 'count', 'perform 100', 'count'];
  for (const { told } of Object.values(programs)) assert.deepEqual(told, ['perform 1000', 'start', ...stretch, ...stretch]);
});

test('an arm that has come to rest goes on until the other has, and both are counted over the same stretches', async () => {
  const programs = programsOf((stretch) => (stretch <= 2 ? 90_000 : 80_000), (stretch, unit) => (stretch === 1 || (stretch === 2 && unit <= 50) ? 500_000 : 97_000));
  assert.deepEqual(await costsOf(programs), { base: 80_000, head: 97_000 });
  assert.deepEqual(programs.base.told, programs.head.told);
});

test('a collection that falls into one stretch does not count', async () => {
  const programs = programsOf(always(97_000), (stretch, unit) => 97_000 + (stretch === 2 && unit === 50 ? 1_000_000 : 0));
  assert.deepEqual(await costsOf(programs), { base: 97_000, head: 97_000 });
});

test('stretches that never agree as well as is asked for give no count, however near they come', async () => {
  const programs = programsOf((stretch) => 100_000 + 400 * stretch, always(97_000));
  await assert.rejects(costsOf(programs), /did not settle/);
  assert.equal(programs.base.told.filter((told) => told === 'perform 100').length, 8);
});

test('work that grows from stretch to stretch is a measurement that failed, with the figures of both arms', async () => {
  const programs = programsOf(always(50_000), (stretch) => 50_000 + 5_000 * stretch);
  await assert.rejects(costsOf(programs), (error: unknown) => {
    assert.ok(error instanceof MeasuringFailure);
    assert.match(error.message, /^instructions per request did not settle in both processes at once: 50,000, 50,000, .* of base, and 55,000, 60,000, .* of head, in successive stretches of 100$/);
    return true;
  });
});

test('an arm of two heights that come by turns is counted over as many of either, and the other over the same stretches', async () => {
  const programs = programsOf((stretch) => (stretch % 2 === 0 ? 100_400 : 100_000), always(97_000));
  assert.deepEqual(await costsOf(programs), { base: 100_200, head: 97_000 });
  for (const { told } of Object.values(programs)) assert.equal(told.filter((what) => what === 'perform 100').length, 4);
});

test('a program that fails is told by what it fails with', async () => {
  const { base, head } = programsOf(always(50_000), always(50_000));
  const failing = { ...head, perform: async () => { throw new MeasuringFailure('it went away'); } };
  await assert.rejects(costsOf({ base, head: failing }), /^MeasuringFailure: it went away$/);
});

test('requests that cost next to nothing were answered by a process that was not counted', async () => {
  await assert.rejects(costsOf(programsOf(always(90_000), always(40))), /only 40 instructions per request of head were counted: another process does the work/);
});

test('an operation may be small', async () => {
  assert.deepEqual(await costsOf(programsOf(always(40), always(41), 'operation')), { base: 40, head: 41 });
});

test('an operation that costs nothing at all was not counted', async () => {
  await assert.rejects(costsOf(programsOf(always(0), always(1), 'operation')), /only 0 instructions per operation of base/);
});

const pairsOf = (base: readonly number[], head: readonly number[]): readonly SlicePair[] => base.map((cost, index) => ({ base: cost, head: head[index]! }));

for (const [what, base, head, settled] of [
  ['one is not enough', [100], [100], null],
  ['two that agree give their mean', [100, 100.2], [200, 200.4], { base: 100.1, head: 200.2 }],
  ['a fall is a difference like a rise', [100, 100], [200, 199], null],
  ['those of one arm do not do', [100, 100], [200, 300], null],
  ['the newest two are asked', [100, 100, 150], [200, 200, 200], null],
  ['two agree, whatever was before', [150, 100, 100], [200, 200, 200], { base: 100, head: 200 }],
  ['three of two heights are too few', [100, 100.4, 100], [200, 200, 200], null],
  ['four of two heights give their mean', [150, 100, 100.4, 100, 100.4], [200, 200, 200, 200, 200], { base: 100.2, head: 200 }],
  ['four of two heights in another order do too', [100, 100.4, 100.4, 100], [100.4, 100, 100, 100.4], { base: 100.2, head: 100.2 }],
  ['four that still fall do not', [101, 100.65, 100.3, 99.95], [200, 200, 200, 200], null],
  ['four of two heights more than 1 % apart do not', [100, 101.1, 100, 101.1], [200, 200, 200, 200], null],
] as const) {
  test(`of successive stretches, ${what}`, () => {
    const found = settledCosts(pairsOf(base, head));
    if (settled === null || found === null) assert.equal(found, settled);
    else for (const arm of ['base', 'head'] as const) assert.ok(Math.abs(found[arm] - settled[arm]) < 1e-9, `${arm}: ${found[arm]}`);
  });
}
