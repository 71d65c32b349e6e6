import { access } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '../text-file.ts';
import type { Target } from '../model.ts';
import { withLastOutput } from '../processes/last-output.ts';
import { describeEnding, startProcessTree, succeeded } from '../processes/process-tree.ts';
import { openTimeLimit } from '../processes/time-limit.ts';
import { TRIES } from '../measure/lost-tries.ts';
import { environmentInTree } from '../processes/program-environment.ts';
import { DEFAULT_INSTALL } from '../config/schema.ts';
import { LOCK_FILES } from './digest.ts';
import { layOutEdition } from './lay-out-edition.ts';
import { missingFolder } from './target-files.ts';
import type { Turns } from './turns.ts';
import { workspaceAround } from './workspaces.ts';
import { quoteForShell } from '../text/escape.ts';

const COMMAND_TIMEOUT_MS = 15 * 60_000;

/** Whether a target of one arm is ready for what comes next, and why tries before the last one failed; else why it is not. */
export type Prepared =
  | { readonly ready: true; readonly lost: readonly string[] }
  | { readonly ready: false; readonly reason: string };

/** There was nothing to do, or nothing went wrong. */
export const READY: Prepared = { ready: true, lost: [] };

/** Where the commands of an arm's targets run. */
export interface PreparingPlace {
  readonly tree: string;
  /** Those of the arms that are made ready at the same time are the same. */
  readonly turns: Turns;
  readonly signal: AbortSignal;
  /** How long a command has to end; not there: 15 minutes. */
  readonly timeoutMs?: number;
}

/** A second step where the first one succeeded. */
export async function inTurn(first: () => Promise<Prepared>, second: () => Promise<Prepared>): Promise<Prepared> {
  const before = await first();
  if (!before.ready) return before;
  const after = await second();
  return after.ready ? { ready: true, lost: [...before.lost, ...after.lost] } : after;
}

/** Lays out an edition's folder, and installs a target, with these options behind its command. */
export async function installTarget(target: Target, place: PreparingPlace, options: readonly string[] = []): Promise<Prepared> {
  const { tree } = place;
  const missing = await missingFolder(target, tree);
  if (missing !== null) return { ready: false, reason: reasonOfMissing(missing, target) };
  const inTheWay = await reasonNotToLayOut(target, tree);
  if (inTheWay !== null) return { ready: false, reason: inTheWay };
  if (target.edition !== null) await layOutEdition({ dir: target.dir, edition: target.edition }, tree);
  if (target.install === null) return READY;
  const notInstallable = await reasonNotToInstall({ ...target, install: target.install }, tree);
  if (notInstallable !== null) return { ready: false, reason: notInstallable };
  return runCommand([target.install, ...options.map(quoteForShell)].join(' '), target, place);
}

/** Builds a target that is installed. */
export async function buildTarget(target: Target, place: PreparingPlace): Promise<Prepared> {
  return target.build === null ? READY : runCommand(target.build, target, place);
}

/** A command that fails is tried once more, one that hangs is not. What failed because both arms did the same at once, as on a port or over a lock, would fail again beside the other arm. */
async function runCommand(command: string, target: Target, place: PreparingPlace): Promise<Prepared> {
  const failures: string[] = [];
  const tryOnce = (): Promise<FailedTry | null> => runToItsEnd(command, target, place);
  let isHanging = false;
  while (failures.length < TRIES && !isHanging) {
    const failure = await (failures.length === 0 ? place.turns.beside(tryOnce) : place.turns.alone(tryOnce));
    if (failure === null) return { ready: true, lost: failures };
    failures.push(failure.reason);
    ({ isHanging } = failure);
  }
  return { ready: false, reason: reasonOfFailures(failures) };
}

/** What failed otherwise the second time may have failed by what the first had left behind. */
function reasonOfFailures(failures: readonly string[]): string {
  const [first, last] = [failures[0]!, failures.at(-1)!];
  return first === last ? last : `${last}; at the first try ${first}`;
}

const LEFT_OUT = 'what git ignores, and what lies in a submodule, is left out';

