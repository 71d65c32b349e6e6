/** Requests at a fixed rate: the part that runs in the load client's process, with the thread that keeps the rhythm. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reason } from '../../model/reasons.ts';
import { type Exchange, exchange, keepingAgent, reasonOfExchange, troubleWith } from './http-exchange.ts';
import { bytesOf, type PaceCommand, type PaceResult } from './load-protocol.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { entryUrl } from '../entries.ts';

/** Things to do in the order in which they came, so many at a time. */
interface Queue<Item> {
  readonly add: (item: Item) => void;
  /** Takes out what was not begun yet. */
  readonly drop: () => readonly Item[];
  /** Resolves once there is nothing left to do of what was there when it was asked. */
  readonly idle: () => Promise<unknown>;
}

/** Opens one that does `width` things at a time. An item is begun before `add` returns where there is room for it; `act` must not reject. */
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

/** How long after the end what still waits for a connection may be sent; what is left then was never answered. */
const BACKLOG_MS = 1_000;

/** Of connections, and of what tells when requests are due, that are going on. */
const openings = new Set<Promise<unknown>>();

/**
 * Opens the connections, and then sends a request whenever one is due. Its latency runs from that moment, whatever kept it
 * from being sent: a load that waits for a slow server before it asks again would leave out those that suffer most from it
 * (Gil Tene's "coordinated omission"). What was never sent counts with the time that it has waited.
 */
export async function pace(command: PaceCommand, timeoutMs: number): Promise<PaceResult> {
  const { origin, request, expectedStatus, connections, rate, startMs, measureFromMs, endMs } = command;
  const expectedBody = bytesOf(command.expectedBody);
  // In turn, as requests of many come; an agent otherwise takes the connection that was used last.
  const agent = keepingAgent(origin, { maxSockets: connections, maxFreeSockets: connections, scheduling: 'fifo' });
  const latenciesMs: number[] = [];
  const latenessMs: number[] = [];
  let trouble: Reason | null = null;
  const ask = (): Promise<Exchange | Reason> => exchange({ origin, request, agent, timeoutMs, asksAgain: true }).catch(reasonOfExchange);
  const check = (answer: Exchange | Reason): void => { trouble ??= troubleWith(answer, expectedStatus, expectedBody); };
  try {
    // As many at once as there are connections open them all. What is due would queue behind these, so it begins when they are answered and the metronome is up.
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
    await Promise.race([requests.idle(), sleep(endMs + laterMs + BACKLOG_MS - monotonicMs(), undefined, { ref: false })]);
    for (const dueMs of requests.drop()) noteSince(dueMs, latenciesMs);
    await requests.idle();
  } finally {
    agent.destroy();
  }
  return { latenciesMs, latenessMs, trouble };
}

/** Waits for what others open too: of two arms the first to begin would be measured beside an opening, and the other alone at its end. */
async function besideOthers<Opened>(opening: Promise<Opened>): Promise<Opened> {
  const goingOn = opening.finally(() => openings.delete(goingOn));
  openings.add(goingOn);
  const opened = await goingOn;
  await Promise.allSettled(openings);
  return opened;
}

/** How far a rhythm has to move so that none of it is past; by whole intervals, because the arms have to stay half of one apart. */
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
  /**
   * Calls `onDue` at each moment of a rhythm, and with it: where this process had something else to do the moment is past.
   * None is left out: a late process gets all that it missed at once. Resolves after the last. To be called once.
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
