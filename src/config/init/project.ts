/** Reads of a repository what `perf-gate init` proposes from. Nothing of the project is run. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Git } from '../../system/git.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** A package.json that git tracks. */
export interface ProjectPackage {
  /** Folder from the repository's root; `.` is the root. */
  readonly dir: string;
  readonly name: string | null;
  /** Names of all its dependencies, development ones too. */
  readonly dependencies: ReadonlySet<string>;
  readonly scripts: Readonly<Record<string, string>>;
  /** Folders of packages of this repository that it depends on by `file:` or `link:`; members of its workspace are linked by the install. */
  readonly linkedDirs: readonly string[];
  /** Its own lock file, or that of the repository's root. */
  readonly hasLockFile: boolean;
}

/** A source file that may be a server or a benchmark. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Project {
  readonly packageManager: PackageManager;
  /** The root's first, if there is one. */
  readonly packages: readonly ProjectPackage[];
  readonly sources: readonly SourceFile[];
  /** Paths of all files that git does not ignore. */
  readonly files: ReadonlySet<string>;
  readonly defaultBranch: string;
}

const LOCK_FILES: Readonly<Record<PackageManager, readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
};

const MANAGERS = Object.keys(LOCK_FILES) as readonly PackageManager[];

/** Larger files are bundles or data. */
const MOST_SOURCE_BYTES = 200_000;

const namesSchema = z.record(z.string(), z.string()).catch({});
const manifestSchema = z.object({
  name: z.string().nullable().catch(null),
  packageManager: z.string().nullable().catch(null),
  scripts: namesSchema,
  dependencies: namesSchema,
  devDependencies: namesSchema,
  peerDependencies: namesSchema,
}).catch({ name: null, packageManager: null, scripts: {}, dependencies: {}, devDependencies: {}, peerDependencies: {} });

type Manifest = z.infer<typeof manifestSchema>;

export async function readProject(root: string, git: Git): Promise<Project> {
  const tracked = (await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])).split('\0').filter((file) => file !== '');
  const files = new Set(tracked);
  const manifests = new Map<string, Manifest>();
  for (const file of tracked.filter((one) => path.posix.basename(one) === 'package.json' && !one.includes('node_modules/'))) {
    manifests.set(path.posix.dirname(file), await readManifest(path.join(root, file)));
  }
  const packageManager = managerOf(manifests.get('.') ?? null, files, root);
  const dirs = [...manifests.keys()].toSorted((one, other) => depthOf(one) - depthOf(other) || one.localeCompare(other));
  return {
    packageManager,
    packages: dirs.map((dir) => packageIn(dir, manifests.get(dir)!, files)),
    sources: await sourcesOf(root, tracked),
    files,
    defaultBranch: await defaultBranchOf(git),
  };
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return manifestSchema.parse({});
  }
}

function packageIn(dir: string, manifest: Manifest, files: ReadonlySet<string>): ProjectPackage {
  const { name, scripts, dependencies, devDependencies, peerDependencies } = manifest;
  const locks = MANAGERS.flatMap((manager) => LOCK_FILES[manager]);
  return {
    dir,
    name,
    scripts,
    dependencies: new Set([dependencies, devDependencies, peerDependencies].flatMap((group) => Object.keys(group))),
    linkedDirs: Object.values({ ...dependencies, ...devDependencies }).flatMap((spec) => {
      const to = /^(?:file|link):(?<to>\.{1,2}\/?.*)$/.exec(spec)?.groups?.['to'];
      return to === undefined ? [] : [path.posix.join(dir, to)];
    }),
    hasLockFile: [dir, '.'].some((folder) => locks.some((lock) => files.has(path.posix.join(folder, lock)))),
  };
}

/** The manifest's own word, else the lock file that is there. */
function managerOf(manifest: Manifest | null, files: ReadonlySet<string>, root: string): PackageManager {
  const named = manifest?.packageManager?.split('@')[0];
  const byLock = MANAGERS.find((manager) => LOCK_FILES[manager].some((lock) => files.has(lock) || existsSync(path.join(root, lock))));
  return MANAGERS.find((manager) => manager === named) ?? byLock ?? 'npm';
}

const depthOf = (dir: string): number => (dir === '.' ? 0 : dir.split('/').length);

const CODE = /\.(?:[cm]?[jt]s|go|py)$/;
const ELSEWHERE = /(?:^|\/)(?:node_modules|dist|build|coverage|test|tests|__tests__|docs|site|website)\/|\.(?:test|spec|d)\.[cm]?ts$|\.(?:test|spec)\.[cm]?js$|_test\.(?:go|py)$|(?:^|\/)test_[^/]*\.py$/;

async function sourcesOf(root: string, tracked: readonly string[]): Promise<readonly SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const file of tracked.filter((one) => CODE.test(one) && !ELSEWHERE.test(one))) {
    const found = await stat(path.join(root, file)).catch(() => null);
    if (found === null || !found.isFile() || found.size > MOST_SOURCE_BYTES) continue;
    sources.push({ path: file, text: await readFile(path.join(root, file), 'utf8') });
  }
  return sources;
}

async function defaultBranchOf(git: Git): Promise<string> {
  const answers = [['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'], ['symbolic-ref', '--quiet', '--short', 'HEAD']];
  for (const args of answers) {
    const name = await git(args).then((output) => output.trim().replace(/^origin\//, ''), () => '');
    if (name !== '') return name;
  }
  return 'main';
}
