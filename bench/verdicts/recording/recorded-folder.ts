import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { nullIfMissing } from '../../../src/system/text-file.ts';
import { seenFromWithin } from './contended.ts';
import { parseRecording, type Recording } from './recorded-file.ts';

/** Where the recordings of this repository lie. */
export const RECORDED = path.join(import.meta.dirname, '../recorded');

const ROUNDS = 'rounds';
const ENDING = '.jsonl.gz';

/** All recordings of a folder in the order of time; none where there is no folder. @throws where one cannot be read, with its name */
export async function readRecordings(folder: string = RECORDED): Promise<readonly Recording[]> {
  return (await readKept(ROUNDS, folder)).map(({ name, text }) => seenFromWithin(parseRecording(text, name)));
}

/** Keeps the rounds of a session that began then (ISO 8601). */
export const keepRounds = (startedAt: string, firstLine: string, folder: string = RECORDED): KeptLines =>
  keepLines(`${ROUNDS}-${startedAt}`, firstLine, folder);

/** A file of lines that is whole on the disk after each of them. */
export interface KeptLines {
  readonly append: (line: string) => Promise<void>;
}

/** In a file of their own, which is there with the first line that is appended: what was kept before is never written again. */
export function keepLines(name: string, firstLine: string, folder: string = RECORDED): KeptLines {
  const file = path.join(folder, `${name.replaceAll(/[:.]/g, '-')}${ENDING}`);
  let text = `${firstLine}\n`;
  return {
    append: async (line) => {
      text += `${line}\n`;
      await mkdir(folder, { recursive: true });
      // An interrupt leaves the file as it was or as it is to be: nobody reads a partial one.
      const partial = `${file}.partial`;
      await writeFile(partial, gzipSync(text, { level: 9 }), { flush: true });
      await rename(partial, file);
    },
  };
}

/** What was kept under names that begin so, oldest first. */
export async function readKept(beginning: string, folder: string = RECORDED): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const names = (await nullIfMissing(() => readdir(folder))) ?? [];
  const kept = names.filter((name) => name.startsWith(`${beginning}-`) && name.endsWith(ENDING)).toSorted();
  return Promise.all(kept.map(async (name) => ({ name, text: gunzipSync(await readFile(path.join(folder, name))).toString('utf8') })));
}
