/** Requests at a fixed rate, in the load client's process. */
import type { Reason } from '../../model/reasons.ts';
import { type Exchange, exchange, keepingAgent, reasonOfExchange, troubleWith } from './http-exchange.ts';
import { bytesOf, type PaceCommand, type PaceResult } from './load-protocol.ts';
import { monotonicMs, sleepUntil } from '../../system/this-program.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { entryUrl } from '../entries.ts';

interface Queue<Item> {
  readonly add: (item: Item) => void;
  /** Removes waiting items. */
  readonly drop: () => readonly Item[];
  /** Resolves once all current items are done. */
  readonly idle: () => Promise<unknown>;
}

/** Opens a queue with `width` items at a time. `add` begins an item at once if there is room; `act` must not reject. */
export function openQueue<Item>(width: number, act: (item: Item) => Promise<void>): Queue<Item> {
  const waiting: Item[] = [];
  const acting = new Set<Promise<void>>();
  const actOnWaiting = async (): Promise<void> => {
    while (waiting.length > 0) await act(waiting.shift()!);
  };
  return {
    add: (item) => {
      waiting.push(item);
      if (acting.size === width) return;
      const actor = actOnWaiting().finally(() => acting.delete(actor));
      acting.add(actor);
    },
    drop: () => waiting.splice(0),
    idle: () => Promise.all(acting),
  };
}

/** Waiting requests may be sent this long after the end. */
const BACKLOG_MS = 1_000;

/** Connections and metronomes that are being opened. */
const openings = new Set<Promise<unknown>>();

/**
 * Opens the connections, and sends a request whenever one is due. Latency runs from the due time, which avoids Gil Tene's "coordinated
 * omission". Unsent requests count with the time that they have waited.
 */
export async function pace(command: PaceCommand, timeoutMs: number): Promise<PaceResult> {
  const { origin, request, expectedStatus, connections, rate, startMs, measureFromMs, endMs } = command;
  const expectedBody = bytesOf(command.expectedBody);
  // In turn; by default an agent takes the connection that was used last.
  const agent = keepingAgent(origin, { maxSockets: connections, maxFreeSockets: connections, scheduling: 'fifo' });
  const latenciesMs: number[] = [];
  const latenessMs: number[] = [];
  let trouble: Reason | null = null;
  const ask = (): Promise<Exchange | Reason> => exchange({ origin, request, agent, timeoutMs, asksAgain: true }).catch(reasonOfExchange);
  const check = (answer: Exchange | Reason): void => { trouble ??= troubleWith(answer, expectedStatus, expectedBody); };
  try {
    // One request opens each connection. The rhythm begins once they are answered and the metronome is up.
    const connecting = Array.from({ length: connections }, async () => { check(await ask()); });
    await using metronome = (await besideOthers(Promise.all([startMetronome(), ...connecting])))[0];
    const intervalMs = 1000 / rate;
    const laterMs = wholeIntervalsSince(startMs, intervalMs);
    const noteSince = (dueMs: number, times: number[]): void => {
      if (dueMs >= measureFromMs + laterMs) times.push(monotonicMs() - dueMs);
    };
    const requests = openQueue(connections, async (dueMs: number) => {
      const answer = await ask();
      noteSince(dueMs, latenciesMs);
      check(answer);
    });
    await metronome.keep({ startMs: startMs + laterMs, intervalMs, endMs: endMs + laterMs }, (dueMs) => {
      noteSince(dueMs, latenessMs);
      requests.add(dueMs);
    });
    await Promise.race([requests.idle(), sleepUntil(endMs + laterMs + BACKLOG_MS)]);
    for (const dueMs of requests.drop()) noteSince(dueMs, latenciesMs);
    await requests.idle();
  } finally {
    agent.destroy();
  }
  return { latenciesMs, latenessMs, trouble };
}

/** Waits for the other arm's openings too, so that both are measured at the same time. */
async function besideOthers<Opened>(opening: Promise<Opened>): Promise<Opened> {
  const goingOn = opening.finally(() => openings.delete(goingOn));
  openings.add(goingOn);
  const opened = await goingOn;
  await Promise.allSettled(openings);
  return opened;
}

/** Delay of a rhythm that begins in the past, in whole intervals, so that the arms stay half of one apart. */
const wholeIntervalsSince = (startMs: number, intervalMs: number): number => Math.max(0, Math.ceil((monotonicMs() - startMs) / intervalMs) * intervalMs);

/** Moments at even distances, in monotonic ms. */
export interface Rhythm {
  readonly startMs: number;
  readonly intervalMs: number;
  /** There is no moment at or after this one. */
  readonly endMs: number;
}

/** A thread that is up to keep a rhythm. Disposing of it ends it. */
interface Metronome extends AsyncDisposable {
  /** Calls `onDue` with each moment of a rhythm; a late process gets all missed ones at once. Resolves after the last. To be called once. */
  readonly keep: (rhythm: Rhythm, onDue: (dueMs: number) => void) => Promise<void>;
}

/** Resolves once the thread is up. */
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
