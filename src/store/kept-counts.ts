/** Recordings of counted programs, kept in the results' folder, so that the next run of the same base counts head alone. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { KeptRecordings } from '../measure/take-counts.ts';
import type { Recording } from '../measure/instructions/counted-work.ts';
import { textIfReadable, writeTextAtomically } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';
import { RESULTS_FOLDER } from './run-file.ts';

/** Two or three kilobytes each. */
export const MOST_KEPT = 500;
const MOST_AGE_MS = 30 * 24 * 60 * 60_000;

const step = { instructions: z.number().nonnegative(), ms: z.number().nonnegative() };

const recordingSchema = z.object({
  unit: z.enum(['request', 'operation']),
  steps: z.array(z.object({ units: z.int().positive(), ...step })).max(1_000),
  rest: z.object(step),
}) satisfies z.ZodType<Recording>;

/** Opens those of a repository, and removes the oldest. What cannot be read is counted anew, and what cannot be written is not kept. */
export async function openKeptCounts(root: string): Promise<KeptRecordings> {
  const folder = path.join(root, RESULTS_FOLDER, 'counts');
  // Of its own: a cache may restore this folder before anything else of perf-gate is there, and `git status` must stay clean.
  await writeTextAtomically(path.join(folder, '.gitignore'), '*\n').catch(() => {});
  const placeOf = (key: string): string => path.join(folder, `${key}.json`);
  await removeOldest(folder);
  return {
    read: async (key) => recordingSchema.safeParse(jsonOrNull(await textIfReadable(placeOf(key)))).data ?? null,
    write: (key, recording) => writeTextAtomically(placeOf(key), JSON.stringify(recording)).catch(() => {}),
  };
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json') || name.endsWith('.tmp'));
  const kept = await Promise.all(names.map(async (name) => ({ file: path.join(folder, name), writtenMs: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })));
  const newest = kept.toSorted((one, other) => other.writtenMs - one.writtenMs);
  const old = newest.filter(({ writtenMs }, place) => place >= MOST_KEPT || Date.now() - writtenMs > MOST_AGE_MS);
  for (const { file } of old) await rm(file, { force: true, recursive: true }).catch(() => {});
}
