/* oxlint-disable no-underscore-dangle -- the names are autocannon's */
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { monotonicMs } from '../../system/this-program.ts';

/** A request that was sent and not answered yet. */
interface WaitingRequest {
  /** When it was sent, by `process.hrtime`. */
  readonly startTime: readonly [seconds: number, nanoseconds: number];
}

/** What of autocannon's client and its parser (http-parser-js) has to be known, and is not declared. */
export interface ClientInside {
  readonly parser: {
    isChunked: boolean;
    body_bytes: number | null;
    offset: number;
    readonly end: number;
    readonly type: string;
    /** What it reads next. `BODY_RAW`: of a body that ends with its connection. */
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
    /** The one that is to be answered next. */
    readonly peek: () => WaitingRequest | undefined;
  };
  /** Its load has ended: it opens no other connection. */
  readonly destroyed: boolean;
  readonly conn: net.Socket;
  readonly on: (event: 'connError', listener: () => void) => unknown;
  readonly _resetConnection: () => void;
  _destroyConnection: () => void;
  _connect: () => void;
  _doRequest: () => void;
}

export const insideOf = (client: autocannon.Client): ClientInside => client as unknown as ClientInside;

/** What became of the connections of one load. */
interface ConnectionTally {
  /** To be called when a connection answers what was sent behind an answer of its own. */
  readonly noteKept: () => void;
  /** To be called when a server has ended a connection without a word and with requests under way, after so many answers on it. */
  readonly noteClosed: (answers: number) => void;
  /** How many connections were ended with requests under way that were the server's to answer. */
  readonly closed: () => number;
}

/**
 * Who keeps connections says so with the last answer on one (`Connection: close`; RFC 9112, 9.6): what is under way when one
 * ends without that was dropped. Who ends each with its first answer, and does not say so, answers nothing that was sent
 * behind one. Such requests go over another connection, as they do where it was said; only what was sent at once and never
 * answered was dropped then.
 */
export function tallyConnections(): ConnectionTally {
  let areKept = false;
  let closedUnanswered = 0;
  let closedLater = 0;
  return {
    noteKept: () => { areKept = true; },
    noteClosed: (answers) => {
      if (answers === 0) closedUnanswered += 1;
      else closedLater += 1;
    },
    closed: () => closedUnanswered + (areKept ? closedLater : 0),
  };
}

/**
 * An interim answer (103 Early Hints, 100 Continue) leaves its request to be answered, so it ends nothing (RFC 9110, 15.2).
 * 101 is none of them: what comes behind it is no HTTP.
 */
function passOverInterimAnswers(parser: ClientInside['parser']): void {
  const endAnswer = parser.nextRequest.bind(parser);
  parser.nextRequest = () => {
    const { statusCode = 0 } = parser.info;
    if (statusCode >= 100 && statusCode < 200 && statusCode !== 101) parser.reinitialize(parser.type);
    else endAnswer();
  };
}

/**
 * Has a client keep to what autocannon does not know of HTTP: an interim answer is not the answer; the one to HEAD has no body,
 * whatever its headers say of one; a body without a length ends with its connection; and after an answer that ends its
 * connection (`Connection: close`) the next request goes over another. Where a server ends one otherwise autocannon opens
 * another and says nothing, so that is noted.
 */
export function keepToHttp(client: autocannon.Client, { method, pipelining }: { readonly method: string; readonly pipelining: number }, connections: ConnectionTally): void {
  const inside = insideOf(client);
  const { parser, pipelinedRequests } = inside;
  const sendNext = inside._doRequest.bind(inside);
  const connect = inside._connect.bind(inside);
  passOverInterimAnswers(parser);
  let isLast = false;
  let isBroken = false;
  /** On this connection: as many as are under way at once, and then one behind each answer. */
  let sent = 0;
  // Told of before the parser decides whether to wait for a body.
  client.on('headers', () => {
    if (method === 'HEAD') {
      parser.isChunked = false;
      parser.body_bytes = 0;
    }
    isLast = !parser.shouldKeepAlive();
  });
  // Counted by autocannon itself, which opens another connection then.
  inside.on('connError', () => { isBroken = true; });
  inside._doRequest = () => {
    if (isLast) {
      // What may have come behind the last answer is none: the requests are sent again.
      parser.offset = parser.end;
      inside._resetConnection();
    } else {
      sendNext();
      sent += 1;
      if (sent === 2 * pipelining + 1) connections.noteKept();
    }
  };
  // Requests under way are lost with their connection. Left in the queue they would get the answers to those that come after
  // them, and every latency would be that of an earlier request. After a time-out, and where it was said that the connection
  // ends, autocannon has emptied the queue before.
  inside._connect = () => {
    const isUnderWay = pipelinedRequests.size() > 0;
    if (isUnderWay && !isBroken && parser.state === 'BODY_RAW') {
      // It ends its answer (RFC 9112, 6.3), which is the last on its connection: the next request opens another.
      parser.nextRequest();
      return;
    }
    if (isUnderWay && !isBroken) connections.noteClosed(sent - pipelining);
    // What is missing of an answer that was cut off would be taken from the next one.
    parser.reinitialize(parser.type);
    isLast = false;
    isBroken = false;
    sent = 0;
    pipelinedRequests.clear();
    connect();
  };
}

/* oxlint-disable no-underscore-dangle -- the names are autocannon's */

/** Who has waited no longer than this was sent a moment ago. */
const MOMENT_MS = 250;
/** Of a server that is slow with all, at whose first answer the others have waited as long. */
const TIMES_THE_LONGEST = 3;
const LOOK_EVERY_MS = 25;
/** The longest answer of the last one or two of these counts: one that was slow long before says nothing of now. */
const RECENT_MS = 500;

/** The requests that are under way when a load ends. */
interface LeftBehind {
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
