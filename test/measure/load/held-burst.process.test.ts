import assert from 'node:assert/strict';
import type http from 'node:http';
import { describe, it } from 'node:test';
import type { WebSocket } from 'ws';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { websocketUrl } from '../../../src/measure/load/held-burst.ts';
import type { LoadClient } from '../../../src/measure/load/load-process.ts';
import type { BurstOutcome } from '../../../src/measure/load/load-protocol.ts';
import type { Reason } from '../../../src/model.ts';
import { heldScenarioOf } from '../../targets.ts';
import { type ServerHere, socketsHere } from '../server-here.ts';
import { loadClientHere } from './load-here.ts';

const HELD = heldScenarioOf();
/** Long enough for a loaded machine. */
const PATIENCE_MS = 20_000;

const client = loadClientHere();

type OnMessage = (socket: WebSocket, sid: number) => void;

/** A websocket server in the test's own process. */
const socketServer = (onMessage: OnMessage, onConnection: (request: http.IncomingMessage) => void = () => {}): Promise<ServerHere> =>
  socketsHere({ path: HELD.path, perMessageDeflate: true }, (socket, request) => {
    onConnection(request);
    socket.on('message', (data) => onMessage(socket, (JSON.parse((data as Buffer).toString()) as { sid: number }).sid));
  });

const answerNow = (socket: WebSocket, sid: number): void => {
  socket.send(JSON.stringify({ sid, data: 'benchmarked!' }));
};
const answerHeld = (socket: WebSocket, sid: number, holdMs = HELD.holdMs): void => {
  setTimeout(() => answerNow(socket, sid), holdMs);
};

function burst({ origin }: Pick<ServerHere, 'origin'>, change: Partial<Parameters<LoadClient['burst']>[0]> = {}): Promise<BurstOutcome> {
  const { message, reply, requests, holdMs } = HELD;
  return client().burst({
    url: websocketUrl(origin, HELD),
    message,
    reply,
    requests,
    holdMs,
    endMs: monotonicMs() + PATIENCE_MS,
    ...change,
  });
}

async function troubleWith(onMessage: OnMessage, change: Parameters<typeof burst>[1] = {}): Promise<Reason | null> {
  await using server = await socketServer(onMessage);
  return (await burst(server, change)).trouble;
}

describe('a burst of held requests', () => {
  it('sends each message once over one socket, without compression, and takes as long as they are held', async () => {
    const seen: number[] = [];
    const offers: unknown[] = [];
    await using server = await socketServer(
      (socket, sid) => {
        seen.push(sid);
        answerHeld(socket, sid);
      },
      ({ headers }) => offers.push(headers['sec-websocket-extensions']),
    );
    const outcome = await burst(server, { requests: 500 });
    assert.ok(outcome.trouble === null, JSON.stringify(outcome));
    assert.ok(outcome.finishedMs - outcome.sentMs >= HELD.holdMs - 5);
    assert.deepEqual(
      seen,
      Array.from({ length: 500 }, (_, index) => index + 1),
    );
    assert.deepEqual(offers, [undefined]);
  });

  it('waits for the last answer, whichever that is', async () => {
    const longestMs = HELD.holdMs + (HELD.requests - 1) * 2;
    await using server = await socketServer((socket, sid) => answerHeld(socket, sid, longestMs - (sid - 1) * 2));
    const outcome = await burst(server);
    assert.ok(outcome.trouble === null && outcome.finishedMs - outcome.sentMs >= longestMs - 5, JSON.stringify(outcome));
  });

  it('tells of a wrong answer', async () => {
    assert.deepEqual(await troubleWith((socket, sid) => answerHeld(socket, sid === 7 ? 70 : sid)), {
      kind: 'wrong-message',
      message: '{"sid":70,"data":"benchmarked!"}',
      expected: '{"sid":1,"data":"benchmarked!"}',
    });
  });

  it('tells of an answer that comes once more after all have come', async () => {
    const trouble = await troubleWith((socket, sid) => {
      answerHeld(socket, sid);
      if (sid === HELD.requests) answerHeld(socket, sid);
    });
    assert.deepEqual(trouble, { kind: 'repeated-message', message: '{"sid":20,"data":"benchmarked!"}' });
  });

  it('tells how many answers are missing when the time is up', async () => {
    const trouble = await troubleWith(
      (socket, sid) => {
        if (sid <= 3) answerHeld(socket, sid);
      },
      { endMs: monotonicMs() + 3_000 },
    );
    assert.partialDeepStrictEqual(trouble, { kind: 'answers-missing', answers: 3, requests: 20 });
  });

  it('tells when the server closes the socket', async () => {
    const trouble = await troubleWith((socket, sid) => {
      if (sid < 5) answerNow(socket, sid);
      if (sid === 5) socket.close(1011, 'too much');
    });
    assert.deepEqual(trouble, { kind: 'websocket-closed', answers: 4, requests: 20, how: 'code 1011, too much' });
  });

  it('tells when the connection breaks', async () => {
    assert.partialDeepStrictEqual(await troubleWith((socket) => socket.terminate()), {
      kind: 'websocket-closed',
      answers: 0,
      requests: 20,
    });
  });

  it('tells of a server that does not hold its requests', async () => {
    assert.partialDeepStrictEqual(await troubleWith(answerNow, { holdMs: 5_000 }), { kind: 'answered-before-hold', holdMs: 5_000 });
  });

  it('tells where there is no websocket', async () => {
    await using server = await socketServer(answerHeld);
    assert.deepEqual(await burst(server, { url: websocketUrl(server.origin, { path: '/elsewhere' }) }), {
      trouble: { kind: 'websocket-not-opened', problem: 'Unexpected server response: 400' },
    });
    assert.equal((await burst({ origin: 'http://127.0.0.1:1' })).trouble?.kind, 'websocket-not-opened');
  });
});
