import type { ProgressListener } from './progress.ts';

/** What a reader must know, told at once and kept for the report; each sentence once. */
export function openNotes(progress: ProgressListener): { readonly notes: readonly string[]; readonly note: (text: string) => void } {
  const notes: string[] = [];
  const note = (text: string): void => {
    if (notes.includes(text)) return;
    notes.push(text);
    progress({ phase: 'note', text });
  };
  return { notes, note };
}
