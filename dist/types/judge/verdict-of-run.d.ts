import type { Control, JudgedBenchmark, Judgement, Policy } from '../model.ts';
/** The judgement over judged benchmarks. */
export declare function judgementOf({ benchmarks, familySize, policy, control, drifts }: {
    readonly benchmarks: readonly JudgedBenchmark[];
    /** Comparisons that were corrected for together. */
    readonly familySize: number;
    readonly policy: Policy;
    readonly control: Control;
    readonly drifts: Judgement['drifts'];
}): Judgement;
