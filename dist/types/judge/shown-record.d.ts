import type { BenchmarkRecord, JudgedBenchmark, Run } from '../model.ts';
/** What a judged benchmark takes over from its record, whatever the verdict. */
export declare function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord): Pick<JudgedBenchmark, 'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'figures' | 'precision' | 'clientSaturated'>;
/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export declare function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string;
/** {@link keyOfBenchmark} of those whose measuring was left to a job that did not arrive. */
export declare function keysOfLost({ benchmarks }: Pick<Run, 'benchmarks'>): ReadonlySet<string>;
/** What a report calls it. */
export declare function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string;
