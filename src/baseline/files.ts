import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { reasonOf, UserError } from '../errors.ts';
import type { StoredRun } from '../model.ts';
import { nullIfMissing, readTextIfPresent, writeTextAtomically } from '../text-file.ts';
import { appendToHistory, parseHistory, pruneHistoryText } from './format.ts';

const EXTENSION = '.jsonl';

/** Name of the baseline file of a fingerprint. */
export function historyFileName(environmentKey: string): string {
  return `${environmentKey}${EXTENSION}`;
}

/**
 * The stored runs of a fingerprint, oldest first. No file: none yet.
 * Throws a UserError for a file or line that cannot be read, which is another thing than none.
 */
export async function readHistory(dir: string, environmentKey: string): Promise<readonly StoredRun[]> {
  const file = join(dir, historyFileName(environmentKey));
  return parseHistory(await readText(file), file);
}

/** The fingerprints that a folder has baselines of, sorted; no folder: none yet. Throws a UserError if it cannot be read. */
export async function listHistories(dir: string): Promise<readonly string[]> {
  const names = await orUserError(dir, async () => nullIfMissing(async () => readdir(dir)));
  return (names ?? []).filter((name) => name.endsWith(EXTENSION)).map((name) => basename(name, EXTENSION)).toSorted();
}

/**
 * Appends a run to the baseline file of its fingerprint and drops the oldest beyond `keep`. Writers on the same
 * machine take turns by a lock beside the file, and the file changes by one rename: no run is lost, and no reader sees
 * half a line. Between machines that is git's task, see `git-push.ts`.
 * Throws a UserError if the file cannot be read or written.
 */
export async function appendRun(dir: string, stored: StoredRun, keep: number): Promise<void> {
  const file = join(dir, historyFileName(stored.environment.key));
  await rewrite(file, (text) => appendToHistory({ text, file, stored, keep }));
}

/** Drops the oldest runs beyond `keep` of every fingerprint; tells how many. Throws a UserError as {@link appendRun}. */
export async function pruneDir(dir: string, keep: number): Promise<number> {
  let dropped = 0;
  for (const key of await listHistories(dir)) {
    const file = join(dir, historyFileName(key));
    await rewrite(file, (text) => {
      const pruned = pruneHistoryText({ text, file, keep });
      dropped += parseHistory(text, file).length - parseHistory(pruned, file).length;
      return pruned;
    });
  }
  return dropped;
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await using _ = await exclusively(file);
  const text = await readText(file);
  const changed = change(text);
  if (changed === text) return;
  try {
    await writeTextAtomically(file, changed);
  } catch (cause) {
    throw cannot('be written', file, cause);
  }
}

/** Waits for its turn up to about half a minute; the lock of a writer that died is taken over after ten seconds. */
async function exclusively(file: string): Promise<AsyncDisposable> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const release = await lock(file, { realpath: false, stale: 10_000, retries: { retries: 60, minTimeout: 20, maxTimeout: 500, randomize: true } });
    return { [Symbol.asyncDispose]: release };
  } catch (cause) {
    throw cannot('be locked for writing', file, cause);
  }
}

async function readText(file: string): Promise<string> {
  return (await orUserError(file, async () => readTextIfPresent(file))) ?? '';
}

async function orUserError<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw cannot('be read', path, cause);
  }
}

function cannot(happen: string, path: string, cause: unknown): UserError {
  return new UserError({
    what: `the stored baseline cannot ${happen}: ${reasonOf(cause)}`,
    where: path,
    fix: 'Make it a file in a folder that this process may read and write, or name another folder by `baselines`.',
    cause,
  });
}
