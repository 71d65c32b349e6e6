import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { WebSocketServer, type ServerOptions } from 'ws';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { firstAnswer, type FirstAnswer } from '../../../src/measure/server/first-answer.ts';
import { ReasonError } from '../../../src/measure/failure.ts';
import type { Reason, Scenario } from '../../../src/model.ts';
import { heldScenarioOf, scenarioOf } from '../../targets.ts';
import type { ReasonPart } from '../arm-failure.ts';
import { CERTIFICATE } from '../certificate.ts';
import { answerWithoutEnd, listeningHere, serverHere } from '../server-here.ts';

/** Longer than any test runs. */
const LONG_MS = 600_000;

const answerOf = (
  origin: string,
  scenario: Scenario = scenarioOf(),
  change: Partial<Parameters<typeof firstAnswer>[2]> = {},
): Promise<FirstAnswer> => firstAnswer(scenario, origin, { untilMs: monotonicMs() + LONG_MS, hasEnded: () => false, ...change });

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

/** For `assert.rejects`: why the first request failed. */
const failsFor =
  (because: ReasonPart) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ReasonError, String(error));
    assert.ok(error.reason.kind === 'first-request-failed', JSON.stringify(error.reason));
    assert.partialDeepStrictEqual(error.reason.because, because);
    return true;
  };

describe('the first answer', () => {
  it('of a server over HTTP is its body to the byte, though it is no text', async () => {
    await using server = await serverHere((_request, response) => {
      response.end(Buffer.of(0xff, 0xc3));
    });
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
  for (const [what, notReady, reason] of [
    [
      'answers 503',
      (_request, response) => {
        response.writeHead(503).end('no database');
      },
      { kind: 'wrong-status', status: 503, expected: 200, body: 'no database' },
    ],
    [
      'breaks the connection',
      (request) => {
        request.socket.destroy();
      },
      { kind: 'connection-failed', problem: 'socket hang up' },
    ],
  ] as const satisfies readonly (readonly [string, RequestListener, Reason])[]) {
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
      await assert.rejects(answerOf(server.origin, scenarioOf(), { untilMs: monotonicMs() + 1_000 }), failsFor(reason));
      assert.ok(asked > 1);
    });

    it(`and ${what} is not asked again once it has ended`, async () => {
      let asked = 0;
      await using server = await serverHere((request, response) => {
        asked += 1;
        notReady(request, response);
      });
      await assert.rejects(answerOf(server.origin, scenarioOf(), { hasEnded: () => true }), failsFor(reason));
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
      socket.on('message', () => {
        setTimeout(() => {
          socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' }));
        }, scenario.holdMs);
      });
    });
    await answerOf(sockets.origin, scenario);
    assert.equal(asked, 3);
    await assert.rejects(answerOf(sockets.origin, { ...scenario, path: '/elsewhere' }), failsFor({ kind: 'websocket-not-opened' }));
  });

  for (const [code, times] of [
    [1013, 3],
    [1011, 3],
    [1008, 1],
  ] as const) {
    it(`and closes its websockets with ${code} is asked ${times === 1 ? 'once' : 'again until it is'}`, async () => {
      const scenario = heldScenarioOf();
      let asked = 0;
      await using sockets = await socketsHere({ path: scenario.path });
      sockets.server.on('connection', (socket) => {
        asked += 1;
        if (asked < 3) socket.close(code, 'no broker');
        else
          socket.on('message', () => {
            setTimeout(() => {
              socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' }));
            }, scenario.holdMs);
          });
      });
      const answer = answerOf(sockets.origin, scenario);
      await (times === 1
        ? assert.rejects(answer, failsFor({ kind: 'websocket-closed', answers: 0, requests: 1, how: 'code 1008, no broker' }))
        : answer);
      assert.equal(asked, times);
    });
  }

  // Without a certificate a server refuses each handshake, by an alert.
  for (const [what, kind, serve] of [
    ['TLS', 'speaks-tls', () => https.createServer()],
    ['HTTP/2 over TLS', 'speaks-tls', () => http2.createSecureServer()],
    ['HTTP/2', 'speaks-http2', () => http2.createServer()],
    [
      'no HTTP at all',
      'answer-is-not-http',
      () =>
        net.createServer((socket) => {
          socket
            .on('error', () => {})
            .once('data', () => {
              socket.end('+PONG\r\n');
            });
        }),
    ],
  ] as const) {
    it(`for ever, because it speaks ${what}, is told so at once`, async () => {
      await using server = await listeningHere(serve());
      await assert.rejects(answerOf(server.origin), failsFor({ kind }));
    });
  }

  it('over TLS is told at once that it speaks HTTP/2 alone, or no TLS', async () => {
    await using http2Alone = await listeningHere(
      http2.createSecureServer(CERTIFICATE, (_request, response) => {
        response.end('hello');
      }),
    );
    await assert.rejects(answerOf(http2Alone.origin.replace('http:', 'https:')), failsFor({ kind: 'speaks-http2' }));
    await using plain = await serverHere((_request, response) => {
      response.end('hello');
    });
    await assert.rejects(answerOf(plain.origin.replace('http:', 'https:')), failsFor({ kind: 'speaks-no-tls' }));
  });

  it('may be given more time for each request than there is', async () => {
    await using server = await serverHere(() => {});
    await assert.rejects(
      answerOf(server.origin, scenarioOf(), { untilMs: monotonicMs(), leastTimeoutMs: 40 }),
      failsFor({ kind: 'no-answer-in-time', seconds: 0.04 }),
    );
  });
});

describe('a wrong answer', () => {
  it('without an end is not asked for again', async () => {
    let asked = 0;
    await using server = await serverHere((request, response) => {
      asked += 1;
      answerWithoutEnd(request, response);
    });
    await assert.rejects(
      answerOf(server.origin, scenarioOf(), { mostBytes: 5_000_000 }),
      failsFor({ kind: 'answer-too-long', megabytes: 5 }),
    );
    assert.equal(asked, 1);
  });

  for (const [what, status, expect, kind] of [
    ['of another body', 200, { status: 200, body: { kind: 'text', value: 'hello' } }, 'wrong-body'],
    ['by 404', 404, { status: 200, body: null }, 'wrong-status'],
    ['of another body with the error that is expected', 503, { status: 503, body: { kind: 'text', value: 'hello' } }, 'wrong-body'],
  ] as const) {
    it(`${what} is not asked for again`, async () => {
      let asked = 0;
      await using server = await serverHere((_request, response) => {
        asked += 1;
        response.writeHead(status).end('ok');
      });
      await assert.rejects(answerOf(server.origin, scenarioOf({ expect })), failsFor({ kind }));
      assert.equal(asked, 1);
    });
  }
});
