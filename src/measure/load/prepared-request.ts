/** What is sent for a scenario: with the values of the requests before it, and with the number that makes each request another. */
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { ReasonError } from '../failure.ts';
import type { HttpScenario, RequestBefore } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { jsonOrNull } from '../../text/phrases.ts';
import { excerpt } from './wrong-body.ts';

/** One request as it goes out. */
export type SentRequest = Pick<HttpScenario, 'method' | 'path' | 'headers' | 'body' | 'bodyEncoding'>;

/** A request that may need others before it. */
export type AskedRequest = SentRequest & Pick<HttpScenario, 'before'>;

const NUMBER = '$ID';

/** Tells whether a request goes out as it is written. */
export const isPlain = ({ before, path, headers, body, bodyEncoding }: AskedRequest): boolean =>
  before === undefined &&
  ![path, ...Object.values(headers), bodyEncoding === undefined ? body : null].some((text) => text?.includes(NUMBER));

/** The bytes of a body; null: there is none. */
export const bytesOfBody = ({ body, bodyEncoding }: SentRequest): Buffer | string | null =>
  body !== null && bodyEncoding === 'base64' ? Buffer.from(body, 'base64') : body;

/** Where numbers come from that have to differ from those of all other clients; null: each client counts from 1. */
let shared: { next: number } | null = null;

/** Numbers of all clients of this program differ from now on. They begin so high that all have the same length. */
export const shareNumbers = (): void => {
  shared ??= { next: 1_000_000 };
};

/** An answer to a request before, as far as values are taken from it. */
interface AnswerBefore {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request that got no whole answer, or for which one before it failed. */
export class ExchangeFailure extends ReasonError {
  override readonly name = 'ExchangeFailure';
  /** `again`: another try may succeed. `protocol`: the server closed the connection silently, perhaps because it expects TLS. `never`: no further try. */
  readonly mayPass: 'again' | 'protocol' | 'never';

  constructor(reason: Reason, mayPass: ExchangeFailure['mayPass'], cause?: unknown) {
    super(reason, { cause });
    this.mayPass = mayPass;
  }
}

/**
 * Sends the requests before, in their order. Cookies go on from each answer, as in a browser.
 *
 * @throws ExchangeFailure where one is refused, or its answer does not have a value
 */
export async function prepareRequest(
  request: AskedRequest,
  send: (before: SentRequest) => Promise<AnswerBefore>,
): Promise<() => SentRequest> {
  const values = new Map<string, string>();
  const cookies = new Map<string, string>();
  for (const step of request.before ?? []) {
    const answer = await send(withCookies(withValues(step, values), cookies));
    const named = `${step.method} ${step.path}`;
    if (answer.status >= 400)
      throw new ExchangeFailure(
        { kind: 'before-refused', request: named, status: answer.status, body: excerpt(answer.text) },
        answer.status >= 500 ? 'again' : 'never',
      );
    for (const [name, value] of cookiesIn(answer.headers)) cookies.set(name, value);
    for (const [name, from] of Object.entries(step.take)) {
      const value = valueIn(answer, from, cookies);
      if (value === null)
        throw new ExchangeFailure({ kind: 'value-not-found', request: named, name, from, body: excerpt(answer.text) }, 'never');
      values.set(name, value);
    }
  }
  const numbers = shared ?? { next: 1 };
  const prepared = withCookies(withValues(request, values), cookies);
  return () => {
    const number = String(numbers.next);
    numbers.next += 1;
    return mapTexts(prepared, (text) => text.replaceAll(`"${NUMBER}"`, number).replaceAll(NUMBER, number));
  };
}

function cookiesIn(headers: IncomingHttpHeaders): readonly (readonly [name: string, value: string])[] {
  return (headers['set-cookie'] ?? []).map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  });
}

/** `header NAME`, `cookie NAME`, `body`, `body PATH.OF.JSON`, or `body /regular expression/`, of which the first group counts. */
function valueIn({ headers, text }: AnswerBefore, from: string, cookies: ReadonlyMap<string, string>): string | null {
  const [kind = '', ...rest] = from.split(' ');
  const what = rest.join(' ');
  if (kind === 'header') {
    const value = headers[what.toLowerCase()];
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
  }
  if (kind === 'cookie') return cookies.get(what) ?? null;
  if (what === '') return text.trim();
  if (what.startsWith('/')) return new RegExp(what.slice(1, -1)).exec(text)?.[1] ?? null;
  const value = what
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      jsonOrNull(text),
    );
  const found = z.union([z.string(), z.number()]).safeParse(value).data;
  return found === undefined ? null : String(found);
}

/** Longer names first, so that `$TOKEN` is not taken for the beginning of `$TOKEN_ID`. */
function withValues<Request extends SentRequest | RequestBefore>(request: Request, values: ReadonlyMap<string, string>): Request {
  const names = [...values.keys()].toSorted((one, other) => other.length - one.length);
  return names.length === 0
    ? request
    : mapTexts(request, (text) => names.reduce((so, name) => so.replaceAll(`$${name}`, values.get(name)!), text));
}

/** A header of its own wins. */
function withCookies<Request extends SentRequest | RequestBefore>(request: Request, cookies: ReadonlyMap<string, string>): Request {
  if (cookies.size === 0 || Object.keys(request.headers).some((name) => name.toLowerCase() === 'cookie')) return request;
  return { ...request, headers: { ...request.headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } };
}

function mapTexts<Request extends SentRequest | RequestBefore>(request: Request, change: (text: string) => string): Request {
  const { path, headers, body, bodyEncoding } = request;
  return {
    ...request,
    path: change(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)])),
    body: body === null || bodyEncoding !== undefined ? body : change(body),
  };
}
