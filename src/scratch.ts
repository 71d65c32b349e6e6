import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** What a run keeps outside of the repository while it goes on: both arms' copies, a service's files, a socket, counts. */
const SCRATCH_KINDS = ['arms', 'service', 'probe', 'count'] as const;

export type ScratchKind = (typeof SCRATCH_KINDS)[number];

/** So that paths are of equal length in every run: no process has an id with more digits. */
const DIGITS_OF_PROCESS_ID = 7;

/** A new folder among the system's temporary ones, whose name tells whose it is. Who makes it removes it. */
export async function makeScratchFolder(kind: ScratchKind): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), `perf-gate-${kind}-${String(process.pid).padStart(DIGITS_OF_PROCESS_ID, '0')}-`));
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
    if (pid === undefined || isRunning(Number(pid))) continue;
    const abandoned = path.join(folder, name);
    if (await isOldAndOurs(abandoned)) await rm(abandoned, { recursive: true, force: true }).catch(() => {});
  }
}

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
