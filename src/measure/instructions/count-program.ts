/**
 * Counts one program of one arm. Its counts repeat to the last digits: its clock goes with its instructions, compiler and collector are
 * counted apart, and each request is sent when it rests. So base and head are counted each by itself, and
 * compared afterwards, stretch by stretch.
 */
import { mean } from 'simple-statistics';
import { type Instructions, since } from './counted-pages.ts';
import { MeasuringFailure } from '../failure.ts';
import type { CountedCode } from './counted-node.ts';
import type { Arm, OfBothArms, SlicePair } from '../../model.ts';

/** A program of one arm whose instructions can be counted. */
export interface CountedProgram extends AsyncDisposable {
  readonly arm: Arm;
  /** One piece of its work. */
  readonly unit: 'request' | 'operation';
  /** Does exactly so many units of work. @throws ArmFailure where it cannot */
  readonly perform: (units: number) => Promise<void>;
  /** Instructions so far. */
  readonly count: () => Promise<Instructions>;
  readonly code: CountedCode;
}

/** Amounts of work, by unit. */
export type CountingSizes = Readonly<
  Record<
    CountedProgram['unit'],
    {
      /** The warm-up ends with so many units, or with so many instructions. */
      readonly warmUnits: number;
      readonly warmInstructions: number;
      /** A stretch executes about so many, and has no more units than this. */
      readonly stretchInstructions: number;
      readonly mostUnits: number;
    }
  >
>;

/** V8 is told to compile early, so 250 requests make a server warm. A few functions are compiled later. */
export const SIZES: CountingSizes = {
  request: { warmUnits: 255, warmInstructions: 6e9, stretchInstructions: 200e6, mostUnits: 16 },
  operation: { warmUnits: Number.POSITIVE_INFINITY, warmInstructions: 1e9, stretchInstructions: 20e6, mostUnits: Number.POSITIVE_INFINITY },
};

const STRETCHES = 16;

/** Each request that is parsed and answered takes more. */
const LEAST_PER_REQUEST = 5_000;

/** Of the lowest and of the highest stretches so many are left out: something was compiled a little earlier in one arm. */
const TRIMMED = 0.2;

/** Instructions of one unit in each stretch of a program's work. Those of V8's compiler and collector are no part of it. */
export type Stretches = readonly number[];

/** Warms a program. The amounts of work are powers of two, and so the same for nearly the same code. @returns units of a stretch */
export async function warmUp(program: CountedProgram, sizes = SIZES): Promise<number> {
  const { warmUnits, warmInstructions, stretchInstructions, mostUnits } = sizes[program.unit];
  let [units, done, executed, perUnit] = [1, 0, 0, 0];
  do {
    const step = await perform(program, units);
    executed += step.program + step.compiler + step.collector;
    perUnit = step.program / units;
    done += units;
    units *= 2;
  } while (done < warmUnits && executed < warmInstructions);
  return Math.min(mostUnits, 2 ** Math.max(1, Math.round(Math.log2(stretchInstructions / Math.max(perUnit, 1)))));
}

/**
 * Counts a program once it is warm.
 *
 * @throws what the program fails with; MeasuringFailure where another process does its work
 */
export async function countProgram(program: CountedProgram, sizes = SIZES): Promise<Stretches> {
  const ofStretch = await warmUp(program, sizes);
  const stretches: number[] = [];
  while (stretches.length < STRETCHES) stretches.push((await perform(program, ofStretch)).program / ofStretch);
  const cost = mean(stretches);
  if (program.unit === 'request' ? cost >= LEAST_PER_REQUEST : cost > 0) return stretches;
  throw new MeasuringFailure({ kind: 'another-process-works', arm: program.arm, unit: program.unit, instructions: cost });
}

async function perform(program: CountedProgram, units: number): Promise<Instructions> {
  const before = await program.count();
  await program.perform(units);
  return since(before, await program.count());
}

/** Instructions of one unit, without the extremes. */
export function levelOf(stretches: Stretches): number {
  const left = Math.floor(stretches.length * TRIMMED);
  return mean(stretches.toSorted((one, other) => one - other).slice(left, stretches.length - left));
}

/** How head differs from base by the same stretches of both. Head's count is what base's comes to by that. */
export function pairOf({ base, head }: OfBothArms<Stretches>): SlicePair {
  const ofBase = levelOf(base);
  return { base: ofBase, head: ofBase * Math.exp(levelOf(base.map((cost, index) => Math.log(head[index]! / cost)))) };
}
