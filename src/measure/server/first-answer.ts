/** Waiting for a server that was just started: until it listens, and until its first answer is as expected. */
import type http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../system/this-program.ts';
import { reasonOf } from '../../errors.ts';
import type { HeldScenario, HttpScenario, Scenario, ServerTarget } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { openWebSocket, sendOver, websocketUrl } from '../load/held-burst.ts';
import { exchange, type ExchangeOptions, mismatch } from '../load/http-exchange.ts';
import { ExchangeFailure } from '../load/prepared-request.ts';
import { ReasonError } from '../failure.ts';
import { acceptingHost, LOOPBACK, needsHttp2, speaksTls } from '../../system/loopback.ts';
import type { ProcessTree } from '../../system/process-tree.ts';

interface Waiting {
  readonly target: Pick<ServerTarget, 'start' | 'tls'>;
  readonly port: number;
  readonly scenario: Scenario;
  /** From now on. */
  readonly timeoutMs: number;
  /** Between two looks. */
  readonly everyMs: number;
}

/** Hosts of listening sockets that are reached by a loopback address. */
const REACHED = [LOOPBACK, '0.0.0.0', '[::1]', '[::]'];

/** A server is looked for at other addresses after this time, and once more each time it has gone by again. */
const ELSEWHERE_MS = 1_000;
const ANSWER_MS = 500;

/**
 * Waits until a server that was just started accepts connections on its port, and gives its origin.
 *
 * @throws ReasonError where it ends before, does not listen in time, or answers the scenario at another address
 */
export async function untilListening(
  server: Pick<ProcessTree, 'ending' | 'ended' | 'listensOn'>,
  { target: { start: command, tls }, port, scenario, timeoutMs, everyMs }: Waiting,
): Promise<string> {
  const protocol = tls ? 'https:' : 'http:';
  const startedMs = monotonicMs();
  let lookAtMs = startedMs + ELSEWHERE_MS;
  for (;;) {
    const host = await acceptingHost(port);
    if (host !== null) return `${protocol}//${host}:${port}`;
    if (server.ending() !== null) throw new ReasonError({ kind: 'exited-before-listening', command, port, ending: await server.ended });
    const nowMs = monotonicMs();
    const isLate = nowMs > startedMs + timeoutMs;
    if (isLate || nowMs > lookAtMs) {
      // Not where it has just been looked for: it may have begun to listen there since.
      const listensOn = server.listensOn().filter((address) => !REACHED.some((host) => address === `${host}:${port}`));
      // Another port may be open before the right one, for metrics or a debugger: its server answers something else.
      const isThere = (await Promise.all(listensOn.map((address) => answersAt(address, protocol, scenario)))).includes(true);
      if (isThere || (isLate && listensOn.length > 0)) throw new ReasonError({ kind: 'listens-elsewhere', command, port, listensOn });
      if (isLate) throw new ReasonError({ kind: 'not-listening', command, address: `${LOOPBACK}:${port}`, seconds: timeoutMs / 1000 });
      lookAtMs = monotonicMs() + ELSEWHERE_MS;
    }
    await sleep(everyMs);
  }
}

/** Tells whether the scenario's request is answered there as expected. */
async function answersAt(address: string, protocol: string, scenario: Scenario): Promise<boolean> {
  if (scenario.protocol !== 'http') return false;
  const origin = `${protocol}//${address.replace(/^0\.0\.0\.0:/, `${LOOPBACK}:`).replace(/^\[::\]:/, '[::1]:')}`;
  return exchange({ origin, request: scenario, timeoutMs: ANSWER_MS }).then(
    (answer) => mismatch(scenario, answer) === null,
    () => false,
  );
}

const ASK_AGAIN_MS = 50;
const LEAST_TIMEOUT_MS = 10_000;

/** The error of `ws` where a server refuses the handshake for good. */
const REFUSED = /^Unexpected server response: 4/;

/** The answer to the first request, after it was checked in full. */
export interface FirstAnswer {
  /** To the byte; null: of a websocket's answers each is another. */
  readonly body: Buffer | null;
  /** When it had come, in monotonic ms: checking it and closing the connection take longer. */
  readonly atMs: number;
  /** How long the server was to wait before it answered. */
  readonly heldMs: number;
}

/** A failure that may pass a moment later. */
interface NotReady {
  readonly notReady: Reason;
  /** The server closed the connection without a word. */
  readonly isSilent: boolean;
}

