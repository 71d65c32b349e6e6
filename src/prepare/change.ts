/** The difference between base and head, by git. Nothing is copied. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { namesOfGate } from '../config/file-names.ts';
import type { Config, Reason } from '../model.ts';
import type { Git, OpenedRepository } from '../system/git.ts';
import { nullIfUnreachable } from '../system/text-file.ts';
import { type PackageTree, readPackageTree } from './packages.ts';
import type { TreeChange } from './reach.ts';
import { filesBrought, isIn } from './tree.ts';

/** Reads files and packages of the working tree that git does not ignore. */
export async function readWorkingTree({ root, git }: OpenedRepository): Promise<PackageTree> {
  const [tracked, untracked] = await Promise.all([trackedFiles(git), untrackedFiles(git)]);
  const links = tracked.filter(({ mode }) => mode === SYMBOLIC_LINK).map(({ file }) => file);
  return readPackageTree(root, [...new Set([...tracked.map(({ file }) => file), ...untracked])].toSorted(), [...links, ...untracked]);
}

/** Compares the working tree with a commit. Base's `ignore` holds, so that a change cannot have itself passed over. */
export async function readChange(
  { root, git, config, benchmarksOfHead = false }: OpenedRepository & { readonly config: Config; readonly benchmarksOfHead?: boolean },
  base: { readonly sha: string; readonly config: Config },
): Promise<TreeChange> {
  const [changed, untracked, baseFiles, tree] = await Promise.all([
    changedSince(git, base.sha),
    untrackedFiles(git),
    filesOf(git, base.sha),
    readWorkingTree({ root, git }),
  ]);
  const gates = new Set([...namesOfGate(config.file), ...namesOfGate(base.config.file)]);
  const isStored = isIn(base.config.baselines);
  const brought = benchmarksOfHead ? filesBrought(config.targets, tree.files, new Set(baseFiles)) : [];
  const files = [...changed, ...untracked].filter((file) => !gates.has(file) && !isStored(file)).toSorted();
  return {
    files,
    baseFiles: [...baseFiles, ...brought],
    brought,
    tree,
    ignore: base.config.ignore,
    neverIgnored: new Set(await workflowsOfGate(root, files)),
    targetFolders: config.targets.map(({ dir, edition }) => edition?.source ?? dir),
  };
}

const SYMBOLIC_LINK = '120000';

/** Tracked files that differ, or that one side lacks. Of submodules only the commit counts. */
async function changedSince(git: Git, commit: string): Promise<readonly string[]> {
  return entriesOf(
    await git(['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-relative', '--ignore-submodules=dirty', commit, '--']),
  );
}

/** Files that git neither tracks nor ignores. A slash at the end marks another repository, which is not copied. */
async function untrackedFiles(git: Git): Promise<readonly string[]> {
  return entriesOf(await git(['ls-files', '-z', '--others', '--exclude-standard'])).filter((file) => !file.endsWith('/'));
}

/** Files in the index, also those deleted from the working tree. */
async function trackedFiles(git: Git): Promise<readonly { readonly mode: string; readonly file: string }[]> {
  // Mode, id and stage, a tab, and the path.
  return entriesOf(await git(['ls-files', '-z', '--stage'])).map((entry) => ({
    mode: entry.slice(0, entry.indexOf(' ')),
    file: entry.slice(entry.indexOf('\t') + 1),
  }));
}

const filesOf = async (git: Git, commit: string): Promise<readonly string[]> =>
  entriesOf(await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]));

const entriesOf = (listing: string): readonly string[] => listing.split('\0').filter((entry) => entry !== '');

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** Changed workflows that run the gate, by its name in their text. */
async function workflowsOfGate(root: string, files: readonly string[]): Promise<readonly string[]> {
  const workflows = files
    .filter((file) => WORKFLOW.test(file))
    .map(async (file) => ({ file, text: await nullIfUnreachable(() => readFile(path.join(root, file), 'utf8')) }));
  return (await Promise.all(workflows)).filter(({ text }) => text?.includes('perf-gate') === true).map(({ file }) => file);
}

/** Files of the root in which version managers and actions/setup-node look for the version of Node.js. */
const PINS: ReadonlySet<string> = new Set(['.nvmrc', '.node-version', '.tool-versions']);

/** A note where the change sets another Node.js: it shows in no figure, because the `node` on PATH runs both arms. */
export function notesOnPinnedNode({ files }: Pick<TreeChange, 'files'>, nodeVersion: string): readonly Reason[] {
  const pins = files.filter((file) => PINS.has(file));
  return pins.length === 0 ? [] : [{ kind: 'another-node-set', files: pins, version: nodeVersion }];
}
