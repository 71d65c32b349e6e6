import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { countInStep, SIZES } from '../../../src/measure/instructions/count-in-step.ts';
import { type CountedProgram, type CountedWork, workOf } from '../../../src/measure/instructions/counted-work.ts';
import { shareFate } from '../../../src/measure/instructions/shared-fate.ts';
import type { Arm, OfBothArms, SlicePair } from '../../../src/model.ts';

/** What the unit of this number costs, from 1 on. */
type CostOf = (unit: number) => number;

interface KnownProgram extends CountedProgram {
  /** Units of each step that it was told to do. */
  readonly steps: number[];
}

function programOf(arm: Arm, costOf: CostOf, { unit = 'operation', idle = 0 }: { readonly unit?: CountedProgram['unit']; readonly idle?: number } = {}): KnownProgram {
  let [executed, done] = [0, 0];
  const steps: number[] = [];
  return {
    arm, unit, steps,
    perform: async (units) => {
      steps.push(units);
      if (idle > 0) await sleep(1);
      for (let index = 0; index < units; index += 1) executed += costOf(done += 1);
    },
    // Each question finds it as much further as it does by the clock.
    count: async () => executed += idle,
    [Symbol.asyncDispose]: async () => {},
  };
}

/** Stretches of 16 operations of 1,000 instructions. */
const FEW = { ...SIZES, warmInstructions: { request: 20_000, operation: 20_000 }, stretchInstructions: { request: 16_000, operation: 16_000 }, mostUnits: { request: 8, operation: 64 }, firstLookMs: 1, looks: 10, lookMs: 1 };

const FATE = shareFate(new AbortController().signal);

const live = (program: CountedProgram): CountedWork => workOf(program, FATE.signal);

const count = (base: KnownProgram, head: KnownProgram, sizes = FEW): Promise<SlicePair> => countInStep({ base: live(base), head: live(head) }, FATE, sizes);

const programs = (base: CostOf, head: CostOf): OfBothArms<KnownProgram> => ({ base: programOf('base', base), head: programOf('head', head) });

/** Stretches begin after 31 units, the sum of the doublings. */
const stretchOf = (unit: number): number => Math.ceil((unit - 31) / 16);

const isFailure = (kind: string) => (error: unknown): boolean => error instanceof MeasuringFailure && error.reason.kind === kind;

const percent = ({ base, head }: SlicePair): string => (100 * (head / base - 1)).toFixed(2);

test('the work of the warm-up doubles, then come twelve stretches, of which the first two do not count', async () => {
  const { base, head } = programs((unit) => ([1, 2].includes(stretchOf(unit)) ? 5_000 : 1_000), () => 1_010);
  assert.equal(percent(await count(base, head)), '1.00');
  assert.deepEqual(base.steps, [1, 2, 4, 8, 16, ...Array.from({ length: 12 }, () => 16)]);
  assert.deepEqual(head.steps, base.steps, 'and base decides for both');
});

test('stretches of requests have the same number, however much the compiler did before them', async () => {
  for (const cost of [990, 500, 1_010]) {
    const [base, head] = [programOf('base', () => 10 * cost, { unit: 'request' }), programOf('head', () => 10 * cost, { unit: 'request' })];
    await count(base, head, { ...FEW, stretchInstructions: { request: 320_000, operation: 0 } });
    assert.deepEqual(new Set(base.steps.slice(-12)), new Set([8]), String(cost));
  }
});

const varying = (factor: number): CostOf => (unit) => factor * (stretchOf(unit) % 2 === 0 ? 1_500 : 1_000);

test('stretches that differ by half are compared with the same ones of the other arm', async () => {
  const { base, head } = programs(varying(1), varying(1.02));
  assert.equal(percent(await count(base, head)), '2.00');
});

test('a collection or a compilation that falls into single stretches of one arm counts for nothing', async () => {
  const { base, head } = programs(() => 1_000, (unit) => (stretchOf(unit) % 6 === 0 ? 1_200 : 1_003));
  assert.equal(percent(await count(base, head)), '0.30');
});

test('where stretches do not agree well enough more of them are counted', async () => {
  const { base, head } = programs(() => 1_000, (unit) => 1_000 + (stretchOf(unit) <= 12 ? 15 * (stretchOf(unit) % 2) : 0));
  await count(base, head);
  assert.equal(base.steps.filter((units) => units === 16).length - 1, 22, 'beside the last of the warm-up');
});

test('a large difference needs stretches that agree within a tenth of it', async () => {
  const { base, head } = programs(() => 1_000, (unit) => 1_300 + 40 * (stretchOf(unit) % 2));
  assert.equal(percent(await count(base, head)), '31.98');
  assert.equal(base.steps.filter((units) => units === 16).length - 1, 12, 'beside the last of the warm-up');
});

test('work that goes by chance gives no count', async () => {
  const { base, head } = programs(() => 1_000, (unit) => 1_000 + 40 * (stretchOf(unit) % 2));
  await assert.rejects(count(base, head), (error: unknown) => error instanceof MeasuringFailure && error.reason.kind === 'stretches-disagree' && error.reason.stretches === 32);
});

test('requests that cost next to nothing were answered by a process that was not counted', async () => {
  const [base, head] = (['base', 'head'] as const).map((arm) => programOf(arm, () => 1_000, { unit: 'request' })) as [KnownProgram, KnownProgram];
  await assert.rejects(count(base, head), isFailure('another-process-works'));
});

test('what one arm alone does by the clock gives no count, unless it is little', async () => {
  const ticking = { idle: 50_000 };
  await assert.rejects(count(programOf('base', () => 1_000), programOf('head', () => 1_000, ticking)), isFailure('works-by-the-clock'));
  await assert.doesNotReject(count(programOf('base', () => 1_000), programOf('head', () => 1_000, { idle: 5 })));
});

test('of head alone each place gives a count of its own, however they differ', async () => {
  const pair = await count(programOf('head', () => 1_000), programOf('head', (unit) => 1_100 + 40 * (stretchOf(unit) % 2)));
  assert.deepEqual(pair, { base: 1_000, head: 1_120 });
});

test('a tick that falls into one look of many is left out', async () => {
  let asked = 0;
  const ticking = programOf('head', () => 1_000, { idle: 1e-9 });
  const { perform, count: counted } = ticking;
  // Two questions for each of 17 steps, then two for each look: the first and one more see a tick.
  const head = { ...ticking, perform, count: async () => (await counted()) + ([36, 42].includes(asked += 1) ? 50_000 : 0) };
  await assert.doesNotReject(count(programOf('base', () => 1_000), head));
});
