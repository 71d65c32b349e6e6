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
import { applyShortLoad, base64, briefly, loadClientHere, loadOf } from './load-here.ts';
import { listeningHere, serverHere } from '../server-here.ts';
import { isUp } from '../short-rig.ts';

const client = loadClientHere();

const load = (...asked: Parameters<typeof loadOf>): Promise<LoadResult> => applyShortLoad(client(), asked);

describe('a load', () => {
  it('counts good answers with their bytes, and latencies in fractions of a ms', async () => {
    await using server = await serverHere((_request, response) => {
      response.end('ok');
    });
    const result = await load(server, { expectedBody: base64('ok'), pipelining: 2 });
    assert.ok(result.responses > 10 && result.total >= result.responses, JSON.stringify(result));
    assert.ok(result.bytes > 50 * result.responses);
    assert.deepEqual([result.unexpectedStatus, result.errors, result.timeouts, result.mismatches], [{}, 0, 0, 0]);
    const { p50, p975, p99 } = result.latencyMs ?? assert.fail('no latency');
    assert.ok(p50 > 0 && p50 <= p975 && p975 <= p99, JSON.stringify(result.latencyMs));
    assert.ok(
      [p50, p975, p99].some((latency) => !Number.isInteger(latency)),
      'whole milliseconds only',
    );
    assert.equal(loadTrouble(result), null);
  });

  it('tells how busy the client was while it counted, and nothing where it never did', async () => {
    await using server = await serverHere((_request, response) => {
      response.end('ok');
    });
    const { loopUtilisation } = await load(server);
    assert.ok(loopUtilisation !== null && loopUtilisation > 0 && loopUtilisation <= 1, String(loopUtilisation));
    assert.equal((await load(server, { measureFromMs: monotonicMs() + 60_000 })).loopUtilisation, null);
  });

  it("sends the scenario's request", async () => {
    const seen = new Set<string>();
    await using server = await serverHere((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        seen.add(JSON.stringify([request.method, request.url, request.headers['x-who'], request.headers['content-length'], body]));
        response.end();
      });
    });
    await load(server, { request: scenarioOf({ method: 'POST', path: '/user?id=1', headers: { 'x-who': 'Ada' }, body: 'für' }) });
    assert.deepEqual(
      [...seen].map((text): unknown => JSON.parse(text)),
      [['POST', '/user?id=1', 'Ada', '4', 'für']],
    );
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
      await exchange({ origin: server.origin, request, agent: false, timeoutMs: 5_000 });
      await load(server, { request });
      assert.ok(seen.length > 10, String(seen.length));
      assert.deepEqual([...new Set(seen)], seen.slice(0, 1));
      assert.equal(/^content-length: 0$/im.test(seen[0]!), what === 'POST without a body');
    });
  }

  it('counts other statuses by status', async () => {
    let count = 0;
    await using server = await serverHere((_request, response) => {
      count += 1;
      response.writeHead([200, 500, 503][count % 3] ?? 0).end();
    });
    const result = await load(server);
    assert.deepEqual(Object.keys(result.unexpectedStatus), ['500', '503']);
    assert.equal(loadTrouble(result)?.kind, 'bad-answers');
  });

  it('may expect an error status', async () => {
    await using server = await serverHere((_request, response) => {
      response.writeHead(404).end();
    });
    assert.deepEqual((await load(server, { expectedStatus: 404 })).unexpectedStatus, {});
  });

  it('notices a body that changes', async () => {
    let count = 0;
    await using server = await serverHere((_request, response) => {
      count += 1;
      response.end(count % 10 === 0 ? 'no' : 'ok');
    });
    const result = await load(server, { expectedBody: base64('ok') });
    assert.ok(result.mismatches > 0);
    assert.equal(loadTrouble(result)?.kind, 'bad-answers');
  });

  it('takes a body for the same wherever it is cut, also within a character', async () => {
    await using server = await serverHere((_request, response) => {
      const [first, ...rest] = Buffer.from('ë');
      response.write(Buffer.of(first!));
      setTimeout(() => response.end(Buffer.from(rest)), 2);
    });
    const result = await load(server, { expectedBody: base64('ë') });
    assert.ok(result.total > 0);
    assert.equal(loadTrouble(result), null);
  });

  it('compares bodies that are no text', async () => {
    let count = 0;
    await using server = await serverHere((_request, response) => {
      count += 1;
      response.end(Buffer.of(count % 10 === 0 ? 0xfe : 0xff));
    });
    const result = await load(server, { expectedBody: Buffer.of(0xff).toString('base64') });
    assert.ok(result.mismatches > 0 && result.mismatches < result.total / 5, JSON.stringify(result));
  });

  it('notices connections that are broken off', async () => {
    let count = 0;
    await using server = await serverHere((request, response) => {
      count += 1;
      if (count % 10 === 0) request.socket.resetAndDestroy();
      else response.end();
    });
    assert.partialDeepStrictEqual(loadTrouble(await load(server)), { kind: 'bad-answers', statuses: {}, otherBodies: 0, late: 0 });
  });

  for (const [when, drop] of [
    [
      'instead of an answer',
      ({ socket }) => {
        socket.destroy();
      },
    ],
    [
      'in the middle of an answer',
      ({ socket }, response) => {
        response.writeHead(200, { 'content-length': '9' }).write('half', () => {
          socket.destroy();
        });
      },
    ],
  ] as const satisfies readonly (readonly [string, http.RequestListener])[]) {
    it(`notices connections that the server closes ${when}`, async () => {
      let count = 0;
      await using server = await serverHere((request, response) => {
        count += 1;
        if (count % 10 === 0) drop(request, response);
        else response.end('ok');
      });
      const result = await load(server);
      assert.ok(result.total > 10 && result.closed > 0, JSON.stringify(result));
      assert.equal(loadTrouble(result)?.kind, 'bad-answers');
    });
  }

  it('notices connections that the server closes before it answers anything', async () => {
    let count = 0;
    await using server = await serverHere((request, response) => {
      count += 1;
      if (count % 10 === 0) request.socket.destroy();
      else response.setHeader('connection', 'close').end('ok');
    });
    const result = await load(server);
    assert.ok(result.total > 10 && result.closed > 0, JSON.stringify(result));
  });

  it('has no trouble with a server that takes long for every answer', async () => {
    await using server = await serverHere((_request, response) => {
      setTimeout(() => {
        response.end('ok');
      }, 400);
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
      assert.equal(connections.size, 4);
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

  for (const [how, end] of [
    [
      'and says so',
      (_request, response) => {
        response.setHeader('connection', 'close').end('ok');
      },
    ],
    [
      'without a word',
      ({ socket }, response) => {
        response.end('ok', () => {
          socket.end();
        });
      },
    ],
  ] as const satisfies readonly (readonly [string, http.RequestListener])[]) {
    it(`has each request's own latency where a server ends the connection after each answer, ${how}`, async () => {
      await using server = await serverHere(end);
      const connections = 4;
      const startedMs = monotonicMs();
      const { responses, latencyMs, closed } = await load(server, { connections });
      const tookMs = monotonicMs() - startedMs;
      assert.ok(responses > 10, String(responses));
      assert.equal(closed, 0);
      // One request at a time on each connection: half of them take the median or longer, and all together no longer than there was time.
      const atLeastMs = (responses / 2) * (latencyMs?.p50 ?? assert.fail('no latency'));
      assert.ok(atLeastMs <= connections * tookMs, `${responses} answers: ${JSON.stringify(latencyMs)}`);
    });
  }

  it('has no trouble with a server that ends each connection and says so', async () => {
    await using server = await serverHere((_request, response) => {
      response.setHeader('connection', 'close').end('ok');
    });
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

  it('counts inside its window only', async () => {
    await using server = await serverHere((_request, response) => {
      response.end('ok');
    });
    const result = await load(server, { measureFromMs: monotonicMs() + 60_000 });
    assert.ok(result.total > 0);
    assert.deepEqual([result.responses, result.latencyMs], [0, null]);
  });

  it('ends when it is told to finish, also where another load of the same client has ended meanwhile', async () => {
    await using server = await serverHere((_request, response) => {
      response.end('ok');
    });
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
