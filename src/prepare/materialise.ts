import { chmod, cp, lstat, mkdir, open, readlink, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { userError } from '../errors/catalogue.ts';
import { PREPARE_ERRORS } from '../errors/prepare.ts';
import { reasonOf } from '../errors.ts';
import type { Edition, OfBothArms } from '../model.ts';
import { filesBelow, targetFiles } from './tree.ts';
import { makeHome } from '../system/arm-home.ts';
import { type Git, openGit } from '../system/git.ts';
import { openScratchFolder, removeAbandonedScratch } from '../system/scratch.ts';
import { nullIfNowhere } from '../system/text-file.ts';
import { plainName } from '../text/escape.ts';

/** Another target may have been installed in the source already. */
const INSTALLED: ReadonlySet<string> = new Set(['node_modules']);

/**
 * Writes an edition's folder into a tree, beside its source, so that relative paths out of it still hold. Whatever was
 * there before is removed: an edition holds its own files and nothing else.
 */
export async function layOutEdition({ dir, edition }: { readonly dir: string; readonly edition: Edition }, tree: string): Promise<void> {
  await rm(path.join(tree, dir), { recursive: true, force: true });
  for (const [place, file] of targetFiles({ dir, edition }, await filesBelow(tree, edition.source, INSTALLED))) {
    const to = path.join(tree, place);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(path.join(tree, file), to, { verbatimSymlinks: true });
  }
}

/** What is copied, and where git takes it from. */
interface MaterialiseOptions {
  readonly root: string;
  readonly git: Git;
  /** With which git may fetch what base needs and nobody has fetched yet; not there: this process's own. */
  readonly gitEnv?: Readonly<NodeJS.ProcessEnv>;
  /** A commit; null: there is no base. */
  readonly base: string | null;
}

/** Both arms' copies of the repository, outside of it, at paths of equal length. */
export interface Workspace extends AsyncDisposable {
  readonly trees: OfBothArms<string>;
  /** Symbolic links of head that lead out of the repository: both arms share what lies there. */
  readonly linksOut: readonly string[];
}

/**
 * Copies the working tree (head, with what is not committed) and a commit (base) into a new folder. Nothing of the
 * repository is touched: the base is written through an index and into a work tree of its own.
 *
 * @throws UserError where the repository is checked out in parts, where there is no room for the copies or one cannot be read,
 *   where the name of a file is no text, or where git cannot write the base
 */
export async function materialise({ root, git, gitEnv = process.env, base }: MaterialiseOptions): Promise<Workspace> {
  if (base !== null) await refuseSparseCheckout(root, git);
  await using opened = new AsyncDisposableStack();
  // It takes room that is needed now, and removing it takes the disk, which later would be seen in what is measured.
  await removeAbandonedScratch();
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
    // What `.gitattributes` say, git looks up in the work tree: in the repository's own that would be head's.
    const own = { GIT_INDEX_FILE: path.join(folder, 'index'), GIT_WORK_TREE: trees.base, ...await leavingLargeFiles(root, git) };
    const ofBase = openGit({ root, env: gitEnv, own });
    await writeCommit(ofBase, base);
    await refuseUnreadableNames(await listedFiles(ofBase, []), { folder: trees.base, where: `commit ${base}` });
  }
  const moved = opened.move();
  return { trees, linksOut, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

/** @throws UserError where the file system refuses, as a full disk does, and for a file that a container wrote as root */
export async function orCannotBeCopied<Result>(root: string, copy: () => Promise<Result>): Promise<Result> {
  try {
    return await copy();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw userError(PREPARE_ERRORS['cannot-be-copied'], { root, reason: reasonOf(cause), temporary: os.tmpdir() }, cause);
  }
}

/** Whether a setting of git is switched on; `otherwise` where nobody has set it. */
async function isOn(git: Git, key: string, otherwise: boolean): Promise<boolean> {
  return (await git(['config', '--type=bool', `--default=${otherwise}`, '--get', key])).trim() === 'true';
}

/** Head would lack what base has. */
async function refuseSparseCheckout(root: string, git: Git): Promise<void> {
  if (!(await isOn(git, 'core.sparseCheckout', false))) return;
  throw userError(PREPARE_ERRORS['sparse-checkout'], { root });
}

/**
 * What git tracks, and what it neither tracks nor ignores; not what has been deleted. Of a submodule its empty folder, as git makes
 * it in base; nothing of another repository that lies there, which no commit knows: git lists it with a slash at its end.
 *
 * @returns links that lead out of the repository
 */
async function copyWorkingTree(root: string, git: Git, into: string): Promise<readonly string[]> {
  const files = await listedFiles(git, ['--cached', '--others', '--exclude-standard']);
  await refuseUnreadableNames(files, { folder: root, where: root });
  const programs = await programsInIndex(git);
  const linksOut: string[] = [];
  for (const file of files) {
    const from = path.join(root, file);
    const stats = await nullIfNowhere(() => lstat(from));
    if (stats === null || file.endsWith('/')) continue;
    const to = path.join(into, file);
    await mkdir(stats.isDirectory() ? to : path.dirname(to), { recursive: true });
    if (!stats.isDirectory()) await cp(from, to, { verbatimSymlinks: true });
    if (programs !== null && stats.isFile()) await chmod(to, programs.has(file) ? 0o755 : 0o644);
    if (stats.isSymbolicLink() && isLinkOut(file, await readlink(from))) linksOut.push(file);
  }
  return linksOut;
}

/** Also one by an absolute path into the repository: there lies the checkout, and no copy. */
function isLinkOut(link: string, to: string): boolean {
  const [first] = path.posix.join(path.posix.dirname(link), to).split('/');
  return path.isAbsolute(to) || first === '..';
}

async function listedFiles(git: Git, which: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await git(['ls-files', '-z', ...which])).split('\0').filter((file) => file !== ''));
}

