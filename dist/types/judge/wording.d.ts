import type { Change, Comparison, Direction, JudgedBenchmark, MetricName, Policy } from '../model.ts';
/**
 * What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export declare function changeOfFigure(change: Change, direction: Direction): Change;
/** The estimate as the change of the metric's own figure, which is held against the threshold, and against the mirror image of that. */
export declare function formatEstimate(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string;
/** The same without its sign. */
export declare function formatEstimatedSize(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string;
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
export declare function describeDifference(comparison: Pick<Comparison, 'metric' | 'estimate' | 'interval' | 'threshold'>, direction: Direction): string;
/** `no regression of 5 % or more in CPU per request and unloaded latency, and of 10 % or more in throughput` */
export declare function describeNoRegression(cleared: readonly Pick<Comparison, 'metric' | 'interval' | 'threshold' | 'delta0'>[], policy: Pick<Policy, 'noRegressionOver'>): string;
/** `could not have seen less than 6.2 % in unloaded latency, nor even 1000 % in throughput` */
export declare function describeBlindness(comparisons: readonly Pick<Comparison, 'metric' | 'smallestVisible'>[]): string;
/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
export declare function benchmarkLabel({ id, variant }: Pick<JudgedBenchmark, 'id' | 'variant'>): string;
/** What two metrics of one benchmark can say against each other. */
export interface Contradiction {
    /** Stands above the sentences of all benchmarks in which they do. */
    readonly title: string;
    /** Of each a benchmark has one at most: servers and suites have metrics of their own. */
    readonly metrics: readonly MetricName[];
    readonly against: readonly MetricName[];
    readonly describe: (one: Comparison, other: Comparison) => string | null;
}
/** All that are looked for, as a report lists them. */
export declare const CONTRADICTIONS: readonly Contradiction[];
/** What to say of it among the comparisons of one benchmark. A sentence without a full stop; null: nothing. */
export declare function describeContradiction({ metrics, against, describe }: Contradiction, comparisons: readonly Comparison[]): string | null;
