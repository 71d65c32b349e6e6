import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
export async function readTextIfPresent(path: string): Promise<string | null> {
  const bytes = await nullIfMissing(async () => readFile(path));
  return bytes === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The text of a file that it is no trouble to do without; empty where it cannot be read, for whatever reason. */
export const textIfReadable = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** What `read` gives; null if what it reads does not exist: missing and unreadable are different things. */
export async function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn(['ENOENT'], read);
}

/** The same, also if what should be a folder above it is a file. */
export async function nullIfNowhere<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn(['ENOENT', 'ENOTDIR'], read);
}

/** The same, also if links on the way to it lead in a circle. */
export async function nullIfUnreachable<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn(['ENOENT', 'ENOTDIR', 'ELOOP'], read);
}

/** The same, for these codes of the system alone. */
export async function nullOn<T>(codes: readonly unknown[], read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.includes(error.code)) return null;
    throw error;
  }
}

/**
 * Writes a file so that a reader sees the old content or the new one, never a half: a temporary file beside it, then
 * a rename. Creates the folder. Throws what the file system throws.
 */
export async function writeTextAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
