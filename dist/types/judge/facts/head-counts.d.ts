import type { Measurement, MetricName, TargetKind } from '../../model.ts';
/** The metric that the instructions of a target are. */
export declare function countedMetric(kind: TargetKind): MetricName;
/** Whether it has repeats, and no rounds. */
export declare const isCounted: (metric: MetricName) => boolean;
/** Head's instructions of a request (or operation), one count a repeat; none where they were not counted. */
export declare function headCounts(measurement: Measurement): readonly number[];
/** How they were counted; null: it is not known. */
export declare function countingHashOf(measurement: Measurement): string | null;
