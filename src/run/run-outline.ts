import type { Run } from '../model.ts';
import { version } from '../version.ts';

/** What is known of a run before anything is measured. */
export type FactsOfRun = Omit<Run, 'schema' | 'tool' | 'startedAt' | 'durationMs' | 'benchmarks' | 'control' | 'notes' | 'warnings'> & { readonly startedAt: Date };

/** The run without what is measured: what the judge goes by from look to look. */
export function outlineOf({ startedAt, ...facts }: FactsOfRun): Run {
  return { schema: 2, tool: version, startedAt: startedAt.toISOString(), durationMs: 0, ...facts, benchmarks: [], control: [], notes: [] };
}
