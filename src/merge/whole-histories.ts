import type { RunFile, StoredRun } from '../model.ts';
import type { NamedRunFile } from './named-run-file.ts';

/**
 * The stored runs that each of the files carries, as its own machine kind's are: whole. What other files hold of that kind
 * are its counts alone, and the same once more.
 */
export function wholeHistories(files: readonly NamedRunFile[]): readonly (readonly StoredRun[])[] {
  const measured = new Set(files.map(({ file }) => file.run.environment.key));
  return files.map(({ file }) => withoutKindsOfOthers(file, measured));
}

function withoutKindsOfOthers({ run, history }: RunFile, measured: ReadonlySet<string>): readonly StoredRun[] {
  return history.filter(({ environment: { key } }) => key === run.environment.key || !measured.has(key));
}
