/* oxlint-disable no-underscore-dangle -- the names are autocannon's */
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { isRefusedBySystem } from './http-exchange.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Undeclared parts of autocannon's client and its parser (http-parser-js). */
export interface ClientInside {
  readonly parser: {
    isChunked: boolean;
    body_bytes: number | null;
    offset: number;
    readonly end: number;
    readonly type: string;
    /** `BODY_RAW`: a body that ends with its connection. */
    readonly state: string;
    readonly info: { readonly statusCode?: number };
    readonly shouldKeepAlive: () => boolean;
    readonly reinitialize: (type: string) => void;
    /** Ends the answer that was read. */
    nextRequest: () => void;
  };
  readonly pipelinedRequests: {
    readonly clear: () => void;
    readonly size: () => number;
    /** The next to be answered, and when it was sent by `process.hrtime`. */
    readonly peek: () => { readonly startTime: readonly [seconds: number, nanoseconds: number] } | undefined;
  };
  /** Its load has ended. */
  readonly destroyed: boolean;
  readonly conn: net.Socket;
  readonly on: (event: 'connError', listener: (error: unknown) => void) => unknown;
  readonly destroy: () => void;
  readonly _resetConnection: () => void;
  _destroyConnection: () => void;
  _connect: () => void;
  _doRequest: () => void;
}

export const insideOf = (client: autocannon.Client): ClientInside => client as unknown as ClientInside;

/** Counts how the connections of one load ended. */
interface ConnectionTally {
  /** To be called when a connection answers a request that came behind an answer. */
  readonly noteKept: () => void;
  /** To be called when a server ends a connection silently with requests under way, after so many answers. */
  readonly noteClosed: (answers: number) => void;
  /** Connections that ended with requests that the server had to answer. */
  readonly closed: () => number;
}

/**
 * A server that keeps connections announces the last answer (`Connection: close`; RFC 9112, 9.6), so that requests under way at an
 * unannounced end were dropped. A server that ends every connection after one answer drops only requests on unanswered ones.
 */
export function tallyConnections(): ConnectionTally {
  let areKept = false;
  let closedUnanswered = 0;
  let closedLater = 0;
  return {
    noteKept: () => {
      areKept = true;
    },
    noteClosed: (answers) => {
      if (answers === 0) closedUnanswered += 1;
      else closedLater += 1;
    },
    closed: () => closedUnanswered + (areKept ? closedLater : 0),
  };
}

/** Interim answers (100, 103) do not answer a request (RFC 9110, 15.2). 101 is final: no HTTP follows. */
function passOverInterimAnswers(parser: ClientInside['parser']): void {
  const endAnswer = parser.nextRequest.bind(parser);
  parser.nextRequest = () => {
    const { statusCode = 0 } = parser.info;
    if (statusCode >= 100 && statusCode < 200 && statusCode !== 101) parser.reinitialize(parser.type);
    else endAnswer();
  };
}

/**
 * Corrects autocannon's HTTP: interim answers do not count, answers to HEAD have no body, a body without a length ends with its
 * connection, and `Connection: close` sends the next request over a new one. Counts connections that a server ends otherwise.
 */
export function keepToHttp(
  client: autocannon.Client,
  { method, pipelining }: { readonly method: string; readonly pipelining: number },
  connections: ConnectionTally,
): void {
  const inside = insideOf(client);
  const { parser, pipelinedRequests } = inside;
  const sendNext = inside._doRequest.bind(inside);
  const connect = inside._connect.bind(inside);
  passOverInterimAnswers(parser);
  let isLast = false;
  let isBroken = false;
  /** Requests on this connection. */
  let sent = 0;
  // Before the parser decides whether to wait for a body.
  client.on('headers', () => {
    if (method === 'HEAD') {
      parser.isChunked = false;
      parser.body_bytes = 0;
    }
    isLast = !parser.shouldKeepAlive();
  });
  // autocannon counts it, and opens another connection: if the system has none left, for ever, and without a moment for anything else.
  inside.on('connError', (error) => {
    isBroken = true;
    if (isRefusedBySystem(error)) inside.destroy();
  });
  inside._doRequest = () => {
    if (isLast) {
      // Anything behind the last answer is dropped: the requests are sent again.
      parser.offset = parser.end;
      inside._resetConnection();
    } else {
      sendNext();
      sent += 1;
      if (sent === 2 * pipelining + 1) connections.noteKept();
    }
  };
  // Requests under way are lost with their connection. Left in the queue they would get the answers of later requests, with wrong
  // latencies. After a time-out or an announced end autocannon has emptied the queue.
  inside._connect = () => {
    const isUnderWay = pipelinedRequests.size() > 0;
    if (isUnderWay && !isBroken && parser.state === 'BODY_RAW') {
      // The end of the connection ends this answer (RFC 9112, 6.3).
      parser.nextRequest();
      return;
    }
    if (isUnderWay && !isBroken) connections.noteClosed(sent - pipelining);
    // The rest of a cut answer would be taken from the next one.
    parser.reinitialize(parser.type);
    isLast = false;
    isBroken = false;
    sent = 0;
    pipelinedRequests.clear();
    connect();
  };
}

/** Requests that have waited less were sent a moment ago. */
const MOMENT_MS = 250;
/** Requests are late beyond this multiple of the longest recent answer. */
const TIMES_THE_LONGEST = 3;
const LOOK_EVERY_MS = 25;
/** The longest answer of the last one or two such periods counts. */
const RECENT_MS = 500;

/**
 * A load ends with requests under way. One that has waited several times as long as recent answers is late or lost: its connection stays
 * until the answer or the timeout. The server gets no other requests meanwhile, so that it is not merely slow.
 */
export function watchLeftBehind(timeoutMs: number): {
  /** To be called for every answer of the load, with the monotonic time at which it came. */
  readonly noteAnswer: (latencyMs: number, atMs: number) => void;
  /** To be called for every client of the load before it connects. */
  readonly watch: (client: autocannon.Client) => void;
  /** Number of requests without an answer; to be asked when the load has ended. */
  readonly neverAnswered: () => Promise<number>;
} {
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

/** When the oldest request under way was sent, in monotonic ms; null: none is. */
function oldestSentMs({ pipelinedRequests }: ClientInside): number | null {
  const oldest = pipelinedRequests.peek();
  if (oldest === undefined) return null;
  const [seconds, nanoseconds] = oldest.startTime;
  return seconds * 1000 + nanoseconds / 1e6;
}

/** Tells whether the oldest request under way is answered in time. */
async function isAnsweredBy(untilMs: number, { pipelinedRequests, conn }: ClientInside): Promise<boolean> {
  const oldest = pipelinedRequests.peek();
  const isWaiting = (): boolean => pipelinedRequests.peek() === oldest;
  while (isWaiting() && !conn.destroyed && monotonicMs() < untilMs) await sleep(LOOK_EVERY_MS);
  return !isWaiting();
}
