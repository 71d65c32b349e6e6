import type { Run, StoredRun } from '../model.ts';
import type { NamedRunFile } from './named-run-file.ts';

/** What the runs saw of the baselines. */
export function uniteStoredKinds(runs: readonly Run[]): Pick<Run, 'storedKinds'> {
  if (runs.every(({ storedKinds }) => storedKinds === undefined)) return {};
  const tellsOf = whoTells(runs);
  const seen = runs.flatMap((run) => (run.storedKinds ?? []).filter(({ environment: { key } }) => tellsOf(key, run)));
  return { storedKinds: [...new Map(seen.map((kind) => [kind.environment.key, kind])).values()] };
}

/** The stored runs that each of the files tells of. */
export function wholeHistories(files: readonly NamedRunFile[]): readonly (readonly StoredRun[])[] {
  const tellsOf = whoTells(files.map(({ file }) => file.run));
  return files.map(({ file: { run, history } }) => history.filter(({ environment: { key } }) => tellsOf(key, run)));
}

/**
 * Of a machine kind that some of the runs were measured on, those alone: they know which of its stored runs count, and carry them
 * whole. What the others hold of it are its counts, and the same once more. Of any other kind every run.
 */
function whoTells(runs: readonly Run[]): (key: string, run: Run) => boolean {
  const measured = new Set(runs.map(({ environment }) => environment.key));
  return (key, { environment }) => key === environment.key || !measured.has(key);
}
