import assert from 'node:assert/strict';
import https from 'node:https';
import { it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { scenarioOf } from '../../targets.ts';
import { CERTIFICATE } from '../certificate.ts';
import { listeningHere, type ServerHere } from '../server-here.ts';
import { applyShortLoad, base64, loadClientHere } from './load-here.ts';

const client = loadClientHere();

/** Over TLS, with a certificate that it signed itself. */
async function serveOverTls(): Promise<ServerHere & { readonly handshakes: () => number }> {
  let handshakes = 0;
  const server = https.createServer(CERTIFICATE, (_request, response) => {
    response.end('hello');
  });
  server.on('secureConnection', () => {
    handshakes += 1;
  });
  const here = await listeningHere(server, () => {
    server.closeAllConnections();
  });
  return { ...here, origin: here.origin.replace('http:', 'https:'), handshakes: () => handshakes };
}

it('a server over TLS is loaded and its bodies are compared, over connections that are kept', async () => {
  await using server = await serveOverTls();
  const good = await applyShortLoad(client(), [server, { expectedBody: base64('hello'), connections: 3 }]);
  assert.ok(good.responses > 0);
  assert.deepEqual([good.errors, good.mismatches, good.closed, good.unexpectedStatus], [0, 0, 0, {}]);
  assert.equal(server.handshakes() % 3, 0);
  const bad = await applyShortLoad(client(), [server, { expectedBody: base64('hallo') }]);
  assert.equal(bad.mismatches, bad.total);
});

it('single requests to servers over TLS in turn have a latency each, over one connection to each', async () => {
  await using one = await serveOverTls();
  await using other = await serveOverTls();
  const { latenciesMs, troubles } = await client().alternate({
    servers: [one, other].map(({ origin }) => ({ origin, expectedBody: base64('hello') })),
    request: scenarioOf(),
    expectedStatus: 200,
    endMs: monotonicMs() + 1_000,
  });
  assert.deepEqual(troubles, [null, null]);
  assert.ok(latenciesMs.every((latencies) => latencies.length > 1));
  assert.deepEqual([one.handshakes(), other.handshakes()], [1, 1]);
});
