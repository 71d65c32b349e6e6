import type http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../../errors.ts';
import { sendOver } from '../load/held-burst.ts';
import { EndlessAnswer, exchange, type ExchangeOptions, mismatch } from '../load/http-exchange.ts';
import { openWebSocket, websocketUrl } from '../load/websocket.ts';
import type { HeldScenario, HttpScenario, Scenario, ServerTarget } from '../../model.ts';
import { accepts, LOOPBACK } from '../../system/loopback.ts';
import { describeEnding, type ProcessTree } from '../../system/process-tree.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** What a server is waited for with. */
interface Waiting {
  readonly target: Pick<ServerTarget, 'start'>;
  readonly port: number;
  /** From now on. */
  readonly timeoutMs: number;
  /** Between two looks. */
  readonly everyMs: number;
}

const HOW_TO_LISTEN = 'it has to listen on the PORT of its environment, and `bootTimeout` says how long it may take';

/** Waits until a server that was just started accepts connections. @throws Error where it ends before, or does not in time */
export async function untilListening(server: Pick<ProcessTree, 'ending' | 'ended'>, { target: { start }, port, timeoutMs, everyMs }: Waiting): Promise<void> {
  const latestMs = monotonicMs() + timeoutMs;
  while (!(await accepts(port))) {
    if (server.ending() !== null) throw new Error(`\`${start}\` ${describeEnding(await server.ended)} before it listened on PORT ${port}`);
    if (monotonicMs() > latestMs) throw new Error(`\`${start}\` did not listen on PORT ${port} of ${LOOPBACK} within ${timeoutMs / 1000} s; ${HOW_TO_LISTEN}`);
    await sleep(everyMs);
  }
}

const ASK_AGAIN_MS = 50;
const LEAST_TIMEOUT_MS = 10_000;

/** What `ws` says where the handshake was answered with a status that is meant so. */
const REFUSED = /^Unexpected server response: 4/;

/** What comes of a request to a server that takes it for TLS or HTTP/2: it closes the connection, or answers what is not HTTP/1.1. */
const MISUNDERSTOOD = /^(?:ECONNRESET$|HPE_)/;

/** What a server says to the first request, after it was checked in full. */
export interface FirstAnswer {
  /** To the byte; null: of a websocket's answers each is another. */
  readonly body: Buffer | null;
  /** When it had come, in monotonic ms: checking it and closing the connection take longer. */
  readonly atMs: number;
  /** How long the server was to wait before it answered. */
  readonly heldMs: number;
}

/** How long a server may take until it answers as it should. */
export interface Readiness {
  /** Until then, in monotonic ms, it is asked again where it is not ready. */
  readonly untilMs: number;
  /** Nobody is left to be asked again. */
  readonly hasEnded: () => boolean;
  /** What a request is given in any case, however late it is sent. */
  readonly leastTimeoutMs?: number;
  /** How long an answer over HTTP may be, where that is not as long as usual. */
  readonly mostBytes?: number;
  /** Whose connection the request goes over; `false`: one of its own. */
  readonly agent?: http.Agent | false;
}

/** What may be otherwise a moment later. */
interface NotReady {
  readonly notReady: Error;
}

/**
 * Sends the scenario's first request, alone, and again while it fails or is answered by an error of the server (5xx, or the end of the
 * websocket for such a reason): many a server listens before what it depends on is connected.
 *
 * @throws Error with what is wrong: no answer in time, or another than expected
 */
export async function firstAnswer(scenario: Scenario, origin: string, readiness: Readiness): Promise<FirstAnswer> {
  const { untilMs, hasEnded, leastTimeoutMs = LEAST_TIMEOUT_MS, agent = false, mostBytes } = readiness;
  for (;;) {
    // In whole seconds, as it is told.
    const timeoutMs = Math.max(leastTimeoutMs, Math.ceil((untilMs - monotonicMs()) / 1000) * 1000);
    const answer = scenario.protocol === 'http' ? await firstResponse(scenario, { origin, agent, timeoutMs, mostBytes }) : await firstReply(scenario, origin, timeoutMs);
    if (!('notReady' in answer)) return answer;
    if (monotonicMs() < untilMs) await sleep(ASK_AGAIN_MS);
    if (hasEnded()) throw answer.notReady;
    if (monotonicMs() >= untilMs) throw withHint(answer.notReady);
  }
}

/** A server of TLS or HTTP/2 never becomes ready, and what fails does not say why. */
function withHint(failure: Error): Error {
  const { code } = (failure.cause ?? {}) as { readonly code?: unknown };
  if (typeof code !== 'string' || !MISUNDERSTOOD.test(code)) return failure;
  return new Error(`${failure.message} (does it speak TLS or HTTP/2? Only HTTP/1.1 without TLS is measured)`, { cause: failure.cause });
}

async function firstResponse(scenario: HttpScenario, way: Omit<ExchangeOptions, 'request'>): Promise<FirstAnswer | NotReady> {
  const answer = await exchange({ ...way, request: scenario })
    .catch((error: unknown): NotReady => {
      const failure = new Error(`${scenario.method} ${scenario.path} failed: ${reasonOf(error)}`, { cause: error });
      if (error instanceof EndlessAnswer) throw failure;
      return { notReady: failure };
    });
  if ('notReady' in answer) return answer;
  const atMs = monotonicMs();
  const wrong = mismatch(scenario, answer);
  if (wrong === null) return { body: answer.bytes, atMs, heldMs: 0 };
  const isErrorOfServer = answer.status >= 500 && answer.status !== scenario.expect.status;
  if (isErrorOfServer) return { notReady: new Error(wrong) };
  throw new Error(wrong);
}

async function firstReply(scenario: HeldScenario, origin: string, timeoutMs: number): Promise<FirstAnswer | NotReady> {
  const socket = await openWebSocket(websocketUrl(origin, scenario))
    .catch((error: unknown): NotReady => ({ notReady: new Error(`${scenario.path}: the websocket could not be opened: ${reasonOf(error)}`, { cause: error }) }));
  if ('notReady' in socket) {
    if (REFUSED.test(reasonOf(socket.notReady.cause))) throw socket.notReady;
    return socket;
  }
  const outcome = await sendOver(socket, { ...scenario, requests: 1, endMs: monotonicMs() + scenario.holdMs + timeoutMs });
  if (outcome.trouble !== null) {
    const failure = new Error(`${scenario.path}: ${outcome.trouble}`);
    if (outcome.mayPass) return { notReady: failure };
    throw failure;
  }
  return { body: null, atMs: outcome.finishedMs, heldMs: scenario.holdMs };
}
