import type { BenchmarkRecord, Measurement, Run } from '../model.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';

/** A benchmark that nothing can be said of. */
export interface LeftOut {
  readonly id: string;
  readonly reason: string;
  /** No run measured it, and a pull request may: of the time that it takes nothing is known. */
  readonly unmeasured: boolean;
}

/** What stands for a benchmark that no run measured, by the newest record of it; null: there is none any more. */
export function leftOutUnmeasured({ id, measurement }: Pick<BenchmarkRecord, 'id' | 'measurement'>): LeftOut | null {
  const reason = whyUnmeasured(measurement);
  if (reason === null) return null;
  // No pull request measures here what this machine has no program for.
  const lacksProgram = measurement.state === 'not measured' && measurement.missingProgram !== undefined;
  return { id, reason, unmeasured: !lacksProgram };
}

function whyUnmeasured(measurement: Measurement): string | null {
  if ('reason' in measurement) return measurement.reason;
  if (measurement.state === 'new') return measurement.why;
  return measurement.state === 'unaffected' ? 'reached by no change in these runs' : null;
}

/** Whether a pull request may reach more than these runs measured: then a budget that comes of them is too small for it. */
export function isPart({ only, leftOut }: Pick<Run, 'only'> & { readonly leftOut: readonly LeftOut[] }): boolean {
  return only.length > 0 || leftOut.some(({ unmeasured }) => unmeasured);
}

/** Without records that stand for a whole suite where others are of its tasks: one run may not have come to ask for them. */
export function withoutKnownSuites<Entry extends { readonly record: BenchmarkRecord }>(entries: readonly Entry[]): readonly Entry[] {
  const known = new Set(entries.filter((entry) => !isWholeSuite(entry)).map(({ record }) => record.target));
  return entries.filter((entry) => !isWholeSuite(entry) || !known.has(entry.record.target));
}

/** A task may have that name too, and then it has been measured. */
const isWholeSuite = ({ record: { scenario, measurement } }: { readonly record: BenchmarkRecord }): boolean =>
  scenario === WHOLE_SUITE && measurement.state !== 'measured';
