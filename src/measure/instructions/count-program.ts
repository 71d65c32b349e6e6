/**
 * Counts one program of one arm. Its count repeats to the last digits: its clock goes with its instructions, V8's compiler and collector
 * are counted apart, each function keeps code of its own, and each request is sent when the program rests.
 */
import { type Instructions, since } from './counted-pages.ts';
import { MeasuringFailure } from '../failure.ts';
import type { CountedCode } from './counted-node.ts';
import { executedFunctions } from './executed-functions.ts';
import type { ExecutedArm } from '../../judge/cause/counted-cause.ts';
import type { Arm } from '../../model.ts';

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
  /** Bytes in use on the heap and beside it; null: the program does not tell. */
  readonly heapBytes: () => Promise<number | null>;
}

/** Amounts of work, by unit. */
type CountingSizes = Readonly<
  Record<
    CountedProgram['unit'],
    {
      /** The warm-up ends with so many units, or with so many instructions. */
      readonly warmUnits: number;
      readonly warmInstructions: number;
      /** About so many are executed while it counts, by no more units than this. */
      readonly countedInstructions: number;
      readonly mostUnits: number;
    }
  >
>;

/** V8 is told to compile early, so 255 requests make a server warm. */
export const SIZES: CountingSizes = {
  request: { warmUnits: 255, warmInstructions: 6e9, countedInstructions: 1.6e9, mostUnits: 128 },
  operation: {
    warmUnits: Number.POSITIVE_INFINITY,
    warmInstructions: 1e9,
    countedInstructions: 160e6,
    mostUnits: Number.POSITIVE_INFINITY,
  },
};

/** Each request that is parsed and answered takes more. */
const LEAST_PER_REQUEST = 5_000;

/**
 * Counts a program once it is warm. Instructions of V8's compiler and collector are no part of it.
 *
 * @param tree the arm's copy of the repository
 * @throws what the program fails with; MeasuringFailure where another process does its work
 */
export async function countProgram(program: CountedProgram, tree: string, sizes = SIZES): Promise<ExecutedArm> {
  const units = await warmUp(program, sizes);
  const heapBefore = await program.heapBytes();
  const blocksBefore = program.code.blocks();
  const { program: counted, collector } = await perform(program, units);
  const blocks = { before: blocksBefore, after: program.code.blocks() };
  const heapAfter = await program.heapBytes();
  const instructions = counted / units;
  // What a collection freed is not known.
  const allocated = heapBefore === null || heapAfter === null || collector > 0 ? null : (heapAfter - heapBefore) / units;
  if (program.unit === 'request' ? instructions < LEAST_PER_REQUEST : instructions <= 0)
    throw new MeasuringFailure({ kind: 'another-process-works', arm: program.arm, unit: program.unit, instructions });
  return { instructions, allocated, ...(await executedFunctions(blocks, program.code, { tree, units })) };
}

/** The amounts of work are powers of two, and so the same for nearly the same code. @returns units to count */
async function warmUp(program: CountedProgram, sizes: CountingSizes): Promise<number> {
  const { warmUnits, warmInstructions, countedInstructions, mostUnits } = sizes[program.unit];
  let [units, done, executed, perUnit] = [1, 0, 0, 0];
  do {
    const step = await perform(program, units);
    executed += step.program + step.compiler + step.collector;
    perUnit = step.program / units;
    done += units;
    units *= 2;
  } while (done < warmUnits && executed < warmInstructions);
  return Math.min(mostUnits, 2 ** Math.max(4, Math.round(Math.log2(countedInstructions / Math.max(perUnit, 1)))));
}

async function perform(program: CountedProgram, units: number): Promise<Instructions> {
  const before = await program.count();
  await program.perform(units);
  return since(before, await program.count());
}
