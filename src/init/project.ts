/** Reads of a repository what `perf-gate init` proposes from. Nothing of the project is run. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  isNamedBy,
  type PackageTree,
  placesAskedFor,
  readPackageTree,
  requestsOf,
  workspaceGlobs,
  yamlOrNull,
} from '../prepare/packages.ts';
import { foldersAbove } from '../prepare/tree.ts';
import type { Git } from '../system/git.ts';
import { textIfReadable } from '../system/text-file.ts';
import { type DetectedManager, lockFileIn, managerOf, type PackageManager } from './package-manager.ts';
import { isGenerated } from './places.ts';

/** A package.json that git tracks. */
export interface ProjectPackage {
  /** Folder from the repository's root; `.` is the root. */
  readonly dir: string;
  readonly name: string | null;
  /** Names of all its dependencies, development ones too. */
  readonly dependencies: ReadonlySet<string>;
  readonly scripts: Readonly<Record<string, string>>;
  /** Folders of packages of this repository that it links: by a path, or as members of its workspace. */
  readonly linkedDirs: readonly string[];
  readonly manager: PackageManager;
  /** Folder of the workspace that it is a member or the root of; null: none. */
  readonly workspace: string | null;
  /** Its own lock file, or its workspace's. */
  readonly hasLockFile: boolean;
  /** What a module in its folder imports it by; null: it is no library. */
  readonly entry: string | null;
}

/** A source file that may be a server or a benchmark. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Project {
  /** The root's package manager. */
  readonly manager: DetectedManager;
  /** The root's first, if there is one. */
  readonly packages: readonly ProjectPackage[];
  readonly sources: readonly SourceFile[];
  /** Paths of all files that git does not ignore. */
  readonly files: ReadonlySet<string>;
  /** Version or range of Node.js that the project asks for; null: any. */
  readonly node: string | null;
  /** Yarn 2 or later would not write node_modules by itself. */
  readonly hasPlugAndPlay: boolean;
}

/** Larger files are bundles or data. */
const MOST_SOURCE_BYTES = 200_000;

const manifestSchema = z.object({
  name: z.string().nullable().catch(null),
  main: z.string().nullable().catch(null),
  module: z.string().nullable().catch(null),
  exports: z.unknown().optional(),
  scripts: z.record(z.string(), z.string()).catch({}),
  engines: z.object({ node: z.string().nullable().catch(null) }).catch({ node: null }),
});

type Manifest = z.infer<typeof manifestSchema>;

/** What is not JSON says nothing. */
const manifestOf = (said: unknown): Manifest => manifestSchema.parse(typeof said === 'object' && said !== null ? said : {});

export async function readProject(root: string, git: Git): Promise<Project> {
  const tracked = (await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])).split('\0').filter((file) => file !== '');
  const files = new Set(tracked);
  const tree = await readPackageTree(root, tracked);
  const workspaces = await readWorkspaces(root, tree);
  const dirs = [...tree.packages.keys()].toSorted((one, other) => depthOf(one) - depthOf(other) || one.localeCompare(other));
  const yarnrc = await textIfReadable(path.join(root, '.yarnrc.yml'));
  const manager = await managerOf('.', { root, files });
  return {
    manager,
    packages: await Promise.all(dirs.map((dir) => packageIn(dir, { root, tree, files, workspaces }))),
    sources: await sourcesOf(root, tracked),
    files,
    node: await nodeOf(root, manifestOf(tree.packages.get('.'))),
    hasPlugAndPlay: manager.manager === 'yarn@berry' && !/^nodeLinker:/m.test(yarnrc),
  };
}

const depthOf = (dir: string): number => (dir === '.' ? 0 : dir.split('/').length);

/** Globs of members by the folder of the workspace. */
type Workspaces = ReadonlyMap<string, readonly string[]>;

const pnpmSchema = z.object({ packages: z.array(z.string()) });