/**
 * What git knows to be executable; null: the file system tells. Where it does not, as below /mnt of WSL, every file may look so,
 * and would differ from base's.
 */
async function programsInIndex(git: Git): Promise<ReadonlySet<string> | null> {
  if (await isOn(git, 'core.fileMode', true)) return null;
  const entries = [...await listedFiles(git, ['--stage'])];
  // Mode, id and stage, and the path behind a tab.
  return new Set(entries.filter((entry) => entry.startsWith('100755 ')).map((entry) => entry.slice(entry.indexOf('\t') + 1)));
}

/** What stands in a text for bytes that are not UTF-8. */
const UNREADABLE = '\uFFFD';

/**
 * git keeps names as bytes, which need not be text: a file of such a name cannot be opened by what is read of it. Head would lack
 * what base has, and nobody would know.
 */
async function refuseUnreadableNames(files: ReadonlySet<string>, { folder, where }: { readonly folder: string; readonly where: string }): Promise<void> {
  for (const file of files) {
    if (!file.includes(UNREADABLE) || (await nullIfNowhere(() => lstat(path.join(folder, file)))) !== null) continue;
    throw userError(PREPARE_ERRORS['name-not-utf8'], { file: plainName(file), where });
  }
}

/** What git LFS keeps in the repository in place of a large file begins so, */
const POINTER = 'version https://git-lfs.github.com/spec/';
/** and is shorter than this, as its specification has it. */
const POINTER_BELOW_BYTES = 1_024;

/**
 * The variable by which git LFS leaves pointers where large files belong, if head has pointers alone: actions/checkout fetches
 * large files only where it is asked to, and base must not have what head lacks. Where head has one of them, git LFS was asked:
 * what it left out in head all the same, as `lfs.fetchexclude` says, it leaves out in base too. A file that was committed as
 * it is tells nothing.
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

/** The size comes first, because what is no pointer may be large; of a file in conflict git tells none. */
async function isPointerInIndex(git: Git, file: string): Promise<boolean> {
  const blob = `:0:${file}`;
  const bytes = Number(await git(['cat-file', '--batch-check=%(objectsize)'], `${blob}\n`));
  return bytes < POINTER_BELOW_BYTES && (await git(['cat-file', 'blob', blob])).startsWith(POINTER);
}

/** So many bytes of a file; null: there is none. */
async function beginningOf(file: string, length: number): Promise<string | null> {
  if ((await nullIfNowhere(() => lstat(file)))?.isFile() !== true) return null;
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

/** Into the work tree. @throws UserError where git cannot, as without what it would have to fetch */
async function writeCommit(git: Git, commit: string): Promise<void> {
  try {
    await git(['read-tree', commit]);
    // Of names that are one to the file system, as where capital letters do not matter, the last stays, as in a clone.
    await git(['checkout-index', '--all', '--force']);
  } catch (cause) {
    throw userError(PREPARE_ERRORS['base-not-laid-out'], { commit, reason: reasonOf(cause).trim() }, cause);
  }
}
