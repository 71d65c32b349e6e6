/** Whether the load client, and not the servers, set the pace. */
import type { BenchmarkRecord } from '../../model.ts';
/**
 * Whether the load client set the pace of most rounds side by side. Where it had rest, and the core too, it is what the servers wait
 * for. Of servers that mostly waited for others up to the first look, while it had rest, it is not asked again: their throughput
 * is one of the family by then.
 */
export declare function clientSetsPace({ kind, measurement }: Pick<BenchmarkRecord, 'kind' | 'measurement'>): boolean;
