import { inertJson } from '../text/escape.ts';
import type { Judgement, Run, RunFile } from '../model.ts';

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
  /** A verdict that does not pass is a warning here, and fails no check. */
  readonly warnsOnly?: boolean | undefined;
  /** Comments like `/perf run` are obeyed where it is read. */
  readonly obeysComments?: boolean | undefined;
}

/** The output of `--json`: a run file, which `compare` and `report` judge anew, with the judgement beside it. */
export function renderJson({ run, history, acceptances, judgement }: RunFile & { readonly judgement: Judgement }): string {
  return `${inertJson(JSON.stringify({ run, history, acceptances, judgement }))}\n`;
}
