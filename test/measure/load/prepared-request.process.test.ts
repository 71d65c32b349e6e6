import assert from 'node:assert/strict';
import type http from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { exchange, keepingAgent } from '../../../src/measure/load/http-exchange.ts';
import { ExchangeFailure } from '../../../src/measure/load/prepared-request.ts';
import type { HttpScenario, RequestBefore } from '../../../src/model.ts';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { scenarioOf } from '../../targets.ts';
import { serverHere, type ServerHere } from '../server-here.ts';
import { applyShortLoad, loadClientHere } from './load-here.ts';

const client = loadClientHere();

const step = (change: Partial<RequestBefore>): RequestBefore => ({
  method: 'GET',
  path: '/',
  headers: {},
  body: null,
  take: {},
  ...change,
});

interface Seen {
  readonly url: string;
  readonly cookie: string | undefined;
  readonly token: string | undefined;
  readonly length: string | undefined;
  readonly body: string;
}

/** A server with a form, a login and a page for those who are logged in, and all requests that it has seen. */
async function shopHere(seen: Seen[]): Promise<ServerHere> {
  let sessions = 0;
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { url = '', headers } = request;
    const body = await text(request);
    seen.push({ url, cookie: headers.cookie, token: String(headers['x-csrf-token']), length: headers['content-length'], body });
    response.setHeader('x-token', 'h-1');
    if (url === '/form') response.setHeader('set-cookie', 'form=f; Path=/').end('<input name="csrf" value="t-1">');
    else if (url === '/login' && body.includes('t-1'))
      response.setHeader('set-cookie', [`sid=s${(sessions += 1)}; HttpOnly`]).end('{"data":{"token":"j-1"}}');
    else response.writeHead(headers.cookie?.includes('sid=') === true ? 200 : 401).end('who are you?');
  };
  return serverHere((request, response) => {
    void answer(request, response);
  });
}

const BEFORE = [
  step({ path: '/form', take: { CSRF: 'body /name="csrf" value="([^"]+)"/' } }),
  step({
    method: 'POST',
    path: '/login',
    body: 'csrf=$CSRF',
    take: { TOKEN: 'body data.token', SEEN: 'header x-token', SID: 'cookie sid' },
  }),
];

const orderOf = (change: Partial<HttpScenario> = {}): HttpScenario =>
  scenarioOf({
    method: 'POST',
    path: '/orders/$ID',
    headers: { 'x-csrf-token': '$TOKEN $SEEN $SID' },
    body: '{"id":"$ID","name":"order $ID"}',
    before: BEFORE,
    ...change,
  });

describe('a request', () => {
  it('comes behind those before it, with their cookies and values, once a client; the n-th of each client is the same', async () => {
    const seen: Seen[] = [];
    await using server = await shopHere(seen);
    for (const session of ['s1', 's2']) {
      seen.length = 0;
      const agent = keepingAgent(server.origin, { maxSockets: 1 });
      for (let sent = 0; sent < 2; sent += 1)
        assert.equal((await exchange({ origin: server.origin, request: orderOf(), agent, timeoutMs: 5_000 })).status, 200);
      agent.destroy();
      assert.deepEqual(
        seen.map(({ url }) => url),
        ['/form', '/login', '/orders/1', '/orders/2'],
      );
      assert.deepEqual(
        seen.slice(2).map(({ cookie, token, length, body }) => [cookie, token, length, body]),
        [1, 2].map((number) => [`form=f; sid=${session}`, `j-1 h-1 ${session}`, '25', `{"id":${number},"name":"order ${number}"}`]),
      );
    }
  });

  it('of a load has the values of one login, and a number that no other request has', async () => {
    const seen: Seen[] = [];
    await using server = await shopHere(seen);
    const result = await applyShortLoad(client(), [server, { request: orderOf() }]);
    assert.deepEqual([result.unexpectedStatus, result.errors], [{}, 0]);
    await client().alternate({
      servers: [{ origin: server.origin, expectedBody: null }],
      request: orderOf(),
      expectedStatus: 200,
      endMs: monotonicMs() + 50,
    });
    const orders = seen.filter(({ url }) => url.startsWith('/orders/'));
    assert.ok(orders.length > 10);
    assert.equal(new Set(orders.map(({ body }) => body)).size, orders.length);
    assert.deepEqual(new Set(orders.map(({ length }) => length)), new Set(['37']));
  });

  it('that is no text is sent by its bytes, by every client', async () => {
    const seen: string[] = [];
    const keep = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
      seen.push((await buffer(request)).toString('hex'));
      response.end();
    };
    await using server = await serverHere((request, response) => void keep(request, response));
    const request = scenarioOf({ method: 'POST', body: Buffer.from([0, 255, 36, 73, 68]).toString('base64'), bodyEncoding: 'base64' });
    await exchange({ origin: server.origin, request, timeoutMs: 5_000 });
    await applyShortLoad(client(), [server, { request }]);
    assert.deepEqual([...new Set(seen)], ['00ff244944']);
  });

  for (const [what, before, reason] of [
    ['is refused', step({ path: '/me' }), { kind: 'before-refused', request: 'GET /me', status: 401, body: 'who are you?' }],
    [
      'does not give a value',
      step({ path: '/form', take: { CSRF: 'body data.token' } }),
      { kind: 'value-not-found', request: 'GET /form', name: 'CSRF', from: 'body data.token', body: '<input name="csrf" value="t-1">' },
    ],
  ] as const) {
    it(`is not sent where one before it ${what}, and that is told`, async () => {
      await using server = await shopHere([]);
      await assert.rejects(exchange({ origin: server.origin, request: orderOf({ before: [before] }), timeoutMs: 5_000 }), (error) => {
        assert.ok(error instanceof ExchangeFailure);
        assert.deepEqual([error.reason, error.mayPass], [reason, 'never']);
        return true;
      });
    });
  }
});
