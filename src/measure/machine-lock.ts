/** Runs of one user on one machine measure one after another, first come, first served. Two at once would share cores, and neither could tell. */
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { lock, type LockOptions } from 'proper-lockfile';
import { z } from 'zod';
import { reasonOf } from '../errors.ts';
import type { RunIo } from './notes.ts';
import { startOf } from '../system/process-group.ts';
import { nullOn, textIfReadable, writeTextAtomically } from '../system/text-file.ts';
import { monotonicMs } from '../system/this-program.ts';
import { jsonOrNull } from '../text/phrases.ts';

const ASK_EVERY_MS = 1_000;

/** Shorter waits are not worth a note in the report. */
const LEAST_NOTED_MS = 3_000;

/** A run in the queue. The start of its process tells it from a later process with the same number. */
const waiterSchema = z.object({ pid: z.int().positive(), start: z.string(), folder: z.string() });

type Waiter = z.infer<typeof waiterSchema>;

/** Every user has a file of their own: another user's cannot be replaced in a shared temporary folder. */
const queueFile = (): string => path.join(os.tmpdir(), `perf-gate-turn-${process.getuid?.() ?? 0}.json`);

/**
 * Waits in a queue until every run that came before has measured, or until the signal. Disposing of the lock lets the next run measure.
 * Where the queue cannot be written, nothing is waited for, which is noted.
 *
 * @param folder tells other runs where this one measures
 */
export async function takeMachineLock(folder: string, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<AsyncDisposable> {
  const file = queueFile();
  const own: Waiter = { pid: process.pid, start: startOf(process.pid) ?? '', folder };
  const startedMs = monotonicMs();
  let told = '';
  try {
    while (!signal.aborted) {
      const before = await stepForward(file, own);
      const [first] = before;
      if (first === undefined) break;
      const place = `${before.length} behind ${first.pid}`;
      if (told !== place)
        progress({ phase: 'note', note: { kind: 'waiting-for-run', pid: first.pid, folder: first.folder, ahead: before.length } });
      told = place;
      await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  } catch (error) {
    note({ kind: 'no-machine-lock', file, problem: reasonOf(error) });
    return { [Symbol.asyncDispose]: async () => {} };
  }
  const waitedMs = monotonicMs() - startedMs;
  if (waitedMs >= LEAST_NOTED_MS) note({ kind: 'waited-for-run', seconds: Math.round(waitedMs / 1000) });
  return { [Symbol.asyncDispose]: () => leave(file, own).catch(() => {}) };
}

/** Enters the queue, or looks at the place in it. @returns the runs before this one; none: this one holds the lock */
async function stepForward(file: string, own: Waiter): Promise<readonly Waiter[]> {
  const queue = await changeQueue(file, (waiting) => (waiting.some((waiter) => isSame(waiter, own)) ? waiting : [...waiting, own]));
  return queue.slice(
    0,
    queue.findIndex((waiter) => isSame(waiter, own)),
  );
}

/** The last one removes the file. */
async function leave(file: string, own: Waiter): Promise<void> {
  await changeQueue(file, (waiting) => waiting.filter((waiter) => !isSame(waiter, own)));
}

const isSame = (one: Waiter, other: Waiter): boolean => one.pid === other.pid && one.start === other.start;

/** A process that was suspended meanwhile has lost the lock, which must not end it. */
const LOCKING: LockOptions = {
  realpath: false,
  retries: { retries: 10, minTimeout: 20, maxTimeout: 200, randomize: true },
  onCompromised: () => {},
};

/** Changes the queue of runs whose processes still live. The lock is held for reading and writing only. */
async function changeQueue(file: string, change: (waiting: readonly Waiter[]) => readonly Waiter[]): Promise<readonly Waiter[]> {
  const unlock = await locked(file);
  try {
    const before = await waitersIn(file);
    const after = change(before.filter((waiter) => startOf(waiter.pid) === waiter.start));
    if (after.length === 0) await rm(file, { force: true });
    else if (!isDeepStrictEqual(before, after)) await writeTextAtomically(file, JSON.stringify(after));
    return after;
  } finally {
    await unlock();
  }
}

/** However many want it: each holds it for some milliseconds, and that of a process that was killed is stale after seconds. */
async function locked(file: string): Promise<() => Promise<void>> {
  for (;;) {
    const unlock = await nullOn(['ELOCKED'], () => lock(file, LOCKING));
    if (unlock !== null) return unlock;
  }
}

async function waitersIn(file: string): Promise<readonly Waiter[]> {
  return z.array(waiterSchema).safeParse(jsonOrNull(await textIfReadable(file))).data ?? [];
}
