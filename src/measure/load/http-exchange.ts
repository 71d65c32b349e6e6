import { hash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { HttpScenario } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { reasonOf } from '../../errors.ts';
import { type AskedRequest, bytesOfBody, ExchangeFailure, isPlain, prepareRequest, type SentRequest } from './prepared-request.ts';
import { differenceOf, excerpt, sortedJson } from './wrong-body.ts';

/** A longer answer is probably an endless stream. */
const MOST_BYTES = 100_000_000;

/** autocannon reads up to 80 KiB of headers; the default of Node.js is 16 KiB. */
const MOST_HEADER_KIBIBYTES = 64;

/** Error codes of a connection that the server has closed. */
const CLOSED: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** One request with its whole answer. */
export interface Exchange {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The body, still encoded. */
  readonly bytes: Buffer;
  readonly elapsedMs: number;
}

export interface ExchangeOptions {
  readonly origin: string;
  readonly request: AskedRequest;
  /** `false`, as where none is named: a connection of its own, closed afterwards. */
  readonly agent?: http.Agent | false;
  readonly timeoutMs: number;
  /** How long an answer may be; all of it is kept. */
  readonly mostBytes?: number | undefined;
  /**
   * Sends the request again, over a new connection, if a kept one closes before the answer: a server may close one while the next request
   * is on its way (RFC 9112, 9.3.1). Not for counting, because the server may have worked on the first one.
   */
  readonly asksAgain?: boolean;
}

/** Methods with a Content-Length even without a body (RFC 9110, 8.6). Some servers answer 411 otherwise. */
const WITH_LENGTH: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** The scenario's headers with Content-Length. */
export function headersOf(request: SentRequest): Readonly<Record<string, string>> {
  const { method, headers, body } = request;
  return body === null && !WITH_LENGTH.has(method)
    ? headers
    : { ...headers, 'Content-Length': String(Buffer.byteLength(bytesOfBody(request) ?? '')) };
}

/** Headers in autocannon's order, so that the checked request equals the load's to the byte. */
function headerList(origin: string, request: SentRequest): readonly string[] {
  const own = Object.entries(headersOf(request));
  const hasHost = own.some(([name]) => name.toLowerCase() === 'host');
  return [...(hasHost ? [] : ['Host', new URL(origin).host]), 'Connection', 'keep-alive', ...own.flat()];
}

/** Any certificate will do: nothing but the server that was just started is reached at a loopback address. */
const clientOf = (origin: string): typeof http | typeof https => (origin.startsWith('https:') ? https : http);

/** An agent that keeps its connections to a server. */
export const keepingAgent = (origin: string, options: http.AgentOptions): http.Agent =>
  new (clientOf(origin).Agent)({ ...options, keepAlive: true });

/** What the client of an agent sends. A connection of its own has a client of its own. */
const makers = new WeakMap<http.Agent, ReturnType<typeof makerOf>>();

/** Sends one request, once per agent with those before it, and reads the answer to its end. @throws ExchangeFailure where there is none */
export async function exchange(options: ExchangeOptions): Promise<Exchange> {
  if (isPlain(options.request)) return send({ ...options, request: options.request });
  const { agent = false } = options;
  const maker = (agent === false ? undefined : makers.get(agent)) ?? makerOf(options);
  if (agent !== false) {
    makers.set(agent, maker);
    maker.catch(() => makers.delete(agent));
  }
  return send({ ...options, request: (await maker)() });
}

/** Sends what comes before a request, and gives what makes the requests of one client, each with the next number. @throws ExchangeFailure */
export function makerOf(options: ExchangeOptions): Promise<() => SentRequest> {
  return prepareRequest(options.request, async (request) => {
    const answer = await send({ ...options, request });
    return { status: answer.status, headers: answer.headers, text: (decoded(answer) ?? answer.bytes).toString('utf8') };
  });
}

function send(options: ExchangeOptions & { readonly request: SentRequest }): Promise<Exchange> {
  const { origin, request, agent = false, timeoutMs, mostBytes = MOST_BYTES, asksAgain = false } = options;
  return new Promise((resolve, reject) => {
    // Until the answer begins, or the request is given up.
    let mayAskAgain = asksAgain;
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    const giveUp = (failure: ExchangeFailure): void => {
      mayAskAgain = false;
      fail(failure);
      outgoing.destroy();
    };
    let begun: { readonly status: number; readonly type: string; readonly bytes: () => number } | null = null;
    const timeOut = (): void => {
      if (begun === null) giveUp(new ExchangeFailure({ kind: 'no-answer-in-time', seconds: timeoutMs / 1000 }, 'again'));
      else
        giveUp(
          new ExchangeFailure(
            { kind: 'answer-without-end', seconds: timeoutMs / 1000, status: begun.status, type: begun.type, bytes: begun.bytes() },
            'never',
          ),
        );
    };
    const startedMs = monotonicMs();
    const outgoing = clientOf(origin).request(
      `${origin}${request.path}`,
      {
        method: request.method,
        headers: headerList(origin, request),
        agent,
        maxHeaderSize: MOST_HEADER_KIBIBYTES * 1024,
        rejectUnauthorized: false,
      },
      (incoming) => {
        mayAskAgain = false;
        const chunks: Buffer[] = [];
        let length = 0;
        begun = { status: incoming.statusCode ?? 0, type: incoming.headers['content-type'] ?? '', bytes: () => length };
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          length += chunk.length;
          if (length > mostBytes) giveUp(new ExchangeFailure({ kind: 'answer-too-long', megabytes: mostBytes / 1e6 }, 'never'));
        });
        incoming.on('error', (error) => {
          const announced = incoming.headers['content-length'];
          fail(
            new ExchangeFailure(
              { kind: 'answer-cut-off', receivedBytes: length, announcedBytes: announced === undefined ? null : Number(announced) },
              'never',
              error,
            ),
          );
        });
        incoming.on('end', () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes: Buffer.concat(chunks),
            elapsedMs: monotonicMs() - startedMs,
          });
          clearTimeout(timer);
        });
      },
    );
    // The timer alone would do, because an answer may trickle. The socket's timeout stays: recorded figures include its cost.
    outgoing.setTimeout(timeoutMs, timeOut);
    outgoing.on('error', (error: RequestError) => {
      if (mayAskAgain && outgoing.reusedSocket && CLOSED.has(error.code ?? '')) {
        clearTimeout(timer);
        resolve(send({ ...options, agent: false }));
      } else {
        fail(failureOf(error));
      }
    });
    outgoing.end(bytesOfBody(request) ?? undefined);
    const timer = setTimeout(timeOut, timeoutMs);
  });
}

