/**
 * Counts a pair of programs in step. Stretches of one process differ by half and more (collections, the compiler), the same stretch of two
 * processes of the same code hardly does. So both do the same work at the same time in their lives, and are compared stretch by stretch.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { interquartileRange, mean } from 'simple-statistics';
import type { Arm, OfBothArms, SlicePair } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { bothAtOnce } from '../both-arms.ts';
import { MeasuringFailure } from '../failure.ts';

/** A program of one arm whose instructions can be counted. */
export interface CountedProgram extends AsyncDisposable {
  readonly arm: Arm;
  /** One piece of its work. */
  readonly unit: 'request' | 'operation';
  /** Does exactly so many units of work. @throws ArmFailure where it cannot */
  readonly perform: (units: number) => Promise<void>;
  /** Instructions so far. */
  readonly count: () => Promise<number>;
}

/** Amounts of work. */
export interface CountingSizes {
  /** The warm-up ends with so many requests, or with so many instructions. */
  readonly warmRequests: number;
  readonly warmInstructions: Readonly<Record<CountedProgram['unit'], number>>;
  /** A stretch executes about so many, or fewer where it has the most units already. */
  readonly stretchInstructions: Readonly<Record<CountedProgram['unit'], number>>;
  readonly mostUnits: Readonly<Record<CountedProgram['unit'], number>>;
  /** Those that are looked at, and those before, in which the compiler still has much to do. */
  readonly stretches: number;
  readonly stretchesBefore: number;
  /** Where they do not agree so well, as many more are looked at, up to so many times. */
  readonly standardError: number;
  readonly tries: number;
  /** How long both are left alone at last; again where the first look shows a difference, which may be one tick of a timer. */
  readonly looksMs: readonly number[];
}

/**
 * V8 is told to compile early, so a thousand requests make a server warm. It goes on compiling for a while, so counts of different runs can
 * only be compared over the same requests: 32 a stretch, unless one is as dear as a hundred usual ones.
 */
export const SIZES: CountingSizes = {
  warmRequests: 1_000,
  warmInstructions: { request: 6e9, operation: 1.5e9 },
  stretchInstructions: { request: 500e6, operation: 60e6 },
  mostUnits: { request: 32, operation: Number.POSITIVE_INFINITY },
  stretches: 10,
  stretchesBefore: 2,
  standardError: 0.0012,
  tries: 3,
  looksMs: [1_000, 5_000],
};

/** Of the lowest and of the highest stretches so many are left out: the compiler, or a collection, was at work in one arm. */
const TRIMMED = 0.2;

/** Each request that is parsed and answered takes more. */
const LEAST_PER_REQUEST = 5_000;

/** Of what was counted. */
const MOST_BY_THE_CLOCK = 0.003;

/**
 * Instructions of one unit of work of each arm: the ratio of both is the trimmed mean of the stretches' log ratios.
 *
 * @throws what a program fails with; MeasuringFailure where stretches do not agree, or where other work was counted
 */
export async function countInStep(programs: OfBothArms<CountedProgram>, fate: SharedFate, sizes = SIZES): Promise<SlicePair> {
  const stretch = await warmUp(programs, fate, sizes);
  const [costs, rates]: [SlicePair[], SlicePair[]] = [[], []];
  const isAlone = programs.base.arm === programs.head.arm;
  for (let tried = 1; tried <= sizes.tries; tried += 1) {
    while (costs.length < sizes.stretchesBefore + tried * sizes.stretches) {
      const { base, head } = await step(programs, stretch, fate);
      costs.push({ base: base.instructions / stretch, head: head.instructions / stretch });
      rates.push({ base: base.instructions / base.ms, head: head.instructions / head.ms });
    }
    const newest = costs.slice(sizes.stretchesBefore);
    assertCounted(programs, newest.at(-1)!);
    if (!isAlone && !agree(logRatios(newest), sizes)) continue;
    await assertIdle({ programs, busy: rates.at(-1)!, looksMs: sizes.looksMs }, fate);
    return isAlone ? { base: trimmedMean(newest.map(({ base }) => base)), head: trimmedMean(newest.map(({ head }) => head)) } : pairOf(newest);
  }
  const error = standardErrorOf(logRatios(costs.slice(sizes.stretchesBefore)));
  throw new MeasuringFailure({ kind: 'stretches-disagree', stretches: costs.length, units: stretch, unit: programs.base.unit, standardError: error });
}

/** Doubles the work until both are warm. @returns units of a stretch, a power of two: the same for the same code */
async function warmUp(programs: OfBothArms<CountedProgram>, fate: SharedFate, sizes: CountingSizes): Promise<number> {
  const { unit } = programs.base;
  let [done, executed] = [0, 0];
  for (let units = 1; ; units *= 2) {
    const { base } = await step(programs, units, fate);
    done += units;
    executed += base.instructions;
    const isWarm = executed >= sizes.warmInstructions[unit] || (unit === 'request' && done >= sizes.warmRequests);
    if (isWarm) return Math.min(sizes.mostUnits[unit], 2 ** Math.max(1, Math.round(Math.log2((sizes.stretchInstructions[unit] * units) / base.instructions))));
  }
}

