/** The share of time in which a server waited, as the kernel accounts for its threads (`/proc/PID/task/ID/schedstat`). */
import { readdir, readFile } from 'node:fs/promises';
import { askSystem } from '../failure.ts';
import { nullOn } from '../../system/text-file.ts';
import { monotonicMs, sleepUntil } from '../../system/this-program.ts';

/** Time that threads ran, or waited for a core, until a moment. */
interface Wanted {
  readonly atMs: number;
  /** By thread, in ns. */
  readonly byThread: ReadonlyMap<string, number>;
}

/**
 * Fraction of time in which no thread of the processes ran or wanted to. Times of parallel threads add up, so that it is a lower bound.
 *
 * @returns null where the kernel does not say, or a thread ended in between, with its account
 * @throws MeasuringFailure where the system refuses for another reason, like descriptors that are used up
 */
export async function watchWaiting(
  pids: readonly number[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<number | null> {
  await sleepUntil(fromMs);
  const before = await wantedBy(pids);
  await sleepUntil(toMs);
  const after = await wantedBy(pids);
  return before === null || after === null ? null : waitingShareBetween(before, after);
}

/** The share of waiting between two accounts; null also if the kernel keeps none. */
export function waitingShareBetween(before: Wanted, after: Wanted): number | null {
  const hasEnded = [...before.byThread.keys()].some((thread) => !after.byThread.has(thread));
  const isAccounted = [...after.byThread.values()].some((ns) => ns > 0);
  if (hasEnded || !isAccounted) return null;
  const wantedNs = [...after.byThread].reduce((sum, [thread, ns]) => sum + ns - (before.byThread.get(thread) ?? 0), 0);
  return Math.max(0, 1 - wantedNs / 1e6 / (after.atMs - before.atMs));
}

/** No such account, a process that is gone, or no permission. */
const UNTOLD = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM'] as const;

/** null: the kernel does not say. */
async function wantedBy(pids: readonly number[]): Promise<Wanted | null> {
  const atMs = monotonicMs();
  const byThreads = await askSystem(() => nullOn(UNTOLD, () => Promise.all(pids.map(wantedByThreads))));
  return byThreads === null ? null : { atMs, byThread: new Map(byThreads.flat()) };
}

async function wantedByThreads(pid: number): Promise<readonly (readonly [thread: string, ns: number])[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  return Promise.all(
    threads.map(async (thread) => {
      const [ran = 0, waitedForCore = 0] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ').map(Number);
      return [thread, ran + waitedForCore] as const;
    }),
  );
}
