import { median } from 'simple-statistics';
import type { Workspace } from '../../arms/materialise.ts';
import type { DuetRound, MetricName, SlicePair } from '../../model.ts';
import type { PlannedBenchmark } from '../../plan/benchmarks.ts';
import { countInstructionsOfServers, countInstructionsOfSuites } from './count-instructions.ts';
import { planCounting } from './counting-plan.ts';

/** What tells beforehand how long counting takes. */
const TIMED_BY = {
  server: { time: 'cpuPerRequest', unitsOfAMs: 1e3 },
  suite: { time: 'nsPerOp', unitsOfAMs: 1e6 },
} as const satisfies Readonly<Record<PlannedBenchmark['kind'], { readonly time: MetricName; readonly unitsOfAMs: number }>>;

export interface BenchmarkCounting {
  readonly trees: Workspace['trees'];
  /** Its rounds side by side so far: how long base takes for a request decides how many are counted. */
  readonly duets: readonly Pick<DuetRound, 'slices'>[];
  readonly repeats: number;
}

/**
 * Counts the instructions of a benchmark's requests (or operations) in both arms, one pair a repeat; null where there is
 * nothing to count: it has no base, no round that tells the time, or its requests are held.
 *
 * @throws ArmFailure where an arm fails; MeasuringFailure where a count would mean nothing
 */
export async function countInstructions(benchmark: PlannedBenchmark, { trees, duets, repeats }: BenchmarkCounting): Promise<readonly SlicePair[] | null> {
  const unitMs = baseUnitMs(benchmark.kind, duets);
  if (unitMs === null || benchmark.base === null || benchmark.newBecause !== null) return null;
  const counting = { repeats, plan: planCounting(benchmark.kind, unitMs) };
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

function baseUnitMs(kind: PlannedBenchmark['kind'], duets: BenchmarkCounting['duets']): number | null {
  const { time, unitsOfAMs } = TIMED_BY[kind];
  const figures = duets.flatMap(({ slices }) => (slices[time] ?? []).map(({ base }) => base)).filter((figure) => figure > 0);
  return figures.length === 0 ? null : median(figures) / unitsOfAMs;
}