interface Step {
  readonly instructions: number;
  readonly ms: number;
}

function step(programs: OfBothArms<CountedProgram>, units: number, { inBoth }: SharedFate): Promise<OfBothArms<Step>> {
  return inBoth(async (arm) => {
    const { perform, count } = programs[arm];
    const [before, fromMs] = [await count(), monotonicMs()];
    await perform(units);
    const ms = monotonicMs() - fromMs;
    return { instructions: await count() - before, ms };
  });
}

const logRatios = (costs: readonly SlicePair[]): readonly number[] => costs.map(({ base, head }) => Math.log(head / base));

/** Head's cost is what base's comes to by the ratio, so that the pair holds what was found. */
function pairOf(costs: readonly SlicePair[]): SlicePair {
  const base = trimmedMean(costs.map((cost) => cost.base));
  return { base, head: base * Math.exp(trimmedMean(logRatios(costs))) };
}

function trimmedMean(values: readonly number[]): number {
  const left = Math.floor(values.length * TRIMMED);
  return mean(values.toSorted((one, other) => one - other).slice(left, values.length - left));
}

/** By the interquartile range, which single stretches do not move: that of a normal distribution is 1.35 standard deviations. */
const standardErrorOf = (values: readonly number[]): number => interquartileRange([...values]) / 1.35 / Math.sqrt(values.length);

/** An arm that allocates otherwise has its collections in other stretches. Of a large difference, an error of a tenth says enough. */
const agree = (logs: readonly number[], { standardError }: CountingSizes): boolean => standardErrorOf(logs) <= Math.max(standardError, Math.abs(trimmedMean(logs)) / 10);

/** Work that costs next to nothing was done by another process. */
function assertCounted(programs: OfBothArms<CountedProgram>, costs: SlicePair): void {
  for (const place of ['base', 'head'] as const) {
    const { unit, arm } = programs[place];
    if (unit === 'request' ? costs[place] >= LEAST_PER_REQUEST : costs[place] > 0) continue;
    throw new MeasuringFailure({ kind: 'another-process-works', arm, unit, instructions: costs[place] });
  }
}

/**
 * A timer weighs about ten times as much in a count as in life, because all else takes so much longer. One that both arms have
 * hardly moves their ratio; head alone is compared with counts of machines of another speed, so there all of it matters.
 */
async function assertIdle({ programs, busy, looksMs }: {
  readonly programs: OfBothArms<CountedProgram>;
  /** Instructions in a ms of work. */
  readonly busy: SlicePair;
  readonly looksMs: CountingSizes['looksMs'];
}, { inBoth, signal }: SharedFate): Promise<void> {
  const isAlone = programs.base.arm === programs.head.arm;
  for (const [index, lookMs] of looksMs.entries()) {
    const idle = await inBoth(async (arm) => {
      const [before, fromMs] = [await programs[arm].count(), monotonicMs()];
      await sleep(lookMs, undefined, { signal }).catch(() => {});
      return (await programs[arm].count() - before) / (monotonicMs() - fromMs);
    });
    const shares = { base: idle.base / busy.base, head: idle.head / busy.head };
    const share = isAlone ? Math.max(shares.base, shares.head) : Math.abs(shares.head - shares.base);
    if (share <= MOST_BY_THE_CLOCK) return;
    if (index < looksMs.length - 1) continue;
    const place = shares.head > shares.base ? 'head' : 'base';
    throw new MeasuringFailure({ kind: 'works-by-the-clock', arm: programs[place].arm, unit: programs[place].unit, instructionsPerSecond: idle[place] * 1_000, share });
  }
}

/** Does things to both arms at once until one breaks. The other is ended then: nothing could be compared with its count. */
export interface SharedFate {
  /** Given when one has broken, or with the signal that it was opened with. */
  readonly signal: AbortSignal;
  /** Rejects, once the other is over too, with what broke first. */
  readonly inBoth: <Value>(act: (arm: Arm) => Promise<Value>) => Promise<OfBothArms<Value>>;
}

/** @param earlier ends both */
export function shareFate(earlier: AbortSignal): SharedFate {
  const broken = new AbortController();
  return {
    signal: AbortSignal.any([earlier, broken.signal]),
    inBoth: async (act) => {
      try {
        return await bothAtOnce('base', async (arm) => {
          try {
            return await act(arm);
          } catch (error) {
            broken.abort(error);
            throw error;
          }
        });
      } catch {
        throw broken.signal.reason as unknown;
      }
    },
  };
}
