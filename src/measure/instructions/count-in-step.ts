/**
 * Counts a pair of programs in step. Stretches of one process differ by half and more (collections, the compiler), the same stretch of two
 * processes of the same code hardly does. So both do the same work at the same time in their lives, and are compared stretch by stretch.
 */
import { interquartileRange, mean } from 'simple-statistics';
import type { OfBothArms, SlicePair } from '../../model.ts';
import { MeasuringFailure } from '../failure.ts';
import type { CountedWork, Step } from './counted-work.ts';
import type { SharedFate } from './shared-fate.ts';

/** Amounts of work. */
export interface CountingSizes {
  /** The warm-up ends with so many requests, or with so many instructions. */
  readonly warmRequests: number;
  readonly warmInstructions: Readonly<Record<CountedWork['unit'], number>>;
  /** A stretch executes about so many, or fewer where it has the most units already. */
  readonly stretchInstructions: Readonly<Record<CountedWork['unit'], number>>;
  readonly mostUnits: Readonly<Record<CountedWork['unit'], number>>;
  /** Those that are looked at, and those before, in which the compiler still has much to do. */
  readonly stretches: number;
  readonly stretchesBefore: number;
  /** Where they do not agree so well, as many more are looked at, up to so many times. */
  readonly standardError: number;
  readonly tries: number;
  /** How long both are left alone at last; where that shows a difference, again so many times. */
  readonly firstLookMs: number;
  readonly looks: number;
  readonly lookMs: number;
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
  firstLookMs: 1_000,
  looks: 10,
  lookMs: 500,
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
export async function countInStep(programs: OfBothArms<CountedWork>, fate: SharedFate, sizes = SIZES): Promise<SlicePair> {
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
    await assertIdle({ programs, busy: trimmedMeans(rates), sizes }, fate);
    return isAlone ? trimmedMeans(newest) : pairOf(newest);
  }
  const error = standardErrorOf(logRatios(costs.slice(sizes.stretchesBefore)));
  throw new MeasuringFailure({ kind: 'stretches-disagree', stretches: costs.length, units: stretch, unit: programs.base.unit, standardError: error });
}

/** Doubles the work until both are warm. @returns units of a stretch, a power of two: the same for the same code */
async function warmUp(programs: OfBothArms<CountedWork>, fate: SharedFate, sizes: CountingSizes): Promise<number> {
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

const step = (works: OfBothArms<CountedWork>, units: number, { inBoth }: SharedFate): Promise<OfBothArms<Step>> => inBoth((place) => works[place].perform(units));

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

const trimmedMeans = (pairs: readonly SlicePair[]): SlicePair => ({ base: trimmedMean(pairs.map(({ base }) => base)), head: trimmedMean(pairs.map(({ head }) => head)) });

/** By the interquartile range, which single stretches do not move: that of a normal distribution is 1.35 standard deviations. */
const standardErrorOf = (values: readonly number[]): number => interquartileRange([...values]) / 1.35 / Math.sqrt(values.length);

/** An arm that allocates otherwise has its collections in other stretches. Of a large difference, an error of a tenth says enough. */
const agree = (logs: readonly number[], { standardError }: CountingSizes): boolean => standardErrorOf(logs) <= Math.max(standardError, Math.abs(trimmedMean(logs)) / 10);

/** Work that costs next to nothing was done by another process. */
function assertCounted(programs: OfBothArms<CountedWork>, costs: SlicePair): void {
  for (const place of ['base', 'head'] as const) {
    const { unit, arm } = programs[place];
    if (unit === 'request' ? costs[place] >= LEAST_PER_REQUEST : costs[place] > 0) continue;
    throw new MeasuringFailure({ kind: 'another-process-works', arm, unit, instructions: costs[place] });
  }
}

/** Of base's and head's work, by the clock: where they do not work beside each other, all of it matters. */
const byTheClock = (works: OfBothArms<CountedWork>, { base, head }: SlicePair): number =>
  (works.base.arm === works.head.arm ? Math.max(base, head) : Math.abs(head - base));

/**
 * A timer weighs about ten times as much in a count as in life, because all else takes so much longer. One that both arms have
 * hardly moves their ratio. Head alone is compared with counts of machines of another speed. A tick now and then
 * falls into few stretches, which the trimmed mean leaves out. So after a first look like that the shares of several short ones are trimmed as well.
 */
async function assertIdle({ programs, busy, sizes: { firstLookMs, looks, lookMs } }: {
  readonly programs: OfBothArms<CountedWork>;
  /** Instructions in a ms of work. */
  readonly busy: SlicePair;
  readonly sizes: CountingSizes;
}, { inBoth }: SharedFate): Promise<void> {
  const sharesIn = async (ms: number): Promise<SlicePair> => {
    const idle = await inBoth((place) => programs[place].rest(ms));
    return { base: idle.base.instructions / idle.base.ms / busy.base, head: idle.head.instructions / idle.head.ms / busy.head };
  };
  if (byTheClock(programs, await sharesIn(firstLookMs)) <= MOST_BY_THE_CLOCK) return;
  const seen: SlicePair[] = [];
  while (seen.length < looks) seen.push(await sharesIn(lookMs));
  const shares = trimmedMeans(seen);
  const share = byTheClock(programs, shares);
  if (share <= MOST_BY_THE_CLOCK) return;
  const place = shares.head > shares.base ? 'head' : 'base';
  throw new MeasuringFailure({ kind: 'works-by-the-clock', arm: programs[place].arm, unit: programs[place].unit, instructionsPerSecond: shares[place] * busy[place] * 1_000, share });
}
