import type { BenchmarkRecord, JudgedBenchmark } from '../model.ts';
import { solosOf, summariseSolos } from './solos.ts';

/** What a judged benchmark takes over from its record, whatever the verdict. */
export function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord): Pick<
  JudgedBenchmark,
  'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'figures' | 'precision' | 'clientSaturated'
> {
  return { id, target, scenario, kind, version, labels, variant: variant?.name ?? null, ...summariseSolos(solosOf(measurement)) };
}