function reasonOfMissing(folder: string, { edition }: Target): string {
  const key = edition === null || folder === edition.source
    ? '`dir`, which starts from the repository\'s root and not from the configuration file'
    : '`versions`, which starts from `dir`';
  return `there is no folder ${folder}: mend ${key}, or commit the folder (${LEFT_OUT})`;
}

/** npm would take it for a member that the lock file of its workspace lacks, which fails, and every other install of that workspace with it. */
async function reasonNotToLayOut({ dir, edition, install }: Target, tree: string): Promise<string | null> {
  const workspace = edition === null || install !== DEFAULT_INSTALL ? null : await workspaceAround(dir, tree);
  if (workspace === null) return null;
  const editions = path.posix.join(path.posix.relative(workspace, path.posix.dirname(dir)), '*@*');
  return `${dir}, where this edition is laid out, is among the \`workspaces\` of ${path.posix.join(workspace, 'package.json')}, so \`npm ci\` takes it for a member and leaves its lock file aside: keep it out there by "!${editions}"`;
}

/** What npm says of these is long, and what to do about it here is not in it. What another command needs, itself alone knows. */
async function reasonNotToInstall({ dir, install }: Pick<Target, 'dir'> & { readonly install: string }, tree: string): Promise<string | null> {
  if (install !== DEFAULT_INSTALL) return null;
  if (!(await exists(path.join(tree, dir, 'package.json')))) return `${dir} has no package.json, which \`npm ci\` needs: commit one (${LEFT_OUT}), or give another \`install\`: \`npm --prefix FOLDER ci\` installs what another folder's says, \`false\` nothing`;
  if (await hasLockFile(tree, dir)) return null;
  const other = await otherLockFile(tree, dir);
  if (other !== null) return `${dir} has no package-lock.json, which \`npm ci\` needs, but there is ${other.file}: give \`install: ${other.install}\``;
  return `${dir} has no package-lock.json, which \`npm ci\` needs: commit one (\`git add -f\` where git ignores it: what git ignores is left out), or give another \`install\``;
}

const OTHER_INSTALLS = [
  { name: 'pnpm-lock.yaml', install: 'pnpm install --frozen-lockfile' },
  { name: 'yarn.lock', install: 'yarn install --frozen-lockfile' },
  { name: 'bun.lock', install: 'bun install --frozen-lockfile' },
] as const;

/** The lock file of another package manager, in a folder or above it, and the install that goes by it; null: there is none. */
async function otherLockFile(tree: string, dir: string): Promise<{ readonly file: string; readonly install: string } | null> {
  for (const { name, install } of OTHER_INSTALLS) {
    const file = path.posix.join(dir, name);
    if (await exists(path.join(tree, file))) return { file, install };
  }
  return dir === '.' ? null : otherLockFile(tree, path.posix.dirname(dir));
}

/** Of a member of a workspace it lies in a folder above. */
async function hasLockFile(tree: string, dir: string): Promise<boolean> {
  const found = await Promise.all(LOCK_FILES.map((name) => exists(path.join(tree, dir, name))));
  return found.includes(true) || (dir !== '.' && hasLockFile(tree, path.posix.dirname(dir)));
}

async function exists(file: string): Promise<boolean> {
  return (await nullIfMissing(() => access(file).then(() => true))) ?? false;
}

interface FailedTry {
  readonly reason: string;
  /** Its time ran out: another try would take as long, and the job has other work to do. */
  readonly isHanging: boolean;
}

async function runToItsEnd(command: string, target: Target, { tree: root, signal, timeoutMs = COMMAND_TIMEOUT_MS }: PreparingPlace): Promise<FailedTry | null> {
  signal.throwIfAborted();
  await using tree = startProcessTree({ command: ['/bin/sh', '-c', command], cwd: path.join(root, target.dir), env: environmentInTree(target, root), cores: null });
  using limit = openTimeLimit(timeoutMs, signal);
  const ending = await Promise.race([tree.ended, limit.over]);
  signal.throwIfAborted();
  if (ending !== null && succeeded(ending)) return null;
  const how = ending === null ? `did not end within ${timeoutMs / 60_000} minutes` : describeEnding(ending);
  return { reason: withLastOutput(`\`${command}\` in ${target.dir} ${how}`, tree.output(), ': '), isHanging: ending === null };
}
