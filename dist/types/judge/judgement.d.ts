import type { JudgedBenchmark, Judgement, Policy } from '../model.ts';
/** The judgement over judged benchmarks; `familySize` is the number of comparisons that were corrected for together. */
export declare function judgementOf(benchmarks: readonly JudgedBenchmark[], familySize: number, policy: Policy): Judgement;
