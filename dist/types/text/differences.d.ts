import type { Change, Comparison, Direction } from '../model.ts';
/**
 * Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export declare function changeOfFigure(change: Change, direction: Direction): Change;
/** A metric that was compared, as a reason holds it. */
type ComparedMetric = Pick<Comparison, 'metric' | 'direction' | 'estimate' | 'threshold'> & {
    readonly interval: Pick<Comparison['interval'], 'low' | 'high'>;
};
/** The interval of the change of the metric's own figure. */
export declare function intervalOfFigure({ interval, direction }: Pick<ComparedMetric, 'interval' | 'direction'>): ComparedMetric['interval'];
type Estimated = Pick<ComparedMetric, 'estimate' | 'threshold' | 'direction'>;
/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
export declare function formatEstimate(compared: Estimated): string;
/** The same without its sign. */
export declare function formatEstimatedSize(compared: Estimated): string;
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
export declare function describeDifference(compared: ComparedMetric): string;
export declare const BELOW_LIMIT = "below the limit";
/** How a slowdown that passes lies to its limit. Between sure and cleared there is a stretch that is neither. */
export declare const besideLimit: ({ interval, threshold, delta0, }: Pick<ComparedMetric, 'interval' | 'threshold'> & Partial<Pick<Comparison, 'delta0'>>) => string;
/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
export declare function describeUnchanged(metrics: readonly ComparedMetric[]): string;
/** `unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)` */
export declare function describeUndecided(metrics: readonly (ComparedMetric & Pick<Comparison, 'smallestVisible'>)[]): string;
/** Puts a plus before a percentage that is above zero. */
export declare function withPlus(percent: string): string;
export {};
