import { areCountedAlike } from '../judge/facts/environments.ts';
import type { Environment, StoredKind, StoredRun } from '../model.ts';
import type { StoredSelection } from './ancestry.ts';
import { readHistory } from './files.ts';
import { passOverUnreadable } from './stored-kinds.ts';

/**
 * What a folder holds of instructions that other machine kinds counted alike: their stored runs, oldest first of each
 * kind, without the figures of their solo rounds, which only their own kind is compared with. They are shown and decide nothing, so a
 * file that cannot be read is a note and no error. Files may be large, so one is read after the other.
 *
 * @param kinds what is stored there; architecture and version of Node.js are part of the key, so the newest run tells for all
 */
export async function readStoredCounts(dir: string, kinds: readonly StoredKind[], here: Environment): Promise<StoredSelection> {
  const history: StoredRun[] = [];
  const notes: string[] = [];
  for (const { environment } of kinds) {
    const { key } = environment;
    if (key === here.key || !areCountedAlike(environment, here)) continue;
    const kind = await passOverUnreadable(key, async () => (await readHistory(dir, key)).flatMap(countsAlone));
    history.push(...(kind.found ?? []));
    notes.push(...kind.notes);
  }
  return { history, notes };
}

function countsAlone(stored: StoredRun): readonly StoredRun[] {
  const benchmarks = stored.benchmarks.flatMap(({ id, loadHash, instructions, countingHash }) => (instructions === undefined ? [] : [{ id, loadHash, figures: {}, instructions, countingHash }]));
  return benchmarks.length === 0 ? [] : [{ ...stored, benchmarks }];
}
