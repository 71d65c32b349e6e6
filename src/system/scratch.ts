import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { reasonOf } from '../errors.ts';
import { MEASURE_ERRORS } from '../errors/measure.ts';
import type { Reason, Target } from '../model.ts';
import { removeAtEnd } from './watchdog.ts';

/** Pads process ids, so that paths are equally long in every run. */
const DIGITS_OF_PROCESS_ID = 7;

/** Begins the folder's name with its owner's process id. */
const prefixOf = (kind: string): string => `perf-gate-${kind}-${String(process.pid).padStart(DIGITS_OF_PROCESS_ID, '0')}-`;

/** A new folder among the system's temporary ones. Disposing of it removes it. */
export interface ScratchFolder extends AsyncDisposable {
  readonly path: string;
}

/** @throws UserError where none can be made */
export async function openScratchFolder(kind: string): Promise<ScratchFolder> {
  const folder = await makeFolder(path.join(os.tmpdir(), prefixOf(kind)));
  return {
    path: folder,
    // Leftovers that cannot be removed, like a mount, must not take back a verdict.
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {}),
  };
}

async function makeFolder(prefix: string): Promise<string> {
  try {
    const folder = await mkdtemp(prefix);
    removeAtEnd(folder);
    return folder;
  } catch (cause) {
    throw MEASURE_ERRORS['temporary-folder-refused']({ problem: reasonOf(cause), folder: os.tmpdir() }, cause);
  }
}

const SOCKET_NAME = 'socket';

export const socketIn = (folder: ScratchFolder): string => path.join(folder.path, SOCKET_NAME);

/** Longest path of a socket (`sun_path`). */
const MOST_SOCKET_BYTES = process.platform === 'linux' ? 108 : 104;

/** @throws UserError where the probes' socket in a scratch folder would have too long a path */
export function refuseLongTemporaryFolder(targets: readonly Pick<Target, 'kind'>[]): void {
  if (targets.every(({ kind }) => kind !== 'server')) return;
  const socket = path.join(os.tmpdir(), `${prefixOf('probe')}XXXXXX`, SOCKET_NAME);
  const tooMany = Buffer.byteLength(socket) - MOST_SOCKET_BYTES;
  if (tooMany <= 0) return;
  throw MEASURE_ERRORS['temporary-folder-too-long']({ folder: os.tmpdir(), tooMany });
}

/** Rejects where a file may not be executed. */
const mayRunHere = (file: string): Promise<void> => access(file, constants.X_OK);

/** Why a program in a temporary folder cannot be executed; null: it can, or fails for another reason. */
export async function whyNotRun(program: string, mayRun = mayRunHere): Promise<string | null> {
  try {
    await mayRun(program);
    return null;
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'EACCES';
    return isRefused
      ? `programs in the folder for temporary files (${os.tmpdir()}) may not be executed, as where it is mounted noexec`
      : null;
  }
}

/** Warns of a noexec folder: programs and native addons fail there without naming the cause. */
export async function warnWhereNothingRuns(warn: (reason: Reason) => void, mayRun = mayRunHere): Promise<void> {
  await using folder = await openScratchFolder('arms');
  const why = await whyNotRun(path.join(folder.path, 'program'), async (program) => {
    await writeFile(program, '', { mode: 0o755 });
    await mayRun(program);
  });
  if (why !== null) warn({ kind: 'temporary-programs-refused', folder: os.tmpdir() });
}
