import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import { describe, it } from 'node:test';
import type { ServerOptions, WebSocket } from 'ws';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { firstAnswer, type FirstAnswer } from '../../../src/measure/server/first-answer.ts';
import { ReasonError } from '../../../src/measure/failure.ts';
import type { Reason, Scenario } from '../../../src/model.ts';
import { heldScenarioOf, scenarioOf } from '../../targets.ts';
import type { ReasonPart } from '../arm-failure.ts';
import { CERTIFICATE } from '../certificate.ts';
import { answerOk, answerWithoutEnd, listeningHere, serverHere, type ServerHere, socketsHere } from '../server-here.ts';

/** Longer than any test runs. */
const LONG_MS = 600_000;

const answerOf = (
  origin: string,
  scenario: Scenario = scenarioOf(),
  change: Partial<Parameters<typeof firstAnswer>[2]> = {},
): Promise<FirstAnswer> => firstAnswer(scenario, origin, { untilMs: monotonicMs() + LONG_MS, hasEnded: () => false, ...change });

const HELD = heldScenarioOf();

/** Answers held requests as expected, unless it does otherwise with a connection. */
const heldHere = (options: ServerOptions, otherwise: (socket: WebSocket) => boolean = () => false): Promise<ServerHere> =>
  socketsHere({ path: HELD.path, ...options }, (socket) => {
    if (otherwise(socket)) return;
    socket.on('message', () => setTimeout(() => socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' })), HELD.holdMs));
  });

/** A server that answers by the listener, and how often it was asked. */
async function countingHere(
  listener: (time: number, ...asked: Parameters<RequestListener>) => unknown,
): Promise<ServerHere & { readonly asked: () => number }> {
  let asked = 0;
  const server = await serverHere((request, response) => {
    asked += 1;
    listener(asked, request, response);
  });
  return { ...server, asked: () => asked };
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
    // Whoever reads no more takes no part in the closing, which is given up after half a second then.
    await using sockets = await heldHere({}, (socket) => {
      socket.on('message', () => setTimeout(() => socket.pause(), HELD.holdMs));
      return false;
    });
    const { body, atMs, heldMs } = await answerOf(sockets.origin, HELD);
    assert.ok(monotonicMs() - atMs >= 450, String(monotonicMs() - atMs));
    assert.deepEqual([body, heldMs], [null, HELD.holdMs]);
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
      await using server = await countingHere((time, request, response) => (time < 3 ? notReady(request, response) : response.end('ok')));
      const { body } = await answerOf(server.origin);
      assert.deepEqual([String(body), server.asked()], ['ok', 3]);
    });

    it(`and ${what} is asked so long and no longer, and not again once it has ended`, async () => {
      await using server = await countingHere((_time, request, response) => notReady(request, response));
      await assert.rejects(answerOf(server.origin, scenarioOf(), { hasEnded: () => true }), failsFor(reason));
      assert.equal(server.asked(), 1);
      await assert.rejects(answerOf(server.origin, scenarioOf(), { untilMs: monotonicMs() + 1_000 }), failsFor(reason));
      assert.ok(server.asked() > 2);
    });
  }

  it('is asked again for a websocket, unless it refuses that for good', async () => {
    let asked = 0;
    await using sockets = await heldHere({
      verifyClient: (_client: unknown, done: (accepted: boolean, status: number) => void) => {
        asked += 1;
        done(asked === 3, 503);
      },
    });
    await answerOf(sockets.origin, HELD);
    assert.equal(asked, 3);
    await assert.rejects(answerOf(sockets.origin, { ...HELD, path: '/elsewhere' }), failsFor({ kind: 'websocket-not-opened' }));
  });

  for (const [code, times] of [
    [1013, 3],
    [1011, 3],
    [1008, 1],
  ] as const) {
    it(`and closes its websockets with ${code} is asked ${times === 1 ? 'once' : 'again until it is'}`, async () => {
      let asked = 0;
      await using sockets = await heldHere({}, (socket) => {
        asked += 1;
        if (asked < 3) socket.close(code, 'no broker');
        return asked < 3;
      });
      const answer = answerOf(sockets.origin, HELD);
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
    await using http2Alone = await listeningHere(http2.createSecureServer(CERTIFICATE, (_request, response) => response.end('hello')));
    await assert.rejects(answerOf(http2Alone.origin.replace('http:', 'https:')), failsFor({ kind: 'speaks-http2' }));
    await using plain = await serverHere(answerOk);
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
    await using server = await countingHere((_time, request, response) => answerWithoutEnd(request, response));
    const answer = answerOf(server.origin, scenarioOf(), { mostBytes: 5_000_000 });
    await assert.rejects(answer, failsFor({ kind: 'answer-too-long', megabytes: 5 }));
    assert.equal(server.asked(), 1);
  });

  for (const [what, status, expect, kind] of [
    ['of another body', 200, { status: 200, body: { kind: 'text', value: 'hello' } }, 'wrong-body'],
    ['by 404', 404, { status: 200, body: null }, 'wrong-status'],
    ['of another body with the error that is expected', 503, { status: 503, body: { kind: 'text', value: 'hello' } }, 'wrong-body'],
  ] as const) {
    it(`${what} is not asked for again`, async () => {
      await using server = await countingHere((_time, _request, response) => response.writeHead(status).end('ok'));
      await assert.rejects(answerOf(server.origin, scenarioOf({ expect })), failsFor({ kind }));
      assert.equal(server.asked(), 1);
    });
  }
});
