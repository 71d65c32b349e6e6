/** Lines of a profile where a tool has transformed files in memory: the files on disk are the sources. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ThreadProfile } from '../probe/thread-profile.ts';

/** @param modules transformed code by the file that it was made of; their maps are their last comments */
export function inLinesOfSources(thread: ThreadProfile, modules: ReadonlyMap<string, string>): ThreadProfile {
  const maps = new Map([...modules].map(([file, code]) => [file, mapIn(code)] as const));
  const nodes = thread.profile.nodes.map((node) => {
    const { url, lineNumber, columnNumber } = node.callFrame;
    const map = maps.get(url.startsWith('file:') ? fileURLToPath(url) : url) ?? null;
    if (map === null) return node;
    const { line, column } = originalPlace(map, lineNumber, columnNumber);
    const ticks = node.positionTicks?.map((at) => ({ ...at, line: originalPlace(map, at.line - 1, Number.MAX_SAFE_INTEGER).line + 1 }));
    return {
      ...node,
      callFrame: { ...node.callFrame, lineNumber: line, columnNumber: column },
      ...(ticks !== undefined && { positionTicks: ticks }),
    };
  });
  return { ...thread, profile: { ...thread.profile, nodes } };
}

/** Lines and columns count from 0. What the map does not tell stays as it is. */
function originalPlace(map: SourceMap, line: number, column: number): { readonly line: number; readonly column: number } {
  const entry = map.findEntry(line, column);
  return 'originalLine' in entry ? { line: entry.originalLine, column: entry.originalColumn } : { line, column };
}

const COMMENT = /^\/\/[#@] (?:sourceMappingURL|vitestSourceMap)=(?<map>.+)$/gm;
const BASE64 = /^data:application\/json[^,]*;base64,/;

/** As a data URL, or as plain JSON (vitest 5). */
function mapIn(code: string): SourceMap | null {
  const written = [...code.matchAll(COMMENT)].at(-1)?.groups?.['map'];
  if (written === undefined) return null;
  const json = BASE64.test(written) ? Buffer.from(written.replace(BASE64, ''), 'base64').toString() : written;
  return json.startsWith('{') ? new SourceMap(JSON.parse(json) as SourceMapPayload) : null;
}
