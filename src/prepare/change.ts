/** How base and head differ, by git: nothing is copied, and no content is compared here. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { namesOfGate } from '../config/file-names.ts';
import type { Config } from '../model.ts';
import type { Git, OpenedRepository } from '../system/git.ts';
import { nullIfUnreachable } from '../system/text-file.ts';
import { type PackageTree, readPackageTree } from './packages.ts';
import type { Change } from './reach.ts';
import { isIn } from './tree.ts';

/** Reads the files and packages of the working tree, as far as git does not ignore them. */
export async function readWorkingTree({ root, git }: OpenedRepository): Promise<PackageTree> {
  const [tracked, untracked] = await Promise.all([trackedFiles(git), untrackedFiles(git)]);
  const links = tracked.filter(({ mode }) => mode === SYMBOLIC_LINK).map(({ file }) => file);
  return readPackageTree(root, [...new Set([...tracked.map(({ file }) => file), ...untracked])].toSorted(), links);
}

/** Lists how head (the working tree) differs from a commit. `ignore` is base's, so that a change cannot have itself passed over. */
export async function readChange({ root, git, config }: OpenedRepository & { readonly config: Config }, base: { readonly sha: string; readonly config: Config }): Promise<Change> {
  const [changed, untracked, baseFiles, tree] = await Promise.all([changedSince(git, base.sha), untrackedFiles(git), filesOf(git, base.sha), readWorkingTree({ root, git })]);
  const gates = new Set([...namesOfGate(config.file), ...namesOfGate(base.config.file)]);
  const isStored = isIn(base.config.baselines);
  const files = [...changed, ...untracked].filter((file) => !gates.has(file) && !isStored(file)).toSorted();
  return {
    files,
    baseFiles,
    tree,
    ignore: base.config.ignore,
    neverIgnored: new Set(await workflowsOfGate(root, files)),
    targetFolders: config.targets.map(({ dir, edition }) => edition?.source ?? dir),
  };
}

const SYMBOLIC_LINK = '120000';

/** Tracked files that differ in content or mode, with those that only one side has. Of a submodule only its commit counts: its files are not copied. */
async function changedSince(git: Git, commit: string): Promise<readonly string[]> {
  return entriesOf(await git(['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-relative', '--ignore-submodules=dirty', commit, '--']));
}

/** What git neither tracks nor ignores. A slash at the end marks another repository, which is not copied. */
async function untrackedFiles(git: Git): Promise<readonly string[]> {
  return entriesOf(await git(['ls-files', '-z', '--others', '--exclude-standard'])).filter((file) => !file.endsWith('/'));
}

/** What the index holds; what was deleted from the working tree is a change, and has no manifest to read. */
async function trackedFiles(git: Git): Promise<readonly { readonly mode: string; readonly file: string }[]> {
  // Mode, id and stage, and the path behind a tab.
  return entriesOf(await git(['ls-files', '-z', '--stage'])).map((entry) => ({ mode: entry.slice(0, entry.indexOf(' ')), file: entry.slice(entry.indexOf('\t') + 1) }));
}

const filesOf = async (git: Git, commit: string): Promise<readonly string[]> => entriesOf(await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]));

const entriesOf = (listing: string): readonly string[] => listing.split('\0').filter((entry) => entry !== '');

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** Changed workflows that run the gate, by its name in their text. */
async function workflowsOfGate(root: string, files: readonly string[]): Promise<readonly string[]> {
  const workflows = files.filter((file) => WORKFLOW.test(file)).map(async (file) => ({ file, text: await nullIfUnreachable(() => readFile(path.join(root, file), 'utf8')) }));
  return (await Promise.all(workflows)).filter(({ text }) => text?.includes('perf-gate') === true).map(({ file }) => file);
}
