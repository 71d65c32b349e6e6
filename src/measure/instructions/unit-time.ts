import { median } from 'simple-statistics';
import type { MetricName, TargetKind } from '../../model.ts';

/** What tells beforehand how long counting takes. */
const TIMED_BY = {
  server: { time: 'cpuPerRequest', unitsOfAMs: 1e3 },
  suite: { time: 'nsPerOp', unitsOfAMs: 1e6 },
} as const satisfies Readonly<Record<TargetKind, { readonly time: MetricName; readonly unitsOfAMs: number }>>;

/** CPU time of a request, or time of an operation, of which some may be waiting; in ms, by the figures of the metric that tells it; null: there are none. */
export function unitTime(kind: TargetKind, figuresOf: (time: MetricName) => readonly number[]): number | null {
  const { time, unitsOfAMs } = TIMED_BY[kind];
  const figures = figuresOf(time).filter((figure) => figure > 0);
  return figures.length === 0 ? null : median(figures) / unitsOfAMs;
}
