/** Package managers: which one a package has, and the commands by which it makes the package and what that links ready. */
import path from 'node:path';
import { type Agent, detect } from 'package-manager-detector';
import { LOCK_FILES, LOCK_FILES_OF_NPM } from '../prepare/packages.ts';
import { foldersAbove } from '../prepare/tree.ts';
import type { Project, ProjectPackage } from './project.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'yarn@berry' | 'bun';

/**
 * `locked` installs exactly what is locked; `free` what package.json says, and writes no lock file where that can be helped; `alone` keeps
 * an install away from the workspace above, which the package is no member of.
 */
const COMMANDS: Readonly<Record<PackageManager, Readonly<Record<'program' | 'locked' | 'free' | 'alone', string>>>> = {
  npm: {
    program: 'npm',
    locked: 'npm ci --prefer-offline --no-audit --no-fund',
    free: 'npm install --no-audit --no-fund --no-package-lock',
    alone: '',
  },
  pnpm: { program: 'pnpm', locked: 'pnpm install --frozen-lockfile', free: 'pnpm install --no-lockfile', alone: ' --ignore-workspace' },
  yarn: { program: 'yarn', locked: 'yarn install --frozen-lockfile', free: 'yarn install --no-lockfile', alone: '' },
  'yarn@berry': { program: 'yarn', locked: 'yarn install --immutable', free: 'yarn install --no-immutable', alone: '' },
  bun: { program: 'bun', locked: 'bun install --frozen-lockfile', free: 'bun install --no-save', alone: '' },
};

const MANAGERS: Readonly<Partial<Record<Agent, PackageManager>>> = {
  npm: 'npm',
  pnpm: 'pnpm',
  'pnpm@6': 'pnpm',
  yarn: 'yarn',
  'yarn@berry': 'yarn@berry',
  bun: 'bun',
};

/** The lock file that git tracks in a folder, from the repository's root; null: none. */
export const lockFileIn = (dir: string, files: ReadonlySet<string>): string | null =>
  LOCK_FILES.map((lock) => path.posix.join(dir, lock)).find((file) => files.has(file)) ?? null;

/** A package manager with its version. */
export interface DetectedManager {
  readonly manager: PackageManager;
  /** As `packageManager` or `devEngines` name it; null: neither does. */
  readonly version: string | null;
}

/**
 * The package manager of a folder, by its own files or those of the folders above it, up to the root. Where lock files of npm and of another
 * one lie side by side and `packageManager` does not choose, it is npm: every machine with Node.js has it.
 */
export async function managerOf(
  dir: string,
  { root, files }: { readonly root: string; readonly files: ReadonlySet<string> },
): Promise<DetectedManager> {
  const found = await detect({ cwd: path.join(root, dir), stopDir: path.resolve(root) });
  const nearest = [dir, ...foldersAbove(dir).toReversed(), '.'].find((folder) => lockFileIn(folder, files) !== null);
  const isLockedByNpm = nearest !== undefined && LOCK_FILES_OF_NPM.some((lock) => files.has(path.posix.join(nearest, lock)));
  const manager = found?.version === undefined && isLockedByNpm ? 'npm' : (MANAGERS[found?.agent ?? 'npm'] ?? 'npm');
  // Without `packageManager`, the settings file of Yarn 2 and later tells.
  return { manager: manager === 'yarn' && files.has('.yarnrc.yml') ? 'yarn@berry' : manager, version: found?.version ?? null };
}

/** Gives the command that installs in the folder in which it runs. */
export function installCommand(
  manager: PackageManager,
  { isLocked, isAlone }: { readonly isLocked: boolean; readonly isAlone: boolean },
): string {
  const { locked, free, alone } = COMMANDS[manager];
  return `${isLocked ? locked : free}${isAlone ? alone : ''}`;
}

/** Gives the command that runs a script. */
export const scriptCommand = (manager: PackageManager, script: string): string => `${COMMANDS[manager].program} run ${script}`;

/** Gives the shell command that brings the package manager to a runner, which has npm alone; null: nothing is needed. */
export function setUpCommand({ manager, version }: DetectedManager, runsBun: boolean): string | null {
  const bun =
    manager === 'bun' || runsBun ? `npm install --global bun${manager === 'bun' && version !== null ? `@${version}` : '@1'}` : null;
  const corepack = manager === 'npm' || manager === 'bun' ? null : 'corepack enable';
  return [corepack, bun].filter((command) => command !== null).join(' && ') || null;
}

/** The command that installs a package where its lock file is, run in the folder `from`: its own, unless that is given. */
export function installFor(owner: ProjectPackage, project: Project, from: string = owner.dir): string {
  const { dir, manager, workspace, hasLockFile } = owner;
  const around = project.packages.find(
    (one) => one.workspace === one.dir && one.dir !== dir && (one.dir === '.' || dir.startsWith(`${one.dir}/`)),
  );
  const command = installCommand(manager, { isLocked: hasLockFile, isAlone: workspace === null && around !== undefined });
  const inWorkspace = inFolder(workspace ?? dir, from, command);
  const linked = linkedBeyondWorkspace(owner, project).filter(({ dependencies }) => dependencies.size > 0);
  return [
    ...linked.map((one) => inFolder(one.dir, from, installCommand(one.manager, { isLocked: one.hasLockFile, isAlone: false }))),
    inWorkspace,
  ].join(' && ');
}

const inFolder = (dir: string, from: string, command: string): string =>
  dir === from ? command : `(cd ${path.posix.relative(from, dir) || '.'} && ${command})`;

/** npm links a folder that is asked for by its path, and does not install its packages. */
const linkedBeyondWorkspace = ({ linkedDirs, workspace }: ProjectPackage, { packages }: Project): readonly ProjectPackage[] =>
  packages.filter((one) => linkedDirs.includes(one.dir) && (workspace === null || one.workspace !== workspace));

/** The packages that a package links, themselves or through others, those below the others first. */
export function linkedFrom(owner: ProjectPackage, { packages }: Project): readonly ProjectPackage[] {
  const visited = new Set([owner.dir]);
  const visit = ({ linkedDirs }: ProjectPackage): readonly ProjectPackage[] =>
    packages
      .filter(({ dir }) => linkedDirs.includes(dir))
      .flatMap((one) => {
        if (visited.has(one.dir)) return [];
        visited.add(one.dir);
        return [...visit(one), one];
      });
  return visit(owner);
}

/** Commands that build the libraries that a package links, in the folder `from`: its own, unless that is given. */
export const buildsOfLinked = (owner: ProjectPackage, project: Project, from: string = owner.dir): readonly string[] =>
  linkedFrom(owner, project).flatMap((one) => buildOf(one, from));

/** The command that builds a package, in the folder `from`. A package without a script `build` may have `prepack`. */
export function buildOf({ dir, scripts, manager }: ProjectPackage, from: string): readonly string[] {
  const script = ['build', 'prepack'].find((name) => scripts[name] !== undefined);
  return script === undefined ? [] : [inFolder(dir, from, scriptCommand(manager, script))];
}
