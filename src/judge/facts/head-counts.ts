import type { Measurement, MetricName, TargetKind } from '../../model.ts';

/** The metric that the instructions of a target are. */
export function countedMetric(kind: TargetKind): MetricName {
  return kind === 'suite' ? 'instructionsPerOp' : 'instructionsPerRequest';
}

/** Whether it has repeats, and no rounds. */
export const isCounted = (metric: MetricName): boolean => metric === countedMetric('server') || metric === countedMetric('suite');

/** Head's instructions of a request (or operation), one count a repeat; none where they were not counted. */
export function headCounts(measurement: Measurement): readonly number[] {
  if (measurement.state !== 'measured') return [];
  return measurement.instructions?.map(({ head }) => head) ?? measurement.instructionsOfHead ?? [];
}

/** How they were counted; null: it is not known. */
export function countingHashOf(measurement: Measurement): string | null {
  return measurement.state === 'measured' ? measurement.countingHash ?? null : null;
}
