/** Package managers: which one a package has, and its commands. */
import path from 'node:path';
import { type Agent, detect } from 'package-manager-detector';
import { LOCK_FILES, LOCK_FILES_OF_NPM } from '../prepare/packages.ts';
import { foldersAbove } from '../prepare/tree.ts';

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
