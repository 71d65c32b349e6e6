import type { MetricName, StoredRun } from '../model.ts';
type StoredBenchmark = StoredRun['benchmarks'][number];
/** The figures of one metric, a round each; none: it was not recorded. For whoever goes through thousands of runs: of what is packed no other figures are listed. */
export declare function figuresOfStored(benchmark: StoredBenchmark, metric: MetricName): readonly number[];
/** The metrics that there are figures of, by the same way. */
export declare function metricsOfStored(benchmark: StoredBenchmark): readonly MetricName[];
/**
 * Packs the benchmarks of one stored run after the other. There may be thousands of runs, and a list and an object for each benchmark and metric
 * would take several times what is in them: so the figures of a run stand in one list, and what its benchmarks have in common
 * with those of other runs is held once. A packed benchmark reads and is written as JSON as the one that it was made of; but its
 * figures are listed anew whenever they are asked for, and it has no properties of its own that `...` would copy.
 */
export declare function openPacking(): (benchmarks: readonly StoredBenchmark[]) => readonly StoredBenchmark[];
export {};
