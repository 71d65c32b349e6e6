/** How much of a stretch of time a server waited for others, by the kernel's own account of its threads. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { askSystem } from '../failure.ts';
import { nullOn } from '../../system/text-file.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** What the threads of some processes have wanted of a core until a moment. */
interface Wanted {
  readonly atMs: number;
  /** By thread, in ns: how long it ran, and how long it could have and had no core. */
  readonly byThread: ReadonlyMap<string, number>;
}

/**
 * Fraction of the time from one moment to another in which no thread of the processes ran or wanted to. Threads that do so at once
 * count one after the other, so they may have waited for longer, and not for less.
 *
 * @returns null where the kernel does not say, or a thread ended in between and nobody knows what it did
 * @throws MeasuringFailure where the system refuses for another reason, like descriptors that are used up
 */
export async function watchWaiting(pids: readonly number[], { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): Promise<number | null> {
  await sleep(fromMs - monotonicMs(), undefined, { ref: false });
  const before = await wantedBy(pids);
  await sleep(toMs - monotonicMs(), undefined, { ref: false });
  const after = await wantedBy(pids);
  return before === null || after === null ? null : waitingShareBetween(before, after);
}

/** The same of two moments. A kernel that keeps no account tells nothing but zeros. */
export function waitingShareBetween(before: Wanted, after: Wanted): number | null {
  const hasEnded = [...before.byThread.keys()].some((thread) => !after.byThread.has(thread));
  const isAccounted = [...after.byThread.values()].some((ns) => ns > 0);
  if (hasEnded || !isAccounted) return null;
  const wantedNs = [...after.byThread].reduce((sum, [thread, ns]) => sum + ns - (before.byThread.get(thread) ?? 0), 0);
  return Math.max(0, 1 - wantedNs / 1e6 / (after.atMs - before.atMs));
}

/** There is no such account here (ENOENT), one of the processes is gone, or the kernel does not let us look. */
const UNTOLD = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM'] as const;

/** null: the kernel does not say. */
async function wantedBy(pids: readonly number[]): Promise<Wanted | null> {
  const atMs = monotonicMs();
  const byThreads = await askSystem(() => nullOn(UNTOLD, () => Promise.all(pids.map(wantedByThreads))));
  return byThreads === null ? null : { atMs, byThread: new Map(byThreads.flat()) };
}

async function wantedByThreads(pid: number): Promise<readonly (readonly [thread: string, ns: number])[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  return Promise.all(threads.map(async (thread) => {
    const [ran = 0, waitedForCore = 0] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ').map(Number);
    return [thread, ran + waitedForCore] as const;
  }));
}
