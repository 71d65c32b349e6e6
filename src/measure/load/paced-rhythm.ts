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

/** A thread that is up to keep a rhythm. Disposing of it ends it. */
interface Metronome extends AsyncDisposable {
  /**
   * Calls `onDue` at each moment of a rhythm, and with it: where this process had something else to do the moment is past.
   * None is left out, so whoever comes late gets all that were missed at once. Resolves after the last. To be called once.
   */
  readonly keep: (rhythm: Rhythm, onDue: (dueMs: number) => void) => Promise<void>;
}

/** Resolves once it is up: all that came due while a thread starts would come at once. */
export async function startMetronome(): Promise<Metronome> {
  const thread = new Worker(entryUrl('paced-metronome'));
  await once(thread, 'message');
  return {
    keep: async (rhythm, onDue) => {
      thread.on('message', onDue);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, threads have none
      thread.postMessage(rhythm);
      await once(thread, 'exit');
    },
    [Symbol.asyncDispose]: async () => { await thread.terminate(); },
  };
}
