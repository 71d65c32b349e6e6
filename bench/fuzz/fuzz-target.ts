import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Fuzzed, FuzzJob } from './in-thread.ts';

/** Of the thread, with all modules loaded. */
const MOST_MEMORY_MB = 512;
/** Wall clock: a thread is fair game for other work of the machine. One input is not. */
const HANGS_AFTER_MS = 60_000;

export interface FuzzResult extends Fuzzed {
  /** The input of the problem. */
  readonly input: Uint8Array;
}

/** Feeds one parser for so many seconds of CPU time. A hang and an exhausted memory are problems like any other. */
export async function fuzzTarget(job: Omit<FuzzJob, 'trying'>): Promise<FuzzResult> {
  const trying = new SharedArrayBuffer(200_000);
  const worker = new Worker(new URL('in-thread.ts', import.meta.url), {
    workerData: { ...job, trying } satisfies FuzzJob,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const input = (): Uint8Array => new Uint8Array(trying).slice(4, 4 + new DataView(trying).getUint32(0));
  const failed = (problem: string): FuzzResult => ({ tried: 0, reached: 0, found: [], problem, input: input() });
  const over = new AbortController();
  try {
    return await Promise.race([
      new Promise<FuzzResult>((resolve) => {
        worker.once('message', (fuzzed: Fuzzed) => resolve({ ...fuzzed, input: input() }));
        worker.once('error', (error: NodeJS.ErrnoException) =>
          resolve(
            failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it took more than ${MOST_MEMORY_MB} MB` : (error.stack ?? error.message)),
          ),
        );
      }),
      untilItHangs(trying, over.signal).then(() => failed(`it hangs: no end after ${HANGS_AFTER_MS / 1000} s`)),
    ]);
  } finally {
    over.abort();
    await worker.terminate();
  }
}

/** The same input all the time. Never, where it is aborted. */
async function untilItHangs(trying: SharedArrayBuffer, signal: AbortSignal): Promise<void> {
  const seen = (): string => Buffer.from(trying).toString('latin1');
  for (let before = '', now = seen(); before !== now; [before, now] = [now, seen()]) {
    await sleep(HANGS_AFTER_MS, undefined, { signal }).catch(() => new Promise<never>(() => {}));
  }
}
