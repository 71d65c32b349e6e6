import type { BenchmarkRecord } from '../../model.ts';
/**
 * How much of its time under load a server waits for others, if that is most of it: the median of base's rounds. Head has a say in
 * it where it makes base wait for the core, which counts as no waiting, and in no other way. null: it does not, or nobody can
 * tell, or it may be the load client that it waits for.
 *
 * The rounds up to the first look decide it once and for all: the family must not change from look to look. A round in which a
 * thread of base ended says nothing of it, and has the throughput of its slices all the same.
 */
export declare function mostlyWaits({ measurement }: Pick<BenchmarkRecord, 'measurement'>): number | null;
