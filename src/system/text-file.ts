import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** As much as Node.js can hold in one text, less a margin. */
const MOST_BYTES = 500 * 1024 ** 2;

/** The bytes of a regular file: a pipe without a writer would be waited for, and a device has no end. */
async function readRegularFile(path: string, mostBytes = MOST_BYTES): Promise<Buffer> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const found = await file.stat();
  if (found.isDirectory()) throw new Error('it is a folder');
  if (!found.isFile()) throw new Error('it is no regular file');
  if (found.size > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
  return file.readFile();
}

/**
 * The text of a regular file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. `read`: for
 * what may come through a pipe.
 */
export async function readTextIfPresent(
  path: string,
  read: (path: string) => Promise<Uint8Array> = readRegularFile,
): Promise<string | null> {
  const bytes = await nullIfMissing(() => read(path));
  return bytes === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Text of an optional file; empty where it cannot be read, or has more than `mostBytes`. */
export const textIfReadable = (path: string, mostBytes?: number): Promise<string> =>
  readRegularFile(path, mostBytes).then(
    (bytes) => bytes.toString('utf8'),
    () => '',
  );

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
  // Node.js says ENOENT of a read-only file system where it makes folders above too; the second says what it is.
  await mkdir(dirname(path), { recursive: true }).catch(() => mkdir(dirname(path)));
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
