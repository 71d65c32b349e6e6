import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../clock.ts';
import { reasonOf } from '../../errors.ts';
import { messagesOf, wrongReply } from './held-messages.ts';
import type { BurstCommand, BurstOutcome } from './load-protocol.ts';
import { openWebSocket, type OpenWebSocket } from './websocket.ts';

/** How much sooner than asked for a timer may fire: it reckons in whole ms, from when its event loop last looked. */
const EARLY_MS = 5;

/** Sends all messages and waits for all answers. They are checked only then: the checking is not what is measured. */
export async function sendBurst(burst: BurstCommand): Promise<BurstOutcome> {
  let socket: OpenWebSocket;
  try {
    socket = await openWebSocket(burst.url);
  } catch (error) {
    return { trouble: `the websocket could not be opened: ${reasonOf(error)}` };
  }
  return sendOver(socket, burst);
}

/** What went wrong, as a sentence's end, and whether it may be otherwise a moment later. */
interface Trouble {
  readonly trouble: string;
  readonly mayPass: boolean;
}

/** The same over a websocket that is open already, and closed at the end. */
export async function sendOver(socket: OpenWebSocket, burst: Omit<BurstCommand, 'url'>): Promise<Extract<BurstOutcome, { trouble: null }> | Trouble> {
  const exchanged = await exchangeAll(socket, burst);
  if (exchanged.trouble !== null) return exchanged;
  const { sentMs, answers, firstAnswerMs, finishedMs } = exchanged;
  const wrong = wrongReply(answers.map(String), burst);
  if (wrong !== null) return { trouble: wrong, mayPass: false };
  const heldMs = firstAnswerMs - sentMs;
  if (heldMs < burst.holdMs - EARLY_MS) return { trouble: `its first answer came after ${Math.round(heldMs)} ms, though each request is to be held for ${burst.holdMs} ms`, mayPass: false };
  return { trouble: null, sentMs, finishedMs };
}

type Exchanged =
  | { readonly trouble: null; readonly sentMs: number; readonly firstAnswerMs: number; readonly finishedMs: number; readonly answers: readonly Buffer[] }
  | Trouble;

/** Closes the socket too, so that `answers` holds whatever came beyond what was asked for. */
async function exchangeAll(opened: OpenWebSocket, burst: Omit<BurstCommand, 'url'>): Promise<Exchanged> {
  await using socket = opened;
  const messages = messagesOf(burst);
  const answers: Buffer[] = [];
  const finished = Promise.withResolvers<null>();
  let firstAnswerMs = 0;
  let finishedMs = 0;
  socket.onMessage((data) => {
    answers.push(data);
    if (answers.length === 1) firstAnswerMs = monotonicMs();
    if (answers.length !== messages.length) return;
    finishedMs = monotonicMs();
    finished.resolve(null);
  });
  const sentMs = monotonicMs();
  for (const message of messages) socket.send(message);
  const closed = socket.closed.then(({ why, mayPass }) => ({ when: `before the connection was closed (${why})`, mayPass }));
  const late = sleep(burst.endMs - sentMs, { when: `within ${Math.ceil((burst.endMs - sentMs) / 1000)} s`, mayPass: false }, { ref: false });
  const cutOff = await Promise.race([finished.promise, closed, late]);
  if (cutOff !== null) return { trouble: `only ${answers.length} of ${messages.length} answers came ${cutOff.when}`, mayPass: cutOff.mayPass };
  return { trouble: null, sentMs, firstAnswerMs, finishedMs, answers };
}
