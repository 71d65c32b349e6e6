import type { BenchmarkRecord, Measured, Reason, RoundOfBothArms } from '../model.ts';
/**
 * How much of its time under load a server waits for others, if that is most of it: the median of base's rounds. Head has a say in
 * it where it makes base wait for the core, which counts as no waiting, and in no other way. null: it does not, or nobody can
 * tell, or it may be the load client that it waits for.
 *
 * The rounds up to the first look decide it once and for all: the family must not change from look to look. A round in which a
 * thread of base ended says nothing of it, and has the throughput of its slices all the same.
 */
export declare function mostlyWaits({ measurement }: Pick<BenchmarkRecord, 'measurement'>): number | null;
/** Whether the load client, and not the servers, set the pace. */
/**
 * Whether the load client set the pace of most rounds side by side. Where it had rest, and the core too, it is what the servers wait
 * for. Of servers that mostly waited for others up to the first look, while it had rest, it is not asked again: their throughput
 * is one of the family by then.
 */
export declare function clientSetsPace({ kind, measurement }: Pick<BenchmarkRecord, 'kind' | 'measurement'>): boolean;
/** What tells whether others had of the core that both arms of a round share. */
type CoreUse = Pick<RoundOfBothArms, 'coreShare' | 'waitingShare' | 'unsettled' | 'clientSaturated'>;
/** That the arms of more than a tenth of the rounds had to do without some of their core. */
interface Contention {
    readonly contended: number;
    /** Of which it can be told. */
    readonly rounds: number;
    /** Fraction of the core that others had in those that are contended, on average. */
    readonly kept: number;
}
/** null: no more rounds than usual. */
export declare function contentionOf(rounds: readonly CoreUse[]): Contention | null;
/**
 * Tells that the rounds of a benchmark do not reach its first look; null: they do, or none was planned.
 * A small budget has a sooner look planned, and rounds that fail end as broken or invalid: what falls short was interrupted.
 */
export declare function shortOfFirstLook({ plan, duets }: Pick<Measured, 'plan' | 'duets'>): Reason | null;
export {};
