import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { WebSocketServer } from 'ws';
import { monotonicMs } from '../../src/clock.ts';
import { firstAnswer } from '../../src/measure/first-answer.ts';
import { heldScenarioOf, scenarioOf } from '../targets.ts';
import { serverHere } from './server-here.ts';

describe('the first answer', () => {
  it('of a server over HTTP is its body to the byte, though it is no text', async () => {
    await using server = await serverHere((_request, response) => { response.end(Buffer.of(0xff, 0xc3)); });
    const askedMs = monotonicMs();
    const { body, atMs, heldMs } = await firstAnswer(scenarioOf(), server.origin);
    assert.deepEqual(body, Buffer.of(0xff, 0xc3));
    assert.ok(atMs > askedMs && atMs <= monotonicMs());
    assert.equal(heldMs, 0);
  });

  it('over a websocket was there before the connection was closed, however long that takes', async () => {
    const scenario = heldScenarioOf();
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', path: scenario.path });
    await using opened = new AsyncDisposableStack();
    opened.defer(async () => {
      for (const socket of sockets.clients) socket.terminate();
      const closed = once(sockets, 'close');
      sockets.close();
      await closed;
    });
    await once(sockets, 'listening');
    sockets.on('connection', (socket) => {
      socket.on('message', () => {
        setTimeout(() => {
          socket.send(JSON.stringify({ sid: 1, data: 'benchmarked!' }));
          // Whoever reads no more takes no part in the closing, which is given up after half a second then.
          socket.pause();
        }, scenario.holdMs);
      });
    });
    const { body, atMs, heldMs } = await firstAnswer(scenario, `http://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    assert.ok(monotonicMs() - atMs >= 450, String(monotonicMs() - atMs));
    assert.deepEqual([body, heldMs], [null, scenario.holdMs]);
  });
});
