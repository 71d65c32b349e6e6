import { cp, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { UserError } from '../errors.ts';
import type { Arm } from '../model.ts';
import { openGit, type Git } from '../git.ts';
import { nullIfNowhere } from '../text-file.ts';

/** Both arms' copies of the repository, outside of it, at paths of equal length. */
export interface Workspace extends AsyncDisposable {
  readonly trees: Readonly<Record<Arm, string>>;
}

/**
 * Copies the working tree (head, with what is not committed) and a commit (base) into a new folder. Nothing of the
 * repository is touched: the base is written through an index of its own.
 *
 * @throws UserError where the repository is checked out in parts
 */
export async function materialise({ root, git, base }: { readonly root: string; readonly git: Git; readonly base: string | null }): Promise<Workspace> {
  if (base !== null) await refuseSparseCheckout(root, git);
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'perf-gate-'));
  // What a build left there may resist, which is no reason to take the verdict back: the system empties the folder above.
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {}));
  const trees = { base: path.join(folder, 'base'), head: path.join(folder, 'head') };
  await mkdir(trees.base);
  await mkdir(trees.head);
  await copyWorkingTree(root, git, trees.head);
  if (base !== null) await writeCommit({ root, commit: base, into: trees.base, indexFile: path.join(folder, 'index') });
  const moved = opened.move();
  return { trees, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

/** Head would lack what base has. */
async function refuseSparseCheckout(root: string, git: Git): Promise<void> {
  const isSparse = (await git(['config', '--type=bool', '--default=false', '--get', 'core.sparseCheckout'])).trim() === 'true';
  if (!isSparse) return;
  throw new UserError({
    what: 'the repository is checked out in parts, so head would lack files that base has',
    where: root,
    fix: 'Check it out whole: `git sparse-checkout disable`, or actions/checkout without `sparse-checkout`.',
  });
}

/** What git tracks, and what it neither tracks nor ignores; not what has been deleted. */
async function copyWorkingTree(root: string, git: Git, into: string): Promise<void> {
  const listed = (await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])).split('\0').filter((file) => file !== '');
  for (const file of new Set(listed)) {
    const from = path.join(root, file);
    const stats = await nullIfNowhere(() => lstat(from));
    if (stats === null || stats.isDirectory()) continue;
    const to = path.join(into, file);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(from, to, { verbatimSymlinks: true });
  }
}

async function writeCommit(options: { readonly root: string; readonly commit: string; readonly into: string; readonly indexFile: string }): Promise<void> {
  const git = openGit({ root: options.root, env: process.env, own: { GIT_INDEX_FILE: options.indexFile } });
  await git(['read-tree', options.commit]);
  await git(['checkout-index', '--all', `--prefix=${options.into}${path.sep}`]);
}
