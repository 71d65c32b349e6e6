import assert from 'node:assert/strict';
import type http from 'node:http';
import { describe, it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import type { LoadClient } from '../../../src/measure/load/load-process.ts';
import { scenarioOf } from '../../targets.ts';
import { base64, loadClientHere } from './load-here.ts';
import { answerOncePerConnection, serverHere, type ServerHere } from '../server-here.ts';
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
const OTHER_BODY: Reason = { kind: 'another-body-than-before' };
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
    await using server = await serverHere((_request, response) => {
      response.end();
    });
    const { latenciesMs } = await alternate([server, server], { endMs: monotonicMs() - 1_000 });
    assert.deepEqual(
      latenciesMs.map(({ length }) => length),
      [1, 1],
    );
  });

  it('tell whose status or body is not the expected one', async () => {
    await using good = await serverHere((_request, response) => {
      response.end('ok');
    });
    await using bad = await serverHere((_request, response) => {
      response.writeHead(503).end('ok');
    });
    await using other = await serverHere((_request, response) => {
      response.end('no');
    });
    assert.deepEqual((await alternate([good, bad])).troubles, [null, ANSWERED_503]);
    const servers = [
      { origin: other.origin, expectedBody: base64('ok') },
      { origin: good.origin, expectedBody: base64('ok') },
    ];
    assert.deepEqual((await alternate([], { servers })).troubles, [OTHER_BODY, null]);
  });

  it('tell of every server that is in trouble, whichever is asked first', async () => {
    await using bad = await serverHere((_request, response) => {
      response.writeHead(503).end();
    });
    await using broken = await serverHere((request) => {
      request.socket.destroy();
    });
    assert.deepEqual((await alternate([bad, broken])).troubles, [ANSWERED_503, BROKEN]);
    assert.deepEqual((await alternate([broken, bad])).troubles, [BROKEN, ANSWERED_503]);
  });

  for (const [when, listener] of [
    [
      'after each answer',
      ({ socket }, response) => {
        response.end('ok', () => {
          socket.end();
        });
      },
    ],
    ['when the next request is there', answerOncePerConnection()],
  ] as const satisfies readonly (readonly [string, http.RequestListener])[]) {
    it(`have their latencies also where each connection is closed without a word, ${when}`, async () => {
      await using one = await serverHere(listener);
      await using other = await serverHere(listener);
      const { latenciesMs, troubles } = await alternate([one, other], { endMs: monotonicMs() + 1_000 });
      assert.deepEqual(troubles, [null, null]);
      assert.ok(latenciesMs[0]!.length > 1 && latenciesMs[0]!.length === latenciesMs[1]!.length, JSON.stringify(latenciesMs));
    });
  }

  it('compare bodies by their bytes', async () => {
    await using good = await serverHere((_request, response) => {
      response.end(Buffer.of(0xff));
    });
    await using other = await serverHere((_request, response) => {
      response.end(Buffer.of(0xfe));
    });
    const expectedBody = Buffer.of(0xff).toString('base64');
    const servers = [good, other].map(({ origin }) => ({ origin, expectedBody }));
    assert.deepEqual((await alternate([], { servers })).troubles, [null, OTHER_BODY]);
  });

  it('tell whose connection fails', async () => {
    await using good = await serverHere((_request, response) => {
      response.end();
    });
    await using bad = await serverHere((request) => {
      request.socket.destroy();
    });
    assert.deepEqual((await alternate([bad, good])).troubles, [BROKEN, null]);
  });
});
