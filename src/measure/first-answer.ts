import { monotonicMs } from '../clock.ts';
import type { HttpScenario, HeldScenario, Scenario } from '../model.ts';
import { sendBurst } from './held-burst.ts';
import { exchange, mismatch } from './http-exchange.ts';
import { websocketUrl } from './websocket.ts';

const TIMEOUT_MS = 10_000;

/** What a server says to the first request, after it was checked in full. */
interface FirstAnswer {
  /** To the byte; null: of a websocket's answers each is another. */
  readonly body: Buffer | null;
  /** When it had come, in monotonic ms: checking it and closing the connection take longer. */
  readonly atMs: number;
  /** How long the server was to wait before it answered. */
  readonly heldMs: number;
}

/** Sends the scenario's first request, alone. @throws Error with what is wrong: no answer, or another than expected */
export function firstAnswer(scenario: Scenario, origin: string): Promise<FirstAnswer> {
  return scenario.protocol === 'http' ? firstResponse(scenario, origin) : firstReply(scenario, origin);
}

async function firstResponse(scenario: HttpScenario, origin: string): Promise<FirstAnswer> {
  const answer = await exchange({ origin, request: scenario, agent: false, timeoutMs: TIMEOUT_MS })
    .catch((error: Error) => { throw new Error(`${scenario.method} ${scenario.path} failed: ${error.message}`, { cause: error }); });
  const atMs = monotonicMs();
  const wrong = mismatch(scenario, answer);
  if (wrong !== null) throw new Error(wrong);
  return { body: answer.bytes, atMs, heldMs: 0 };
}

async function firstReply(scenario: HeldScenario, origin: string): Promise<FirstAnswer> {
  const outcome = await sendBurst({ ...scenario, url: websocketUrl(origin, scenario), requests: 1, endMs: monotonicMs() + scenario.holdMs + TIMEOUT_MS });
  if (outcome.trouble !== null) throw new Error(`${scenario.path}: ${outcome.trouble}`);
  return { body: null, atMs: outcome.finishedMs, heldMs: scenario.holdMs };
}
