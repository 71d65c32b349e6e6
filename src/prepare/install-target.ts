import { access } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_INSTALL } from '../config/schema.ts';
import { TRIES, withLastOutput } from '../measure/failure.ts';
import type { Arm, OfBothArms, Reason, Target } from '../model.ts';
import { layOutEdition } from './materialise.ts';
import { LOCK_FILES_OF_NPM, workspaceAround } from './packages.ts';
import { missingFolder } from './tree.ts';
import { startProcessTree, succeeded } from '../system/process-tree.ts';
import { leadsOut } from '../system/paths.ts';
import { environmentInTree } from '../system/program-environment.ts';
import { nullIfMissing } from '../system/text-file.ts';
import { openTimeLimit } from '../system/time-limit.ts';
import { quoteForShell } from '../text/escape.ts';

/**
 * A shared and exclusive lock, which begins something once it holds it: `beside` others that are not alone, or `alone` after all earlier
 * holders and before all later ones. Holders may not ask for it again.
 */
export function openInstallLock() {
  let lastAlone: Promise<unknown> = Promise.resolve();
  let allSoFar: Promise<unknown> = Promise.resolve();
  return {
    beside: <Result>(begin: () => Promise<Result>): Promise<Result> => {
      const held = lastAlone.then(begin);
      allSoFar = Promise.allSettled([allSoFar, held]);
      return held;
    },
    alone: <Result>(begin: () => Promise<Result>): Promise<Result> => {
      const held = allSoFar.then(begin);
      lastAlone = Promise.allSettled([held]);
      allSoFar = lastAlone;
      return held;
    },
  };
}

/** Outcome of a step: ready, with the reasons of failed tries, or why not. */
export type Prepared = { readonly ready: true; readonly lost: readonly Reason[] } | { readonly ready: false; readonly reason: Reason };

export const READY: Prepared = { ready: true, lost: [] };

/** The copy in which the commands of an arm's targets run. */
interface PreparingPlace {
  readonly tree: string;
  /** Shared by both arms. */
  readonly lock: ReturnType<typeof openInstallLock>;
  readonly signal: AbortSignal;
}

/** Lays out an edition's folder, and installs a target, with these options behind its command. */
async function installTarget(target: Target, place: PreparingPlace, options: readonly string[] = []): Promise<Prepared> {
  const { tree } = place;
  const { dir, edition } = target;
  const missing = await missingFolder(target, tree);
  const isOfEdition = edition !== null && missing !== edition.source;
  if (missing !== null) return { ready: false, reason: { kind: 'folder-missing', folder: missing, isOfEdition } };
  const inTheWay = await reasonNotToLayOut(target, tree);
  if (inTheWay !== null) return { ready: false, reason: inTheWay };
  if (edition !== null) await layOutEdition({ dir, edition }, tree);
  if (target.install === null) return READY;
  const notInstallable = await reasonNotToInstall({ ...target, install: target.install }, tree);
  if (notInstallable !== null) return { ready: false, reason: notInstallable };
  return runCommand([target.install, ...options.map(quoteForShell)].join(' '), target, place);
}

/** Tries a failing command once more, alone, because both arms may have wanted one port or lock. One that hangs is not repeated. */
async function runCommand(command: string, target: Target, place: PreparingPlace): Promise<Prepared> {
  const failures: Reason[] = [];
  const tryOnce = () => runToItsEnd(command, target, place);
  let isHanging = false;
  while (failures.length < TRIES && !isHanging) {
    const failure = await (failures.length === 0 ? place.lock.beside(tryOnce) : place.lock.alone(tryOnce));
    if (failure === null) return { ready: true, lost: failures };
    failures.push(failure.reason);
    ({ isHanging } = failure);
  }
  const [first, last] = [failures[0]!, failures.at(-1)!];
  // Both if they differ: the second may come from leftovers of the first.
  return { ready: false, reason: isDeepStrictEqual(first, last) ? last : { kind: 'command-failed-twice', last, first } };
}

/** npm would take an edition for a workspace member that the lock file lacks, and every install of the workspace would fail. */
async function reasonNotToLayOut({ dir, edition, install }: Target, tree: string): Promise<Reason | null> {
  const workspace = edition === null || install !== DEFAULT_INSTALL ? null : await workspaceAround(dir, tree);
  if (workspace === null) return null;
  const editions = path.posix.join(path.posix.relative(workspace, path.posix.dirname(dir)), '*@*');
  return { kind: 'edition-in-workspace', folder: dir, manifest: path.posix.join(workspace, 'package.json'), glob: `!${editions}` };
}

/** Checks what `npm ci` needs, because its own message does not tell what to do here. */
async function reasonNotToInstall(
  { dir, install }: Pick<Target, 'dir'> & { readonly install: string },
  tree: string,
): Promise<Reason | null> {
  if (install !== DEFAULT_INSTALL) return null;
  if (!(await exists(path.join(tree, dir, 'package.json')))) return { kind: 'manifest-missing', folder: dir };
  return (await hasLockFile(tree, dir)) ? null : { kind: 'lock-file-missing', folder: dir, other: await otherLockFile(tree, dir) };
}

const OTHER_INSTALLS = [
  { name: 'pnpm-lock.yaml', install: 'pnpm install --frozen-lockfile' },
  { name: 'yarn.lock', install: 'yarn install --frozen-lockfile' },
  { name: 'bun.lock', install: 'bun install --frozen-lockfile' },
] as const;

/** Lock file of another package manager, here or above, with its install; null: there is none. */
async function otherLockFile(tree: string, dir: string): Promise<{ readonly file: string; readonly install: string } | null> {
  for (const { name, install } of OTHER_INSTALLS) {
    const file = path.posix.join(dir, name);
    if (await exists(path.join(tree, file))) return { file, install };
  }
  return dir === '.' ? null : otherLockFile(tree, path.posix.dirname(dir));
}

