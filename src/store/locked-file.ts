import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lock } from 'proper-lockfile';
import { STORE_ERRORS } from '../errors/store.ts';
import { reasonOf, UserError } from '../errors.ts';
import { readTextIfPresent, writeTextAtomically } from '../system/text-file.ts';

/** A text file in the folder of the baselines. */
export interface BaselineFile {
  readonly path: string;
  /** Its name in errors: `the stored baseline`. */
  readonly holds: string;
}

/** Reads the text of a file; empty if there is none. @throws UserError if it cannot be read */
export async function readBaselineFile(file: BaselineFile): Promise<string> {
  return (await orUserError(file, async () => readTextIfPresent(file.path))) ?? '';
}

/**
 * Changes the text of a file. Writers on the same machine take turns by a lock beside it, and it changes by one rename:
 * no change is lost, and no reader sees half a line. Between machines that is git's task, see `git-push.ts`.
 *
 * @throws UserError if it cannot be read or written, and what `change` throws
 */
export async function rewriteBaselineFile(file: BaselineFile, change: (text: string) => string): Promise<void> {
  await using _ = await exclusively(file);
  const text = await readBaselineFile(file);
  const changed = change(text);
  if (changed === text) return;
  try {
    await writeTextAtomically(file.path, changed);
  } catch (cause) {
    throw cannot('be written', file, cause);
  }
}

/** Gives the result of `read`. @throws UserError in place of an error of the file system */
export async function orUserError<T>(file: BaselineFile, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw cause instanceof UserError ? cause : cannot('be read', file, cause);
  }
}

/** Waits for its turn up to about half a minute; the lock of a writer that died is taken over after ten seconds. */
async function exclusively(file: BaselineFile): Promise<AsyncDisposable> {
  try {
    await mkdir(dirname(file.path), { recursive: true });
    // A folder that cannot be written would be tried for as long as one whose lock is held.
    await access(dirname(file.path), constants.W_OK);
    const release = await lock(file.path, {
      realpath: false,
      stale: 10_000,
      retries: { retries: 60, minTimeout: 20, maxTimeout: 500, randomize: true },
    });
    return { [Symbol.asyncDispose]: release };
  } catch (cause) {
    throw cannot('be locked for writing', file, cause);
  }
}

function cannot(action: string, { path, holds }: BaselineFile, cause: unknown): UserError {
  return STORE_ERRORS['baseline-inaccessible']({ holds, action, path, reason: reasonOf(cause) }, cause);
}
