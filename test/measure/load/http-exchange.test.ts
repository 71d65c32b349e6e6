import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { exchange, mismatch, type Exchange } from '../../../src/measure/load/http-exchange.ts';
import { ExchangeFailure } from '../../../src/measure/load/prepared-request.ts';
import type { Expectation } from '../../../src/model.ts';
import { scenarioOf } from '../../targets.ts';
import type { ReasonPart } from '../arm-failure.ts';
import { answerOncePerConnection, answerWithoutEnd, listeningHere, serverHere, type ServerHere } from '../server-here.ts';

const answerOf = (status: number, body: string | Buffer, encoding = 'identity'): Exchange => ({
  status,
  headers: { 'content-encoding': encoding },
  bytes: Buffer.from(body),
  elapsedMs: 1,
});
const json = (value: unknown): Expectation => ({ status: 200, body: { kind: 'json', value } });
const text = (value: string): Expectation => ({ status: 200, body: { kind: 'text', value } });
const sha256 = (value: string): Expectation => ({ status: 200, body: { kind: 'sha256', value } });
const SHA256_OF_OK = '2689367b205c16ce32ed4200942b8b8b1e262dfc70d9bc9fbc77c49699a4f1df';
const SHA256_OF_BYTE_255 = 'a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89';
const ANY: Expectation = { status: 200, body: null };

/** Keeps one connection until the end of the test. */
function oneConnection(t: TestContext): http.Agent {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  return agent;
}

describe('an answer', () => {
  for (const [what, expect, answer] of [
    ['with the expected status and any body', ANY, answerOf(200, 'whatever')],
    ['whose JSON is equal by value', json({ a: 1, b: [{ c: null, d: 2 }] }), answerOf(200, '{ "b": [{ "d": 2, "c": null }],\n "a": 1.0 }')],
    ['whose text is equal', text('ok\n'), answerOf(200, 'ok\n')],
    ['of the digest', sha256(SHA256_OF_OK), answerOf(200, 'ok')],
    ['of the digest that is no text', sha256(SHA256_OF_BYTE_255), answerOf(200, Buffer.from([255]))],
    ['whose JSON is compressed', json({ a: 1 }), answerOf(200, gzipSync('{"a":1}'), 'gzip')],
    ['whose text is compressed', text('ok'), answerOf(200, brotliCompressSync('ok'), 'br')],
    ['whose text is compressed by deflate', text('ok'), answerOf(200, deflateSync('ok'), 'deflate')],
    ['of the digest of what was sent, compressed', sha256(hash('sha256', gzipSync('ok'))), answerOf(200, gzipSync('ok'), 'gzip')],
    ['that is an expected error', { status: 404, body: null }, answerOf(404, '')],
  ] as const) {
    it(`${what} is as expected`, () => {
      assert.equal(mismatch(scenarioOf({ expect }), answer), null);
    });
  }

  for (const [what, expect, answer, reason] of [
    [
      'with another status',
      ANY,
      answerOf(500, 'Error:\n  no database'),
      { kind: 'wrong-status', status: 500, expected: 200, body: 'Error: no database' },
    ],
    ['with another status and no body', ANY, answerOf(204, ''), { kind: 'wrong-status', status: 204, expected: 200, body: '' }],
    [
      'with another JSON value',
      json({ a: 1 }),
      answerOf(200, '{"a":"1"}'),
      { kind: 'wrong-body', found: '{"a":"1"}', expected: '{"a":1}' },
    ],
    [
      'with a further key',
      json({ a: 1 }),
      answerOf(200, '{"a":1,"b":2}'),
      { kind: 'wrong-body', found: '{"a":1,"b":2}', expected: '{"a":1}' },
    ],
    [
      'with other white space in a text of JSON',
      json({ text: 'a  b' }),
      answerOf(200, '{"text":"a b"}'),
      { kind: 'wrong-body', found: '{"text":"a b"}', expected: '{"text":"a  b"}' },
    ],
    ['that is no JSON', json(null), answerOf(200, '<html>'), { kind: 'body-is-not-json', body: '<html>' }],
    ['that is empty instead of JSON', json(null), answerOf(200, ''), { kind: 'body-is-not-json', body: '' }],
    [
      'of another digest',
      sha256(SHA256_OF_BYTE_255),
      answerOf(200, 'ok'),
      { kind: 'wrong-digest', found: SHA256_OF_OK, expected: SHA256_OF_BYTE_255, bytes: 2, body: 'ok' },
    ],
    ['with other text', text('ok'), answerOf(200, 'ok!'), { kind: 'wrong-body', found: 'ok!', expected: 'ok' }],
    [
      'with other white space in text',
      text('ok\n'),
      answerOf(200, 'ok'),
      { kind: 'wrong-body', found: '"ok"', expected: String.raw`"ok\n"` },
    ],
    [
      'with white space that looks alike',
      text('1 000'),
      answerOf(200, '1\u00A0000'),
      { kind: 'wrong-body', found: String.raw`"1\u00a0000"`, expected: '"1 000"' },
    ],
    [
      'that is compressed in a way that nobody knows',
      text('ok'),
      answerOf(200, 'ok', 'compress'),
      { kind: 'body-cannot-be-decoded', encoding: 'compress' },
    ],
    ['that is not compressed as it says', text('ok'), answerOf(200, 'ok', 'gzip'), { kind: 'body-cannot-be-decoded', encoding: 'gzip' }],
  ] as const) {
    it(`${what} is told`, () => {
      assert.deepEqual(mismatch(scenarioOf({ method: 'POST', path: '/user', expect }), answer), reason);
    });
  }

  it('that is long is quoted in part', () => {
    const reason = mismatch(scenarioOf({ expect: text('short') }), answerOf(200, 'x'.repeat(10_000)));
    assert.deepEqual(reason, { kind: 'wrong-body', found: `${'x'.repeat(200)}…`, expected: 'short' });
  });

  const USERS = Array.from({ length: 20 }, (_, index) => ({ id: index, lastUpdate: '2026-01-01' }));
  it('that is long JSON is quoted from where it differs, whatever the order of its properties', () => {
    const found = USERS.with(19, { id: 19, lastUpdate: '2026-01-02' }).map(({ id, lastUpdate }) => ({ lastUpdate, id }));
    assert.deepEqual(mismatch(scenarioOf({ expect: json(USERS) }), answerOf(200, JSON.stringify(found, null, 2))), {
      kind: 'wrong-body',
      found: '…stUpdate":"2026-01-02"}]',
      expected: '…stUpdate":"2026-01-01"}]',
    });
  });

  it('that is a long text is quoted from where it differs', () => {
    const page = `<html>${' <p>Hello</p>\n'.repeat(40)}`;
    assert.deepEqual(mismatch(scenarioOf({ expect: text(`${page}</html>`) }), answerOf(200, `${page}</body>`)), {
      kind: 'wrong-body',
      found: String.raw`…"/p>\n <p>Hello</p>\n</body>"`,
      expected: String.raw`…"/p>\n <p>Hello</p>\n</html>"`,
    });
  });
});

