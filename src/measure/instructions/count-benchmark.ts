import type { OfBothArms, RoundOfBothArms, SlicePair } from '../../model.ts';
import { isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';
import { countInstructionsOfServers, countInstructionsOfSuites } from './count-instructions.ts';
import { type CountingPlan, planCounting } from './counting-plan.ts';
import { unitTime } from './unit-time.ts';

/** Counts a benchmark pair by pair: what was counted is there, whatever becomes of the next. */
export interface PairCounter {
  /** What `unitTime` tells of it at its own speed. */
  readonly unitMs: number;
  readonly plan: CountingPlan;
  /**
   * @param pair its number, from 0 on, which decides the hash seeds
   * @param signal ends it early, and whatever it has started
   * @throws ArmFailure where an arm fails, or was ended by the signal; MeasuringFailure where a count would mean nothing
   */
  readonly countPair: (pair: number, signal: AbortSignal) => Promise<SlicePair>;
}

export interface ArmsToCount {
  readonly trees: OfBothArms<string>;
  /** Its rounds side by side so far: how long base takes for a request decides how many are counted. */
  readonly duets: readonly Pick<RoundOfBothArms, 'slices'>[];
}

/**
 * What counts the instructions of a benchmark's requests (or operations) in both arms, one repeat a pair; null where there
 * is nothing to count: it has no base, no round that tells the time, or its requests are held.
 */
export function pairCounterOf(benchmark: PlannedBenchmark, { trees, duets }: ArmsToCount): PairCounter | null {
  const unitMs = unitTime(benchmark.kind, (time) => duets.flatMap(({ slices }) => (slices[time] ?? []).map(({ base }) => base)));
  if (unitMs === null || !isComparable(benchmark)) return null;
  const plan = planCounting(benchmark.kind, unitMs);
  if (benchmark.kind === 'suite') {
    const { scenario: task } = benchmark;
    const arms = { base: { target: benchmark.base, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
    return { unitMs, plan, countPair: (pair, signal) => countInstructionsOfSuites({ plan, seed: pair + 1, signal, arms, task }) };
  }
  const { request: scenario } = benchmark;
  if (scenario.protocol !== 'http') return null;
  const arms = {
    base: { target: benchmark.base, tree: trees.base, stopGraceMs: 0 },
    head: { target: benchmark.head, tree: trees.head, stopGraceMs: 0 },
  };
  return { unitMs, plan, countPair: (pair, signal) => countInstructionsOfServers({ plan, seed: pair + 1, signal, arms, scenario }) };
}
