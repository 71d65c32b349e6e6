import type { BenchmarkRecord, JudgedBenchmark, Run } from '../../model.ts';
import { solosOf, summariseSolos } from '../estimate/solos.ts';
import { benchmarkLabel } from '../words/wording.ts';

/** What a judged benchmark takes over from its record, whatever the verdict. */
export function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord): Pick<
  JudgedBenchmark,
  'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'figures' | 'precision' | 'clientSaturated'
> {
  return { id, target, scenario, kind, version, labels, variant: variant?.name ?? null, ...summariseSolos(solosOf(measurement)) };
}

/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return JSON.stringify([id, typeof variant === 'string' ? variant : variant?.name ?? null]);
}

/** {@link keyOfBenchmark} of those whose measuring was left to a job that did not arrive. */
export function keysOfLost({ benchmarks }: Pick<Run, 'benchmarks'>): ReadonlySet<string> {
  return new Set(benchmarks.filter(({ measurement }) => measurement.state === 'lost').map(keyOfBenchmark));
}

/** What a report calls it. */
export function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}
