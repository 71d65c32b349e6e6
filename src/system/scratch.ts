import { access, constants, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { reasonOf } from '../errors.ts';
import { userError } from '../errors/catalogue.ts';
import { MEASURE_ERRORS } from '../errors/measure.ts';
import type { Reason, Target } from '../model.ts';

/**
 * What a run keeps outside of the repository while it goes on: both arms' copies, a service's files, a socket, counts, what is
 * stored, an index of git, a clone to bisect in.
 */
const SCRATCH_KINDS = ['arms', 'service', 'probe', 'count', 'baselines', 'index', 'bisect'] as const;

type ScratchKind = (typeof SCRATCH_KINDS)[number];

/** So that paths are of equal length in every run: no process has an id with more digits. */
const DIGITS_OF_PROCESS_ID = 7;

/** What the name of such a folder begins with: it tells whose it is. */
const prefixOf = (kind: ScratchKind): string => `perf-gate-${kind}-${String(process.pid).padStart(DIGITS_OF_PROCESS_ID, '0')}-`;

/** A new folder among the system's temporary ones. Disposing of it removes it. */
interface ScratchFolder extends AsyncDisposable {
  readonly path: string;
}

/** @throws UserError where none can be made */
export async function openScratchFolder(kind: ScratchKind): Promise<ScratchFolder> {
  const folder = await makeFolder(path.join(os.tmpdir(), prefixOf(kind)));
  return {
    path: folder,
    // What a build or a service left there may resist (a mount, a path that is too long): then it stays in the system's folder for
    // such things, which is no reason to take back a verdict, or a push that came before.
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {}),
  };
}

async function makeFolder(prefix: string): Promise<string> {
  try {
    return await mkdtemp(prefix);
  } catch (cause) {
    throw userError(MEASURE_ERRORS['temporary-folder-refused'], { problem: reasonOf(cause), folder: os.tmpdir() }, cause);
  }
}

/** Of the socket in a scratch folder. */
const SOCKET_NAME = 'socket';

export const socketIn = (folder: ScratchFolder): string => path.join(folder.path, SOCKET_NAME);

/** What the system takes for the path of a socket (`sun_path`). */
const MOST_SOCKET_BYTES = process.platform === 'linux' ? 108 : 104;

/**
 * To be asked before anything is measured: the probes of servers answer over a socket in a scratch folder.
 *
 * @throws UserError where there are servers, and its path would be longer than the system takes
 */
export function refuseLongTemporaryFolder(targets: readonly Pick<Target, 'kind'>[]): void {
  if (targets.every(({ kind }) => kind !== 'server')) return;
  const socket = path.join(os.tmpdir(), `${prefixOf('probe')}XXXXXX`, SOCKET_NAME);
  const tooMany = Buffer.byteLength(socket) - MOST_SOCKET_BYTES;
  if (tooMany <= 0) return;
  throw userError(MEASURE_ERRORS['temporary-folder-too-long'], { folder: os.tmpdir(), tooMany });
}

/** How the system is asked whether a file may be run: rejects where it may not. */
export type MayRun = (file: string) => Promise<void>;

/** Of a file system that is mounted noexec Linux says no whatever a file's mode is, to root too. */
const mayRunHere: MayRun = (file) => access(file, constants.X_OK);

/** Why a program that lies among temporary files cannot be run; null: it can, or something else is wrong with it. */
export async function whyNotRun(program: string, mayRun = mayRunHere): Promise<string | null> {
  try {
    await mayRun(program);
    return null;
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'EACCES';
    return isRefused ? `programs in the folder for temporary files (${os.tmpdir()}) may not be executed, as where it is mounted noexec` : null;
  }
}

/** Warns where that is so. JavaScript is measured there all the same; a program or a native addon fails without naming the cause. */
export async function warnWhereNothingRuns(warn: (reason: Reason) => void, mayRun = mayRunHere): Promise<void> {
  await using folder = await openScratchFolder('arms');
  const why = await whyNotRun(path.join(folder.path, 'program'), async (program) => {
    await writeFile(program, '', { mode: 0o755 });
    await mayRun(program);
  });
  if (why !== null) warn({ kind: 'temporary-programs-refused', folder: os.tmpdir() });
}

const OF_A_RUN = new RegExp(String.raw`^perf-gate-(?:${SCRATCH_KINDS.join('|')})-(?<pid>\d+)-`);

/** A process of another container, whose folders lie here as well, looks like one that is gone. */
const LEAST_AGE_MS = 24 * 60 * 60_000;

/**
 * Removes what runs left behind that had no time to: a second Ctrl-C does not wait, and a workflow that is cancelled is killed.
 * On a machine that is not thrown away copies with all their packages would gather until nothing can be installed any more.
 * What cannot be looked at or removed stays: it is nothing that this run needs.
 */
export async function removeAbandonedScratch(folder = os.tmpdir()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = OF_A_RUN.exec(name)?.groups?.['pid'];
    if (pid === undefined || isOfAnother(Number(pid))) continue;
    const abandoned = path.join(folder, name);
    if (await isOldAndOurs(abandoned)) await rm(abandoned, { recursive: true, force: true }).catch(() => {});
  }
}

/** In a container the number of this process is that of one in the container before: nothing of its own is so old yet. */
const isOfAnother = (pid: number): boolean => pid !== process.pid && isRunning(pid);

/** Also one that belongs to another user: that may not be sent a signal. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** A link is neither, whatever it leads to: anybody may lay one there. */
async function isOldAndOurs(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => null);
  return stats !== null && stats.isDirectory() && stats.uid === process.getuid?.() && Date.now() - stats.mtimeMs > LEAST_AGE_MS;
}
