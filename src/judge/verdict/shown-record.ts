import type { Absence, BenchmarkRecord, JudgedBenchmark, Measurement, Run } from '../../model.ts';
import { solosOf } from '../../record/solo-figures.ts';
import { summariseSolos } from '../estimate/solos.ts';
import { benchmarkLabel } from '../words/wording.ts';

/** What a judged benchmark takes over from its record, whatever the verdict. */
export function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord, run: Pick<Run, 'shard'>): Pick<
  JudgedBenchmark,
  'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'absence' | 'figures' | 'precision' | 'clientSaturated'
> {
  return { id, target, scenario, kind, version, labels, variant: variant?.name ?? null, absence: absenceOf(measurement, run), ...summariseSolos(solosOf(measurement)) };
}

/** Why something was not measured though it was to be; null: it was, or there was no need. The whole of all shards has nobody to leave it to. */
export function absenceOf(measurement: Measurement, { shard }: Pick<Run, 'shard'>): Absence | null {
  if (measurement.state === 'lost') return 'lost';
  if (measurement.state !== 'not measured') return null;
  if (shard !== null && measurement.leftTo !== undefined) return 'left to another shard';
  return measurement.missingProgram === undefined ? 'left out' : 'lacks a program';
}

/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return JSON.stringify([id, typeof variant === 'string' ? variant : variant?.name ?? null]);
}

/** What a report calls it. */
export function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}
