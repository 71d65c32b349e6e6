import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { WebSocketServer, type WebSocket } from 'ws';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { startLoadClient, type LoadClient } from '../../../src/measure/load/load-process.ts';
import type { BurstOutcome } from '../../../src/measure/load/load-protocol.ts';
import type { HeldScenario, Reason } from '../../../src/model.ts';
import { heldScenarioOf } from '../../targets.ts';

const HELD = heldScenarioOf();
/** Long enough for a loaded machine. */
const PATIENCE_MS = 20_000;

let client: LoadClient;
before(() => {
  client = startLoadClient(null);
});
after(() => client[Symbol.asyncDispose]());

interface SocketServer extends AsyncDisposable {
  readonly url: string;
  /** What clients offered when they connected. */
  readonly offers: readonly (string | undefined)[];
}

/** A websocket server in the test's own process; what it does with each message is the test's to say. */
async function socketServer(onMessage: (socket: WebSocket, sid: number) => void): Promise<SocketServer> {
  const server = http
    .createServer((_request, response) => {
      response.writeHead(404).end();
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const offers: (string | undefined)[] = [];
  const sockets = new WebSocketServer({ server, path: HELD.path, perMessageDeflate: true });
  sockets.on('connection', (socket, request) => {
    offers.push(request.headers['sec-websocket-extensions']);
    socket.on('message', (data) => onMessage(socket, (JSON.parse((data as Buffer).toString()) as { sid: number }).sid));
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${HELD.path}`,
    offers,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets.clients) socket.terminate();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const answerNow = (socket: WebSocket, sid: number): void => {
  socket.send(JSON.stringify({ sid, data: 'benchmarked!' }));
};
const answerHeld = (socket: WebSocket, sid: number, holdMs = HELD.holdMs): void => {
  setTimeout(() => answerNow(socket, sid), holdMs);
};

function burst({ url }: Pick<SocketServer, 'url'>, change: Partial<HeldScenario & { readonly endMs: number }> = {}): Promise<BurstOutcome> {
  const { message, reply, requests, holdMs } = HELD;
  return client.burst({ url, message, reply, requests, holdMs, endMs: monotonicMs() + PATIENCE_MS, ...change });
}

async function troubleWith(
  onMessage: (socket: WebSocket, sid: number) => void,
  change: Parameters<typeof burst>[1] = {},
): Promise<Reason | null> {
  await using server = await socketServer(onMessage);
  return (await burst(server, change)).trouble;
}

describe('a burst of held requests', () => {
  it('sends each message once over one socket, without compression, and takes as long as they are held', async () => {
    const seen: number[] = [];
    await using server = await socketServer((socket, sid) => {
      seen.push(sid);
      answerHeld(socket, sid);
    });
    const outcome = await burst(server, { requests: 500 });
    assert.ok(outcome.trouble === null, JSON.stringify(outcome));
    assert.ok(outcome.finishedMs - outcome.sentMs >= HELD.holdMs - 5);
    assert.deepEqual(
      seen,
      Array.from({ length: 500 }, (_, index) => index + 1),
    );
    assert.deepEqual(server.offers, [undefined]);
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
    assert.deepEqual(await burst({ url: server.url.replace(HELD.path, '/elsewhere') }), {
      trouble: { kind: 'websocket-not-opened', problem: 'Unexpected server response: 400' },
    });
    assert.equal((await burst({ url: 'ws://127.0.0.1:1/' })).trouble?.kind, 'websocket-not-opened');
  });
});
