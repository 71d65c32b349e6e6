import assert from 'node:assert/strict';
import http from 'node:http';
import { describe, it } from 'node:test';
import { exchange, mismatch, type Exchange } from '../../../src/measure/load/http-exchange.ts';
import type { Expectation } from '../../../src/model.ts';
import { scenarioOf } from '../../targets.ts';
import { answerOncePerConnection, answerWithoutEnd, serverHere } from '../server-here.ts';

const answerOf = (status: number, body: string, bytes = Buffer.from(body)): Exchange => ({ status, body, bytes, elapsedMs: 1 });
const json = (value: unknown): Expectation => ({ status: 200, body: { kind: 'json', value } });
const text = (value: string): Expectation => ({ status: 200, body: { kind: 'text', value } });
const sha256 = (value: string): Expectation => ({ status: 200, body: { kind: 'sha256', value } });
const SHA256_OF_OK = '2689367b205c16ce32ed4200942b8b8b1e262dfc70d9bc9fbc77c49699a4f1df';
const SHA256_OF_BYTE_255 = 'a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89';
const ANY: Expectation = { status: 200, body: null };

/** Keeps one connection until the end of the scope. */
function oneConnection(): Disposable & { readonly agent: http.Agent } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return { agent, [Symbol.dispose]: () => { agent.destroy(); } };
}

describe('an answer', () => {
  for (const [what, expect, answer] of [
    ['with the expected status and any body', ANY, answerOf(200, 'whatever')],
    ['whose JSON is equal by value', json({ a: 1, b: [null] }), answerOf(200, '{ "b": [null],\n "a": 1.0 }')],
    ['whose text is equal', text('ok\n'), answerOf(200, 'ok\n')],
    ['of the digest', sha256(SHA256_OF_OK), answerOf(200, 'ok')],
    ['of the digest that is no text', sha256(SHA256_OF_BYTE_255), answerOf(200, '\u{FFFD}', Buffer.from([255]))],
    ['that is an expected error', { status: 404, body: null }, answerOf(404, '')],
  ] as const) {
    it(`${what} is as expected`, () => {
      assert.equal(mismatch(scenarioOf({ expect }), answer), null);
    });
  }

  for (const [what, expect, answer, sentence] of [
    ['with another status', ANY, answerOf(500, 'Error:\n  no database'), 'POST /user answered 500, expected 200: Error: no database'],
    ['with another status and no body', ANY, answerOf(204, ''), 'POST /user answered 204, expected 200'],
    ['with another JSON value', json({ a: 1 }), answerOf(200, '{"a":"1"}'), 'POST /user answered another body: {"a":"1"}, expected {"a":1}'],
    ['with a further key', json({ a: 1 }), answerOf(200, '{"a":1,"b":2}'), 'POST /user answered another body: {"a":1,"b":2}, expected {"a":1}'],
    ['that is no JSON', json(null), answerOf(200, '<html>'), 'POST /user answered a body that is not JSON: <html>'],
    ['that is empty instead of JSON', json(null), answerOf(200, ''), 'POST /user answered a body that is not JSON: '],
    ['of another digest', sha256(SHA256_OF_BYTE_255), answerOf(200, 'ok'), `POST /user answered another body: ok (2 bytes), whose SHA-256 is ${SHA256_OF_OK}, expected ${SHA256_OF_BYTE_255}`],
    ['with other text', text('ok'), answerOf(200, 'ok!'), 'POST /user answered another body: ok!, expected ok'],
    ['with other white space in text', text('ok\n'), answerOf(200, 'ok'), String.raw`POST /user answered another body: "ok", expected "ok\n"`],
    ['with white space that looks alike', text('1 000'), answerOf(200, '1\u00A0000'), String.raw`POST /user answered another body: "1\u00a0000", expected "1 000"`],
  ] as const) {
    it(`${what} is told in a sentence`, () => {
      assert.equal(mismatch(scenarioOf({ method: 'POST', path: '/user', expect }), answer), sentence);
    });
  }

  it('that is long is quoted in part', () => {
    const sentence = mismatch(scenarioOf({ expect: text('short') }), answerOf(200, 'x'.repeat(10_000)));
    assert.ok(sentence !== null && sentence.length < 300 && sentence.includes('…'), sentence ?? 'null');
  });

  const USERS = Array.from({ length: 20 }, (_, index) => ({ id: index, lastUpdate: '2026-01-01' }));
  for (const [what, found, expected, sentence] of [
    ['another text far behind', USERS.with(19, { id: 19, lastUpdate: '2026-01-02' }), USERS, '[19].lastUpdate is "2026-01-02", expected "2026-01-01"'],
    ['another number', { users: USERS, 'by name': { first: 5 } }, { users: USERS, 'by name': { first: '5' } }, '["by name"].first is 5, expected "5"'],
    ['a value of another kind', { users: [...USERS, []] }, { users: [...USERS, {}] }, 'users[20] is [], expected {}'],
    ['a value that is missing', { users: USERS, next: null }, { users: [...USERS, 1], next: null }, 'users[20] is missing, expected 1'],
    ['a value too many', { users: USERS, next: null }, { users: USERS }, 'next is null, expected nothing'],
    ['a long text that goes on otherwise', { text: 'x'.repeat(300) }, { text: `${'x'.repeat(250)}y` }, `text is …"${'x'.repeat(70)}", expected …"${'x'.repeat(20)}y"`],
    ['all of it long', 'x'.repeat(300), `y${'x'.repeat(300)}`, `"${'x'.repeat(80)}"…, expected "y${'x'.repeat(79)}"…`],
    ['other white space', { text: 'a  b' }, { text: 'a b' }, 'text is "a  b", expected "a b"'],
  ] as const) {
    it(`that is JSON with ${what} names the first value that differs`, () => {
      assert.equal(mismatch(scenarioOf({ expect: json(expected) }), answerOf(200, JSON.stringify(found, null, 2))), `GET / answered another body: ${sentence}`);
    });
  }

  it('that is a long text is quoted from where it differs', () => {
    const page = `<html>${' <p>Hello</p>\n'.repeat(40)}`;
    assert.equal(mismatch(scenarioOf({ expect: text(`${page}</html>`) }), answerOf(200, `${page}</body>`)),
      String.raw`GET / answered another body: …"/p>\n <p>Hello</p>\n</body>", expected …"/p>\n <p>Hello</p>\n</html>"`);
  });
});

