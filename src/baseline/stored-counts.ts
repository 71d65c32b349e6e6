import { areCountedAlike } from '../judge/environments.ts';
import type { Environment, StoredRun } from '../model.ts';
import { listHistories, readHistory, readStoredKind } from './files.ts';
import type { StoredSelection } from './selection.ts';
import { passOverUnreadable } from './stored-kinds.ts';

/**
 * What a folder holds of instructions that other machine kinds counted alike: their stored runs, oldest first of each
 * kind, without the figures of their solo rounds, which only their own kind is compared with. They are shown and decide nothing, so a
 * file that cannot be read is a note and no error. Files may be large, so one is read after the other.
 * Throws a UserError if the folder cannot be read.
 */
export async function readStoredCounts(dir: string, here: Environment): Promise<StoredSelection> {
  const history: StoredRun[] = [];
  const notes: string[] = [];
  for (const key of await listHistories(dir)) {
    if (key === here.key) continue;
    const kind = await passOverUnreadable(key, async () => countsOfKind(dir, key, here));
    history.push(...(kind.found ?? []));
    notes.push(...kind.notes);
  }
  return { history, notes };
}

/** Architecture and version of Node.js are part of the key, so the newest run tells for all. */
async function countsOfKind(dir: string, environmentKey: string, here: Environment): Promise<readonly StoredRun[]> {
  const kind = await readStoredKind(dir, environmentKey);
  if (kind === null || !areCountedAlike(kind.environment, here)) return [];
  return (await readHistory(dir, environmentKey)).flatMap(countsAlone);
}

function countsAlone(stored: StoredRun): readonly StoredRun[] {
  const benchmarks = stored.benchmarks.flatMap((benchmark) => (benchmark.instructions === undefined ? [] : [{ ...benchmark, figures: {} }]));
  return benchmarks.length === 0 ? [] : [{ ...stored, benchmarks }];
}
