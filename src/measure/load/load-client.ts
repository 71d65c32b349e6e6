/**
 * A load generator in a process of its own: commands come in as messages, one result goes out for each.
 * One lives during a whole run, so that it is warm, and loads both arms at once.
 */
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { build, type Histogram } from 'hdr-histogram-js';
import type { Reason } from '../../reasons.ts';
import { sendBurst } from './held-burst.ts';
import { exchange, headersOf, isRefusedBySystem, keepingAgent, makerOf, reasonOfExchange, wrongAnswer } from './http-exchange.ts';
import { bytesOfBody, isPlain, type SentRequest, shareNumbers } from './prepared-request.ts';
import { keepToHttp, watchLeftBehind } from './load-connection.ts';
import {
  type AlternateCommand,
  type AlternateResult,
  bytesOf,
  type CameWith,
  type FinishCommand,
  LOAD_CLIENT_PROTOCOL,
  type LoadCommand,
  type LoadResult,
} from './load-protocol.ts';
import { MOST_STEPS, percentileOfStep } from '../../percentiles.ts';
import { answerQuestions } from '../../system/process-messages.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** By bytes, because a chunk may end within a character. */
export function expectBody(expected: Buffer): {
  readonly add: (chunk: Buffer) => void;
  /** Ends a body: true if it was the expected one. */
  readonly endsAsExpected: () => boolean;
} {
  let length = 0;
  let matches = true;
  return {
    add: (chunk) => {
      matches &&= expected.subarray(length, length + chunk.length).equals(chunk);
      length += chunk.length;
    },
    endsAsExpected: () => {
      const asExpected = matches && length === expected.length;
      length = 0;
      matches = true;
      return asExpected;
    },
  };
}

/** Calls `onMilestone` when enough responses have come, and before where they come too slowly. */
export function watchForMilestone(
  milestone: LoadCommand['milestone'],
  onMilestone: (cameWith: CameWith) => void,
): Disposable & {
  /** To be called for every response. */
  readonly count: () => void;
} {
  if (milestone === undefined) return { count: () => {}, [Symbol.dispose]: () => {} };
  const { responses, slow } = milestone;
  let total = 0;
  const timer = setTimeout(
    () => {
      if (total < slow.responses) onMilestone('few');
    },
    Math.max(0, slow.atMs - monotonicMs()),
  );
  return {
    count: () => {
      total += 1;
      if (total === responses) onMilestone('enough');
    },
    [Symbol.dispose]: () => {
      clearTimeout(timer);
    },
  };
}

/**
 * Watches this process's event loop between two monotonic moments.
 *
 * @returns a function that ends the watching and gives the utilisation; null: ended before the first moment
 */
export function watchLoop(fromMs: number, toMs: number): () => number | null {
  let opening: EventLoopUtilization | null = null;
  let utilisation: number | null = null;
  const close = (): void => {
    if (opening !== null) utilisation ??= performance.eventLoopUtilization(opening).utilization;
  };
  const timers = [
    setTimeout(
      () => {
        opening = performance.eventLoopUtilization();
      },
      Math.max(0, fromMs - monotonicMs()),
    ),
    setTimeout(close, Math.max(0, toMs - monotonicMs())),
  ];
  return () => {
    close();
    for (const timer of timers) clearTimeout(timer);
    return utilisation;
  };
}

/** autocannon ends at its next sample; the default of a second would hold the core. */
const SAMPLE_EVERY_MS = 25;
const REQUEST_TIMEOUT_S = 10;
/** Servers without a probe are cut into slices by these. */
const ARRIVALS_EVERY_MS = 5;

/** Current loads. */
const goingOn = new Set<{ readonly stop: () => void }>();

/** As `percentileOfStep` has it, until the slowest. */
export function distributionMs(histogram: Histogram): number[] {
  const steps = Math.min(MOST_STEPS - 1, Math.ceil(2 * Math.log2(histogram.totalCount)));
  const below = Array.from({ length: steps }, (_, step) => histogram.getValueAtPercentile(100 * percentileOfStep(step)));
  return [...below, histogram.getValueAtPercentile(100)].map((us) => us / 1000);
}

/** The parts of a request as autocannon sends them. */
const partsOf = (request: SentRequest): Pick<autocannon.Request, 'path' | 'headers' | 'body'> => {
  const body = bytesOfBody(request);
  return { path: request.path, headers: headersOf(request), ...(body === null ? {} : { body }) };
};

