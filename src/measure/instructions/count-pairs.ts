import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { countInStep, type CountingSizes, SIZES } from './count-in-step.ts';
import type { CountedRepeat } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import { type CountedProgram, liveWork, type Recording, RecordingEnded, replayedWork } from './counted-work.ts';
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
  /** Base's work by the same seed in an earlier run, which takes the place of base where it holds all steps; null: there is none. */
  readonly recorded: Recording | null;
}

/** What was counted of one pair. */
interface CountedPair {
  readonly counts: SlicePair;
  /** The work in the place of base. null: it was a recording, or is not fit for one. */
  readonly recording: Recording | null;
}

/**
 * Counts one pair, in fresh processes.
 *
 * @throws ArmFailure where an arm fails, or was ended by the signal; MeasuringFailure where a count would mean nothing
 */
export type CountPair = (pair: PairToCount) => Promise<CountedPair>;

/**
 * Counts base beside head, with the same seed: the luck of one way to hash is no property of the code. null where base has
 * no such benchmark, or where requests are held.
 */
export function pairsOfArms(benchmark: PlannedBenchmark, trees: OfBothArms<string>, sizes = SIZES): CountPair | null {
  if (!isComparable(benchmark)) return null;
  const [base, head] = [starterOf('base', benchmark, trees.base), starterOf('head', benchmark, trees.head)];
  if (base === null || head === null) return null;
  const starters = { base, head };
  return async ({ counter, repeat, signal, recorded }) => {
    const start: StartPlace = (arm, ended) => starters[arm]({ counter, seed: repeat + 1, signal: ended });
    try {
      return await countPair(start, { signal, sizes, recorded });
    } catch (error) {
      if (!(error instanceof RecordingEnded)) throw error;
      return countPair(start, { signal, sizes, recorded: null });
    }
  };
}

/** Counts head in both places, each with a seed of its own, for what is stored. null where requests are held. */
export function pairsOfHead(benchmark: PlannedBenchmark, trees: OfBothArms<string>, sizes = SIZES): CountPair | null {
  const start = starterOf('head', benchmark, trees.head);
  if (start === null) return null;
  return ({ counter, repeat, signal }) => countPair((place, ended) => start({ counter, seed: 2 * repeat + (place === 'base' ? 1 : 2), signal: ended }), { signal, sizes, recorded: null });
}

type StartPlace = (place: Arm, signal: AbortSignal) => Promise<CountedProgram>;

async function countPair(start: StartPlace, { signal, sizes, recorded }: Pick<PairToCount, 'signal' | 'recorded'> & { readonly sizes: CountingSizes }): Promise<CountedPair> {
  await using opened = new AsyncDisposableStack();
  const fate = shareFate(signal);
  const works = await fate.inBoth(async (place) => (place === 'base' && recorded !== null
    ? replayedWork(recorded, place)
    : liveWork(opened.use(await start(place, fate.signal)), fate.signal)));
  return { counts: await countInStep(works, fate, sizes), recording: works.base.recording() };
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
