/** A burst of held requests over one websocket: its messages, its answers, and the connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { reasonOf } from '../../errors.ts';
import type { BurstCommand, BurstOutcome } from './load-protocol.ts';
import { excerpt, sortedJson } from './wrong-body.ts';
import type { HeldScenario } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { monotonicMs } from '../../system/this-program.ts';

const NUMBER = '$ID';

/** Replaces `$ID` by the request's number; a text `$ID` alone becomes a number. */
export function withNumber(template: unknown, number: number): unknown {
  if (template === NUMBER) return number;
  if (typeof template === 'string') return template.replaceAll(NUMBER, String(number));
  if (Array.isArray(template)) return template.map((part) => withNumber(part, number));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, withNumber(value, number)]));
}

/** The messages of all requests. */
export function messagesOf({ message, requests }: Pick<HeldScenario, 'message' | 'requests'>): readonly string[] {
  return Array.from({ length: requests }, (_, index) => JSON.stringify(withNumber(message, index + 1)));
}

/** The first wrong answer; null: each answer came once, in any order. */
export function wrongReply(answers: readonly string[], { reply, requests }: Pick<HeldScenario, 'reply' | 'requests'>): Reason | null {
  const awaited = new Map<string, number>();
  for (let number = 1; number <= requests; number += 1) {
    const key = sortedJson(withNumber(reply, number));
    awaited.set(key, (awaited.get(key) ?? 0) + 1);
  }
  for (const answer of answers) {
    let value: unknown;
    try {
      value = JSON.parse(answer);
    } catch {
      return { kind: 'message-is-not-json', message: excerpt(answer) };
    }
    const key = sortedJson(value);
    const left = awaited.get(key);
    if (left === undefined)
      return { kind: 'wrong-message', message: excerpt(answer), expected: excerpt(JSON.stringify(withNumber(reply, 1))) };
    if (left === 0) return { kind: 'repeated-message', message: excerpt(answer) };
    awaited.set(key, left - 1);
  }
  return null;
}

/** A timer may fire this much too early, because it counts whole ms. */
const EARLY_MS = 5;

/** Sends all messages, waits for all answers, and then checks them, so that checking is not measured. */
export async function sendBurst(burst: BurstCommand): Promise<BurstOutcome> {
  let socket: OpenWebSocket;
  try {
    socket = await openWebSocket(burst.url);
  } catch (error) {
    return { trouble: { kind: 'websocket-not-opened', problem: reasonOf(error) } };
  }
  return sendOver(socket, burst);
}

interface Trouble {
  readonly trouble: Reason;
  readonly mayPass: boolean;
}

/** The same over an open websocket, which is closed at the end. */
export async function sendOver(
  socket: OpenWebSocket,
  burst: Omit<BurstCommand, 'url'>,
): Promise<Extract<BurstOutcome, { trouble: null }> | Trouble> {
  const exchanged = await exchangeAll(socket, burst);
  if (exchanged.trouble !== null) return exchanged;
  const { sentMs, answers, firstAnswerMs, finishedMs } = exchanged;
  const wrong = wrongReply(answers.map(String), burst);
  if (wrong !== null) return { trouble: wrong, mayPass: false };
  const heldMs = firstAnswerMs - sentMs;
  if (heldMs < burst.holdMs - EARLY_MS)
    return { trouble: { kind: 'answered-before-hold', afterMs: Math.round(heldMs), holdMs: burst.holdMs }, mayPass: false };
  return { trouble: null, sentMs, finishedMs };
}

/** Closes the socket too, so that `answers` holds surplus answers. */
async function exchangeAll(opened: OpenWebSocket, burst: Omit<BurstCommand, 'url'>) {
  await using connection = opened;
  const { socket, closed: closing } = connection;
  const messages = messagesOf(burst);
  const answers: Buffer[] = [];
  const finished = Promise.withResolvers<null>();
  let firstAnswerMs = 0;
  let finishedMs = 0;
  socket.on('message', (data) => {
    // As UTF-8, because decoding would be measured too. `ws` hands over one buffer by default.
    answers.push(data as Buffer);
    if (answers.length === 1) firstAnswerMs = monotonicMs();
    if (answers.length !== messages.length) return;
    finishedMs = monotonicMs();
    finished.resolve(null);
  });
  const sentMs = monotonicMs();
  for (const message of messages) socket.send(message);
  const counts = (): { readonly answers: number; readonly requests: number } => ({ answers: answers.length, requests: messages.length });
  const closed = closing.then(({ why, mayPass }): Trouble => ({ trouble: { kind: 'websocket-closed', ...counts(), how: why }, mayPass }));
  const late = sleep(burst.endMs - sentMs, null, { ref: false }).then((): Trouble => ({
    trouble: { kind: 'answers-missing', ...counts(), seconds: Math.ceil((burst.endMs - sentMs) / 1000) },
    mayPass: false,
  }));
  const trouble = await Promise.race([finished.promise, closed, late]);
  if (trouble !== null) return trouble;
  return { trouble: null, sentMs, firstAnswerMs, finishedMs, answers };
}

const OPEN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 500;

/** Codes for a state of the server that may pass, like going away or restarting (RFC 6455, 7.4.1, and IANA's registry). */
const MAY_PASS: ReadonlySet<number> = new Set([1001, 1005, 1006, 1011, 1012, 1013, 1014]);

export const websocketUrl = (origin: string, { path }: Pick<HeldScenario, 'path'>): string => `${origin.replace(/^http:/, 'ws:')}${path}`;

/** The client's end of an open websocket. Disposing of it closes it, with the handshake where the server takes part. */
interface OpenWebSocket extends AsyncDisposable {
  readonly socket: WebSocket;
  /** Resolves once it is closed. `mayPass`: another try may succeed. */
  readonly closed: Promise<{ readonly why: string; readonly mayPass: boolean }>;
}

/** Opens a websocket without compression, which would dominate the figures. @throws Error where the server refuses */
export async function openWebSocket(url: string): Promise<OpenWebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_TIMEOUT_MS });
  await once(socket, 'open');
  const closed: OpenWebSocket['closed'] = new Promise((resolve) => {
    // An error comes before the close, whose code is always 1006 then.
    socket.once('error', ({ message }) => resolve({ why: message, mayPass: false }));
    socket.once('close', (code, reason) =>
      resolve({ why: `code ${code}${reason.length > 0 ? `, ${reason.toString()}` : ''}`, mayPass: MAY_PASS.has(code) }),
    );
  });
  return {
    socket,
    closed,
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS)]);
      socket.terminate();
    },
  };
}
