import type { AcceptedMark, FasterMark, SlowerMark, SoloFigures, StoredRun } from '../../model.ts';
/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
    readonly commit: string;
    readonly recordedAt: string;
    readonly figures: SoloFigures;
}
/** With its marks; null: it has no such mark. */
export interface MarkedBenchmark extends StoredBenchmark {
    readonly loadHash: string;
    /** Those that can be: of a warm program, a count of none is a fault. */
    readonly instructions: readonly number[];
    /** null: how they were counted is not known. */
    readonly countingHash: string | null;
    readonly slower: SlowerMark | null;
    readonly accepted: AcceptedMark | null;
    readonly faster: readonly FasterMark[];
}
export declare const NOT_COUNTED: readonly number[];
export declare function withMarks({ commit, recordedAt, slower, accepted, faster }: StoredRun, { id, loadHash, figures, instructions, countingHash }: StoredRun['benchmarks'][number]): MarkedBenchmark;
