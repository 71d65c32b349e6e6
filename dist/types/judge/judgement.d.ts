import type { Control, JudgedBenchmark, Judgement, Policy, Run } from '../model.ts';
/** The judgement over judged benchmarks. */
export declare function judgementOf({ benchmarks, familySize, policy, isComplete, control, drifts }: {
    readonly benchmarks: readonly JudgedBenchmark[];
    /** Comparisons that were corrected for together. */
    readonly familySize: number;
    readonly policy: Policy;
    /** Nothing that was to be measured was lost. */
    readonly isComplete: boolean;
    readonly control: Control;
    readonly drifts: Judgement['drifts'];
}): Judgement;
/** Whether everything that was to be measured was, or has a reason other than that somebody's run did not arrive. */
export declare function isCompleteRun({ benchmarks }: Pick<Run, 'benchmarks'>): boolean;
