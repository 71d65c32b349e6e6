import type { Direction, MetricName, Role } from './model/words.ts';
/** Defaults of a metric. */
export interface MetricInfo {
    /** As a person reads it. */
    readonly label: string;
    readonly unit: string;
    readonly direction: Direction;
    readonly role: Role;
    /** Null hypothesis and threshold as fractions. */
    readonly delta0: number;
    readonly threshold: number;
}
/** Share of time from which on a server counts as mostly waiting. */
export declare const MOSTLY_WAITING = 0.5;
/**
 * Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
 * request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules.ts`). Unloaded
 * latency shows the waiting that CPU time does not.
 */
export declare const METRICS: Readonly<Record<MetricName, MetricInfo>>;
export declare const METRIC_NAMES: MetricName[];
/** Metrics that a saturated load client determines; CPU and memory stay valid. */
export declare const PACED_BY_CLIENT: ReadonlySet<MetricName>;
