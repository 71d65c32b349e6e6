import type { BenchmarkRecord, Measurement, Target } from '../model.ts';
import { benchmarkFilter } from './benchmarks.ts';

/** Stands for all tasks of a suite that could not be asked for them. */
export const WHOLE_SUITE = '*';

/** One record a scenario; a suite's tasks are not known without running its file, so it stands as a whole. */
export function unmeasuredRecords(target: Target, measurement: Measurement): readonly BenchmarkRecord[] {
  const names = target.kind === 'server' ? target.scenarios.map((scenario) => scenario.name) : [WHOLE_SUITE];
  return names.map((name) => unmeasuredRecord(target, name, measurement));
}

/** The record of a benchmark that has no figures. */
export function unmeasuredRecord(target: Target, scenario: string, measurement: Measurement): BenchmarkRecord {
  return { id: `${target.name}/${scenario}`, target: target.name, scenario, kind: target.kind, version: null, labels: target.labels, loadHash: '', variant: null, measurement };
}

/** Whether a record is wanted. A suite that stands as a whole must not be lost behind a narrower pattern. */
export function recordFilter(only: readonly string[]): (id: string) => boolean {
  const isNamed = benchmarkFilter(only);
  return (id) => id.endsWith(`/${WHOLE_SUITE}`) || isNamed(id);
}