/** For `assert.rejects`. */
const failsFor =
  (part: ReasonPart, mayPass: ExchangeFailure['mayPass']) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ExchangeFailure, String(error));
    assert.partialDeepStrictEqual(error.reason, part);
    assert.equal(error.mayPass, mayPass);
    return true;
  };

/** Answers by these bytes, whatever it is asked. */
const answeringBytes = (bytes: string | Buffer): Promise<ServerHere> =>
  listeningHere(
    net.createServer((socket) => {
      socket
        .on('error', () => {})
        .once('data', () => {
          socket.end(bytes);
        });
    }),
  );

describe('an exchange', () => {
  for (const [what, bytes, reason] of [
    [
      'both lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
      { kind: 'length-and-chunked' },
    ],
    [
      'both lengths the other way round',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\nok\r\n0\r\n\r\n',
      { kind: 'length-and-chunked' },
    ],
    ['too many headers', `HTTP/1.1 200 OK\r\nSet-Cookie: ${'x'.repeat(70_000)}\r\n\r\n`, { kind: 'headers-too-large', kibibytes: 64 }],
    ['no HTTP', '+PONG\r\n', { kind: 'answer-is-not-http', begins: '+PONG' }],
    ['an alert of TLS', Buffer.of(0x15, 3, 3, 0, 2, 2, 0x46), { kind: 'speaks-tls' }],
    ['settings of HTTP/2', Buffer.of(0, 0, 0, 4, 0, 0, 0, 0, 0), { kind: 'speaks-http2' }],
    [
      'a body that is cut off',
      'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nonly this',
      { kind: 'answer-cut-off', receivedBytes: 9, announcedBytes: 100 },
    ],
  ] as const) {
    it(`whose answer has ${what} fails for that, and is in vain however often it is tried`, async () => {
      await using server = await answeringBytes(bytes);
      await assert.rejects(exchange({ origin: server.origin, request: scenarioOf(), timeoutMs: 5_000 }), failsFor(reason, 'never'));
    });
  }

  it('takes headers that are larger than 16 KiB', async () => {
    await using server = await serverHere((_request, response) => {
      response.setHeader(
        'Set-Cookie',
        Array.from({ length: 40 }, (_, index) => `c${index}=${'x'.repeat(500)}`),
      );
      response.end('ok');
    });
    assert.equal((await exchange({ origin: server.origin, request: scenarioOf(), timeoutMs: 5_000 })).status, 200);
  });

  it('sends method, path, headers and body, and reads the whole answer', async () => {
    await using server = await serverHere((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        response
          .writeHead(201)
          .end(JSON.stringify([request.method, request.url, request.headers['x-who'], request.headers['content-length'], body]));
      });
    });
    const request = scenarioOf({ method: 'PUT', path: '/a?b=c', headers: { 'X-Who': 'Ada' }, body: 'für' });
    const { status, bytes, elapsedMs } = await exchange({ origin: server.origin, request, timeoutMs: 5_000 });
    assert.equal(status, 201);
    assert.deepEqual(JSON.parse(String(bytes)), ['PUT', '/a?b=c', 'Ada', '4', 'für']);
    assert.ok(elapsedMs > 0);
  });

  it('that is never answered fails', async () => {
    await using server = await serverHere(() => {});
    await assert.rejects(
      exchange({ origin: server.origin, request: scenarioOf(), timeoutMs: 20 }),
      failsFor({ kind: 'no-answer-in-time', seconds: 0.02 }, 'again'),
    );
  });

  it('whose answer trickles and never ends fails, and is not asked again', async () => {
    await using server = await serverHere((_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      const trickle = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(trickle));
    });
    await assert.rejects(
      exchange({ origin: server.origin, request: scenarioOf(), timeoutMs: 500 }),
      failsFor({ kind: 'answer-without-end', seconds: 0.5, status: 200, type: 'text/event-stream' }, 'never'),
    );
  });

  it('whose answer is longer than any that is measured fails without waiting for its time-out', async () => {
    await using server = await serverHere(answerWithoutEnd);
    await assert.rejects(
      exchange({ origin: server.origin, request: scenarioOf(), timeoutMs: 600_000, mostBytes: 5_000_000 }),
      failsFor({ kind: 'answer-too-long', megabytes: 5 }, 'never'),
    );
  });

  it('over a connection that is closed meanwhile fails, or is asked again over one of its own', async (t) => {
    await using server = await serverHere(answerOncePerConnection());
    const options = { origin: server.origin, request: scenarioOf(), agent: oneConnection(t), timeoutMs: 5_000 };
    await exchange(options);
    await assert.rejects(exchange(options), failsFor({ kind: 'connection-failed', problem: 'socket hang up' }, 'protocol'));
    await exchange(options);
    assert.equal(String((await exchange({ ...options, asksAgain: true })).bytes), 'ok');
  });

  it('is not asked again where it was given up, or never answered over a new connection', async (t) => {
    let asked = 0;
    await using server = await serverHere(({ socket }, response) => {
      asked += 1;
      if (asked === 1) response.end('ok');
      else if (asked === 3) socket.destroy();
    });
    const options = { origin: server.origin, request: scenarioOf(), agent: oneConnection(t), timeoutMs: 200, asksAgain: true };
    await exchange(options);
    await assert.rejects(exchange(options), failsFor({ kind: 'no-answer-in-time', seconds: 0.2 }, 'again'));
    await assert.rejects(exchange(options), failsFor({ kind: 'connection-failed', problem: 'socket hang up' }, 'protocol'));
    assert.equal(asked, 3);
  });

  it('to a closed port fails', async () => {
    await assert.rejects(
      exchange({ origin: 'http://127.0.0.1:1', request: scenarioOf(), timeoutMs: 5_000 }),
      failsFor({ kind: 'connection-failed' }, 'again'),
    );
  });
});
