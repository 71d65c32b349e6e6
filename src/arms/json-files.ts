import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonOrNull } from '../text/json.ts';
import { nullIfUnreachable } from '../text-file.ts';
import type { Tree } from './read-tree.ts';

/** What a JSON file of a tree says, by its path from the tree's root, read once; null as of {@link jsonOf}. */
export async function jsonIn(tree: Tree, file: string): Promise<unknown> {
  const known = tree.json.get(file);
  if (known !== undefined) return known;
  const said = await jsonOf(path.join(tree.root, file));
  tree.json.set(file, said);
  return said;
}

/** What a JSON file says, which may have comments, and commas behind the last of a list, as a `tsconfig.json` may; null: there is no such file, or it is no JSON. */
export async function jsonOf(file: string): Promise<unknown> {
  const text = await nullIfUnreachable(() => readFile(file, 'utf8'));
  return text === null ? null : jsonOrNull(text) ?? jsonOrNull(withoutComments(text));
}

/** Beside texts, in which the same may stand. */
const COMMENTS = /(?<text>"(?:[^"\\]|\\.)*")|\/\/.*|\/\*[^]*?\*\//g;
const LAST_COMMAS = /(?<text>"(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g;

function withoutComments(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(COMMENTS, '$<text>').replaceAll(LAST_COMMAS, '$<text>');
}
