/** How the figures of stored runs are laid out in a list: thousands of runs have few layouts. */
import type { MetricName, StoredRun } from '../model.ts';
type StoredBenchmarkOfPackedRuns = StoredRun['benchmarks'][number];
/** The ids of its benchmarks. For whoever goes through thousands of runs: where it is packed no benchmark is made for it. */
export declare function idsOfStored(stored: StoredRun): Iterable<string>;
/** The one with this id, by the same way; null: there is none. */
export declare function benchmarkOfStored(stored: StoredRun, id: string): StoredBenchmarkOfPackedRuns | null;
/** The figures of one metric, a round each; none: it was not recorded. Of what is packed no other figures are listed. */
export declare function figuresOfStored(benchmark: StoredBenchmarkOfPackedRuns, metric: MetricName): readonly number[];
/** The metrics that there are figures of, by the same way. */
export declare function metricsOfStored(benchmark: StoredBenchmarkOfPackedRuns): readonly MetricName[];
/**
 * Packs one stored run after the other. There may be thousands, and an object for each benchmark, list and metric of each would take
 * several times what is in them: so the figures of many runs stand in one list, and what a run has in common with others is held once. A
 * packed run reads, is copied and is written as JSON as the one that it was made of; but its benchmarks are made anew whenever they are
 * asked for, as their figures are. A benchmark has no properties of its own that `...` would copy.
 */
export declare function openPacking(): (stored: StoredRun) => StoredRun;
export {};
