import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { costsPerUnit, type CountedProgram, settledCosts, shareFate } from '../../../src/measure/instructions/cost-per-unit.ts';
import { assertIdle, REAL_TIME, type PassingTime, type WorkedProgram } from '../../../src/measure/instructions/idle-work.ts';
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

interface StandInTime extends PassingTime {
  readonly wait: (ms: number) => Promise<void>;
}

/** Nothing waits for it: it passes where somebody would wait, for all who wait at the same time. */
function standInTime(): StandInTime {
  let ms = 0;
  return {
    nowMs: () => ms,
    wait: async (forMs) => {
      const untilMs = ms + forMs;
      await nextTurn();
      ms = Math.max(ms, untilMs);
    },
  };
}

const costsOf = (programs: OfBothArms<CountedProgram>, time = standInTime()): Promise<SlicePair> => costsPerUnit(programs, PLAN, shareFate(new AbortController().signal), time);

test('programs are counted when they are warm, by two stretches that agree', async () => {
  const programs = programsOf(always(90_000), (stretch) => (stretch === 1 ? 91_000 : 91_200));
  assert.deepEqual(await costsOf(programs), { base: 90_000, head: 91_100 });
});

test('before every stretch comes a unit that is not counted: the arm that was faster has waited, and may have done other things', async () => {
  const programs = programsOf(always(90_000), always(91_000));
  await costsOf(programs);
  const stretch = ['perform 1', 'count', 'perform 100', 'count'];
  const afterAll = ['count', 'count'];
  for (const { told } of Object.values(programs)) assert.deepEqual(told, ['perform 1000', 'start', ...stretch, ...stretch, ...afterAll]);
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

test('a stretch in which a process has ended, with all that it had executed, agrees with none', async () => {
  const programs = programsOf((stretch) => [130_000, 110_000, -50_000][stretch - 1] ?? 100_000, always(97_000));
  assert.deepEqual(await costsOf(programs), { base: 100_000, head: 97_000 });
});

const UNSETTLED: readonly (readonly [what: string, costOf: CostOf, told: string])[] = [
  ['grows from stretch to stretch', (stretch) => 50_000 + 5_000 * stretch, '75,000, 80,000, 85,000, 90,000 of head (each costs more than the one before: does something grow?)'],
  ['falls from stretch to stretch', (stretch) => 50_000 - 1_000 * stretch, '45,000, 44,000, 43,000, 42,000 of head (each costs less than the one before: is it still warming up?)'],
  ['varies', (stretch) => (stretch % 2 === 0 ? 51_000 : 50_000), '50,000, 51,000, 50,000, 51,000 of head (they cost more and less by turns: does the work depend on chance or on the clock?)'],
];
for (const [what, costOf, told] of UNSETTLED) {
  test(`work that ${what} is a measurement that failed, with the newest figures of the arm that did not settle and what may be behind them`, async () => {
    await assert.rejects(costsOf(programsOf(always(50_000), costOf)), (error: unknown) => {
      assert.ok(error instanceof MeasuringFailure);
      assert.equal(error.message, `instructions per request did not settle in both processes at once: ${told}, in the newest stretches of 100`);
      return true;
    });
  });
}

test('where each came to rest over other stretches than the other, the figures of both are told, and nothing is suspected', async () => {
  const programs = programsOf((stretch) => (stretch > 6 ? 100_000 : 200_000 - 10_000 * stretch), (stretch) => (stretch % 2 === 0 ? 100_400 : 100_000));
  await assert.rejects(costsOf(programs), /at once: 150,000, 140,000, 100,000, 100,000 of base, and 100,000, 100,400, 100,000, 100,400 of head, in the newest stretches of 100$/);
});

/** Of a program that does other things, too: so many instructions until then. */
type DoneByThen = (ms: number) => number;

const STRETCH_MS = 10_000;

/** Each stretch takes it as long. */
function besides(program: CountedProgram, done: DoneByThen, { nowMs, wait }: StandInTime): CountedProgram {
  return {
    ...program,
    perform: async (units) => {
      await program.perform(units);
      if (units === PLAN.stretch) await wait(STRETCH_MS);
    },
    count: async () => await program.count() + done(nowMs()),
  };
}

/** Both do 900 instructions a ms while they work. */
async function costsBeside(base: DoneByThen, head: DoneByThen, arms: OfBothArms<Arm> = { base: 'base', head: 'head' }): Promise<SlicePair> {
  const time = standInTime();
  const [one, other] = [programOf(arms.base, always(90_000), 'request'), programOf(arms.head, always(90_000), 'request')];
  return costsOf({ base: besides(one, base, time), head: besides(other, head, time) }, time);
}

const nothing: DoneByThen = () => 0;
const byTheClock = (perMs: number): DoneByThen => (ms) => perMs * ms;

test('what one arm does by the clock, and the other does not, is no work of its requests', async () => {
  await assert.rejects(costsBeside(nothing, byTheClock(18)), /^MeasuringFailure: while nobody asks anything of it head executes 18,000 instructions a second \(a timer\?\), and base 0: requests take .* comes to 2\.0 % of what was counted, .* turn off in what is measured/);
  await assert.rejects(costsBeside(byTheClock(18), byTheClock(9)), /base executes 18,000 instructions a second \(a timer\?\), and head 9,000: /);
});

test('so little of it that it does not matter is let pass, and so is what both do', async () => {
  assert.deepEqual(await costsBeside(nothing, byTheClock(0.5)), { base: 90_000, head: 90_050 });
  assert.deepEqual(await costsBeside(byTheClock(18), byTheClock(18)), { base: 91_800, head: 91_800 });
});

/** A timer's ticks, each so much earlier than at a multiple of its time. */
const ticking = ({ everyMs, instructions }: { readonly everyMs: number; readonly instructions: number }) => (phaseMs: number): DoneByThen =>
  (ms) => instructions * Math.floor((ms + phaseMs) / everyMs);

test('of ticks that both have now and then one more or less is chance', async () => {
  const every600Ms = ticking({ everyMs: 600, instructions: 4_000 });
  for (const phaseMs of [100, 200, 300, 400, 500]) await assert.doesNotReject(costsBeside(every600Ms(0), every600Ms(phaseMs)));
});

test('ticks that both have, and that fall into the second of one arm alone, are no difference', async () => {
  const every2s = ticking({ everyMs: 2_000, instructions: 10_000 });
  assert.deepEqual(await costsBeside(every2s(0), every2s(1_500)), { base: 90_500, head: 90_500 });
  assert.deepEqual(await costsBeside(every2s(1_500), every2s(0)), { base: 90_500, head: 90_500 });
});

test('ticks of one arm alone are seen over ten seconds, where one falls into the first', async () => {
  const every2s = ticking({ everyMs: 2_000, instructions: 10_000 });
  await assert.rejects(costsBeside(nothing, every2s(1_500)), /head executes 5,000 instructions a second \(a timer\?\), and base 0: /);
});

test('who is ended while nobody asks anything of it is not waited for', async () => {
  const interrupt = new AbortController();
  const ended = (arm: Arm): WorkedProgram => ({
    arm,
    unit: 'request',
    busyRate: 900,
    count: async () => {
      setImmediate(() => { interrupt.abort(); });
      return 0;
    },
  });
  await assert.rejects(assertIdle({ base: ended('base'), head: ended('head') }, shareFate(interrupt.signal), REAL_TIME), MeasuringFailure);
});

test('head that is counted alone is held against counts of another speed: all that it does by the clock is too much', async () => {
  await assert.rejects(costsBeside(byTheClock(18), byTheClock(18), { base: 'head', head: 'head' }), /head executes 18,000 instructions a second \(a timer\?\): requests take/);
});

test('what follows once upon the last request comes by no clock, and neither does a process that ends then', async () => {
  const [afterAll, aSecondLater] = [2 * STRETCH_MS, 2 * STRETCH_MS + 1_000];
  assert.deepEqual(await costsBeside(nothing, (ms) => (ms > afterAll ? 1e6 : 0)), { base: 90_000, head: 90_000 });
  assert.deepEqual(await costsBeside((ms) => (ms >= aSecondLater ? -1e6 : 0), nothing), { base: 90_000, head: 90_000 });
});

test('an arm of two heights that come by turns is counted over as many of either, and the other over the same stretches', async () => {
  const programs = programsOf((stretch) => (stretch % 2 === 0 ? 100_400 : 100_000), always(97_000));
  assert.deepEqual(await costsOf(programs), { base: 100_200, head: 97_000 });
  for (const { told } of Object.values(programs)) assert.equal(told.filter((what) => what === 'perform 100').length, 4);
});

test('a program that fails is told by what it fails with', async () => {
  const { base, head } = programsOf(always(50_000), always(50_000));
  const failing = { ...head, perform: async () => { throw new MeasuringFailure({ kind: 'process-silent', seconds: 1 }); } };
  await assert.rejects(costsOf({ base, head: failing }), MeasuringFailure);
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
  ['one below nothing agrees with none', [-50, 100], [200, 200], null],
  ['two below nothing agree with none after them', [-100, -100, 100, 100.5], [200, 200, 200, 200], null],
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
