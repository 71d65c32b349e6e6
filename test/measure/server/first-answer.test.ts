import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { WebSocketServer, type ServerOptions } from 'ws';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { firstAnswer, type FirstAnswer, type Readiness } from '../../../src/measure/server/first-answer.ts';
import type { Scenario } from '../../../src/model.ts';
import { heldScenarioOf, scenarioOf } from '../../targets.ts';
import { answerWithoutEnd, listeningHere, serverHere, type ServerHere } from '../server-here.ts';

/** Longer than any test runs. */
const LONG_MS = 600_000;

const answerOf = (origin: string, scenario: Scenario = scenarioOf(), change: Partial<Readiness> = {}): Promise<FirstAnswer> =>
  firstAnswer(scenario, origin, { untilMs: monotonicMs() + LONG_MS, hasEnded: () => false, ...change });

interface Sockets extends AsyncDisposable {
  readonly server: WebSocketServer;
  readonly origin: string;
}

async function socketsHere(options: ServerOptions): Promise<Sockets> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...options });
  await once(server, 'listening');
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      for (const socket of server.clients) socket.terminate();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** Takes what comes for another protocol. */
const answeringBytes = (bytes: readonly number[]): Promise<ServerHere> => listeningHere(net.createServer((socket) => {
  socket.on('error', () => {}).once('data', () => { socket.end(Buffer.from(bytes)); });
}));

describe('the first answer', () => {
  it('of a server over HTTP is its body to the byte, though it is no text', async () => {
    await using server = await serverHere((_request, response) => { response.end(Buffer.of(0xff, 0xc3)); });
    const askedMs = monotonicMs();
    const { body, atMs, heldMs } = await answerOf(server.origin);
    assert.deepEqual(body, Buffer.of(0xff, 0xc3));
    assert.ok(atMs > askedMs && atMs <= monotonicMs());
    assert.equal(heldMs, 0);
  });

  it('over a websocket was there before the connection was closed, however long that takes', async () => {
    const scenario = heldScenarioOf();
    await using sockets = await socketsHere({ path: scenario.path });
    sockets.server.on('connection', (socket) => {
      socket.on('message', () => {
        setTimeout(() => {
          socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' }));
          // Whoever reads no more takes no part in the closing, which is given up after half a second then.
          socket.pause();
        }, scenario.holdMs);
      });
    });
    const { body, atMs, heldMs } = await answerOf(sockets.origin, scenario);
    assert.ok(monotonicMs() - atMs >= 450, String(monotonicMs() - atMs));
    assert.deepEqual([body, heldMs], [null, scenario.holdMs]);
  });
});

