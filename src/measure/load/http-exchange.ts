import { hash } from 'node:crypto';
import http from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { describeTexts, describeValues, excerpt } from './wrong-body.ts';
import type { HttpScenario } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Each connection of a load holds an answer, and a command may carry two in base64. What is longer is more likely a stream without an end. */
const MOST_BYTES = 100_000_000;

/** What comes of a request on a connection that the server has closed. */
const CLOSED: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** Longer than any answer that is measured: asking again does not mend it. */
export class EndlessAnswer extends Error {
  override readonly name = 'EndlessAnswer';

  constructor(mostBytes: number) {
    super(`the answer is longer than ${mostBytes / 1e6} MB; measure an endpoint whose answer ends sooner`);
  }
}

/** One request with its whole answer. */
export interface Exchange {
  readonly status: number;
  readonly body: string;
  /** The body as it was sent. */
  readonly bytes: Buffer;
  readonly elapsedMs: number;
}

export interface ExchangeOptions {
  readonly origin: string;
  readonly request: Pick<HttpScenario, 'method' | 'path' | 'headers' | 'body'>;
  /** `false`: a connection of its own, closed afterwards. */
  readonly agent: http.Agent | false;
  readonly timeoutMs: number;
  /** How long an answer may be; all of it is kept. */
  readonly mostBytes?: number | undefined;
  /**
   * Where a connection that was kept is closed before a word of the answer, the request is sent once more, over one of its own, and
   * its time begins anew: a server may close one while the next request is on its way (RFC 9112, 9.3.1). Who drops requests is
   * known from the load. Not where the server's work is being counted: it may have done it for the first one.
   */
  readonly asksAgain?: boolean;
}

/** Sends one request and reads the answer to its end. @throws Error where the connection fails, or all of it takes too long; EndlessAnswer */
export function exchange(options: ExchangeOptions): Promise<Exchange> {
  const { origin, request, agent, timeoutMs, mostBytes = MOST_BYTES, asksAgain = false } = options;
  return new Promise((resolve, reject) => {
    // Until a word of the answer is there, or it is given up.
    let mayAskAgain = asksAgain;
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    const giveUp = (error: Error): void => {
      mayAskAgain = false;
      fail(error);
      outgoing.destroy();
    };
    const timeOut = (): void => { giveUp(new Error(`no answer within ${timeoutMs / 1000} s`)); };
    const startedMs = monotonicMs();
    const headers = request.body === null ? request.headers : { ...request.headers, 'Content-Length': String(Buffer.byteLength(request.body)) };
    const outgoing = http.request(`${origin}${request.path}`, { method: request.method, headers, agent }, (incoming) => {
      mayAskAgain = false;
      const chunks: Buffer[] = [];
      let length = 0;
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > mostBytes) giveUp(new EndlessAnswer(mostBytes));
      });
      incoming.on('error', fail);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, body: bytes.toString('utf8'), bytes, elapsedMs: monotonicMs() - startedMs });
        clearTimeout(timer);
      });
    });
    // The socket sees silence alone, and an answer may trickle without end. It stays although the timer would do: what is
    // on record was measured with what it costs.
    outgoing.setTimeout(timeoutMs, timeOut);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (mayAskAgain && outgoing.reusedSocket && CLOSED.has(error.code ?? '')) {
        clearTimeout(timer);
        resolve(exchange({ ...options, agent: false }));
      } else {
        fail(error);
      }
    });
    outgoing.end(request.body ?? undefined);
    const timer = setTimeout(timeOut, timeoutMs);
  });
}

/** What is wrong with an answer, as a sentence's end; null: it is as expected. */
export function mismatch(scenario: HttpScenario, answer: Exchange): string | null {
  const asked = `${scenario.method} ${scenario.path}`;
  if (answer.status !== scenario.expect.status) {
    return `${asked} answered ${answer.status}, expected ${scenario.expect.status}${answer.body ? `: ${excerpt(answer.body)}` : ''}`;
  }
  const expected = scenario.expect.body;
  if (expected === null) return null;
  if (expected.kind === 'text') {
    return answer.body === expected.value ? null : `${asked} answered another body: ${describeTexts(answer.body, expected.value)}`;
  }
  if (expected.kind === 'sha256') {
    const found = hash('sha256', answer.bytes);
    return found === expected.value ? null : `${asked} answered another body: ${excerpt(answer.body)} (${answer.bytes.length} bytes), whose SHA-256 is ${found}, expected ${expected.value}`;
  }
  let value: unknown;
  try {
    value = JSON.parse(answer.body);
  } catch {
    return `${asked} answered a body that is not JSON: ${excerpt(answer.body)}`;
  }
  if (isDeepStrictEqual(value, expected.value)) return null;
  return `${asked} answered another body: ${describeValues(value, expected.value)}`;
}

/** The same of a later answer, whose body was checked by value when it came first: it must be the same to the byte. null: any body. */
export function wrongAnswer({ status, bytes }: Exchange, expectedStatus: number, expectedBody: Buffer | null): string | null {
  if (status !== expectedStatus) return `it answered ${status} instead of ${expectedStatus}`;
  return expectedBody === null || bytes.equals(expectedBody) ? null : 'it answered another body than before';
}
