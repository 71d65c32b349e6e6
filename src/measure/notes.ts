import type { Reason, Run } from '../model.ts';
import { recordedText } from '../model/reasons.ts';

/** What a run tells of itself while it goes on. */
export type ProgressEvent =
  | { readonly phase: 'note'; readonly note: Reason }
  /** Installing all targets, then building them, one at a time, in both arms. */
  | { readonly phase: 'prepare'; readonly done: number; readonly total: number; readonly label: string }
  /** Measuring everything, then, in more rounds, what that did not clear, and then counting instructions. */
  | { readonly phase: 'measure' | 'confirm' | 'count'; readonly done: number; readonly total: number; readonly label: string; readonly leftMs: number };

export type ProgressListener = (event: ProgressEvent) => void;

/** Whoever is told what a reader must know. */
export interface NoteTaker {
  readonly note: (note: Reason | string) => void;
  /** Of what takes ground away from the verdict. */
  readonly warn: (warning: Reason | string) => void;
}

/** What may end a run, and whom it tells. */
export interface RunIo extends NoteTaker {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
}

/** What a reader must know, told at once and kept for the report; each sentence once. */
export function openNotes(progress: ProgressListener): NoteTaker & { readonly told: () => Pick<Run, 'notes' | 'warnings'> } {
  const [notes, warnings] = [new Map<string, Reason>(), new Map<string, Reason>()];
  const tell = (told: Reason | string, kept: Map<string, Reason>): void => {
    const note = typeof told === 'string' ? recordedText(told) : told;
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
  if (aborted) note('The run was interrupted: it holds only what was measured until then.');
  return aborted;
}
