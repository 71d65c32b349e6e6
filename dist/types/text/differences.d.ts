import type { Change, Comparison, Direction } from '../model.ts';
/**
 * Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export declare function changeOfFigure(change: Change, direction: Direction): Change;
/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
export declare function formatEstimate(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string;
/** The same without its sign. */
export declare function formatEstimatedSize(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string;
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
export declare function describeDifference(comparison: Pick<Comparison, 'metric' | 'estimate' | 'threshold'> & {
    readonly interval: Pick<Comparison['interval'], 'low' | 'high'>;
}, direction: Direction): string;
/** A metric that was compared, as a reason holds it. */
type ComparedMetric = Parameters<typeof describeDifference>[0] & {
    readonly direction: Direction;
};
export declare const BELOW_LIMIT = "below the limit";
/** How a slowdown that passes lies to its limit. Between sure and cleared there is a stretch that is neither. */
export declare const besideLimit: ({ interval: { high }, threshold, delta0, }: {
    readonly interval: Pick<Comparison['interval'], 'high'>;
    readonly threshold: Change;
    readonly delta0?: Change;
}) => string;
/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
export declare function describeUnchanged(metrics: readonly ComparedMetric[]): string;
/** `unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)` */
export declare function describeUndecided(metrics: readonly (ComparedMetric & Pick<Comparison, 'smallestVisible'>)[]): string;
/** Puts a plus before a percentage that is above zero. */
export declare function withPlus(percent: string): string;
export {};
