import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { costPerUnit, settledCost, type CountedProgram } from '../../../src/measure/instructions/cost-per-unit.ts';

const PLAN = { warmup: 1_000, stretch: 100 };

interface KnownProgram extends CountedProgram {
  /** What it was told to do, in order. */
  readonly told: string[];
}

/** A program whose units cost what `costOf` says of each, beginning with 1 after the warm-up. */
function programOf(costOf: (unit: number) => number, unit: CountedProgram['unit'] = 'request'): KnownProgram {
  let [done, counted, counting] = [0, 0, false];
  const told: string[] = [];
  return {
    arm: 'head',
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

test('a program is counted when it is warm, by two stretches that agree', async () => {
  const program = programOf((unit) => (unit <= 100 ? 90_000 : 90_400));
  assert.equal(await costPerUnit(program, PLAN), 90_200);
  assert.deepEqual(program.told, ['perform 1000', 'start', 'perform 100', 'perform 100']);
});

test('stretches before the compiler came to rest do not count', async () => {
  const program = programOf((unit) => (unit <= 150 ? 500_000 : 97_000));
  assert.equal(await costPerUnit(program, PLAN), 97_000);
});

test('a collection that falls into one stretch does not count', async () => {
  const program = programOf((unit) => 97_000 + (unit === 150 ? 1_000_000 : 0));
  assert.equal(await costPerUnit(program, PLAN), 97_000);
});

test('work that grows from stretch to stretch is a measurement that failed, with the figures', async () => {
  const program = programOf((unit) => 50_000 + 50 * unit);
  await assert.rejects(costPerUnit(program, PLAN), (error: unknown) => {
    assert.ok(error instanceof MeasuringFailure);
    assert.match(error.message, /^instructions per request of head did not settle: 52,525, 57,525, .* in successive stretches of 100$/);
    return true;
  });
});

test('requests that cost next to nothing were answered by a process that was not counted', async () => {
  await assert.rejects(costPerUnit(programOf(() => 40), PLAN), /only 40 instructions per request of head were counted: another process does the work/);
});

test('an operation may be small', async () => {
  assert.equal(await costPerUnit(programOf(() => 40, 'operation'), PLAN), 40);
});

test('an operation that costs nothing at all was not counted', async () => {
  await assert.rejects(costPerUnit(programOf(() => 0, 'operation'), PLAN), /only 0 instructions per operation/);
});

for (const [what, costs, settled] of [
  ['one stretch is not enough', [100], null],
  ['two that differ by 1 % agree', [100, 101], 100.5],
  ['two that differ by more do not', [100, 101.5], null],
  ['nor do they the other way round', [101.5, 100], null],
  ['only the last two count', [200, 100, 100], 100],
] as const) {
  test(`of stretches, ${what}`, () => { assert.equal(settledCost(costs), settled); });
}
