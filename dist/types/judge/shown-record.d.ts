import type { BenchmarkRecord, JudgedBenchmark } from '../model.ts';
/** What a judged benchmark takes over from its record, whatever the verdict. */
export declare function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord): Pick<JudgedBenchmark, 'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'figures' | 'precision' | 'clientSaturated'>;