/** An error of `http.request`; of a parse error the reason and the raw packet. */
interface RequestError extends NodeJS.ErrnoException {
  readonly reason?: string;
  readonly rawPacket?: Buffer;
}

function failureOf(error: RequestError): ExchangeFailure {
  const { code = '', rawPacket, reason } = error;
  if (error.message.includes('wrong version number')) return new ExchangeFailure({ kind: 'speaks-no-tls' }, 'never', error);
  if (!code.startsWith('HPE_'))
    return new ExchangeFailure({ kind: 'connection-failed', problem: reasonOf(error) }, CLOSED.has(code) ? 'protocol' : 'again', error);
  return new ExchangeFailure(reasonOfParseError(code, reason ?? reasonOf(error), rawPacket ?? Buffer.of()), 'never', error);
}

/** Codes of llhttp where both headers are there. */
const BOTH_LENGTHS: ReadonlySet<string> = new Set([
  'HPE_INVALID_TRANSFER_ENCODING',
  'HPE_INVALID_CONTENT_LENGTH',
  'HPE_UNEXPECTED_CONTENT_LENGTH',
]);

function reasonOfParseError(code: string, problem: string, packet: Buffer): Reason {
  if (code === 'HPE_HEADER_OVERFLOW') return { kind: 'headers-too-large', kibibytes: MOST_HEADER_KIBIBYTES };
  if (BOTH_LENGTHS.has(code) && problem.includes("can't be present with")) return { kind: 'length-and-chunked' };
  // A TLS alert; a frame of HTTP/2 with SETTINGS or GOAWAY.
  if (packet[0] === 0x15 && packet[1] === 3) return { kind: 'speaks-tls' };
  if (packet.length >= 9 && packet[0] === 0 && (packet[3] === 4 || packet[3] === 7)) return { kind: 'speaks-http2' };
  return { kind: 'answer-is-not-http', problem, begins: excerpt(packet.toString('latin1')) };
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** The decompressed body; null: it cannot be decoded. */
function decoded({ headers: { 'content-encoding': encoding = 'identity' }, bytes }: Exchange): Buffer | null {
  if (encoding === 'identity') return bytes;
  try {
    return DECODERS[encoding.toLowerCase()]?.(bytes) ?? null;
  } catch {
    return null;
  }
}

/** Compares an answer in full with the expected one. null: equal. */
export function mismatch({ expect: { status, body: expected } }: Pick<HttpScenario, 'expect'>, answer: Exchange): Reason | null {
  const plain = decoded(answer);
  const body = (plain ?? answer.bytes).toString('utf8');
  if (answer.status !== status) return { kind: 'wrong-status', status: answer.status, expected: status, body: excerpt(body) };
  if (expected === null) return null;
  if (expected.kind === 'sha256') {
    const found = hash('sha256', answer.bytes);
    return found === expected.value
      ? null
      : { kind: 'wrong-digest', found, expected: expected.value, bytes: answer.bytes.length, body: excerpt(body) };
  }
  if (plain === null) return { kind: 'body-cannot-be-decoded', encoding: answer.headers['content-encoding'] ?? '' };
  if (expected.kind === 'text')
    return body === expected.value ? null : { kind: 'wrong-body', ...differenceOf('text', body, expected.value) };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { kind: 'body-is-not-json', body: excerpt(body) };
  }
  const texts = [sortedJson(value), sortedJson(expected.value)] as const;
  return texts[0] === texts[1] ? null : { kind: 'wrong-body', ...differenceOf('json', ...texts) };
}

/** Compares a later answer with the checked first one, to the byte. `expectedBody` null: any. */
export function wrongAnswer({ status, bytes }: Exchange, expectedStatus: number, expectedBody: Buffer | null): Reason | null {
  if (status !== expectedStatus) return { kind: 'wrong-status', status, expected: expectedStatus, body: '' };
  return expectedBody === null || bytes.equals(expectedBody) ? null : { kind: 'another-body-than-before' };
}

/** Codes of a system that has no port, descriptor or buffer left for a connection. */
const REFUSED_BY_SYSTEM: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE', 'ENOBUFS']);

/** Tells whether a connection could not be opened on this side, which is no fault of the server. */
export const isRefusedBySystem = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSED_BY_SYSTEM.has(error.code);

/** The reason of a failed exchange. @throws any other error, and that of a system which refuses the connection */
export function reasonOfExchange(error: unknown): Reason {
  if (!(error instanceof ExchangeFailure)) throw error;
  if (isRefusedBySystem(error.cause)) throw error.cause;
  return error.reason;
}