async function applyLoad(command: LoadCommand, onMilestone: (cameWith: CameWith) => void): Promise<LoadResult> {
  // In microseconds; autocannon's own histogram has whole milliseconds.
  const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 120_000_000, numberOfSignificantValueDigits: 3 });
  const unexpectedStatus: Record<string, number> = {};
  const expectedBody = bytesOf(command.expectedBody);
  let responses = 0;
  let bytes = 0;
  let total = 0;
  let mismatches = 0;
  let closed = 0;
  const onClosed = (): void => {
    closed += 1;
  };
  const arrivals: [timeMs: number, total: number][] = [];
  using milestone = watchForMilestone(command.milestone, onMilestone);
  const leftBehind = watchLeftBehind(REQUEST_TIMEOUT_S * 1000);
  const countResponse = (_client: unknown, status: number, responseBytes: number, responseMs: number): void => {
    total += 1;
    milestone.count();
    if (status !== command.expectedStatus) unexpectedStatus[status] = (unexpectedStatus[status] ?? 0) + 1;
    const now = monotonicMs();
    if (now - (arrivals.at(-1)?.[0] ?? 0) >= ARRIVALS_EVERY_MS) arrivals.push([now, total]);
    if (now < command.measureFromMs || now > command.measureToMs) return;
    responses += 1;
    bytes += responseBytes;
    histogram.recordValue(Math.max(1, Math.round(responseMs * 1000)));
  };
  // autocannon's own comparison breaks characters that lie across two chunks.
  const checkBodies = (client: autocannon.Client, expected: Buffer): void => {
    const body = expectBody(expected);
    client.on('body', body.add);
    client.on('response', () => {
      if (!body.endsAsExpected()) mismatches += 1;
    });
  };
  const { origin, request } = command;
  const maker = isPlain(request) ? null : await makerOf({ origin, request, timeoutMs: REQUEST_TIMEOUT_S * 1000 });
  const stopWatching = watchLoop(command.measureFromMs, command.measureToMs);
  const options = {
    url: `${origin}${request.path}`,
    method: request.method as NonNullable<autocannon.Options['method']>,
    ...(maker === null
      ? partsOf(request)
      : { requests: [{ setupRequest: (built: autocannon.Request) => ({ ...built, ...partsOf(maker()) }) }] }),
    setupClient: (client: autocannon.Client) => {
      keepToHttp(client, request.method, onClosed);
      leftBehind.watch(client, { hasAnswers: () => total > 0, onClosed });
      if (expectedBody !== null) checkBodies(client, expectedBody);
    },
    connections: command.connections,
    pipelining: command.pipelining,
    duration: Math.max(0.05, (command.endMs - monotonicMs()) / 1000),
    timeout: REQUEST_TIMEOUT_S,
    sampleInt: SAMPLE_EVERY_MS,
  };
  const ended = Promise.withResolvers<autocannon.Result>();
  const load = autocannon(options, (error: Error | null, result) => {
    if (error) ended.reject(error);
    else ended.resolve(result);
  });
  load.on('response', countResponse);
  load.on('reqError', (error) => {
    if (!isRefusedBySystem(error)) return;
    load.stop();
    ended.reject(error);
  });
  goingOn.add(load);
  const result = await ended.promise.finally(() => {
    goingOn.delete(load);
    stopWatching();
  });
  const loopUtilisation = stopWatching();
  const neverAnswered = await leftBehind.neverAnswered();
  const percentileMs = (percentile: number): number => histogram.getValueAtPercentile(percentile) / 1000;
  return {
    responses,
    bytes,
    latencyMs:
      responses === 0
        ? null
        : { p50: percentileMs(50), p975: percentileMs(97.5), p99: percentileMs(99), distribution: distributionMs(histogram) },
    loopUtilisation,
    total,
    arrivals: [...arrivals, [monotonicMs(), total]],
    unexpectedStatus,
    errors: result.errors + neverAnswered,
    timeouts: result.timeouts + neverAnswered,
    closed,
    mismatches,
  };
}

/** Sends requests in changing order (A B, B A …), until a failure; the rest of that turn is still asked. */
async function alternate(command: AlternateCommand): Promise<AlternateResult> {
  const { servers, request } = command;
  const expectedBodies = servers.map(({ expectedBody }) => bytesOf(expectedBody));
  const agents = servers.map(({ origin }) => keepingAgent(origin, { maxSockets: 1 }));
  const latenciesMs = servers.map((): number[] => []);
  const troubles = servers.map((): Reason | null => null);
  let turn = servers.map((_, index) => index);
  try {
    do {
      for (const index of turn) {
        const answer = await exchange({
          origin: servers[index]!.origin,
          request,
          agent: agents[index]!,
          timeoutMs: REQUEST_TIMEOUT_S * 1000,
          asksAgain: true,
        }).catch(reasonOfExchange);
        const trouble = 'kind' in answer ? answer : wrongAnswer(answer, command.expectedStatus, expectedBodies[index] ?? null);
        troubles[index] = trouble;
        if (trouble === null && 'elapsedMs' in answer) latenciesMs[index]!.push(answer.elapsedMs);
      }
      turn = turn.toReversed();
    } while (troubles.every((trouble) => trouble === null) && monotonicMs() < command.endMs);
  } finally {
    for (const agent of agents) agent.destroy();
  }
  return { latenciesMs, troubles };
}

/** Ends the current loads. Resolves with the loop's utilisation in the measured window. */
async function finish({ measureFromMs, measureToMs, endMs }: FinishCommand): Promise<number | null> {
  const loads = [...goingOn];
  const stopWatching = watchLoop(measureFromMs, measureToMs);
  await sleep(Math.max(0, endMs - monotonicMs()));
  for (const load of loads) load.stop();
  return stopWatching();
}

shareNumbers();

answerQuestions(LOAD_CLIENT_PROTOCOL, { load: applyLoad, finish, alternate, burst: sendBurst });
