import type { Acceptance, Run, StoredRun } from './measurement.ts';
/** What is written to disk and read again: enough to reach the same verdict anywhere. */
export interface RunFile {
    readonly run: Run;
    /**
     * The stored runs that were compared with: those of the same machine kind, and of other machine kinds what they hold of
     * instruction counts (the figures of their solo rounds are left out).
     */
    readonly history: readonly StoredRun[];
    /** Regressions of this configuration that were accepted when this was judged. */
    readonly acceptances: readonly Acceptance[];
}
