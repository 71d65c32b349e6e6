import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import type { LoadClient } from '../../../src/measure/load/load-process.ts';
import { scenarioOf } from '../../targets.ts';
import { loadClientHere } from './load-here.ts';
import { answerAndHangUp, answerOk, answerOncePerConnection, serverHere, type ServerHere } from '../server-here.ts';
import type { Reason } from '../../../src/model.ts';

const client = loadClientHere();

function alternate(
  servers: readonly Pick<ServerHere, 'origin'>[],
  change: Partial<Parameters<LoadClient['alternate']>[0]> = {},
): ReturnType<LoadClient['alternate']> {
  return client().alternate({
    servers: servers.map(({ origin }) => ({ origin, expectedBody: null })),
    request: scenarioOf(),
    expectedStatus: 200,
    endMs: monotonicMs() + 60,
    ...change,
  });
}

const ANSWERED_503: Reason = { kind: 'wrong-status', status: 503, expected: 200, body: '' };
const BROKEN: Reason = { kind: 'connection-failed', problem: 'socket hang up' };

describe('single requests to servers in turn', () => {
  it('go there and back again, equally often, with a latency each', async () => {
    const order: string[] = [];
    await using one = await serverHere((_request, response) => {
      order.push('A');
      response.end();
    });
    await using other = await serverHere((_request, response) => {
      order.push('B');
      response.end();
    });
    const { latenciesMs, troubles } = await alternate([one, other], { endMs: monotonicMs() + 1_000 });
    assert.match(order.join(''), /^(?:ABBA)+(?:AB)?$/);
    assert.equal(latenciesMs[0]?.length, order.length / 2);
    assert.equal(latenciesMs[1]?.length, order.length / 2);
    assert.ok(latenciesMs.flat().every((latency) => latency > 0));
    assert.deepEqual(troubles, [null, null]);
  });

  it('are at least one to each, however late the command comes', async () => {
    await using server = await serverHere(answerOk);
    const { latenciesMs } = await alternate([server, server], { endMs: monotonicMs() - 1_000 });
    assert.deepEqual(
      latenciesMs.map(({ length }) => length),
      [1, 1],
    );
  });

  it('tell whose body is not the expected one, by its bytes', async () => {
    const [good, other] = [0xff, 0xfe].map((byte) => Buffer.of(byte));
    await using server = await serverHere((_request, response) => {
      response.end(good);
    });
    const servers = [good, other].map((body) => ({ origin: server.origin, expectedBody: body!.toString('base64') }));
    assert.deepEqual((await alternate([], { servers })).troubles, [null, { kind: 'another-body-than-before' }]);
  });

  it('tell of every server that is in trouble, whichever is asked first', async () => {
    await using good = await serverHere(answerOk);
    await using bad = await serverHere((_request, response) => {
      response.writeHead(503).end();
    });
    await using broken = await serverHere((request) => {
      request.socket.destroy();
    });
    assert.deepEqual((await alternate([good, bad])).troubles, [null, ANSWERED_503]);
    assert.deepEqual((await alternate([bad, broken])).troubles, [ANSWERED_503, BROKEN]);
    assert.deepEqual((await alternate([broken, bad])).troubles, [BROKEN, ANSWERED_503]);
  });

  for (const [when, listener] of [
    ['after each answer', answerAndHangUp],
    ['when the next request is there', answerOncePerConnection()],
  ] as const) {
    it(`have their latencies also where each connection is closed without a word, ${when}`, async () => {
      await using one = await serverHere(listener);
      await using other = await serverHere(listener);
      const { latenciesMs, troubles } = await alternate([one, other], { endMs: monotonicMs() + 1_000 });
      assert.deepEqual(troubles, [null, null]);
      assert.ok(latenciesMs[0]!.length > 1 && latenciesMs[0]!.length === latenciesMs[1]!.length, JSON.stringify(latenciesMs));
    });
  }
});
