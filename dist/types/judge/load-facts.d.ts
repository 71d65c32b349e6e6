import type { BenchmarkRecord } from '../model.ts';
/**
 * Share of its time under load that a server waits for others, where that is most of it: the median of base's rounds. Head changes it
 * only by making base wait for the core, which counts as no waiting. null: it does not mostly wait, the share is not known, or it may
 * wait for the load client.
 *
 * The rounds up to the first look decide it once and for all: the family must not change from look to look. A round in which a
 * thread of base ended says nothing of it, and has the throughput of its slices all the same.
 */
export declare function mostlyWaits({ measurement }: Pick<BenchmarkRecord, 'measurement'>): number | null;
/**
 * Tells whether the load client set the pace of most rounds side by side. Where it had rest, and the core too, it is what the servers wait
 * for. Of servers that mostly waited for others up to the first look, while it had rest, it is not asked again: their throughput
 * is one of the family by then.
 */
export declare function clientSetsPace({ kind, measurement }: Pick<BenchmarkRecord, 'kind' | 'measurement'>): boolean;