describe('a server that is not ready', () => {
  for (const [what, notReady] of [
    ['answers 503', (_request, response) => { response.writeHead(503).end('no database'); }],
    ['breaks the connection', (request) => { request.socket.destroy(); }],
  ] as const satisfies readonly (readonly [string, RequestListener])[]) {
    it(`and ${what} is asked again until it is`, async () => {
      let asked = 0;
      await using server = await serverHere((request, response) => {
        asked += 1;
        if (asked < 3) notReady(request, response);
        else response.end('ok');
      });
      const { body } = await answerOf(server.origin);
      assert.deepEqual([String(body), asked], ['ok', 3]);
    });

    it(`and ${what} is asked so long and no longer`, async () => {
      let asked = 0;
      await using server = await serverHere((request, response) => {
        asked += 1;
        notReady(request, response);
      });
      await assert.rejects(answerOf(server.origin, scenarioOf(), { untilMs: monotonicMs() + 200 }), /^Error: GET \/ (?:answered 503, expected 200: no database|failed: socket hang up \(.*Only HTTP\/1\.1 without TLS is measured\))$/);
      assert.ok(asked > 1);
    });

    it(`and ${what} is not asked again once it has ended`, async () => {
      let asked = 0;
      await using server = await serverHere((request, response) => {
        asked += 1;
        notReady(request, response);
      });
      await assert.rejects(answerOf(server.origin, scenarioOf(), { hasEnded: () => true }), /^Error: GET \/ (?:answered 503.*no database|failed: socket hang up)$/);
      assert.equal(asked, 1);
    });
  }

  it('is asked again for a websocket, unless it refuses that for good', async () => {
    const scenario = heldScenarioOf();
    let asked = 0;
    await using sockets = await socketsHere({
      path: scenario.path,
      verifyClient: (_client: unknown, done: (accepted: boolean, status: number) => void) => {
        asked += 1;
        done(asked === 3, 503);
      },
    });
    sockets.server.on('connection', (socket) => {
      socket.on('message', () => { setTimeout(() => { socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' })); }, scenario.holdMs); });
    });
    await answerOf(sockets.origin, scenario);
    assert.equal(asked, 3);
    await assert.rejects(answerOf(sockets.origin, { ...scenario, path: '/elsewhere' }), /^Error: \/elsewhere: the websocket could not be opened: Unexpected server response: 4/);
  });

  for (const [code, times] of [[1013, 3], [1011, 3], [1008, 1]] as const) {
    it(`and closes its websockets with ${code} is asked ${times === 1 ? 'once' : 'again until it is'}`, async () => {
      const scenario = heldScenarioOf();
      let asked = 0;
      await using sockets = await socketsHere({ path: scenario.path });
      sockets.server.on('connection', (socket) => {
        asked += 1;
        if (asked < 3) socket.close(code, 'no broker');
        else socket.on('message', () => { setTimeout(() => { socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' })); }, scenario.holdMs); });
      });
      const answer = answerOf(sockets.origin, scenario);
      await (times === 1
        ? assert.rejects(answer, /^Error: \/requests: only 0 of 1 answers came before the connection was closed \(code 1008, no broker\)$/)
        : answer);
      assert.equal(asked, times);
    });
  }

  for (const [what, bytes] of [['an alert of TLS', [0x15, 3, 3, 0, 2, 2, 0x46]], ['settings of HTTP/2', [0, 0, 0, 4, 0, 0, 0, 0, 0]]] as const) {
    it(`for ever, because it answers by ${what}, is told to speak HTTP/1.1`, async () => {
      await using server = await answeringBytes(bytes);
      await assert.rejects(answerOf(server.origin, scenarioOf(), { untilMs: monotonicMs() }), /^Error: GET \/ failed: Parse Error.* \(does it speak TLS or HTTP\/2\? Only HTTP\/1\.1 without TLS is measured\)$/);
    });
  }

  it('may be given more time for each request than there is', async () => {
    await using server = await serverHere(() => {});
    await assert.rejects(answerOf(server.origin, scenarioOf(), { untilMs: monotonicMs(), leastTimeoutMs: 40 }), /^Error: GET \/ failed: no answer within 0\.04 s$/);
  });
});

describe('a wrong answer', () => {
  it('without an end is not asked for again', async () => {
    let asked = 0;
    await using server = await serverHere((request, response) => {
      asked += 1;
      answerWithoutEnd(request, response);
    });
    await assert.rejects(answerOf(server.origin, scenarioOf(), { mostBytes: 5_000_000 }), /^Error: GET \/ failed: the answer is longer than 5 MB; measure an endpoint whose answer ends sooner$/);
    assert.equal(asked, 1);
  });

  for (const [what, status, expect] of [
    ['of another body', 200, { status: 200, body: { kind: 'text', value: 'hello' } }],
    ['by 404', 404, { status: 200, body: null }],
    ['of another body with the error that is expected', 503, { status: 503, body: { kind: 'text', value: 'hello' } }],
  ] as const) {
    it(`${what} is not asked for again`, async () => {
      let asked = 0;
      await using server = await serverHere((_request, response) => {
        asked += 1;
        response.writeHead(status).end('ok');
      });
      await assert.rejects(answerOf(server.origin, scenarioOf({ expect })), /answered/);
      assert.equal(asked, 1);
    });
  }
});
