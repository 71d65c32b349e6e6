import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Target } from '../model.ts';
import { nullIfUnreachable } from '../system/text-file.ts';

/** Paths from the tree's root of all files below one of its folders, without folders of these names. */
export async function filesBelow(tree: string, folder: string, leftOut: ReadonlySet<string> = new Set()): Promise<readonly string[]> {
  const entries = await readdir(path.join(tree, folder), { withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory() || !leftOut.has(entry.name))
    .map(async (entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(tree, file, leftOut) : [file];
    });
  return (await Promise.all(files)).flat();
}

/** Files of a target's own folder, by their place when it runs. Of an edition: the source's without all editions', and its own over them. */
export function targetFiles({ dir, edition }: Pick<Target, 'dir' | 'edition'>, files: readonly string[]): ReadonlyMap<string, string> {
  if (edition === null) return new Map(files.filter(isIn(dir)).map((file) => [file, file]));
  const { source, overlay, siblings } = edition;
  const overlaid = path.posix.join(source, overlay);
  const isOfSomeEdition = [overlay, ...siblings].map((folder) => isIn(path.posix.join(source, folder)));
  const moved = (from: string, file: string): readonly [string, string] => [path.posix.join(dir, path.posix.relative(from, file)), file];
  return new Map([
    ...files
      .filter(isIn(source))
      .filter((file) => !isOfSomeEdition.some((isPart) => isPart(file)))
      .map((file) => moved(source, file)),
    ...files.filter(isIn(overlaid)).map((file) => moved(overlaid, file)),
  ]);
}

/** Tells whether a path from the tree's root lies below a folder. */
export function isIn(folder: string): (file: string) => boolean {
  const start = `${folder}/`;
  return (file) => folder === '.' || file.startsWith(start);
}

/**
 * Files of targets that head has and base lacks. What base has stays as it is: where a target's folder holds the code that is measured,
 * both sides would run the same. Of a suite in the root only what lies beside its file is the suite's.
 */
export function filesBrought(targets: readonly Target[], head: readonly string[], base: ReadonlySet<string>): readonly string[] {
  const isOfTarget = targets.map((target) => {
    const [folder = '.'] = foldersOf(target);
    if (folder !== '.') return isIn(folder);
    if (target.kind === 'server') return () => false;
    const beside = path.posix.dirname(target.file);
    return beside === '.' ? (file: string) => file === target.file : isIn(beside);
  });
  return head.filter((file) => !base.has(file) && isOfTarget.some((isPart) => isPart(file)));
}

/** The folders above a path, those nearer to the tree's root first, without the root. */
export function foldersAbove(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Folders of a target's files in a tree. */
export function foldersOf({ dir, edition }: Pick<Target, 'dir' | 'edition'>): readonly string[] {
  return edition === null ? [dir] : [edition.source, path.posix.join(edition.source, edition.overlay)];
}

const PLACES = new WeakMap<readonly string[], ReturnType<typeof placesIn>>();

/** The files of a listing and the folders above them, made once for each: every target asks for them. */
export function placesIn(files: readonly string[]): Readonly<Record<'files' | 'folders', ReadonlySet<string>>> {
  const made = PLACES.get(files) ?? { files: new Set(files), folders: new Set(files.flatMap((file) => ['.', ...foldersAbove(file)])) };
  PLACES.set(files, made);
  return made;
}

/** Tells whether a listing of files has all folders of a target. */
export const hasFolders = (target: Pick<Target, 'dir' | 'edition'>, files: readonly string[]): boolean =>
  foldersOf(target).every((folder) => placesIn(files).folders.has(folder));

/** The first folder of a target that a tree lacks; null: it has all. */
export async function missingFolder(target: Pick<Target, 'dir' | 'edition'>, tree: string): Promise<string | null> {
  for (const folder of foldersOf(target)) {
    if (!(await isFolder(path.join(tree, folder)))) return folder;
  }
  return null;
}

const isFolder = async (folder: string): Promise<boolean> => (await nullIfUnreachable(() => stat(folder)))?.isDirectory() ?? false;
