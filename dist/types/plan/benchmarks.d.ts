import { UserError } from '../errors.ts';
import type { Config, Scenario, ServerTarget, SuiteTarget, Target } from '../model.ts';
import type { AskedFor } from './selections.ts';
/** A target as head has it and, where it can be compared, as base has it. */
export interface PlannedTarget {
    readonly name: string;
    readonly head: Target;
    /** null: base does not have it, or has nothing of its folder. */
    readonly base: Target | null;
}
/** What there is to measure, before anything is known of what a suite contains. */
interface TargetPlan {
    readonly targets: readonly PlannedTarget[];
    /** Targets that only base has. */
    readonly removed: readonly Target[];
}
/**
 * Lays the targets of head beside those of base. `base` null: there is nothing to compare with; `asked` is what `only` came of.
 *
 * @throws UserError where nothing matches, or where what is asked for says not what to measure
 */
export declare function planTargets(head: Config, base: Config | null, only: readonly string[], asked?: AskedFor): TargetPlan;
/** One benchmark with how each arm is to run it. */
export type PlannedBenchmark = {
    readonly id: string;
    readonly target: string;
    readonly scenario: string;
    /** What tables show of it in columns of their own. */
    readonly labels: Readonly<Record<string, string>>;
    /** Everything that makes two solo figures comparable, in one text (hashed when recorded). */
    readonly load: string;
    /** Why base cannot be compared with; null: it can. */
    readonly newBecause: string | null;
} & ({
    readonly kind: 'server';
    readonly head: ServerTarget;
    readonly base: ServerTarget | null;
    readonly request: Scenario;
} | {
    readonly kind: 'suite';
    readonly head: SuiteTarget;
    readonly base: SuiteTarget | null;
});
/**
 * Whether something outlives the rounds: services run as long as the run does, one for each arm. What requests leave in them
 * must be as much for base as for head, or it would weigh on head alone.
 */
export declare const keepsState: ({ head }: PlannedBenchmark) => boolean;
/** The benchmarks of a server: one for each scenario of head. */
export declare function serverBenchmarks(head: ServerTarget, base: ServerTarget | null): readonly PlannedBenchmark[];
/** The benchmarks of a suite: one for each task that head's file adds. */
export declare function suiteBenchmarks(head: SuiteTarget, base: SuiteTarget | null, headTasks: readonly string[], baseTasks: readonly string[]): readonly PlannedBenchmark[];
/** Beside the target's labels, what the suite's file has for each task. */
export declare function withTaskLabels(benchmarks: readonly PlannedBenchmark[], labels: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly PlannedBenchmark[];
/** Whether a target can hold a wanted benchmark. */
export declare function targetFilter(only: readonly string[]): (target: string) => boolean;
/** Whether a benchmark is wanted; a pattern without a slash means all of a target, whatever its tasks are called. */
export declare function benchmarkFilter(only: readonly string[]): (id: string) => boolean;
/** `asked` is what `only` came of. */
export declare function noBenchmarkMatches(only: readonly string[], ids: readonly string[], asked: AskedFor): UserError;
export {};
