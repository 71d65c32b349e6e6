/** How the figures of stored runs are laid out in a list: thousands of runs have few layouts. */
import type { MetricName, StoredRun } from '../model.ts';
type StoredBenchmark = StoredRun['benchmarks'][number];
/** What one run after the other has of a benchmark alike. */
export interface BenchmarkLayout extends Pick<StoredBenchmark, 'id' | 'loadHash' | 'countingHash'> {
    /** Its own among all of them. */
    readonly number: number;
    readonly metrics: readonly MetricName[];
    /** Where the figures of each stand among those of the benchmark. */
    readonly places: ReadonlyMap<MetricName, Place>;
    /** Where counts of instructions stand, behind them; null: none were counted. */
    readonly instructions: Place | null;
    /** Of all figures and counts. */
    readonly size: number;
}
/** So many figures from a start on. */
export interface Place {
    readonly start: number;
    readonly count: number;
}
/** What one run after the other has alike. */
export interface RunLayout {
    readonly benchmarks: readonly BenchmarkLayout[];
    /** By id; of several with the same one the first. */
    readonly places: ReadonlyMap<string, number>;
    /** Where the figures of each begin among those of the run. */
    readonly starts: readonly number[];
    readonly size: number;
}
/** Finds the layout of one run after the other; the same for those that are laid out alike. */
export declare function openLayouts(): (benchmarks: readonly StoredBenchmark[]) => RunLayout;
export {};
