import type { Judgement, RunFile } from '../model.ts';

/** What `--json` writes: a run file, which is judged anew by whoever reads it, and the judgement for everyone else. */
export interface JsonReport extends RunFile {
  readonly judgement: Judgement;
}

/** One line of JSON: raw rounds make it long, and whoever wants to read it has a formatter. */
export function renderJson({ run, history, acceptances, judgement }: JsonReport): string {
  return `${JSON.stringify({ run, history, acceptances, judgement })}\n`;
}