async function readWorkspaces(root: string, { packages, files }: PackageTree): Promise<Workspaces> {
  const named = [...packages].flatMap(([dir, said]) => {
    const globs = workspaceGlobs(said);
    return globs.length === 0 ? [] : [[dir, globs] as const];
  });
  const ofPnpm = files
    .filter((file) => path.posix.basename(file) === 'pnpm-workspace.yaml')
    .map(async (file) => {
      const text = await textIfReadable(path.join(root, file));
      return [path.posix.dirname(file), pnpmSchema.safeParse(yamlOrNull(text)).data?.packages ?? []] as const;
    });
  return new Map([...named, ...(await Promise.all(ofPnpm))]);
}

/** The workspace whose member or root a package is. */
const workspaceOf = (dir: string, workspaces: Workspaces): string | null =>
  ['.', ...foldersAbove(dir), dir].findLast(
    (folder) => workspaces.has(folder) && (folder === dir || isNamedBy(workspaces.get(folder)!, path.posix.relative(folder, dir))),
  ) ?? null;

async function packageIn(
  dir: string,
  {
    root,
    tree,
    files,
    workspaces,
  }: { readonly root: string; readonly tree: PackageTree; readonly files: ReadonlySet<string>; readonly workspaces: Workspaces },
): Promise<ProjectPackage> {
  const said = tree.packages.get(dir);
  const manifest = manifestOf(said);
  const requests = requestsOf(said);
  const workspace = workspaceOf(dir, workspaces);
  const members = [...tree.packages].filter(([other]) => workspace !== null && workspaceOf(other, workspaces) === workspace);
  const byName = Map.groupBy(
    members.map(([folder, its]) => ({ folder, name: manifestOf(its).name })),
    ({ name }) => name,
  );
  const linked = requests.flatMap((request) => placesAskedFor(request, dir, byName));
  return {
    dir,
    name: manifest.name,
    scripts: manifest.scripts,
    dependencies: new Set(requests.map(({ name }) => name)),
    linkedDirs: [...new Set(linked)].filter((folder) => folder !== dir && tree.packages.has(folder)),
    manager: (await managerOf(dir, { root, files })).manager,
    workspace,
    hasLockFile: [dir, ...(workspace === null ? [] : [workspace])].some((folder) => lockFileIn(folder, files) !== null),
    entry: entryOf(dir, manifest, files),
  };
}

/** A package with `exports` imports itself by its name; another one by its main file. */
function entryOf(dir: string, { name, exports, main, module }: Manifest, files: ReadonlySet<string>): string | null {
  if (exports !== undefined && exports !== null && name !== null) {
    const paths = typeof exports === 'object' && !Array.isArray(exports) ? Object.keys(exports).filter((key) => key.startsWith('.')) : [];
    const first = paths.length === 0 || paths.includes('.') ? '.' : paths.find((key) => !key.includes('*') && !key.endsWith('.json'));
    return first === undefined ? null : path.posix.join(name, first);
  }
  const file = main ?? module ?? ['index.js', 'index.mjs', 'index.cjs'].find((one) => files.has(path.posix.join(dir, one)));
  return file === undefined ? null : `./${path.posix.join(file)}`;
}

/** What version managers read, before what the package allows. */
async function nodeOf(root: string, { engines }: Manifest): Promise<string | null> {
  const pinned = await Promise.all(['.nvmrc', '.node-version'].map((file) => textIfReadable(path.join(root, file))));
  return pinned.map((text) => text.trim().replace(/^v(?=\d)/, '')).find((text) => text !== '') ?? engines.node;
}

const CODE = /\.[cm]?[jt]s$/;

async function sourcesOf(root: string, tracked: readonly string[]): Promise<readonly SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const file of tracked.filter((one) => CODE.test(one) && !isGenerated(one))) {
    const found = await stat(path.join(root, file)).catch(() => null);
    if (found === null || !found.isFile() || found.size > MOST_SOURCE_BYTES) continue;
    sources.push({ path: file, text: await readFile(path.join(root, file), 'utf8') });
  }
  return sources;
}

/** The nearest package above a file. */
export function packageOf(file: string, { packages }: Project): ProjectPackage | null {
  return packages.findLast(({ dir }) => dir === '.' || file.startsWith(`${dir}/`)) ?? null;
}