/** Looks here and above, where that of a workspace member lies. */
async function hasLockFile(tree: string, dir: string): Promise<boolean> {
  const found = await Promise.all(LOCK_FILES_OF_NPM.map((name) => exists(path.join(tree, dir, name))));
  return found.includes(true) || (dir !== '.' && hasLockFile(tree, path.posix.dirname(dir)));
}

async function exists(file: string): Promise<boolean> {
  return (await nullIfMissing(() => access(file).then(() => true))) ?? false;
}

/** git's messages outside of a repository: a build may ask it for a version. */
const NEEDS_GIT = /not (?:a git repository|in a git directory)|must be run in a work tree/i;

/** npm's words on a script that failed: the folder of its package, and the command. */
const FAILED_SCRIPT = /^npm (?:error|ERR!) path (?<folder>.+)$[\s\S]*?^npm (?:error|ERR!) command (?:\S+ -c )(?<script>.+)$/m;

/** npm runs `prepare` of packages that a target links, without their development packages (npm/cli#8121). null: another script failed, or none. */
function linkedScript(
  output: string,
  { root, dir }: { readonly root: string; readonly dir: string },
): { readonly folder: string; readonly script: string } | null {
  const { folder, script } = FAILED_SCRIPT.exec(output)?.groups ?? {};
  const linked = folder === undefined ? dir : path.relative(root, folder.trim()) || '.';
  return script === undefined || linked === dir || leadsOut(linked) || linked.split(path.sep).includes('node_modules')
    ? null
    : { folder: linked, script };
}

/** null: it succeeded. `isHanging`: its time ran out, so that another try would take as long. */
async function runToItsEnd(
  command: string,
  target: Target,
  { tree: root, signal }: PreparingPlace,
): Promise<{ readonly reason: Reason; readonly isHanging: boolean } | null> {
  signal.throwIfAborted();
  await using tree = startProcessTree({
    command: ['/bin/sh', '-c', command],
    cwd: path.join(root, target.dir),
    env: environmentInTree(target, root),
    cores: null,
  });
  using limit = openTimeLimit(target.installTimeoutMs, signal);
  const ending = await Promise.race([tree.ended, limit.over]);
  signal.throwIfAborted();
  if (ending !== null && succeeded(ending)) return null;
  const output = tree.output();
  const failed: Reason =
    ending === null
      ? { kind: 'command-hung', command, folder: target.dir, seconds: target.installTimeoutMs / 1000 }
      : { kind: 'command-failed', command, folder: target.dir, ending, mayNeedGit: NEEDS_GIT.test(output) };
  const ofLinked = failed.kind !== 'command-failed' || failed.mayNeedGit ? null : linkedScript(output, { root, dir: target.dir });
  const because: Reason = ofLinked === null ? failed : { kind: 'linked-script-failed', ...ofLinked, because: failed };
  return { reason: withLastOutput(because, output), isHanging: ending === null };
}

/** `npm ci` in a workspace member removes what other members need (npm/cli#4830), so each default install names the earlier members. */
function openMemberInstalls(
  tree: string,
): (target: Target, install: (options: readonly string[]) => Promise<Prepared>) => Promise<Prepared> {
  const installed = new Map<string, readonly string[]>();
  return async ({ dir, install: command }, install) => {
    if (command !== DEFAULT_INSTALL) return install([]);
    const workspace = (await workspaceAround(dir, tree)) ?? dir;
    const before = installed.get(workspace) ?? [];
    const prepared = await install(dir === workspace ? [] : optionsBeside(before, { dir, workspace }));
    if (prepared.ready) installed.set(workspace, [...before, dir]);
    return prepared;
  };
}

function optionsBeside(
  before: readonly string[],
  { dir, workspace }: { readonly dir: string; readonly workspace: string },
): readonly string[] {
  const fromHere = (folder: string): string => path.posix.relative(dir, folder) || '.';
  if (before.length === 0) return [];
  if (before.includes(workspace)) return [`--prefix=${fromHere(workspace)}`];
  return [...new Set([dir, ...before])].map((member) => `--workspace=${fromHere(member)}`);
}

export type PreparingStep = (arm: Arm, target: Target) => Promise<Prepared>;

/** The steps; `build` installs first where that was not done yet. */
export type Installs = Readonly<Record<'install' | 'build', PreparingStep>>;

/** Opens the steps of both arms. Targets that share folder and commands are prepared once. */
export function openInstalls(trees: OfBothArms<string>, signal: AbortSignal): Installs {
  const lock = openInstallLock();
  const placeOf = (arm: Arm): PreparingPlace => ({ tree: trees[arm], lock, signal });
  const members = { base: openMemberInstalls(trees.base), head: openMemberInstalls(trees.head) };
  const install = onceEach((arm, target) => members[arm](target, (options) => installTarget(target, placeOf(arm), options)));
  const build = onceEach(async (arm, target) => {
    const installed = await install(arm, target);
    if (!installed.ready || target.build === null) return installed;
    const built = await runCommand(target.build, target, placeOf(arm));
    return built.ready ? { ready: true, lost: [...installed.lost, ...built.lost] } : built;
  });
  return { install, build };
}

function onceEach(step: PreparingStep): PreparingStep {
  const begun = new Map<string, Promise<Prepared>>();
  return (arm, target) => {
    const { dir, edition, install, build, env } = target;
    const key = JSON.stringify([arm, dir, edition, install, build, env]);
    const prepared = begun.get(key) ?? step(arm, target);
    begun.set(key, prepared);
    return prepared;
  };
}
