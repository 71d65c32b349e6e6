import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
export async function readTextIfPresent(path: string): Promise<string | null> {
  const bytes = await nullIfMissing(async () => readFile(path));
  return bytes === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Text of an optional file; empty where it cannot be read. */
export const textIfReadable = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** null where the file does not exist. Other errors are thrown: missing and unreadable differ. */
export async function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn(['ENOENT'], read);
}

/** null also where a folder above is a file. */
export async function nullIfNowhere<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn(['ENOENT', 'ENOTDIR'], read);
}

/** null also where links lead in a circle. */
export async function nullIfUnreachable<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn(['ENOENT', 'ENOTDIR', 'ELOOP'], read);
}

/** null for these error codes. */
export async function nullOn<T>(codes: readonly unknown[], read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.includes(error.code)) return null;
    throw error;
  }
}

/** Writes a temporary file and renames it, so that readers see the old or the new content. Creates the folder. */
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
