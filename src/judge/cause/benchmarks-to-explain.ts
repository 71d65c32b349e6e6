import type { JudgedBenchmark, Judgement, OfBothArms, Run } from '../../model.ts';
import { baseLevel } from '../base-level.ts';
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

/** What a request (or operation) of a benchmark takes in base by the rounds, in µs, and in head by the estimated change. null: no rounds tell. */
export function costByRounds({ benchmarks: records }: Pick<Run, 'benchmarks'>, { benchmarks }: Pick<Judgement, 'benchmarks'>, id: string): OfBothArms<number> | null {
  const record = records.find((one) => one.id === id);
  const [metric, perUs] = record?.kind === 'suite' ? (['nsPerOp', NS_PER_US] as const) : (['cpuPerRequest', 1] as const);
  const change = benchmarks.find((one) => one.id === id)?.comparisons.find((comparison) => comparison.metric === metric)?.estimate;
  const level = baseLevel(record, metric);
  return level === null || change === undefined ? null : { base: level / perUs, head: (level * (1 + change)) / perUs };
}
