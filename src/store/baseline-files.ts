import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Retention, StoredRun } from '../model.ts';
import { ACCEPTANCES_FILE } from './acceptances.ts';
import { type BaselineFile, orUserError, readBaselineFile, rewriteBaselineFile } from './locked-file.ts';
import { appendToHistory, parseHistory, pruneHistoryText } from './stored-lines.ts';
import { nullIfMissing } from '../system/text-file.ts';

const EXTENSION = '.jsonl';
const HOLDS = 'the stored baseline';

/** Name of the baseline file of the machine kind with this fingerprint. */
export function historyFileName(environmentKey: string): string {
  return `${environmentKey}${EXTENSION}`;
}

/**
 * The stored runs of a machine kind, oldest first. No file: none yet.
 * Throws a UserError for a file or line that cannot be read, which is another thing than none.
 */
export async function readHistory(dir: string, environmentKey: string): Promise<readonly StoredRun[]> {
  const file = historyFile(dir, environmentKey);
  return parseHistory(await readBaselineFile(file), file.path);
}

/** The fingerprints of the machine kinds that a folder has baselines of, sorted; no folder: none yet. Throws a UserError if it cannot be read. */
export async function listHistories(dir: string): Promise<readonly string[]> {
  const names = await orUserError({ path: dir, holds: HOLDS }, async () => nullIfMissing(async () => readdir(dir)));
  return (names ?? []).filter((name) => name.endsWith(EXTENSION) && name !== ACCEPTANCES_FILE).map((name) => basename(name, EXTENSION)).toSorted();
}

/**
 * Appends a run to the baseline file of its machine kind and drops what the retention does not keep. Writers on the same
 * machine lose nothing. Throws a UserError if the file cannot be read or written.
 */
export async function appendRun(dir: string, stored: StoredRun, retention: Retention): Promise<void> {
  const file = historyFile(dir, stored.environment.key);
  await rewriteBaselineFile(file, (text) => appendToHistory({ text, file: file.path, stored, retention, now: new Date() }));
}

/** To be asked before anything is measured that shall be appended. Makes the folder, and changes no file. Throws a UserError as {@link appendRun}. */
export async function checkAppendable(dir: string, environmentKey: string): Promise<void> {
  await rewriteBaselineFile(historyFile(dir, environmentKey), (text) => text);
}

/** Drops what the retention does not keep of every machine kind; tells how many runs. Throws a UserError as {@link appendRun}. */
export async function pruneDir(dir: string, retention: Retention, now: Date): Promise<number> {
  let dropped = 0;
  for (const key of await listHistories(dir)) {
    const file = historyFile(dir, key);
    await rewriteBaselineFile(file, (text) => {
      const pruned = pruneHistoryText({ text, file: file.path, retention, now });
      dropped += parseHistory(text, file.path).length - parseHistory(pruned, file.path).length;
      return pruned;
    });
  }
  return dropped;
}

function historyFile(dir: string, environmentKey: string): BaselineFile {
  return { path: join(dir, historyFileName(environmentKey)), holds: HOLDS };
}
