import type { Direction, MetricName, Role } from './model/words.ts';
/** What is known of a metric before any configuration. */
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
/** Share of its time under load from which on a server mostly waits. */
export declare const MOSTLY_WAITING = 0.5;
/**
 * Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
 * request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules/rules.ts`); unloaded
 * latency sees the waiting that CPU time does not.
 */
export declare const METRICS: Readonly<Record<MetricName, MetricInfo>>;
export declare const METRIC_NAMES: MetricName[];
/** What a load client that could send no more decides itself; CPU and memory of a request, and single requests, it does not. */
export declare const PACED_BY_CLIENT: ReadonlySet<MetricName>;
