import { countProgram, type CountedProgram, levelOf, pairOf, SIZES } from './count-program.ts';
import type { CountedRepeat } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import type { Emulator } from './emulator.ts';
import { bothAtOnce } from '../both-arms.ts';
import type { Arm, OfBothArms, SlicePair } from '../../model.ts';
import { type ComparableBenchmark, isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';

interface PairToCount {
  readonly emulator: Emulator;
  /** Its number, from 0 on, which decides the hash seeds. */
  readonly repeat: number;
  /** Ends it early. */
  readonly signal: AbortSignal;
}

/**
 * Counts one pair, in fresh processes.
 *
 * @throws ArmFailure where an arm fails, or was ended by the signal; MeasuringFailure where a count would mean nothing
 */
export type CountPair = (pair: PairToCount) => Promise<SlicePair>;

/**
 * Counts base and head with the same seed: the luck of one way to hash is no property of the code. null where base has
 * no such benchmark, or where requests are held.
 */
export function pairsOfArms(benchmark: PlannedBenchmark, trees: OfBothArms<string>, sizes = SIZES): CountPair | null {
  if (!isComparable(benchmark)) return null;
  const [base, head] = [starterOf('base', benchmark, trees.base), starterOf('head', benchmark, trees.head)];
  if (base === null || head === null) return null;
  const starters = { base, head };
  return async ({ emulator, repeat, signal }) =>
    pairOf(
      await ofBoth(
        (arm, ended) => starters[arm]({ emulator, seed: repeat + 1, signal: ended }),
        signal,
        (program) => countProgram(program, sizes),
      ),
    );
}

/** Counts head in both places, each with a seed of its own, for what is stored. null where requests are held. */
export function pairsOfHead(benchmark: PlannedBenchmark, trees: OfBothArms<string>, sizes = SIZES): CountPair | null {
  const start = starterOf('head', benchmark, trees.head);
  if (start === null) return null;
  return async ({ emulator, repeat, signal }) => {
    const { base, head } = await ofBoth(
      (place, ended) => start({ emulator, seed: 2 * repeat + (place === 'base' ? 1 : 2), signal: ended }),
      signal,
      (program) => countProgram(program, sizes),
    );
    return { base: levelOf(base), head: levelOf(head) };
  };
}

/** Each by itself; one that fails ends the other, whose count could be compared with nothing. */
async function ofBoth<Count>(
  start: (place: Arm, signal: AbortSignal) => Promise<CountedProgram>,
  signal: AbortSignal,
  count: (program: CountedProgram) => Promise<Count>,
): Promise<OfBothArms<Count>> {
  const broken = new AbortController();
  try {
    return await bothAtOnce('base', async (place) => {
      try {
        await using program = await start(place, AbortSignal.any([signal, broken.signal]));
        return await count(program);
      } catch (error) {
        broken.abort(error);
        throw error;
      }
    });
  } catch (error) {
    // The other one failed because it was ended.
    throw broken.signal.aborted ? (broken.signal.reason as unknown) : error;
  }
}

/**
 * Counts something else of both arms, block by block of their code. null: as for {@link pairsOfArms}.
 *
 * @throws as {@link CountPair}
 */
export function countCode<Count>(
  benchmark: ComparableBenchmark,
  trees: OfBothArms<string>,
  { emulator, signal }: Pick<PairToCount, 'emulator' | 'signal'>,
  count: (program: CountedProgram) => Promise<Count>,
): Promise<OfBothArms<Count>> | null {
  const [base, head] = [starterOf('base', benchmark, trees.base), starterOf('head', benchmark, trees.head)];
  if (base === null || head === null) return null;
  const starters = { base, head };
  return ofBoth((arm, ended) => starters[arm]({ emulator, seed: 1, byFunction: true, signal: ended }), signal, count);
}

type Starter = (repeat: CountedRepeat) => Promise<CountedProgram>;

/** null: its requests are held. */
function starterOf(arm: Arm, benchmark: PlannedBenchmark, tree: string): Starter | null {
  if (benchmark.kind === 'suite') {
    const target = arm === 'base' ? benchmark.base : benchmark.head;
    return target === null ? null : (repeat) => startCountedSuite(arm, { target, tree }, benchmark.scenario, repeat);
  }
  const [target, { request }] = [arm === 'base' ? benchmark.base : benchmark.head, benchmark];
  if (target === null || request.protocol !== 'http') return null;
  return (repeat) => startCountedServer(arm, { target, tree, stopGraceMs: target.stopTimeoutMs }, request, repeat);
}
