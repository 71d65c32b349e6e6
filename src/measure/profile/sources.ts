/** The files that profiles name, as they lie in an arm's copy, with the sources that they were compiled from. */
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { textIfReadable } from '../../system/text-file.ts';

/** A larger file is a bundle: its functions are named, and its lines not looked at. */
const LARGEST_BYTES = 4_000_000;
const LARGEST_MAP_BYTES = 10 * LARGEST_BYTES;

const sourceMapSchema = z.object({
  version: z.literal(3),
  file: z.string().default(''),
  sourceRoot: z.string().default(''),
  names: z.array(z.string()).default([]),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()).optional(),
  mappings: z.string(),
});

/** One script. */
export interface Script {
  readonly lines: readonly string[];
  /**
   * Where a place was before it was compiled; without a column: the end of the line. null: there is no telling. Lines and columns that are
   * asked for count from 0, and the line that is told from 1.
   */
  readonly original: (line: number, column?: number) => { readonly file: string; readonly line: number } | null;
  /** The texts that its source map brings along, by file. */
  readonly originals: ReadonlyMap<string, string>;
}

/** The file of a script by the URL that V8 has, which the script may give itself; null: it is none. */
export function fileOfScript(url: string): string | null {
  if (!url.startsWith('file://')) return path.isAbsolute(url) ? url : null;
  try {
    return fileURLToPath(url);
  } catch {
    return null;
  }
}

const MAP_COMMENT = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/m;
const INLINE = /^data:application\/json[^,]*;base64,/;

/** null: it cannot be read, or is too large. */
export async function readScript(file: string): Promise<Script | null> {
  const text = await textIfReadable(file, LARGEST_BYTES);
  if (text === '') return null;
  const url = MAP_COMMENT.exec(text)?.[1];
  const map = url === undefined ? null : await readSourceMap(url, path.dirname(file));
  return { lines: text.split('\n'), ...(map ?? UNMAPPED) };
}

const UNMAPPED: Omit<Script, 'lines'> = { original: () => null, originals: new Map() };

/** A map that is missing or broken tells nothing: it is a help, and no part of the program. */
async function readSourceMap(url: string, folder: string): Promise<Omit<Script, 'lines'> | null> {
  try {
    const json = INLINE.test(url)
      ? Buffer.from(url.replace(INLINE, ''), 'base64').toString()
      : await textIfReadable(path.resolve(folder, decodeURIComponent(url)), LARGEST_MAP_BYTES);
    const payload = sourceMapSchema.parse(JSON.parse(json));
    const fileOf = (source: string): string => fileOfScript(source) ?? path.resolve(folder, payload.sourceRoot, source);
    // The payload's type asks for a list of texts where the format knows files without one.
    const map = new SourceMap({ ...payload, sourcesContent: payload.sourcesContent?.map((content) => content ?? '') ?? [] });
    return {
      original: (line, column = Number.MAX_SAFE_INTEGER) => {
        const entry = map.findEntry(line, column);
        return 'originalSource' in entry && entry.generatedLine === line
          ? { file: fileOf(entry.originalSource), line: entry.originalLine + 1 }
          : null;
      },
      originals: new Map(
        payload.sources.flatMap((source, at) => {
          const content = payload.sourcesContent?.[at] ?? null;
          return content === null ? [] : [[fileOf(source), content] as const];
        }),
      ),
    };
  } catch {
    return null;
  }
}
