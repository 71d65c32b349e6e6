import type { BenchmarkRecord, Run, SoloRound } from '../../model.ts';
import { type BenchmarkVerdict } from './verdict.ts';
/** One benchmark that both of two recorded runs measured under the same load. */
export interface ComparablePair {
    readonly record: BenchmarkRecord;
    readonly state: 'comparable';
    readonly baseSolos: readonly SoloRound[];
    readonly headSolos: readonly SoloRound[];
}
/** One benchmark of two recorded runs: both runs' solo rounds, or the verdict that needs none. */
export type Pair = ComparablePair | {
    readonly record: BenchmarkRecord;
    readonly state: 'decided';
    readonly decided: BenchmarkVerdict;
};
/** Every benchmark of head in its order, then those that only base has; variants of one are benchmarks of their own. */
export declare function pairBenchmarks(base: Run, head: Run): readonly Pair[];
