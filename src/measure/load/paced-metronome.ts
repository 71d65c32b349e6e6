/**
 * A thread that tells its parent that it is up, is given a rhythm, and tells each of its moments when it has come. The timers
 * of an event loop go by whole ms, which is longer than many a server takes to answer: where a timer was 0.8 ms late in the
 * median, a thread that sleeps for itself was 0.2 ms late, on the same busy core.
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

// Its port holds a thread only while somebody listens: with the rhythm it ends.
parentPort?.once('message', keep);
tell('up');
