import assert from 'node:assert/strict';
import type http from 'node:http';
import net from 'node:net';
import { describe, it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { isMeasuringFailure } from '../arm-failure.ts';
import { exchange } from '../../../src/measure/load/http-exchange.ts';
import { loadTrouble, startLoadClient } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';
import { scenarioOf } from '../../targets.ts';
import { applyShortLoad, base64, briefly, CONNECTIONS, loadClientHere, loadOf } from './load-here.ts';
import { answerAndClose, answerAndHangUp, answerOk, everyTenth, listeningHere, serverHere } from '../server-here.ts';
import { isUp } from '../short-rig.ts';

const client = loadClientHere();

const load = (...asked: Parameters<typeof loadOf>): Promise<LoadResult> => applyShortLoad(client(), asked);

const answerByte =
  (byte: number): http.RequestListener =>
  (_request, response) => {
    response.end(Buffer.of(byte));
  };

describe('a load', () => {
  it('counts good answers with their bytes, latencies in fractions of a ms, and how busy the client was', async () => {
    await using server = await serverHere(answerOk);
    const result = await load(server, { expectedBody: base64('ok'), pipelining: 2 });
    assert.ok(result.responses > 10 && result.total >= result.responses, JSON.stringify(result));
    assert.ok(result.bytes > 50 * result.responses);
    assert.equal(loadTrouble(result), null);
    const { p50, p975, p99 } = result.latencyMs ?? assert.fail('no latency');
    assert.ok(p50 > 0 && p50 <= p975 && p975 <= p99, JSON.stringify(result.latencyMs));
    assert.ok(
      [p50, p975, p99].some((latency) => !Number.isInteger(latency)),
      'whole milliseconds only',
    );
    const { loopUtilisation } = result;
    assert.ok(loopUtilisation !== null && loopUtilisation > 0 && loopUtilisation <= 1, String(loopUtilisation));
  });

  it('counts inside its window only', async () => {
    await using server = await serverHere(answerOk);
    const { total, responses, latencyMs, loopUtilisation } = await load(server, { measureFromMs: monotonicMs() + 60_000 });
    assert.ok(total > 0);
    assert.deepEqual([responses, latencyMs, loopUtilisation], [0, null, null]);
  });

  for (const [what, request] of [
    ['GET', scenarioOf({ path: '/a?b=c', headers: { 'x-who': 'Ada' } })],
    ['POST without a body', scenarioOf({ method: 'POST', path: '/a' })],
    ['POST', scenarioOf({ method: 'POST', path: '/a', headers: { 'content-type': 'text/plain', host: 'example.org' }, body: 'für' })],
    ['DELETE without a body', scenarioOf({ method: 'DELETE', path: '/a' })],
  ] as const) {
    it(`sends the very bytes of the request that was checked: ${what}`, async () => {
      const seen: string[] = [];
      await using server = await listeningHere(
        net.createServer((socket) => {
          let sent = '';
          socket
            .on('error', () => {})
            .on('data', (chunk: Buffer) => {
              sent += String(chunk);
              const [head = '', body = ''] = sent.split('\r\n\r\n');
              if (!sent.includes('\r\n\r\n') || Buffer.byteLength(body) < Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)) return;
              seen.push(sent);
              sent = '';
              socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
            });
        }),
      );
      await exchange({ origin: server.origin, request, timeoutMs: 5_000 });
      await load(server, { request });
      assert.ok(seen.length > 10, String(seen.length));
      assert.deepEqual([...new Set(seen)], seen.slice(0, 1));
      assert.equal(/^content-length: 0$/im.test(seen[0]!), what === 'POST without a body');
    });
  }

  it('counts other statuses by status, and may expect an error', async () => {
    let count = 0;
    await using server = await serverHere((_request, response) => {
      count += 1;
      response.writeHead([404, 500, 503][count % 3] ?? 0).end();
    });
    const { unexpectedStatus } = await load(server, { expectedStatus: 404 });
    assert.deepEqual(Object.keys(unexpectedStatus), ['500', '503']);
  });

  it('notices a body that changes, by its bytes', async () => {
    await using server = await serverHere(everyTenth(answerByte(0xfe), answerByte(0xff)));
    const result = await load(server, { expectedBody: Buffer.of(0xff).toString('base64') });
    assert.ok(result.mismatches > 0 && result.mismatches < result.total / 5, JSON.stringify(result));
  });

  for (const [what, drop, usually, count] of [
    ['are broken off', ({ socket }) => socket.resetAndDestroy(), answerOk, 'broken'],
    ['the server closes instead of an answer', ({ socket }) => socket.destroy(), answerOk, 'closed'],
    [
      'the server closes in the middle of an answer',
      ({ socket }, response) => response.writeHead(200, { 'content-length': '9' }).write('half', () => socket.destroy()),
      answerOk,
      'closed',
    ],
    ['the server closes before it answers anything', ({ socket }) => socket.destroy(), answerAndClose, 'closed'],
    ['the server closes behind each answer, without a word', answerAndHangUp, answerAndHangUp, 'closed'],
  ] as const satisfies readonly (readonly [string, http.RequestListener, http.RequestListener, string])[]) {
    it(`notices connections that ${what}`, async () => {
      await using server = await serverHere(everyTenth(drop, usually));
      const trouble = loadTrouble(await load(server));
      assert.partialDeepStrictEqual(trouble, { kind: 'bad-answers', statuses: {}, otherBodies: 0, late: 0 });
      assert.ok(trouble?.kind === 'bad-answers' && trouble.answers > 10 && trouble[count] > 0, JSON.stringify(trouble));
    });
  }

  it('has no trouble with a server that takes long for every answer', async () => {
    await using server = await serverHere((_request, response) => {
      setTimeout(() => response.end('ok'), 400);
    });
    const result = await load(server, { pipelining: 2 });
    assert.ok(result.total > 0, JSON.stringify(result));
    assert.equal(loadTrouble(result), null);
  });

  for (const [what, headers] of [
    ['has the headers of one', { 'content-length': '5' }],
    ['says that it will be chunked', { 'transfer-encoding': 'chunked' }],
    ['says nothing of one', {}],
  ] as const) {
    it(`takes an answer to HEAD for whole without a body, also where it ${what}`, async () => {
      const connections = new Set<unknown>();
      await using server = await serverHere((request, response) => {
        connections.add(request.socket);
        response.writeHead(request.method === 'HEAD' ? 200 : 405, headers).end();
      });
      const result = await load(server, { request: scenarioOf({ method: 'HEAD' }), expectedBody: base64('') });
      assert.ok(result.total > 10, JSON.stringify(result));
      assert.equal(loadTrouble(result), null);
      assert.equal(connections.size, CONNECTIONS);
    });
  }

  it('goes on over another connection where a server answers only so many requests on one', async () => {
    const askedOn = new Map<unknown, number>();
    await using server = await serverHere(({ socket }, response) => {
      askedOn.set(socket, (askedOn.get(socket) ?? 0) + 1);
      response.end('ok');
    }, 3);
    const result = await load(server, { expectedBody: base64('ok') });
    assert.ok(result.total > 10, JSON.stringify(result));
    assert.equal(loadTrouble(result), null);
    assert.ok(askedOn.size >= result.total / 3, `${askedOn.size} connections, ${result.total} answers`);
  });

  it("has each request's own latency where a server ends the connection after each answer, and says so", async () => {
    await using server = await serverHere(answerAndClose);
    const startedMs = monotonicMs();
    const { responses, latencyMs, closed } = await load(server);
    const tookMs = monotonicMs() - startedMs;
    assert.ok(responses > 10, String(responses));
    assert.equal(closed, 0);
    // One request at a time on each connection: half of them take the median or longer, and all together no longer than there was time.
    const atLeastMs = (responses / 2) * (latencyMs?.p50 ?? assert.fail('no latency'));
    assert.ok(atLeastMs <= CONNECTIONS * tookMs, `${responses} answers: ${JSON.stringify(latencyMs)}`);
  });

  it('has no trouble with a server that ends each connection and says so, though more was sent on it', async () => {
    await using server = await serverHere(answerAndClose);
    const result = await load(server, { expectedBody: base64('ok'), pipelining: 2 });
    assert.ok(result.total > 10, JSON.stringify(result));
    assert.equal(loadTrouble(result), null);
  });

  it('without any answer has no latency, and is a failure', async () => {
    await using server = await serverHere(() => {});
    const result = await load(server, briefly());
    assert.deepEqual([result.responses, result.total, result.latencyMs], [0, 0, null]);
    assert.deepEqual(loadTrouble(result), { kind: 'no-answer-under-load' });
  });

  it('ends when it is told to finish, also where another load of the same client has ended meanwhile', async () => {
    await using server = await serverHere(answerOk);
    const farMs = monotonicMs() + 20_000;
    const endless = client().load(loadOf(server, { measureFromMs: farMs, measureToMs: farMs + 1, endMs: farMs + 20 }));
    await load(server, briefly());
    const nowMs = monotonicMs();
    await client().finish({ measureFromMs: nowMs, measureToMs: nowMs, endMs: nowMs });
    const { total, loopUtilisation } = await endless;
    assert.ok(total > 0);
    assert.equal(loopUtilisation, null, 'it went on into its window');
  });
});

describe('a load client that has ended', () => {
  it('says so to everyone who asks', async () => {
    const ended = startLoadClient(null);
    await ended[Symbol.asyncDispose]();
    await assert.rejects(
      ended.load(loadOf({ origin: 'http://127.0.0.1:1' })),
      isMeasuringFailure({ kind: 'load-client-failed', because: { kind: 'process-ended', ending: { kind: 'signalled' } } }),
    );
  });

  it('for nonsense that it was told is no fault of an arm, works again once it was revived, and is left alone then', async () => {
    await using own = startLoadClient(null);
    await assert.rejects(
      own.load(loadOf({ origin: 'http://127.0.0.1:1' }, { connections: 0 })),
      isMeasuringFailure({ kind: 'load-client-failed' }),
    );
    assert.equal(await own.reviveIfEnded(), true);
    await isUp(own);
    assert.equal(await own.reviveIfEnded(), false);
  });
});
