import type { Judgement, Run } from '../model.ts';

/** What is reported: the run, and what the judge made of it. */
export interface ReportSource {
  readonly run: Run;
  readonly judgement: Judgement;
}
