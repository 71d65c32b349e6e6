import type { OfBothArms, RoundOfBothArms, SlicePair } from '../../model.ts';
import { isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';
import { countInstructionsOfServers, countInstructionsOfSuites } from './count-instructions.ts';
import { planCounting } from './counting-plan.ts';
import { unitTime } from './unit-time.ts';

export interface BenchmarkCounting {
  readonly trees: OfBothArms<string>;
  /** Its rounds side by side so far: how long base takes for a request decides how many are counted. */
  readonly duets: readonly Pick<RoundOfBothArms, 'slices'>[];
  readonly repeats: number;
  /** Ends it early, and whatever it has started. */
  readonly signal: AbortSignal;
}

/**
 * Counts the instructions of a benchmark's requests (or operations) in both arms, one pair a repeat; null where there is
 * nothing to count: it has no base, no round that tells the time, or its requests are held.
 *
 * @throws ArmFailure where an arm fails, or was ended by the signal; MeasuringFailure where a count would mean nothing
 */
export async function countInstructions(benchmark: PlannedBenchmark, { trees, duets, repeats, signal }: BenchmarkCounting): Promise<readonly SlicePair[] | null> {
  const unitMs = unitTime(benchmark.kind, (time) => duets.flatMap(({ slices }) => (slices[time] ?? []).map(({ base }) => base)));
  if (unitMs === null || !isComparable(benchmark)) return null;
  const counting = { repeats, signal, plan: planCounting(benchmark.kind, unitMs) };
  if (benchmark.kind === 'suite') {
    const arms = { base: { target: benchmark.base, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
    return countInstructionsOfSuites({ ...counting, arms, task: benchmark.scenario });
  }
  if (benchmark.request.protocol !== 'http') return null;
  const arms = {
    base: { target: benchmark.base, tree: trees.base, stopGraceMs: 0 },
    head: { target: benchmark.head, tree: trees.head, stopGraceMs: 0 },
  };
  return countInstructionsOfServers({ ...counting, arms, scenario: benchmark.request });
}
