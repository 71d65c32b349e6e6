import type { BenchmarkRecord, Judgement, Run } from '../model.ts';

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

/**
 * What is reported of two recorded runs: head's rounds of its own alone, against the commit of the base run and by the
 * policy of that. What the head run had beside them is no part of it: the base that it was measured against, its pull request, the control, what
 * was stored, and notes and warnings of all that.
 */
export function sourceOfComparedRuns(apart: ComparedRuns, judgement: Judgement): ReportSource {
  const { base: { run: base }, head: { run: head } } = apart;
  const run = { ...head, base: base.head, pullRequest: null, mergeOf: undefined, hasUnknownBase: undefined, policy: base.policy, storedKinds: undefined, benchmarks: head.benchmarks.map(ofHeadAlone), control: [], notes: [], warnings: [] };
  return { run, judgement, apart };
}

function ofHeadAlone(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured') return record;
  return { ...record, measurement: { state: 'measured', plan: null, duets: [], solos: measurement.solos } };
}
