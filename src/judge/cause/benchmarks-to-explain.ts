import type { JudgedBenchmark, Judgement, OfBothArms } from '../../model.ts';
import { timeOfCounted } from '../instruction-evidence.ts';
import { countedComparison, decidingComparisons } from '../verdict.ts';

/** A benchmark whose cause is worth looking for. */
export interface ToExplain {
  readonly benchmark: JudgedBenchmark;
  /** By instructions, unless they are known to be equal. */
  readonly isCounted: boolean;
  /** By CPU time, which tells where it grew and nothing of where it fell. */
  readonly isProfiled: boolean;
}

/** What regressed, and what executes more or fewer instructions: the most grown first. An accepted regression is not explained: its cause is known. */
export function benchmarksToExplain({ benchmarks }: Pick<Judgement, 'benchmarks'>): readonly ToExplain[] {
  return benchmarks
    .map((benchmark): ToExplain => {
      const count = countedComparison(benchmark)?.outcome;
      const hasGrown = benchmark.verdict === 'regressed' || (benchmark.acceptance === null && count === 'regressed');
      return {
        benchmark,
        isCounted: count === 'regressed' || count === 'improved' || (hasGrown && count !== 'no regression'),
        isProfiled: hasGrown,
      };
    })
    .filter(({ isCounted, isProfiled }) => isCounted || isProfiled)
    .toSorted((one, other) => largestGrowth(other.benchmark) - largestGrowth(one.benchmark));
}

const largestGrowth = (benchmark: JudgedBenchmark): number =>
  Math.max(
    0,
    ...decidingComparisons(benchmark)
      .filter(({ outcome }) => outcome === 'regressed')
      .map(({ estimate }) => estimate),
  );

const NS_PER_US = 1_000;

/** What a request (or operation) takes in both arms by the rounds, in µs. null: no rounds tell. */
export function costByRounds({ kind, comparisons }: JudgedBenchmark): OfBothArms<number> | null {
  const perUs = kind === 'suite' ? NS_PER_US : 1;
  const levels = comparisons.find(({ metric }) => metric === timeOfCounted(kind))?.levels;
  return levels === undefined ? null : { base: levels.base / perUs, head: levels.head / perUs };
}
