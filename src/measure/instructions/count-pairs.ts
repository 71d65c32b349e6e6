import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { countInStep, type CountingSizes, SIZES } from './count-in-step.ts';
import type { CountedRepeat } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import { type CountedProgram, workOf } from './counted-work.ts';
import type { Counter } from './counter.ts';
import { shareFate } from './shared-fate.ts';
import type { Arm, OfBothArms, SlicePair } from '../../model.ts';
import { isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';

interface PairToCount {
  readonly counter: Counter;
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
 * Counts base beside head, with the same seed: the luck of one way to hash is no property of the code. null where base has
 * no such benchmark, or where requests are held.
 */
export function pairsOfArms(benchmark: PlannedBenchmark, trees: OfBothArms<string>, sizes = SIZES): CountPair | null {
  if (!isComparable(benchmark)) return null;
  const [base, head] = [starterOf('base', benchmark, trees.base), starterOf('head', benchmark, trees.head)];
  if (base === null || head === null) return null;
  const starters = { base, head };
  return ({ counter, repeat, signal }) => countPair((arm, ended) => starters[arm]({ counter, seed: repeat + 1, signal: ended }), signal, sizes);
}

/** Counts head in both places, each with a seed of its own, for what is stored. null where requests are held. */
export function pairsOfHead(benchmark: PlannedBenchmark, trees: OfBothArms<string>, sizes = SIZES): CountPair | null {
  const start = starterOf('head', benchmark, trees.head);
  if (start === null) return null;
  return ({ counter, repeat, signal }) => countPair((place, ended) => start({ counter, seed: 2 * repeat + (place === 'base' ? 1 : 2), signal: ended }), signal, sizes);
}

type StartPlace = (place: Arm, signal: AbortSignal) => Promise<CountedProgram>;

async function countPair(start: StartPlace, signal: AbortSignal, sizes: CountingSizes): Promise<SlicePair> {
  await using opened = new AsyncDisposableStack();
  const fate = shareFate(signal);
  const works = await fate.inBoth(async (place) => workOf(opened.use(await start(place, fate.signal)), fate.signal));
  return await countInStep(works, fate, sizes);
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
  return (repeat) => startCountedServer(arm, { target, tree, stopGraceMs: 0 }, request, repeat);
}
