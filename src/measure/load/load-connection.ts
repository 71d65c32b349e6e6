/* oxlint-disable no-underscore-dangle -- the names are autocannon's */
import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { sum } from 'simple-statistics';
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
  readonly pipelinedRequests: { readonly clear: () => void; readonly size: () => number };
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
 * connection, and `Connection: close` sends the next request over a new one.
 *
 * @param onClosed called when a server ends a connection with requests under way. It has dropped them: one that keeps connections
 *   announces the last answer (RFC 9112, 9.6)
 */
export function keepToHttp(client: autocannon.Client, method: string, onClosed: () => void): void {
  const inside = insideOf(client);
  const { parser, pipelinedRequests } = inside;
  const sendNext = inside._doRequest.bind(inside);
  const connect = inside._connect.bind(inside);
  passOverInterimAnswers(parser);
  let isLast = false;
  let isBroken = false;
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
    if (!isLast) {
      sendNext();
      return;
    }
    // Anything behind the last answer is dropped: the requests are sent again.
    parser.offset = parser.end;
    inside._resetConnection();
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
    if (isUnderWay && !isBroken) onClosed();
    // The rest of a cut answer would be taken from the next one.
    parser.reinitialize(parser.type);
    isLast = false;
    isBroken = false;
    pipelinedRequests.clear();
    connect();
  };
}

const LOOK_EVERY_MS = 25;

/**
 * A load ends with requests under way. Their connections stay until they are answered, so that one that hangs is told from one that was sent
 * a moment ago. The server gets no other requests meanwhile, so that it is not merely slow.
 */
export function watchLeftBehind(timeoutMs: number): {
  /**
   * To be called for every client of the load before it connects; `hasAnswers`: the server has answered anything; `onClosed`: called when the server
   * ends a connection with requests under way.
   */
  readonly watch: (client: autocannon.Client, told: { readonly hasAnswers: () => boolean; readonly onClosed: () => void }) => void;
  /** Number of requests without an answer; to be asked when the load has ended. */
  readonly neverAnswered: () => Promise<number>;
} {
  const left: Promise<number>[] = [];
  return {
    watch: (client, { hasAnswers, onClosed }) => {
      const inside = insideOf(client);
      const destroyConnection = inside._destroyConnection.bind(inside);
      inside._destroyConnection = () => {
        if (inside.destroyed && hasAnswers()) left.push(leftAfter(timeoutMs, inside, onClosed).finally(destroyConnection));
        else destroyConnection();
      };
    },
    neverAnswered: async () => sum(await Promise.all(left)),
  };
}

/** Number of requests that are under way on an open connection after so long. */
async function leftAfter(timeoutMs: number, { parser, pipelinedRequests, conn }: ClientInside, onClosed: () => void): Promise<number> {
  const [begun, untilMs] = [pipelinedRequests.size(), monotonicMs() + timeoutMs];
  while (pipelinedRequests.size() > 0 && !conn.destroyed && monotonicMs() < untilMs) await sleep(LOOK_EVERY_MS);
  if (!conn.destroyed) return pipelinedRequests.size();
  // An answer may end its connection.
  if (pipelinedRequests.size() === begun && parser.state !== 'BODY_RAW') onClosed();
  return 0;
}
