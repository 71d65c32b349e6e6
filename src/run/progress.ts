/** What a run tells of itself while it goes on. */
export type ProgressEvent =
  | { readonly phase: 'note'; readonly text: string }
  /** Installing all targets, then building them, one at a time, in both arms. */
  | { readonly phase: 'prepare'; readonly done: number; readonly total: number; readonly label: string }
  /** Measuring everything, then, in more rounds, what that did not clear, and then counting instructions. */
  | { readonly phase: 'measure' | 'confirm' | 'count'; readonly done: number; readonly total: number; readonly label: string; readonly leftMs: number };

export type ProgressListener = (event: ProgressEvent) => void;
