import { UserError } from '../errors.ts';
import { areCountedAlike } from '../judge/environments.ts';
import type { Environment, Reason, StoredKind, StoredRun } from '../model.ts';
import type { StoredSelection } from './ancestry.ts';
import { historyFileName, listHistories, readHistory } from './baseline-files.ts';

/** The stored runs of every machine kind, and what a reader must know of them. */
interface StoredKinds {
  readonly storedKinds: readonly StoredKind[];
  readonly notes: readonly Reason[];
}

/**
 * What a folder holds of every machine kind: first of the one that `history` was selected for, which counts as selected,
 * then of the others. By those nothing is judged, so one that cannot be read is a note and no error.
 * Throws a UserError if the folder cannot be read.
 */
export async function readStoredKinds(dir: string, { environmentKey, history }: {
  readonly environmentKey: string;
  readonly history: readonly StoredRun[];
}): Promise<StoredKinds> {
  const newest = history.at(-1);
  const own = newest === undefined ? [] : [{ environment: newest.environment, runs: history.length }];
  const keys = await listHistories(dir);
  const others: StoredKinds[] = [];
  // Files may be large, so one is read after the other.
  for (const key of keys.filter((one) => one !== environmentKey)) others.push(await readOther(dir, key));
  return {
    storedKinds: [...own, ...others.flatMap(({ storedKinds }) => storedKinds)],
    notes: others.flatMap(({ notes }) => notes),
  };
}

async function readOther(dir: string, environmentKey: string): Promise<StoredKinds> {
  const { found, notes } = await passOverUnreadable(environmentKey, () => readHistory(dir, environmentKey));
  const newest = found?.at(-1);
  return { storedKinds: newest === undefined ? [] : [{ environment: newest.environment, runs: found!.length }], notes };
}

/** What is read of another machine kind's file; null with a note where it cannot be. */
export async function passOverUnreadable<Found>(environmentKey: string, read: () => Promise<Found>): Promise<{ readonly found: Found | null; readonly notes: readonly Reason[] }> {
  try {
    return { found: await read(), notes: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { found: null, notes: [{ kind: 'stored-kind-unreadable', file: historyFileName(environmentKey) }] };
  }
}

/**
 * What a folder holds of instructions that other machine kinds counted alike: their stored runs, oldest first of each
 * kind, without the figures of their solo rounds, which only their own kind is compared with. A file that cannot be read is a note and
 * no error: a machine kind that is no longer used must not stop the others. Files may be large, so one is read after the other.
 *
 * @param kinds what is stored there; architecture and version of Node.js are part of the key, so the newest run tells for all
 */
export async function readStoredCounts(dir: string, kinds: readonly StoredKind[], here: Environment): Promise<StoredSelection> {
  const history: StoredRun[] = [];
  const notes: Reason[] = [];
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
