import type { Absence, BenchmarkRecord, JudgedBenchmark, Measurement, Run } from '../../model.ts';
/** What a judged benchmark takes over from its record, whatever the verdict. */
export declare function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord, run: Pick<Run, 'shard'>): Pick<JudgedBenchmark, 'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'absence' | 'figures' | 'precision' | 'clientSaturated'>;
/** Why something was not measured though it was to be; null: it was, or there was no need. The whole of all shards has nobody to leave it to. */
export declare function absenceOf(measurement: Measurement, { shard }: Pick<Run, 'shard'>): Absence | null;
/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export declare function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string;
/** What a report calls it. */
export declare function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string;
