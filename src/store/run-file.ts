import { z } from 'zod';
import { reasonOf, UserError } from '../errors.ts';
import type { RunFile } from '../model.ts';
import { declared, parseRecord, type RecordForm } from './parse-record.ts';
import { migrateRunFile } from './migration.ts';
import { OLDEST_RUN_SCHEMA, RUN_SCHEMA, runFileSchema } from './record-schema.ts';
import { readTextIfPresent, writeTextAtomically } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';

/** The run says it for the whole file. */
const FORM: RecordForm<RunFile> = {
  schema: runFileSchema,
  format: RUN_SCHEMA,
  oldestFormat: OLDEST_RUN_SCHEMA,
  migrate: migrateRunFile,
  declared: z.object({ run: declared }).transform(({ run }) => run),
};

/**
 * The run file that a text holds; `where` is its name in errors.
 * Throws a UserError: no JSON, written in the format of another version, or not the shape of a run file (with the place).
 */
export function parseRunFile(text: string, where: string): RunFile {
  return parseRecord(text, FORM, { kind: 'a run file', where, fix: 'Give a file that `perf-gate run --json` wrote, whole and unchanged.' });
}

/** The version that a text says wrote it as a run file, though it may be none that can be read; null: it says none. */
export function toolOfRunFile(text: string): string | null {
  return FORM.declared.safeParse(jsonOrNull(text)).data?.tool ?? null;
}

/** Reads a run file. Throws a UserError: not there, not readable, or what {@link parseRunFile} finds. */
export async function readRunFile(path: string): Promise<RunFile> {
  const text = await readText(path);
  if (text === null) {
    throw new UserError({ what: 'there is no such run file', where: path, fix: 'Check the path, or write one with `perf-gate run --json FILE`.' });
  }
  return parseRunFile(text, path);
}

/** Writes a run file in one step and creates its folder. Throws a UserError if that cannot be done. */
export async function writeRunFile(path: string, file: RunFile): Promise<void> {
  try {
    await writeTextAtomically(path, `${JSON.stringify(file)}\n`);
  } catch (cause) {
    throw new UserError({ what: `the run file cannot be written: ${reasonOf(cause)}`, where: path, fix: 'Name a file in a folder that can be written to.', cause });
  }
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readTextIfPresent(path);
  } catch (cause) {
    throw new UserError({ what: `the run file cannot be read: ${reasonOf(cause)}`, where: path, fix: 'Make it a readable file of UTF-8 text.', cause });
  }
}

/** Of a benchmark and the like, in characters. A step that publishes refuses a run that has a longer one: names tell things apart, so none is cut. */
export const LONGEST_NAME = 300;
