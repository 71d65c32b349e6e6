/** Compares what base and head read, each in its own copy, by place and content. */
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Reads } from './reads.ts';
import type { OfBothArms } from '../../model.ts';
import { nullIfUnreachable } from '../../system/text-file.ts';
import { jsonOrNull } from '../../text/phrases.ts';

/**
 * Number of files that the arms read, where each is the same in both. null: one differs, or is in one arm alone.
 *
 * An arm with the same files does the same, so that a place which only one of them asked for counts like any other.
 */
export async function filesReadAlike(reads: OfBothArms<Reads>, trees: OfBothArms<string>): Promise<number | null> {
  const places = new Set([...reads.base.asked, ...reads.head.asked]);
  for (const [folder, isDeep] of [...reads.base.listed, ...reads.head.listed]) {
    const entries = await entriesAlike(folder, isDeep, trees);
    if (entries === null) return null;
    for (const entry of entries) places.add(entry);
  }
  let files = 0;
  const folders = new Set<string>();
  for (const place of places) {
    const alike = await areAlike(place, trees);
    if (alike === null) return null;
    if (alike !== 'file') continue;
    files += 1;
    folders.add(path.posix.dirname(place));
  }
  for (const folder of folders) {
    if (!(await areResolvedAlike(folder, trees))) return null;
  }
  return files;
}

/** Places in a folder; null: the arms do not have the same. */
async function entriesAlike(folder: string, isDeep: boolean, trees: OfBothArms<string>): Promise<readonly string[] | null> {
  const [base, head] = await Promise.all([entriesOf(`${trees.base}${folder}`), entriesOf(`${trees.head}${folder}`)]);
  if (base === null && head === null) return [];
  if (base === null || head === null || !isDeepStrictEqual(base, head)) return null;
  const places = base.map(({ name }) => `${folder}/${name}`);
  if (!isDeep) return places;
  const below = await Promise.all(
    base.filter(({ isFolder }) => isFolder).map(({ name }) => entriesAlike(`${folder}/${name}`, true, trees)),
  );
  return below.includes(null) ? null : [...places, ...below.flatMap((found) => found ?? [])];
}

async function entriesOf(folder: string): Promise<readonly { readonly name: string; readonly isFolder: boolean }[] | null> {
  const entries = await nullIfUnreachable(() => readdir(folder, { withFileTypes: true }));
  if (entries === null) return null;
  const found = entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The kind of a place that is the same in both arms; null: it is not. */
async function areAlike(place: string, trees: OfBothArms<string>): Promise<'file' | 'folder' | 'nothing' | null> {
  const files = { base: `${trees.base}${place}`, head: `${trees.head}${place}` };
  const [base, head] = await Promise.all([kindOf(files.base), kindOf(files.head)]);
  if (base !== head) return null;
  if (base !== 'file') return base;
  return (await haveSameContent(files, trees)) ? 'file' : null;
}

async function kindOf(file: string): Promise<'file' | 'folder' | 'nothing'> {
  const found = (await nullIfUnreachable(() => stat(file))) ?? (await nullIfUnreachable(() => lstat(file)));
  // A socket or a pipe has no content to compare.
  return found === null ? 'nothing' : found.isFile() ? 'file' : 'folder';
}

/** Their own paths, which tools write into what they build, are equally long and mean the same. */
async function haveSameContent(files: OfBothArms<string>, trees: OfBothArms<string>): Promise<boolean> {
  const [base, head] = await Promise.all([readFile(files.base), readFile(files.head)]);
  if (base.equals(head)) return true;
  return base.length === head.length && base.toString('latin1').replaceAll(trees.base, trees.head) === head.toString('latin1');
}

/** Fields by which Node.js finds modules and tells their kind. It reads them itself, where no watch sees it. */
const RESOLVING = ['name', 'type', 'main', 'exports', 'imports'] as const;

/** Tells whether the nearest `package.json` above a folder says the same to Node.js. */
async function areResolvedAlike(folder: string, trees: OfBothArms<string>): Promise<boolean> {
  const [base, head] = await Promise.all([resolvingOf(folder, trees.base), resolvingOf(folder, trees.head)]);
  return isDeepStrictEqual(base, head);
}

async function resolvingOf(folder: string, tree: string): Promise<unknown> {
  const text = await nullIfUnreachable(() => readFile(`${tree}${folder}/package.json`, 'utf8'));
  if (text === null) return folder === '/' || folder === '.' ? null : resolvingOf(path.posix.dirname(folder), tree);
  const manifest = jsonOrNull(text);
  return [
    folder,
    RESOLVING.map((field) => (typeof manifest === 'object' && manifest !== null ? (Reflect.get(manifest, field) as unknown) : null)),
  ];
}
