/** Runs of one user on one machine measure one after another. Two at once would share cores, and neither could tell. */
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock, type LockOptions } from 'proper-lockfile';
import { z } from 'zod';
import type { RunIo } from './notes.ts';
import { startOf } from '../system/process-group.ts';
import { textIfReadable, writeTextAtomically } from '../system/text-file.ts';
import { monotonicMs } from '../system/this-program.ts';

const ASK_EVERY_MS = 1_000;

/** Shorter waits are not worth a note in the report. */
const LEAST_NOTED_MS = 3_000;

/** The process that has the turn. Its start tells it from a later process with the same number. */
const holderSchema = z.object({ pid: z.int().positive(), start: z.string(), folder: z.string() });

type Holder = z.infer<typeof holderSchema>;

/** Every user has a file of their own: another user's cannot be replaced in a shared temporary folder. */
const turnFile = (): string => path.join(os.tmpdir(), `perf-gate-turn-${process.getuid?.() ?? 0}.json`);

/**
 * Waits until no other run measures, or until the signal. Disposing of the turn lets the next run measure. Where the temporary
 * folder cannot be written, there are no turns.
 *
 * @param folder tells other runs where this one measures
 */
export async function takeTurn(folder: string, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<AsyncDisposable> {
  const file = turnFile();
  const own: Holder = { pid: process.pid, start: startOf(process.pid) ?? '', folder };
  const startedMs = monotonicMs();
  let told: number | null = null;
  while (!signal.aborted) {
    const other = await claim(file, own).catch(() => null);
    if (other === null) break;
    if (told !== other.pid) progress({ phase: 'note', note: { kind: 'waiting-for-run', pid: other.pid, folder: other.folder } });
    told = other.pid;
    await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  const waitedMs = monotonicMs() - startedMs;
  if (waitedMs >= LEAST_NOTED_MS) note({ kind: 'waited-for-run', seconds: Math.round(waitedMs / 1000) });
  return { [Symbol.asyncDispose]: () => release(file, own) };
}

/** A process that was suspended meanwhile has lost the lock, which must not end it. */
const LOCKING: LockOptions = { realpath: false, retries: { retries: 10, minTimeout: 20, maxTimeout: 200, randomize: true }, onCompromised: () => {} };

/** The lock is held for reading and writing only. @returns the process that has the turn; null: this one has it now */
async function claim(file: string, own: Holder): Promise<Holder | null> {
  const unlock = await lock(file, LOCKING);
  try {
    const holder = await holderIn(file);
    if (holder !== null && startOf(holder.pid) === holder.start) return holder;
    await writeTextAtomically(file, JSON.stringify(own));
    return null;
  } finally {
    await unlock();
  }
}

/** Without a lock: others leave the file alone while this process runs. */
async function release(file: string, { pid, start }: Holder): Promise<void> {
  const holder = await holderIn(file);
  if (holder?.pid === pid && holder.start === start) await rm(file, { force: true }).catch(() => {});
}

async function holderIn(file: string): Promise<Holder | null> {
  const text = await textIfReadable(file);
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
