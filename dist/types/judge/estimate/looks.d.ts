import type { TestPlan } from '../../model.ts';
/** A number of rounds at which a benchmark is looked at. */
interface PlannedLook {
    readonly rounds: number;
    /** Of the run's α, so that all looks together spend it once. */
    readonly alphaShare: number;
}
/**
 * The looks of a plan with what each may spend at most: all alike. Shares in proportion to rounds would see changes
 * later, and of those that hardly any look sees three in a hundred more at the last (`bench/alpha-shares.ts`). Bonferroni over looks is stricter than the exact boundaries of a
 * group-sequential design, and holds at any α that Holm's correction asks for.
 */
export declare function looksOf({ looks }: TestPlan): readonly PlannedLook[];
/** Those that so many rounds reach. */
export declare function looksWithin(plan: TestPlan, rounds: number): readonly PlannedLook[];
export {};
