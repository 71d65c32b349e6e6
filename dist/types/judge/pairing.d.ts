import type { BenchmarkRecord, Run, SoloRound } from '../model.ts';
import { type BenchmarkVerdict } from './verdict.ts';
/** One benchmark of two recorded runs: both runs' solo rounds, or the verdict that needs none. */
export type Pair = {
    readonly record: BenchmarkRecord;
    readonly state: 'comparable';
    readonly baseSolos: readonly SoloRound[];
    readonly headSolos: readonly SoloRound[];
} | {
    readonly record: BenchmarkRecord;
    readonly state: 'decided';
    readonly decided: BenchmarkVerdict;
};
/** Every benchmark of head in its order, then those that only base has. */
export declare function pairBenchmarks(base: Run, head: Run): readonly Pair[];
