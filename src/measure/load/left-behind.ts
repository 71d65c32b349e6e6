/* oxlint-disable no-underscore-dangle -- the names are autocannon's */
import { setTimeout as sleep } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { monotonicMs } from '../../clock.ts';
import { insideOf, type ClientInside } from './load-connection.ts';

/** Who has waited no longer than this was sent a moment ago. */
const MOMENT_MS = 250;
/** Of a server that is slow with all, at whose first answer the others have waited as long. */
const TIMES_THE_LONGEST = 3;
const LOOK_EVERY_MS = 25;
/** The longest answer of the last one or two of these counts: one that was slow long before says nothing of now. */
const RECENT_MS = 500;

/** The requests that are under way when a load ends. */
export interface LeftBehind {
  /** To be called for every answer of the load, with the monotonic time at which it came. */
  readonly noteAnswer: (latencyMs: number, atMs: number) => void;
  /** To be called for every client of the load before it connects. */
  readonly watch: (client: autocannon.Client) => void;
  /** How many were never answered; to be asked when the load has ended. */
  readonly neverAnswered: () => Promise<number>;
}

/**
 * A load ends with requests under way, and most of them were sent a moment ago. One that has waited several times as long as
 * any answer took of late is late or lost: its connection stays until it is answered, or has waited as long as any request may.
 * Nothing else is asked of the server meanwhile, so that who is merely slow is not taken for who forgets. Where nothing was
 * answered at all that says enough.
 */
export function watchLeftBehind(timeoutMs: number): LeftBehind {
  let [recentSinceMs, longestBeforeMs, longestRecentMs] = [0, 0, 0];
  const longestLatelyMs = (): number => Math.max(longestBeforeMs, longestRecentMs);
  const answered: Promise<boolean>[] = [];
  return {
    noteAnswer: (latencyMs, atMs) => {
      if (atMs - recentSinceMs > RECENT_MS) {
        longestBeforeMs = longestRecentMs;
        longestRecentMs = 0;
        recentSinceMs = atMs;
      }
      if (latencyMs > longestRecentMs) longestRecentMs = latencyMs;
    },
    watch: (client) => {
      const inside = insideOf(client);
      const destroyConnection = inside._destroyConnection.bind(inside);
      inside._destroyConnection = () => {
        const sentMs = inside.destroyed && longestLatelyMs() > 0 ? oldestSentMs(inside) : null;
        const waitedMs = sentMs === null ? 0 : monotonicMs() - sentMs;
        if (sentMs === null || waitedMs <= Math.max(MOMENT_MS, TIMES_THE_LONGEST * longestLatelyMs())) destroyConnection();
        else answered.push(isAnsweredBy(sentMs + timeoutMs, inside).finally(destroyConnection));
      };
    },
    neverAnswered: async () => (await Promise.all(answered)).filter((isAnswered) => !isAnswered).length,
  };
}

/** When the request was sent that is to be answered next, in monotonic ms; null: none is under way. */
function oldestSentMs({ pipelinedRequests }: ClientInside): number | null {
  const oldest = pipelinedRequests.peek();
  if (oldest === undefined) return null;
  const [seconds, nanoseconds] = oldest.startTime;
  return seconds * 1000 + nanoseconds / 1e6;
}

/** Whether the request that is to be answered next is answered until then. Not where its connection ends before. */
async function isAnsweredBy(untilMs: number, { pipelinedRequests, conn }: ClientInside): Promise<boolean> {
  const oldest = pipelinedRequests.peek();
  const isWaiting = (): boolean => pipelinedRequests.peek() === oldest;
  while (isWaiting() && !conn.destroyed && monotonicMs() < untilMs) await sleep(LOOK_EVERY_MS);
  return !isWaiting();
}
