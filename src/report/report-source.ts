import { inertJson } from '../text/escape.ts';
import type { BenchmarkRecord, Judgement, Run, RunFile } from '../model.ts';

/** A run with what only the job that reports it knows. */
export interface ReportedRun extends Run {
  /**
   * The newest commit of `pullRequest`, by GitHub's word, where head is the merge of it into base. Commands check that merge out, so it
   * is never read from a file: an upload could make a reader run something else.
   */
  readonly mergeOf?: string | undefined;
}

export interface ReportedFile extends RunFile {
  readonly run: ReportedRun;
}

/** A run and its judgement: everything that a report is made of. */
export interface ReportSource {
  readonly run: ReportedRun;
  readonly judgement: Judgement;
  /** The version of perf-gate that judged, which may not be the one that measured. Not there: not known. */
  readonly judgedBy?: string | undefined;
  /** Base and head where each is a run of its own. Not there: `run` measured both, or head alone. */
  readonly apart?: ComparedRuns | undefined;
}

/** Two runs that were recorded at different times and compared. */
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
 * Makes one source of two recorded runs: head's rounds alone, against the commit and by the policy of the base run. What the head
 * run had beside them is left out: its own base, pull request, control, stored runs, notes and warnings.
 */
export function sourceOfComparedRuns(apart: ComparedRuns, judgement: Judgement): ReportSource {
  const { base: { run: base }, head: { run: head } } = apart;
  const run = { ...head, base: base.head, pullRequest: null, policy: base.policy, storedKinds: undefined, benchmarks: head.benchmarks.map(ofHeadAlone), control: [], notes: [], warnings: [] };
  return { run, judgement, apart };
}

function ofHeadAlone(record: BenchmarkRecord): BenchmarkRecord {
  const { measurement } = record;
  // Its cause is that of a change from its own base.
  const alone = { ...record, cause: undefined };
  if (measurement.state !== 'measured') return alone;
  return { ...alone, measurement: { state: 'measured', plan: null, duets: [], solos: measurement.solos } };
}

/** The output of `--json`: a run file, which `compare` and `report` judge anew, with the judgement beside it. */
interface JsonReport extends RunFile {
  readonly judgement: Judgement;
}

export function renderJson({ run, history, acceptances, judgement }: JsonReport): string {
  return `${inertJson(JSON.stringify({ run, history, acceptances, judgement }))}\n`;
}

/** The output of `compare --json` for two recorded runs. It is no run file: judged by itself, each of the two may have another verdict. */
interface ComparedJson {
  readonly base: Run;
  readonly head: Run;
  readonly judgement: Judgement;
}

export function renderComparedJson({ base, head, judgement }: ComparedJson): string {
  return `${inertJson(JSON.stringify({ base, head, judgement }))}\n`;
}
