/**
 * A thread that tells its parent each moment of a rhythm. Timers of an event loop count whole ms: on a busy core a timer was 0.8 ms late
 * in the median, and this sleeping thread 0.2 ms.
 */
import { parentPort } from 'node:worker_threads';
import type { Rhythm } from './paced-client.ts';
import { monotonicMs } from '../../system/this-program.ts';

const neverNotified = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, threads have none
const tell = (what: number | 'up'): void => { parentPort?.postMessage(what); };

function keep({ startMs, intervalMs, endMs }: Rhythm): void {
  for (let index = 0; startMs + index * intervalMs < endMs; index += 1) {
    const dueMs = startMs + index * intervalMs;
    for (let leftMs = dueMs - monotonicMs(); leftMs > 0; leftMs = dueMs - monotonicMs()) Atomics.wait(neverNotified, 0, 0, leftMs);
    tell(dueMs);
  }
}

// A port holds its thread only while it has a listener, so the thread ends with the rhythm.
parentPort?.once('message', keep);
tell('up');