describe('an exchange', () => {
  it('sends method, path, headers and body, and reads the whole answer', async () => {
    await using server = await serverHere((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        response.writeHead(201).end(JSON.stringify([request.method, request.url, request.headers['x-who'], request.headers['content-length'], body]));
      });
    });
    const request = scenarioOf({ method: 'PUT', path: '/a?b=c', headers: { 'X-Who': 'Ada' }, body: 'für' });
    const { status, body, elapsedMs } = await exchange({ origin: server.origin, request, agent: false, timeoutMs: 5_000 });
    assert.equal(status, 201);
    assert.deepEqual(JSON.parse(body), ['PUT', '/a?b=c', 'Ada', '4', 'für']);
    assert.ok(elapsedMs > 0);
  });

  it('that is never answered fails', async () => {
    await using server = await serverHere(() => {});
    await assert.rejects(exchange({ origin: server.origin, request: scenarioOf(), agent: false, timeoutMs: 20 }), /no answer within 0\.02 s/);
  });

  it('whose answer trickles and never ends fails', async () => {
    await using server = await serverHere((_request, response) => {
      const trickle = setInterval(() => response.write('.'), 10);
      response.on('close', () => { clearInterval(trickle); });
    });
    await assert.rejects(exchange({ origin: server.origin, request: scenarioOf(), agent: false, timeoutMs: 500 }), /^Error: no answer within 0\.5 s$/);
  });

  it('whose answer is longer than any that is measured fails without waiting for its time-out', async () => {
    await using server = await serverHere(answerWithoutEnd);
    await assert.rejects(exchange({ origin: server.origin, request: scenarioOf(), agent: false, timeoutMs: 600_000, mostBytes: 5_000_000 }), { name: 'EndlessAnswer', message: 'the answer is longer than 5 MB; measure an endpoint whose answer ends sooner' });
  });

  it('that is broken off in the middle of the answer fails', async () => {
    await using server = await serverHere((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    await assert.rejects(exchange({ origin: server.origin, request: scenarioOf(), agent: false, timeoutMs: 5_000 }));
  });

  it('over a connection that is closed meanwhile fails, or is asked again over one of its own', async () => {
    await using server = await serverHere(answerOncePerConnection());
    using kept = oneConnection();
    const options = { origin: server.origin, request: scenarioOf(), agent: kept.agent, timeoutMs: 5_000 };
    await exchange(options);
    await assert.rejects(exchange(options), { code: 'ECONNRESET' });
    await exchange(options);
    assert.equal((await exchange({ ...options, asksAgain: true })).body, 'ok');
  });

  it('is not asked again where it was given up, or never answered over a new connection', async () => {
    let asked = 0;
    await using server = await serverHere(({ socket }, response) => {
      asked += 1;
      if (asked === 1) response.end('ok');
      else if (asked === 3) socket.destroy();
    });
    using kept = oneConnection();
    const options = { origin: server.origin, request: scenarioOf(), agent: kept.agent, timeoutMs: 200, asksAgain: true };
    await exchange(options);
    await assert.rejects(exchange(options), /no answer within 0\.2 s/);
    await assert.rejects(exchange(options), { code: 'ECONNRESET' });
    assert.equal(asked, 3);
  });

  it('with nobody at the port fails', async () => {
    const { origin } = await (async () => {
      await using server = await serverHere(() => {});
      return server;
    })();
    await assert.rejects(exchange({ origin, request: scenarioOf(), agent: false, timeoutMs: 5_000 }), { code: 'ECONNREFUSED' });
  });
});
