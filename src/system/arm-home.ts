/**
 * Each arm has a home and a temporary folder of its own beside its copy. A build that caches its result below the home would give
 * base's result to head, and hide what the change costs.
 */
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Beside the copy; of one length for both arms. */
export const homeOf = (tree: string): string => `${tree}.home`;
const TEMPORARY = 'tmp';

/** Variables that would lead out of the home again, and where below it their folders lie without them. */
const FOLDERS = {
  XDG_CACHE_HOME: '.cache',
  XDG_CONFIG_HOME: '.config',
  XDG_DATA_HOME: '.local/share',
  XDG_STATE_HOME: '.local/state',
} as const;

/** Downloads, tools, and how registries and git are reached: they are the machine's, and both arms have them by links. */
const SHARED = [
  '.npm',
  '.npmrc',
  '.yarn/berry/cache',
  '.yarnrc',
  '.yarnrc.yml',
  '.pnpm-store',
  '.bun',
  '.deno',
  '.node-gyp',
  '.cache/yarn',
  '.cache/pnpm',
  '.cache/deno',
  '.cache/node/corepack',
  '.cache/node-gyp',
  '.cache/ms-playwright',
  '.cache/puppeteer',
  '.cache/Cypress',
  '.cache/electron',
  '.cache/pip',
  '.cache/uv',
  '.config/git',
  '.config/pnpm',
  '.config/mise',
  '.config/containers',
  '.local/share/pnpm',
  '.local/share/mise',
  '.local/share/fnm',
  '.local/share/containers',
  'Library/Caches/Yarn',
  'Library/Caches/pnpm',
  'Library/Caches/deno',
  'Library/Caches/node-gyp',
  'Library/Caches/ms-playwright',
  'Library/pnpm',
  'Library/Preferences/pnpm',
  '.gitconfig',
  '.git-credentials',
  '.netrc',
  '.ssh',
  '.docker',
  '.nvm',
  '.volta',
  '.asdf',
  '.nodenv',
  '.fnm',
  '.cargo',
  '.rustup',
  '.pyenv',
  'go',
] as const;

/** The machine's own counterpart of a place in the home; null: the user has no home. */
function ofTheMachine(place: string, inherited: NodeJS.ProcessEnv): string | null {
  for (const [name, folder] of Object.entries(FOLDERS)) {
    const moved = inherited[name];
    if (moved && place.startsWith(`${folder}/`)) return path.join(moved, path.relative(folder, place));
  }
  const home = homeOfUser(inherited);
  return home === null ? null : path.join(home, place);
}

/** The user's home, as the system knows it where HOME is empty; null: it knows none, as of a user without an entry in its list. */
export function homeOfUser({ HOME: home }: NodeJS.ProcessEnv = process.env): string | null {
  try {
    return home || os.userInfo().homedir || null;
  } catch {
    return null;
  }
}

/** Makes the home of an arm. */
export async function makeHome(tree: string, inherited: NodeJS.ProcessEnv = process.env): Promise<void> {
  const home = homeOf(tree);
  for (const folder of [TEMPORARY, ...Object.values(FOLDERS)]) await mkdir(path.join(home, folder), { recursive: true });
  // Otherwise the cache would be filled twice on a machine on which npm has never run.
  const cache = ofTheMachine('.npm', inherited);
  if (cache !== null) await mkdir(cache, { recursive: true }).catch(() => {});
  for (const place of SHARED) {
    const from = ofTheMachine(place, inherited);
    if (from === null || !existsSync(from)) continue;
    await mkdir(path.dirname(path.join(home, place)), { recursive: true });
    await symlink(from, path.join(home, place));
  }
}

/** Variables by which programs find the home of an arm; none where the tree is no copy. */
export function variablesOfHome(tree: string): NodeJS.ProcessEnv {
  const home = homeOf(tree);
  if (!existsSync(home)) return {};
  const temporary = path.join(home, TEMPORARY);
  return {
    HOME: home,
    TMPDIR: temporary,
    TMP: undefined,
    TEMP: undefined,
    ...Object.fromEntries(Object.keys(FOLDERS).map((name) => [name, undefined])),
  };
}