/**
 * Sends the scenario's first request, alone, and again while it fails or gets an error of the server (5xx, or a websocket that closes
 * for such a reason): many servers listen before what they depend on is connected.
 *
 * @throws ReasonError where no answer comes in time, or another than expected
 */
export async function firstAnswer(
  scenario: Scenario,
  origin: string,
  readiness: {
    /** A server that is not ready is asked again until then, in monotonic ms. */
    readonly untilMs: number;
    /** Tells whether the server has ended, so that no further try can succeed. */
    readonly hasEnded: () => boolean;
    /** The time that a request is given in any case, however late it is sent. */
    readonly leastTimeoutMs?: number;
    /** The longest answer over HTTP, where that is not the usual limit. */
    readonly mostBytes?: number;
    /** The agent whose connection the request goes over; `false`: one of its own. */
    readonly agent?: http.Agent | false;
  },
): Promise<FirstAnswer> {
  const { untilMs, hasEnded, leastTimeoutMs = LEAST_TIMEOUT_MS, agent = false, mostBytes } = readiness;
  let isProtocolKnown = false;
  const hasTls = origin.startsWith('https:');
  // Such a server answers HTTP/1.1 by an error or not at all, each in its own way.
  const refuseHttp2 = async (): Promise<void> => {
    if (hasTls && (await needsHttp2(origin))) throw failureOf(scenario, { kind: 'speaks-http2' });
  };
  for (;;) {
    // In whole seconds, as it is told.
    const timeoutMs = Math.max(leastTimeoutMs, Math.ceil((untilMs - monotonicMs()) / 1000) * 1000);
    const answer =
      scenario.protocol === 'http'
        ? await firstResponse(scenario, { origin, agent, timeoutMs, mostBytes }).catch(async (error: unknown) => {
            await refuseHttp2();
            throw error;
          })
        : await firstReply(scenario, origin, timeoutMs);
    if (!('notReady' in answer)) return answer;
    // Once: such a server never becomes ready, and does not say why.
    if (answer.isSilent && !isProtocolKnown) {
      await refuseHttp2();
      if (!hasTls && (await speaksTls(origin))) throw failureOf(scenario, { kind: 'speaks-tls' });
    }
    isProtocolKnown ||= answer.isSilent;
    if (monotonicMs() < untilMs) await sleep(ASK_AGAIN_MS);
    if (hasEnded() || monotonicMs() >= untilMs) throw failureOf(scenario, answer.notReady);
  }
}

function failureOf(scenario: Scenario, because: Reason): ReasonError {
  return new ReasonError({
    kind: 'first-request-failed',
    request: scenario.protocol === 'http' ? `${scenario.method} ${scenario.path}` : scenario.path,
    because,
  });
}

async function firstResponse(scenario: HttpScenario, way: Omit<ExchangeOptions, 'request'>): Promise<FirstAnswer | NotReady> {
  const answer = await exchange({ ...way, request: scenario }).catch((error: unknown): NotReady => {
    if (!(error instanceof ExchangeFailure)) throw error;
    if (error.mayPass === 'never') throw failureOf(scenario, error.reason);
    return { notReady: error.reason, isSilent: error.mayPass === 'protocol' };
  });
  if ('notReady' in answer) return answer;
  const atMs = monotonicMs();
  const wrong = mismatch(scenario, answer);
  if (wrong === null) return { body: answer.bytes, atMs, heldMs: 0 };
  const isErrorOfServer = answer.status >= 500 && answer.status !== scenario.expect.status;
  if (isErrorOfServer) return { notReady: wrong, isSilent: false };
  throw failureOf(scenario, wrong);
}

async function firstReply(scenario: HeldScenario, origin: string, timeoutMs: number): Promise<FirstAnswer | NotReady> {
  const opened = await openWebSocket(websocketUrl(origin, scenario)).catch((error: unknown) => ({ problem: reasonOf(error) }));
  if ('problem' in opened) {
    const reason: Reason = { kind: 'websocket-not-opened', problem: opened.problem };
    if (REFUSED.test(opened.problem)) throw failureOf(scenario, reason);
    return { notReady: reason, isSilent: opened.problem === 'socket hang up' };
  }
  const outcome = await sendOver(opened, { ...scenario, requests: 1, endMs: monotonicMs() + scenario.holdMs + timeoutMs });
  if (outcome.trouble === null) return { body: null, atMs: outcome.finishedMs, heldMs: scenario.holdMs };
  if (outcome.mayPass) return { notReady: outcome.trouble, isSilent: false };
  throw failureOf(scenario, outcome.trouble);
}
