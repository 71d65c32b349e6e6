import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { costsPerUnit, settledCosts, type CountedProgram } from '../../../src/measure/instructions/cost-per-unit.ts';
import type { Arm, SlicePair } from '../../../src/model.ts';

const PLAN = { warmup: 1_000, stretch: 100 };

/** What each unit costs, beginning with 1 after the warm-up. */
type CostOf = (unit: number) => number;

interface KnownProgram extends CountedProgram {
  /** What it was told to do, in order. */
  readonly told: string[];
}

function programOf(arm: Arm, costOf: CostOf, unit: CountedProgram['unit']): KnownProgram {
  let [done, counted, counting] = [0, 0, false];
  const told: string[] = [];
  return {
    arm,
    unit,
    told,
    perform: async (units) => {
      told.push(`perform ${units}`);
      for (let index = 0; index < units; index += 1) {
        done += 1;
        if (counting) counted += costOf(done - PLAN.warmup);
      }
    },
    startCounting: async () => {
      told.push('start');
      counting = true;
    },
    count: async () => counted,
    [Symbol.asyncDispose]: async () => {},
  };
}

const programsOf = (base: CostOf, head: CostOf, unit: CountedProgram['unit'] = 'request'): Readonly<Record<Arm, KnownProgram>> =>
  ({ base: programOf('base', base, unit), head: programOf('head', head, unit) });

const always = (cost: number): CostOf => () => cost;

test('programs are counted when they are warm, by two stretches that agree', async () => {
  const programs = programsOf(always(90_000), (unit) => (unit <= 100 ? 91_000 : 91_200));
  assert.deepEqual(await costsPerUnit(programs, PLAN), { base: 90_000, head: 91_100 });
  for (const { told } of Object.values(programs)) assert.deepEqual(told, ['perform 1000', 'start', 'perform 100', 'perform 100']);
});

test('an arm that has come to rest goes on until the other has, and both are counted over the same stretches', async () => {
  const programs = programsOf((unit) => (unit <= 200 ? 90_000 : 80_000), (unit) => (unit <= 150 ? 500_000 : 97_000));
  assert.deepEqual(await costsPerUnit(programs, PLAN), { base: 80_000, head: 97_000 });
  assert.deepEqual(programs.base.told, programs.head.told);
});

test('a collection that falls into one stretch does not count', async () => {
  const programs = programsOf(always(97_000), (unit) => 97_000 + (unit === 150 ? 1_000_000 : 0));
  assert.deepEqual(await costsPerUnit(programs, PLAN), { base: 97_000, head: 97_000 });
});

test('where no stretches agree as well as wished, the two that agree best are taken', async () => {
  // Every stretch costs 0.7 % more or less than the one before, but for the fifth and sixth.
  const costs = [100_000, 100_700, 100_000, 100_700, 100_000, 100_400, 101_200, 100_400];
  const programs = programsOf((unit) => costs[Math.ceil(unit / PLAN.stretch) - 1]!, always(97_000));
  assert.deepEqual(await costsPerUnit(programs, PLAN), { base: 100_200, head: 97_000 });
});

test('work that grows from stretch to stretch is a measurement that failed, with the figures of both arms', async () => {
  const programs = programsOf(always(50_000), (unit) => 50_000 + 50 * unit);
  await assert.rejects(costsPerUnit(programs, PLAN), (error: unknown) => {
    assert.ok(error instanceof MeasuringFailure);
    assert.match(error.message, /^instructions per request did not settle in both processes at once: 50,000, 50,000, .* of base, and 52,525, 57,525, .* of head, in successive stretches of 100$/);
    return true;
  });
});

test('a program that fails is told by what it fails with', async () => {
  const { base, head } = programsOf(always(50_000), always(50_000));
  const failing = { ...head, perform: async () => { throw new MeasuringFailure('it went away'); } };
  await assert.rejects(costsPerUnit({ base, head: failing }, PLAN), /^MeasuringFailure: it went away$/);
});

test('requests that cost next to nothing were answered by a process that was not counted', async () => {
  await assert.rejects(costsPerUnit(programsOf(always(90_000), always(40)), PLAN), /only 40 instructions per request of head were counted: another process does the work/);
});

test('an operation may be small', async () => {
  assert.deepEqual(await costsPerUnit(programsOf(always(40), always(41), 'operation'), PLAN), { base: 40, head: 41 });
});

test('an operation that costs nothing at all was not counted', async () => {
  await assert.rejects(costsPerUnit(programsOf(always(0), always(1), 'operation'), PLAN), /only 0 instructions per operation of base/);
});

/** What the stretches of each arm cost. */
const costsOf = (base: readonly number[], head: readonly number[]): readonly SlicePair[] => base.map((cost, index) => ({ base: cost, head: head[index]! }));

for (const [what, base, head, settled] of [
  ['one is not enough', [100], [100], null],
  ['two differ as far as in the arm where they differ more', [100, 101], [200, 200], { base: 100.5, head: 200, difference: 0.01 }],
  ['a fall is a difference like a rise', [100, 100], [200, 199], { base: 100, head: 199.5, difference: 0.005 }],
  ['the two that agree best in both arms are taken', [100, 100, 150, 150.3], [200, 300, 300, 300], { base: 150.15, head: 300, difference: 0.002 }],
] as const) {
  test(`of successive stretches, ${what}`, () => {
    const found = settledCosts(costsOf(base, head));
    if (settled === null || found === null) assert.equal(found, settled);
    else for (const field of ['base', 'head', 'difference'] as const) assert.ok(Math.abs(found[field] - settled[field]) < 1e-9, `${field}: ${found[field]}`);
  });
}
