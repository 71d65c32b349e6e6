import type { JudgedBenchmark, Judgement, OfBothArms } from '../../model.ts';
import { isCounted } from '../instruction-evidence.ts';
import { decidingComparisons } from '../verdict.ts';

/** Ids of the benchmarks whose cause is worth looking for, the most changed first: what regressed, and what counts of instructions say got dearer. */
export function benchmarksToExplain({ benchmarks }: Pick<Judgement, 'benchmarks'>): readonly string[] {
  return benchmarks
    .filter((benchmark) => benchmark.verdict === 'regressed' || isCountedDearer(benchmark))
    .toSorted((one, other) => largestChange(other) - largestChange(one))
    .map(({ id }) => id);
}

/** An accepted regression is not explained: its cause is known. */
const isCountedDearer = (benchmark: JudgedBenchmark): boolean =>
  benchmark.acceptance === null && decidingComparisons(benchmark).some(({ metric, outcome }) => isCounted(metric) && outcome === 'regressed');

const largestChange = (benchmark: JudgedBenchmark): number =>
  Math.max(0, ...decidingComparisons(benchmark).filter(({ outcome }) => outcome === 'regressed').map(({ estimate }) => estimate));

const NS_PER_US = 1_000;

/** What a request (or operation) takes in both arms by the rounds, in µs. null: no rounds tell. */
export function costByRounds({ kind, comparisons }: JudgedBenchmark): OfBothArms<number> | null {
  const [metric, perUs] = kind === 'suite' ? (['nsPerOp', NS_PER_US] as const) : (['cpuPerRequest', 1] as const);
  const levels = comparisons.find((comparison) => comparison.metric === metric)?.levels;
  return levels === undefined ? null : { base: levels.base / perUs, head: levels.head / perUs };
}
