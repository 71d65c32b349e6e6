import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Target } from '../model.ts';
import type { TreeFiles } from './reach/files-led-to.ts';
import { nullIfUnreachable } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';

/** What has been read of a file, and is the same for every target that has it in the same place of the same package. */
export interface FoundFile {
  /** Of its mode and content. */
  readonly mark: string;
  /** Whether what it names is loaded or run, and so may be built. */
  readonly namesWhatRuns: boolean;
  /** What it names, or where it leads, from the tree's root. */
  readonly paths: readonly string[];
  /** What a script of a shell names from the folder that it runs in, wherever that is: `../lib`. */
  readonly pathsFromWhereItRuns: readonly string[];
  /** The files that say what names in it mean to TypeScript: their contents count, and not what else they name. */
  readonly configs: readonly string[];
}

/** A tree and all that is in it. */
export interface Tree extends TreeFiles {
  readonly root: string;
  /** What has been read so far. */
  readonly found: Map<string, FoundFile>;
  /** What JSON files that others ask for say, by their paths, as far as they have been read. */
  readonly json: Map<string, unknown>;
}

/** A `node_modules` that is there is the repository's own. */
const NOT_OF_A_TREE: ReadonlySet<string> = new Set(['.git']);

/**
 * To be called before anything is installed, where `node_modules` is not left out, because what an install leaves behind is no
 * part of a tree; and once for all targets.
 *
 * @param leftOut names of folders that are passed over
 */
export async function readTree(root: string, leftOut: ReadonlySet<string> = NOT_OF_A_TREE): Promise<Tree> {
  const sorted = (await filesBelow(root, '.', leftOut)).toSorted();
  return { root, sorted, all: new Set(sorted), found: new Map(), json: new Map() };
}

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

/** Paths from the tree's root of all files below one of its folders, without folders of these names. */
export async function filesBelow(tree: string, folder: string, leftOut: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const entries = await readdir(path.join(tree, folder), { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() || !leftOut.has(entry.name)).map(async (entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(tree, file, leftOut) : [file];
  });
  return (await Promise.all(files)).flat();
}

/**
 * Those of a tree's files that make up a target's own folder, by where they lie when it runs. For an edition that is its
 * source without any edition's folder, and over it the files of its own.
 */
export function targetFiles({ dir, edition }: Pick<Target, 'dir' | 'edition'>, files: readonly string[]): ReadonlyMap<string, string> {
  if (edition === null) return new Map(files.filter(isIn(dir)).map((file) => [file, file]));
  const { source, overlay, siblings } = edition;
  const overlaid = path.posix.join(source, overlay);
  const isOfSomeEdition = [overlay, ...siblings].map((folder) => isIn(path.posix.join(source, folder)));
  const moved = (from: string, file: string): readonly [string, string] => [path.posix.join(dir, path.posix.relative(from, file)), file];
  return new Map([
    ...files.filter(isIn(source)).filter((file) => !isOfSomeEdition.some((isPart) => isPart(file))).map((file) => moved(source, file)),
    ...files.filter(isIn(overlaid)).map((file) => moved(overlaid, file)),
  ]);
}

/** Whether a path from the tree's root lies below a folder. */
export const isIn = (folder: string) => (file: string): boolean => folder === '.' || file.startsWith(`${folder}/`);

/** The folders above a path, those nearer to the tree's root first, without the root. */
export function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Where the files of a target lie in a tree. */
export function foldersOf({ dir, edition }: Pick<Target, 'dir' | 'edition'>): readonly string[] {
  return edition === null ? [dir] : [edition.source, path.posix.join(edition.source, edition.overlay)];
}

/** The first of a target's folders that a tree does not have; null: it has them all. */
export async function missingFolder(target: Pick<Target, 'dir' | 'edition'>, tree: string): Promise<string | null> {
  for (const folder of foldersOf(target)) {
    if (!(await isFolder(path.join(tree, folder)))) return folder;
  }
  return null;
}

const isFolder = async (folder: string): Promise<boolean> => (await nullIfUnreachable(() => stat(folder)))?.isDirectory() ?? false;
