/**
 * What load-connection relies on that autocannon and its parser do not document. An upgrade that moves one of these fails here, by
 * its name, and within a second.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import autocannon from 'autocannon';
import { insideOf, type ClientInside } from '../../../src/measure/load/load-connection.ts';
import { answerAndClose, answerOk, serverHere } from '../server-here.ts';

const METHODS = ['_connect', '_doRequest', '_resetConnection', '_destroyConnection'] as const satisfies readonly (keyof ClientInside)[];

/** The undocumented methods of a client that are called, and its events, in their order. */
async function callsOf(listener: Parameters<typeof serverHere>[0]): Promise<string> {
  const calls: string[] = [];
  await using server = await serverHere(listener);
  await new Promise((resolve) => {
    autocannon(
      {
        url: server.origin,
        connections: 1,
        amount: 3,
        sampleInt: 10,
        setupClient: (client) => {
          const inside = insideOf(client);
          for (const name of METHODS) {
            const original = inside[name].bind(inside);
            Object.assign(inside, {
              [name]: () => {
                calls.push(name);
                original();
              },
            });
          }
          client.on('headers', () => calls.push('headers'));
          client.on('response', () => calls.push('response'));
        },
      },
      resolve,
    );
  });
  return calls.join(' ');
}

test('autocannon sets a client up before it connects, and calls the methods that are overridden by way of the client', async () => {
  const request = '_doRequest headers response';
  assert.equal(await callsOf(answerOk), `_connect ${request} ${request} ${request} _doRequest _destroyConnection`);
});

test('autocannon connects again where the server ends a connection', async () => {
  assert.match(await callsOf(answerAndClose), /_connect .*_connect/);
});

test('a client of autocannon has the parser and the queue that are looked into', async () => {
  await using server = await serverHere(answerOk);
  const seen = Promise.withResolvers<Record<string, unknown>>();
  const load = autocannon({
    url: server.origin,
    connections: 1,
    amount: 1,
    sampleInt: 10,
    setupClient: (client) => {
      const { parser, pipelinedRequests } = insideOf(client);
      client.on('headers', () => {
        seen.resolve({
          parser: [
            parser.isChunked,
            parser.body_bytes,
            parser.type,
            parser.info.statusCode,
            parser.shouldKeepAlive(),
            typeof parser.reinitialize,
            typeof parser.nextRequest,
            typeof parser.offset,
            typeof parser.end,
            typeof parser.state,
          ],
          queue: [pipelinedRequests.size(), typeof pipelinedRequests.clear],
          connection: [insideOf(client).destroyed, typeof insideOf(client).conn.destroyed],
        });
      });
    },
  });
  assert.deepEqual(await seen.promise, {
    parser: [false, 2, 'RESPONSE', 200, true, 'function', 'function', 'number', 'number', 'string'],
    queue: [1, 'function'],
    connection: [false, 'boolean'],
  });
  await load;
});
