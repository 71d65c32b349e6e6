import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { median } from 'simple-statistics';
import type { Environment, Retention, StoredKind, StoredRun } from '../model.ts';
import { ACCEPTANCES_FILE } from './acceptances.ts';
import { type BaselineFile, orUserError, readBaselineFile, rewriteBaselineFile } from './locked-file.ts';
import { appendImported, appendToHistory, parseHistory, pruneHistoryText } from './stored-lines.ts';
import { nullIfMissing } from '../system/text-file.ts';
import { areCountedAlike } from '../judge/environments.ts';
import { IMPORTED_KIND } from './imported-kind.ts';

const EXTENSION = '.jsonl';
const HOLDS = 'the stored baseline';

/** Name of the baseline file of the machine kind with this fingerprint. */
export function historyFileName(environmentKey: string): string {
  return `${environmentKey}${EXTENSION}`;
}

/**
 * The stored runs of a machine kind, oldest first. No file: none yet.
 *
 * @throws UserError for a file or line that cannot be read, which is another thing than none
 */
export async function readHistory(dir: string, environmentKey: string): Promise<readonly StoredRun[]> {
  const file = historyFile(dir, environmentKey);
  return parseHistory(await readBaselineFile(file), file.path);
}

/** The fingerprints of the machine kinds that a folder has baselines of, sorted; no folder: none yet. @throws UserError if it cannot be read */
export async function listHistories(dir: string): Promise<readonly string[]> {
  const names = await orUserError({ path: dir, holds: HOLDS }, async () => nullIfMissing(async () => readdir(dir)));
  return (names ?? [])
    .filter(holdsHistory)
    .map((name) => basename(name, EXTENSION))
    .toSorted();
}

const holdsHistory = (name: string): boolean => name.endsWith(EXTENSION) && name !== ACCEPTANCES_FILE;

/** Tells whether a file of the folder, by its name, holds stored runs of perf-gate. */
export const mayHoldCounts = (name: string): boolean => holdsHistory(name) && name !== historyFileName(IMPORTED_KIND.key);

/**
 * Appends a run to the baseline file of its machine kind and drops what the retention does not keep. Writers on the same
 * machine lose nothing.
 *
 * @throws UserError if the file cannot be read or written
 */
export async function appendRun(dir: string, stored: StoredRun, retention: Retention): Promise<void> {
  const file = historyFile(dir, stored.environment.key);
  await rewriteBaselineFile(file, (text) => appendToHistory({ text, file: file.path, stored, retention, now: new Date() }));
}

/**
 * Appends runs of another tool, oldest first, and drops what the retention does not keep. Those that are there already are passed over.
 * Gives the runs that are there then.
 *
 * @throws UserError as {@link appendRun}
 */
export async function importRuns(dir: string, imported: readonly StoredRun[], retention: Retention): Promise<readonly StoredRun[]> {
  const file = historyFile(dir, IMPORTED_KIND.key);
  await rewriteBaselineFile(file, (text) => appendImported({ text, file: file.path, imported, retention }));
  return readHistory(dir, IMPORTED_KIND.key);
}

/** Makes the folder and changes no file, so that a run is not measured in vain. @throws UserError as {@link appendRun} */
export async function checkAppendable(dir: string, environmentKey: string): Promise<void> {
  await rewriteBaselineFile(historyFile(dir, environmentKey), (text) => text);
}

/** Drops what the retention does not keep of every machine kind; tells how many runs. @throws UserError as {@link appendRun} */
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

/**
 * Reads what is stored of other machine kinds: `counts` are the runs with instruction counts, oldest first, without the figures of rounds; none where a
 * kind counts otherwise. Files may be large, so one is read after the other.
 *
 * @throws UserError for a line that cannot be read: a verdict that counts decide would be another one without it
 */
export async function readOtherKinds(
  dir: string,
  here: Environment,
): Promise<readonly { readonly kind: StoredKind; readonly counts: readonly StoredRun[] }[]> {
  const others: { kind: StoredKind; counts: readonly StoredRun[] }[] = [];
  for (const key of await listHistories(dir)) {
    if (key === here.key || key === IMPORTED_KIND.key) continue;
    const history = await readHistory(dir, key);
    const kind = kindOf(history);
    if (kind !== null) others.push({ kind, counts: areCountedAlike(kind.environment, here) ? history.flatMap(countsAlone) : [] });
  }
  return others;
}

/** Of stored runs, those of these machine kinds, and the counts alone of those that count alike. */
export function comparableWith(environments: readonly Environment[], stored: readonly StoredRun[]): readonly StoredRun[] {
  const own = new Set(environments.map(({ key }) => key));
  return stored.flatMap((one) => {
    if (own.has(one.environment.key)) return [one];
    return environments.some((here) => areCountedAlike(one.environment, here)) ? countsAlone(one) : [];
  });
}

/** The newest run tells of the machine. null: there is none. */
export function kindOf(history: readonly StoredRun[]): StoredKind | null {
  const newest = history.at(-1);
  return newest === undefined ? null : { environment: newest.environment, runs: history.length };
}

function countsAlone(stored: StoredRun): readonly StoredRun[] {
  const benchmarks = stored.benchmarks.flatMap(({ id, loadHash, instructions }) =>
    instructions === undefined ? [] : [{ id, loadHash, figures: {}, instructions }],
  );
  return benchmarks.length === 0 ? [] : [{ ...stored, benchmarks }];
}

/** A slow run of a busy day, or one with more rounds than usual, decides nothing alone. */
const NEWEST_TIMES = 5;

/**
 * Reads how long benchmarks took in stored runs that were recorded before a moment: the median of the newest five, of any machine kind.
 * Whoever asks with the same files and moment gets the same times.
 *
 * @throws UserError where the folder or a file cannot be read
 */
export async function readRecordedTimes(dir: string, before: Date): Promise<ReadonlyMap<string, number>> {
  const times: { readonly id: string; readonly atMs: number; readonly tookMs: number }[] = [];
  // Files may be large, so one is read after the other.
  for (const key of await listHistories(dir)) {
    for (const { recordedAt, benchmarks } of await readHistory(dir, key)) {
      const atMs = Date.parse(recordedAt);
      if (atMs >= before.getTime()) continue;
      for (const { id, tookMs } of benchmarks) if (tookMs !== undefined) times.push({ id, atMs, tookMs });
    }
  }
  // Ties go by the time that it took, so that the order of files and lines does not matter.
  const newestFirst = times.toSorted((one, other) => other.atMs - one.atMs || other.tookMs - one.tookMs);
  const byId = [...Map.groupBy(newestFirst, ({ id }) => id)];
  return new Map(byId.map(([id, ofId]) => [id, median(ofId.slice(0, NEWEST_TIMES).map(({ tookMs }) => tookMs))]));
}
