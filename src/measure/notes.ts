import type { Reason, Run } from '../model.ts';

/** Progress of a run, or a note on it. */
export type ProgressEvent =
  | { readonly phase: 'note'; readonly note: Reason }
  /** Install and build. */
  | { readonly phase: 'prepare'; readonly done: number; readonly total: number; readonly label: string }
  /** Counting instructions, rounds until the first look, further rounds, causes. */
  | {
      readonly phase: 'measure' | 'confirm' | 'count' | 'explain';
      readonly done: number;
      readonly total: number;
      readonly label: string;
      readonly leftMs: number;
    };

export type ProgressListener = (event: ProgressEvent) => void;

/** Takes notes for the report. */
export interface NoteTaker {
  readonly note: (note: Reason) => void;
  /** For reasons to doubt the verdict. */
  readonly warn: (warning: Reason) => void;
}

export interface RunIo extends NoteTaker {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
}

/** Tells notes and warnings at once, equal ones once, and keeps them for the report. */
export function openNotes(progress: ProgressListener): NoteTaker & { readonly told: () => Pick<Run, 'notes' | 'warnings'> } {
  const [notes, warnings] = [new Map<string, Reason>(), new Map<string, Reason>()];
  const tell = (note: Reason, kept: Map<string, Reason>): void => {
    const key = JSON.stringify(note);
    if (kept.has(key)) return;
    kept.set(key, note);
    progress({ phase: 'note', note });
  };
  return {
    note: (text) => tell(text, notes),
    warn: (text) => tell(text, warnings),
    told: () => ({ notes: [...notes.values()], warnings: [...warnings.values()] }),
  };
}

/** Tells whether an interrupt has ended the measuring, and notes it. */
export function noteInterrupt({ signal: { aborted }, note }: Pick<RunIo, 'signal' | 'note'>): boolean {
  if (aborted) note({ kind: 'run-interrupted' });
  return aborted;
}
