import type { Comparison, JudgedBenchmark } from '../../model.ts';

/** With the stored runs; none: there was nothing to compare with. */
export function storedComparisonsOf({ stored }: Pick<JudgedBenchmark, 'stored'>): readonly Comparison[] {
  return stored.state === 'compared' ? stored.comparisons : [];
}

/** Side by side, and with the stored runs. */
export function allComparisonsOf(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[] {
  return [...benchmark.comparisons, ...storedComparisonsOf(benchmark)];
}

/** What the verdict rests on: the comparisons that have a say, side by side or, without a base, with the stored runs. */
export function decidingComparisons(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[] {
  return allComparisonsOf(benchmark).filter(({ decides }) => decides);
}
