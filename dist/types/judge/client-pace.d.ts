/** Whether load clients, and not the servers, set the pace. */
import type { BenchmarkRecord, MetricName } from '../model.ts';
/** What a load client that could send no more decides itself; CPU and memory of a request, and single requests, it does not. */
export declare const PACED_BY_CLIENT: ReadonlySet<MetricName>;
/**
 * Whether the load clients set the pace of the rounds side by side. Clients are watched in solo rounds, servers in both:
 *
 *     core filled in most rounds                            the servers set it
 *     not filled, and a client had no rest in a solo round  the clients do
 *     not filled, and no client was short of time           what the servers wait for, which is theirs to answer for
 */
export declare function clientsSetPace({ kind, measurement }: Pick<BenchmarkRecord, 'kind' | 'measurement'>): boolean;
