/** Requests at a fixed rate: the part of it that runs in a load client's process. */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../clock.ts';
import { reasonOf } from '../../errors.ts';
import { exchange, wrongAnswer } from './http-exchange.ts';
import { bytesOf, type PaceCommand, type PaceResult } from './load-protocol.ts';
import { openQueue } from './paced-queue.ts';
import { keepRhythm } from './paced-rhythm.ts';

/** How long after the end what still waits for a connection may be sent; what is left then was never answered. */
const BACKLOG_MS = 1_000;

/**
 * Opens the connections and sends a request whenever one is due. Its latency runs from that moment, whatever kept it from
 * being sent: a load that waits for a slow server before it asks again would leave out those that suffer most from it
 * (Gil Tene's "coordinated omission"). What was never sent counts with the time that it has waited.
 */
export async function pace(command: PaceCommand, timeoutMs: number): Promise<PaceResult> {
  const { origin, request, expectedStatus, connections, rate, startMs, measureFromMs, endMs } = command;
  const expectedBody = bytesOf(command.expectedBody);
  // In turn, as requests of many come; an agent otherwise takes the connection that was used last.
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections, scheduling: 'fifo' });
  const latenciesMs: number[] = [];
  const latenessMs: number[] = [];
  let trouble: string | null = null;
  const noteSince = (dueMs: number, times: number[]): void => {
    if (dueMs >= measureFromMs) times.push(monotonicMs() - dueMs);
  };
  const requests = openQueue(connections, async (dueMs: number) => {
    const answer = await exchange({ origin, request, agent, timeoutMs, asksAgain: true }).catch((error: unknown) => reasonOf(error));
    noteSince(dueMs, latenciesMs);
    trouble ??= typeof answer === 'string' ? answer : wrongAnswer(answer, expectedStatus, expectedBody);
  });
  try {
    // As many at once as there are connections open them all.
    for (let opened = 0; opened < connections; opened += 1) requests.add(startMs);
    await keepRhythm({ startMs, intervalMs: 1000 / rate, endMs }, (dueMs) => {
      noteSince(dueMs, latenessMs);
      requests.add(dueMs);
    });
    await Promise.race([requests.idle(), sleep(endMs + BACKLOG_MS - monotonicMs(), undefined, { ref: false })]);
    for (const dueMs of requests.drop()) noteSince(dueMs, latenciesMs);
    await requests.idle();
  } finally {
    agent.destroy();
  }
  return { type: 'pace', latenciesMs, latenessMs, trouble };
}
