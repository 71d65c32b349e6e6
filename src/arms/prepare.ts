import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { nullIfMissing } from '../text-file.ts';
import type { Target } from '../model.ts';
import { withLastOutput } from '../processes/last-output.ts';
import { startProcessTree } from '../processes/process-tree.ts';
import { targetEnvironment } from '../measure/target-environment.ts';
import { DEFAULT_INSTALL } from '../config/schema.ts';
import { LOCK_FILES, parseJson } from './digest.ts';
import { layOutEdition } from './lay-out-edition.ts';
import { missingFolder } from './target-files.ts';

const versionSchema = z.object({ version: z.string() });

const COMMAND_TIMEOUT_MS = 15 * 60_000;

/** A registry that does not answer once is not the change's doing. */
const TRIES = 2;

/** Whether a target of one arm is ready for what comes next, and why tries before the last one failed; else why it is not. */
export type Prepared =
  | { readonly ready: true; readonly lost: readonly string[] }
  | { readonly ready: false; readonly reason: string };

const READY: Prepared = { ready: true, lost: [] };

/** Installs and builds one target inside one arm's tree, with the same commands for both arms. A command that fails is tried once more. */
export async function prepareTarget(target: Target, tree: string, signal: AbortSignal): Promise<Prepared> {
  return inTurn(() => installTarget(target, tree, signal), () => buildTarget(target, tree, signal));
}

/** A second step where the first one succeeded. */
export async function inTurn(first: () => Promise<Prepared>, second: () => Promise<Prepared>): Promise<Prepared> {
  const before = await first();
  if (!before.ready) return before;
  const after = await second();
  return after.ready ? { ready: true, lost: [...before.lost, ...after.lost] } : after;
}

/** Lays out an edition's folder, and installs a target. */
export async function installTarget(target: Target, tree: string, signal: AbortSignal): Promise<Prepared> {
  const missing = await missingFolder(target, tree);
  if (missing !== null) return { ready: false, reason: reasonOfMissing(missing, target) };
  if (target.edition !== null) await layOutEdition({ dir: target.dir, edition: target.edition }, tree);
  if (target.install === null) return READY;
  const notInstallable = await reasonNotToInstall({ ...target, install: target.install }, tree);
  if (notInstallable !== null) return { ready: false, reason: notInstallable };
  return runCommand(target.install, target, tree, signal);
}

/** Builds a target that is installed. */
export async function buildTarget(target: Target, tree: string, signal: AbortSignal): Promise<Prepared> {
  return target.build === null ? READY : runCommand(target.build, target, tree, signal);
}

async function runCommand(command: string, target: Target, tree: string, signal: AbortSignal): Promise<Prepared> {
  const failures: string[] = [];
  while (failures.length < TRIES) {
    signal.throwIfAborted();
    const failure = await runToItsEnd(command, path.join(tree, target.dir), target, signal);
    if (failure === null) return { ready: true, lost: failures };
    failures.push(failure);
  }
  return { ready: false, reason: reasonOfFailures(failures) };
}

/** What failed otherwise the second time may have failed by what the first had left behind. */
function reasonOfFailures(failures: readonly string[]): string {
  const [first, last] = [failures[0]!, failures.at(-1)!];
  return first === last ? last : `${last}; at the first try ${first}`;
}

function reasonOfMissing(folder: string, { edition }: Target): string {
  const key = edition === null || folder === edition.source
    ? '`dir`, which starts from the repository\'s root and not from the configuration file'
    : '`versions`, which starts from `dir`';
  return `there is no folder ${folder}: mend ${key}, or commit the folder (what git ignores is left out)`;
}

/** What a package manager says of these is long, and what to do about it here is not in it. */
async function reasonNotToInstall({ dir, install }: Pick<Target, 'dir'> & { readonly install: string }, tree: string): Promise<string | null> {
  if (!(await exists(path.join(tree, dir, 'package.json')))) return `${dir} has no package.json`;
  if (install !== DEFAULT_INSTALL || (await hasLockFile(tree, dir))) return null;
  return `${dir} has no package-lock.json, which \`npm ci\` needs: commit one (\`git add -f\` where git ignores it: what git ignores is left out), or give another \`install\``;
}

/** Of a member of a workspace it lies in a folder above. */
async function hasLockFile(tree: string, dir: string): Promise<boolean> {
  const found = await Promise.all(LOCK_FILES.map((name) => exists(path.join(tree, dir, name))));
  return found.includes(true) || (dir !== '.' && hasLockFile(tree, path.posix.dirname(dir)));
}

async function exists(file: string): Promise<boolean> {
  return (await nullIfMissing(() => access(file).then(() => true))) ?? false;
}

async function runToItsEnd(command: string, cwd: string, target: Target, signal: AbortSignal): Promise<string | null> {
  await using tree = startProcessTree({ command: ['/bin/sh', '-c', command], cwd, env: targetEnvironment(target.env), cores: null });
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const how = await Promise.race([tree.ended, sleep(COMMAND_TIMEOUT_MS, 'did not end within 15 minutes', { ref: false }), aborted]);
  if (how === 'exited with code 0') return null;
  return withLastOutput(`\`${command}\` in ${target.dir} ${how}`, tree.output(), ': ');
}

/** The installed version of the package that a target is about; null where there is none, or its package.json is no JSON. */
export async function installedVersion(target: Target, tree: string): Promise<string | null> {
  if (target.versionOf === null) return null;
  const file = path.join(tree, target.dir, 'node_modules', target.versionOf, 'package.json');
  const text = await nullIfMissing(() => readFile(file, 'utf8'));
  return text === null ? null : versionSchema.safeParse(parseJson(text)).data?.version ?? null;
}
