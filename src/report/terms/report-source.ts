import type { Judgement, Run } from '../../model.ts';

/** What is reported: the run, and what the judge made of it. */
export interface ReportSource {
  readonly run: Run;
  readonly judgement: Judgement;
  /** The version of perf-gate that judged, which may not be the one that measured; not there: nobody says. */
  readonly judgedBy?: string | undefined;
  /** What base and head are where each is a run of its own; not there: `run` measured both, or head alone. */
  readonly apart?: ComparedRuns | undefined;
}

/** Two runs that were recorded at different times and held against each other. */
export interface ComparedRuns {
  readonly base: RecordedRun;
  readonly head: RecordedRun;
}

interface RecordedRun {
  readonly run: Run;
  /** Path of the file, as the user wrote it. */
  readonly file: string;
}
