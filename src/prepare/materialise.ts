import { cp, lstat, mkdir, open, readlink, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { PREPARE_ERRORS } from '../errors/prepare.ts';
import { reasonOf } from '../errors.ts';
import type { Edition, OfBothArms } from '../model.ts';
import { placeOfLink } from './packages.ts';
import { filesBelow, targetFiles } from './tree.ts';
import { makeHome } from '../system/arm-home.ts';
import { type Git, openGit } from '../system/git.ts';
import { leadsOut } from '../system/paths.ts';
import { openScratchFolder } from '../system/scratch.ts';
import { nullIfNowhere } from '../system/text-file.ts';
import { plainName } from '../text/escape.ts';

/** Not copied: another target may be installed in the source already. */
const INSTALLED: ReadonlySet<string> = new Set(['node_modules']);

/** Writes an edition's folder into a tree, beside its source, so that relative paths still hold. Anything there before is removed. */
export async function layOutEdition({ dir, edition }: { readonly dir: string; readonly edition: Edition }, tree: string): Promise<void> {
  await rm(path.join(tree, dir), { recursive: true, force: true });
  for (const [place, file] of targetFiles({ dir, edition }, await filesBelow(tree, edition.source, INSTALLED))) {
    const to = path.join(tree, place);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(path.join(tree, file), to, { verbatimSymlinks: true });
  }
}

/** Both arms' copies of the repository, outside of it, at paths of equal length. */
export interface Workspace extends AsyncDisposable {
  readonly trees: OfBothArms<string>;
  /** Symbolic links of head that lead out of the repository: both arms share what lies there. */
  readonly linksOut: readonly string[];
}

/**
 * Copies the working tree (head, with uncommitted changes) and a commit (base) into a new folder. Base gets an index and a work tree
 * of its own, so that the repository stays untouched.
 *
 * @param gitEnv environment with which git may fetch missing objects
 * @param base a commit; null: there is no base
 * @throws UserError for a sparse checkout, files that cannot be copied, names that are not UTF-8, and where git cannot write base
 */
export async function materialise({
  root,
  git,
  gitEnv = process.env,
  base,
}: {
  readonly root: string;
  readonly git: Git;
  readonly gitEnv?: Readonly<NodeJS.ProcessEnv>;
  readonly base: string | null;
}): Promise<Workspace> {
  // Head would lack files that base has.
  if (base !== null && (await git(['config', '--type=bool', '--default=false', '--get', 'core.sparseCheckout'])).trim() === 'true')
    throw PREPARE_ERRORS['sparse-checkout']({ root });
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(await openScratchFolder('arms'));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') };
  const linksOut = await orCannotBeCopied(root, async () => {
    for (const tree of [trees.base, trees.head]) {
      await mkdir(tree);
      await makeHome(tree);
    }
    return copyWorkingTree(root, git, trees.head);
  });
  if (base !== null) {
    // In a work tree of its own, because git reads `.gitattributes` there.
    const own = { GIT_INDEX_FILE: path.join(folder, 'index'), GIT_WORK_TREE: trees.base, ...(await leavingLargeFiles(root, git)) };
    const ofBase = openGit({ root, env: gitEnv, own });
    await writeCommit(ofBase, base);
    const files = await listedFiles(ofBase, []);
    await refuseUnreadableNames(files, { folder: trees.base, where: `commit ${base}` });
    for (const link of await linksAmong(files, trees.base)) await keepLinkInside(root, link, trees.base);
  }
  const moved = opened.move();
  return { trees, linksOut, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

/** @throws UserError where the file system refuses, as with a full disk or a file of root's */
export async function orCannotBeCopied<Result>(root: string, copy: () => Promise<Result>): Promise<Result> {
  try {
    return await copy();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw PREPARE_ERRORS['cannot-be-copied']({ root, reason: reasonOf(cause), temporary: os.tmpdir() }, cause);
  }
}

/**
 * Copies all files but ignored ones. Of a submodule an empty folder, as in base; nothing of other repositories inside.
 *
 * @returns links that lead out of the repository
 */
async function copyWorkingTree(root: string, git: Git, into: string): Promise<readonly string[]> {
  const files = await listedFiles(git, ['--cached', '--others', '--exclude-standard']);
  await refuseUnreadableNames(files, { folder: root, where: root });
  const linksOut: string[] = [];
  for (const file of files) {
    const from = path.join(root, file);
    const stats = await nullIfNowhere(() => lstat(from));
    if (stats === null || file.endsWith('/')) continue;
    const to = path.join(into, file);
    await mkdir(stats.isDirectory() ? to : path.dirname(to), { recursive: true });
    if (!stats.isDirectory()) await cp(from, to, { verbatimSymlinks: true });
    if (stats.isSymbolicLink() && (await keepLinkInside(root, file, into)) === 'out') linksOut.push(file);
  }
  return linksOut;
}

/** Has a link of a copy lead into the copy: one by an absolute path leads into the checkout, whose files are head's. */
async function keepLinkInside(root: string, link: string, tree: string): Promise<'inside' | 'out'> {
  const file = path.join(tree, link);
  const to = await readlink(file);
  if (!path.isAbsolute(to) && !leadsOut(path.posix.join(path.posix.dirname(link), to))) return 'inside';
  const place = await placeOfLink(root, link, to);
  if (place === null) return 'out';
  await rm(file);
  await symlink(path.relative(path.dirname(link), place) || '.', file);
  return 'inside';
}

async function linksAmong(files: ReadonlySet<string>, tree: string): Promise<readonly string[]> {
  const links: string[] = [];
  for (const file of files) {
    if ((await nullIfNowhere(() => lstat(path.join(tree, file))))?.isSymbolicLink() === true) links.push(file);
  }
  return links;
}

async function listedFiles(git: Git, which: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await git(['ls-files', '-z', ...which])).split('\0').filter((file) => file !== ''));
}

/** Replaces bytes that are not UTF-8. */
const UNREADABLE = '\uFFFD';

/** A name that is not UTF-8 cannot be opened by its text, so that head would silently lack the file. */
async function refuseUnreadableNames(
  files: ReadonlySet<string>,
  { folder, where }: { readonly folder: string; readonly where: string },
): Promise<void> {
  for (const file of files) {
    if (!file.includes(UNREADABLE) || (await nullIfNowhere(() => lstat(path.join(folder, file)))) !== null) continue;
    throw PREPARE_ERRORS['name-not-utf8']({ file: plainName(file), where });
  }
}

/** A pointer of git LFS begins so, */
const POINTER = 'version https://git-lfs.github.com/spec/';
/** and is shorter than this, as its specification has it. */
const POINTER_BELOW_BYTES = 1_024;

/**
 * Keeps git LFS from fetching large files for base if head has pointers only, as actions/checkout leaves them. Where head has a large
 * file, git LFS decides for both arms alike. Files that were committed without git LFS do not count.
 */
async function leavingLargeFiles(root: string, git: Git): Promise<Readonly<Record<string, string>>> {
  let hasPointers = false;
  for (const file of await listedFiles(git, [':(attr:filter=lfs)'])) {
    const beginning = await beginningOf(path.join(root, file), POINTER.length);
    if (beginning === null) continue;
    if (beginning === POINTER) hasPointers = true;
    else if (await isPointerInIndex(git, file)) return {};
  }
  return hasPointers ? { GIT_LFS_SKIP_SMUDGE: '1' } : {};
}

/** Asks for the size first, because other files may be large. */
async function isPointerInIndex(git: Git, file: string): Promise<boolean> {
  const blob = `:0:${file}`;
  const bytes = Number(await git(['cat-file', '--batch-check=%(objectsize)'], `${blob}\n`));
  return bytes < POINTER_BELOW_BYTES && (await git(['cat-file', 'blob', blob])).startsWith(POINTER);
}

/** The first bytes of a file; null: there is no such file. */
async function beginningOf(file: string, length: number): Promise<string | null> {
  if ((await nullIfNowhere(() => lstat(file)))?.isFile() !== true) return null;
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

const UNWRITTEN = 'error: unable to write file';

/** On a full disk git says so of each file: the first is enough. */
export function withoutRepeats(said: string): string {
  const lines = said.trim().split('\n');
  const first = lines.findIndex((line) => line.startsWith(UNWRITTEN));
  return lines.filter((line, at) => at === first || !line.startsWith(UNWRITTEN)).join('\n');
}

/** Into the work tree. @throws UserError where git cannot, as without what it would have to fetch */
async function writeCommit(git: Git, commit: string): Promise<void> {
  try {
    await git(['read-tree', commit]);
    await git(['checkout-index', '--all', '--force']);
  } catch (cause) {
    throw PREPARE_ERRORS['base-not-laid-out']({ commit, reason: withoutRepeats(reasonOf(cause)), temporary: os.tmpdir() }, cause);
  }
}
