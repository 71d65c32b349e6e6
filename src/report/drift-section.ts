import { describeDrift } from './comparison-words.ts';
import type { Drift } from '../model.ts';
import type { Section } from './document.ts';

export const DRIFT_TITLE = 'Lasting changes of the main branch';

/** Where the main branch changed its level to stay there, and where that was undone or accepted since. null: nowhere. */
export function driftSection(drifts: readonly Drift[]): Section | null {
  if (drifts.length === 0) return null;
  return {
    title: DRIFT_TITLE,
    collapsed: false,
    blocks: [
      { kind: 'paragraph', text: ['Found in the stored runs, between the commits that are named. A warning: it blocks nothing.'] },
      { kind: 'list', items: drifts.map((drift) => [describeDrift(drift)]), shortened: 'last' },
    ],
  };
}
