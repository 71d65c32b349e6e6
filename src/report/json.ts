import type { Judgement, Run, RunFile } from '../model.ts';

/** What `--json` writes: a run file, which is judged anew by whoever reads it, and the judgement for everyone else. */
interface JsonReport extends RunFile {
  readonly judgement: Judgement;
}

/** One line of JSON: raw rounds make it long, and whoever wants to read it has a formatter. */
export function renderJson({ run, history, acceptances, judgement }: JsonReport): string {
  return `${JSON.stringify({ run, history, acceptances, judgement })}\n`;
}

/**
 * What `--json` writes of two recorded runs: both with all that they recorded, and what came of holding them against each
 * other. On purpose no run file: judged by itself, each of the two may have another verdict.
 */
interface ComparedJson {
  readonly base: Run;
  readonly head: Run;
  readonly judgement: Judgement;
}

/** The same form as {@link renderJson}'s. */
export function renderComparedJson({ base, head, judgement }: ComparedJson): string {
  return `${JSON.stringify({ base, head, judgement })}\n`;
}
