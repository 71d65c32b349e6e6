import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { STORE_ERRORS } from '../errors/store.ts';
import { mergeRuns } from './merge-runs.ts';
import type { RunFile } from '../model.ts';
import { readRunFile } from '../store/run-file.ts';
import { nullIfMissing } from '../system/text-file.ts';

/**
 * Reads run files (of a folder: every .json file below it) and joins them.
 *
 * @throws UserError: nothing there, a file that cannot be read, or what {@link mergeRuns} finds
 */
export async function joinRuns(paths: readonly string[], expectedRuns: number | null = null): Promise<RunFile> {
  const names = (await Promise.all(paths.map(runFilesAt))).flat();
  return mergeRuns(await Promise.all(names.map(async (name) => ({ name, file: await readRunFile(name) }))), expectedRuns);
}

async function runFilesAt(place: string): Promise<readonly string[]> {
  const stats = await nullIfMissing(() => stat(place));
  // A download of no artifacts makes no folder.
  const isFolder = stats?.isDirectory() ?? path.extname(place) === '';
  if (!isFolder) return [place];
  const entries = stats === null ? [] : await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  if (files.length > 0) return files.toSorted();
  throw STORE_ERRORS['no-run-arrived']({ folder: place });
}
