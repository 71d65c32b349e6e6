import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { entryUrl } from '../entries.ts';

/** Moments at even distances, in monotonic ms. */
export interface Rhythm {
  readonly startMs: number;
  readonly intervalMs: number;
  /** There is no moment at or after this one. */
  readonly endMs: number;
}

/**
 * Calls `onDue` at each moment of a rhythm, and with it: where this process had something else to do the moment is past.
 * None is left out, so whoever comes late gets all that were missed at once. Resolves after the last.
 */
export async function keepRhythm(rhythm: Rhythm, onDue: (dueMs: number) => void): Promise<void> {
  const metronome = new Worker(entryUrl('paced-metronome'), { workerData: rhythm });
  metronome.on('message', onDue);
  await once(metronome, 'exit');
}
