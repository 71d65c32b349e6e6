import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { lock } from 'proper-lockfile';
import { nullIfMissing } from '../src/system/text-file.ts';

/** The repository's root. */
export const repository = path.resolve(import.meta.dirname, '..');

const fileOf = (name: string): string => path.join(import.meta.dirname, 'recorded', `${name}.gz`);

/**
 * Raw rounds that a benchmark kept, so that its tables can be made again without measuring. Run files are taken as they are:
 * those of format 1 have no plan, or one look at all of their rounds, which means the same by format 2.
 */
export async function readRecording<Recording>(name: string): Promise<Recording> {
  return JSON.parse(gunzipSync(await readFile(fileOf(name))).toString('utf8')) as Recording;
}

/** Keeps raw rounds, with six digits: more than any of them means. */
export async function writeRecording(name: string, recording: unknown): Promise<void> {
  const text = JSON.stringify(recording, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value));
  await writeFile(fileOf(name), gzipSync(text, { level: 9 }));
}

/** Several processes may record side by side: they take turns by a lock beside the file. @param change of what was kept; null: nothing was yet */
export async function changeRecording<Recording>(name: string, change: (kept: Recording | null) => Recording): Promise<void> {
  const release = await lock(fileOf(name), { realpath: false, retries: { retries: 100, minTimeout: 50, maxTimeout: 500 } });
  try {
    await writeRecording(name, change(await nullIfMissing(() => readRecording<Recording>(name))));
  } finally {
    await release();
  }
}
