import type { SoloRound } from '../../model.ts';
import type { PlannedBenchmark } from '../../plan/benchmarks.ts';
import type { CountedProgram } from './cost-per-unit.ts';
import type { PairCounter } from './count-benchmark.ts';
import { countPair } from './count-instructions.ts';
import type { CountedRepeat } from './counted-node.ts';
import { startCountedServer } from './counted-server.ts';
import { startCountedSuite } from './counted-suite.ts';
import { planCounting } from './counting-plan.ts';
import { unitTime } from './unit-time.ts';

export interface HeadToCount {
  /** Folder of head's copy. */
  readonly tree: string;
  /** Its rounds so far: how long a request takes decides how many are counted. */
  readonly solos: readonly Pick<SoloRound, 'figures'>[];
}

/**
 * What counts the instructions of a benchmark's requests (or operations) where there is no base: two repeats of head are a
 * pair, in the places of the arms, each with a hash seed of its own. null where there is nothing to count: no round tells
 * the time, or its requests are held.
 */
export function pairCounterOfHead(benchmark: PlannedBenchmark, { tree, solos }: HeadToCount): PairCounter | null {
  const unitMs = unitTime(benchmark.kind, (time) => solos.flatMap(({ figures }) => figures[time] ?? []));
  const start = starterOf(benchmark, tree);
  if (unitMs === null || start === null) return null;
  const plan = planCounting(benchmark.kind, unitMs);
  return {
    unitMs,
    plan,
    countPair: (pair, signal) => {
      const seeds = { base: 2 * pair + 1, head: 2 * pair + 2 };
      return countPair({ plan, signal }, (place, ended) => start({ seed: seeds[place], signal: ended }));
    },
  };
}

/** null: its requests are held. */
function starterOf(benchmark: PlannedBenchmark, tree: string): ((repeat: CountedRepeat) => Promise<CountedProgram>) | null {
  if (benchmark.kind === 'suite') {
    const arm = { target: benchmark.head, tree };
    return (repeat) => startCountedSuite('head', arm, benchmark.scenario, repeat);
  }
  const { head: target, request } = benchmark;
  return request.protocol === 'http' ? (repeat) => startCountedServer('head', { target, tree, stopGraceMs: 0 }, request, repeat) : null;
}
