import type { RunningEstimate } from '../judge/running-estimate.ts';
import type { Reason, Run } from '../model.ts';

/** A step of a run, or something that a reader must know of it. */
export type ProgressEvent =
  | { readonly phase: 'note'; readonly note: Reason }
  /** Installing all targets, then building them, one at a time, in both arms. */
  | { readonly phase: 'prepare'; readonly done: number; readonly total: number; readonly label: string }
  /** Measuring everything, then, in more rounds, what that did not clear, and then counting instructions. */
  | { readonly phase: 'measure' | 'confirm' | 'count'; readonly done: number; readonly total: number; readonly label: string; readonly leftMs: number; readonly estimate: RunningEstimate | null };

export type ProgressListener = (event: ProgressEvent) => void;

/** Takes what a reader of the report must know. */
export interface NoteTaker {
  readonly note: (note: Reason) => void;
  /** For reasons to doubt the verdict. */
  readonly warn: (warning: Reason) => void;
}

/** The signal that ends a run, and the listeners to what it has to tell. */
export interface RunIo extends NoteTaker {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
}

/** Tells notes and warnings at once, and keeps them for the report; equal ones once. */
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

/** Whether an interrupt has ended the measuring early, which is told then. */
export function noteInterrupt({ signal: { aborted }, note }: Pick<RunIo, 'signal' | 'note'>): boolean {
  if (aborted) note({ kind: 'run-interrupted' });
  return aborted;
}
