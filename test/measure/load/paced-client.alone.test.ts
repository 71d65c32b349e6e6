import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { quantile } from 'simple-statistics';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { startLoadClient, type LoadClient } from '../../../src/measure/load/load-process.ts';
import type { PaceCommand, PaceResult } from '../../../src/measure/load/load-protocol.ts';
import { pace } from '../../../src/measure/load/paced-client.ts';
import { pacedLatencies } from '../../../src/measure/server/paced-stretch.ts';
import { scenarioOf } from '../../targets.ts';
import { until } from '../../until.ts';
import { answerOncePerConnection, serverHere } from '../server-here.ts';
import { isUp } from '../short-rig.ts';
import type { Reason } from '../../../src/model.ts';

const ok: RequestListener = (_request, response) => { response.end('ok'); };

/** Works on one request after the other, so long each. */
function oneByOne(eachMs: number): RequestListener {
  let freeMs = 0;
  return (_request, response) => {
    freeMs = Math.max(freeMs, monotonicMs()) + eachMs;
    setTimeout(() => response.end('ok'), freeMs - monotonicMs());
  };
}

/** Answers at once, but for so many requests before. */
function slowToOpen(connections: number, eachMs: number): RequestListener {
  let asked = 0;
  return (_request, response) => {
    asked += 1;
    setTimeout(() => response.end('ok'), asked <= connections ? eachMs : 0);
  };
}

/** Holds up everything else in this process, without using the processor. */
function stallFor(durationMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

type Change = Partial<PaceCommand> & { readonly measuredMs?: number };

function commandTo(origin: string, { measuredMs = 400, ...change }: Change = {}): PaceCommand {
  const startMs = monotonicMs() + 150;
  const measureFromMs = startMs + 100;
  return {
    origin, request: scenarioOf(), expectedStatus: 200, expectedBody: null, connections: 4, rate: 100,
    startMs, measureFromMs, endMs: measureFromMs + measuredMs, ...change,
  };
}

async function paceAt(listener: RequestListener, { timeoutMs = 10_000, ...change }: Change & { readonly timeoutMs?: number } = {}): Promise<PaceResult> {
  await using server = await serverHere(listener);
  return await pace(commandTo(server.origin, change), timeoutMs);
}

describe('requests at a fixed rate', () => {
  it('come as often as was asked for, and each has a latency', async () => {
    const { latenciesMs, latenessMs, trouble } = await paceAt(ok);
    assert.equal(trouble, null);
    assert.ok(Math.abs(latenciesMs.length - 40) <= 1, String(latenciesMs.length));
    assert.equal(latenessMs.length, latenciesMs.length);
    assert.ok([...latenciesMs, ...latenessMs].every((time) => time >= 0));
  });

  it('open their connections before the first is due, go to them in turn, and are never two on one', async () => {
    const requestsOf = new Map<Socket, number>();
    const openOn = new Set<Socket>();
    let pipelined = 0;
    await paceAt((request, response) => {
      requestsOf.set(request.socket, (requestsOf.get(request.socket) ?? 0) + 1);
      if (openOn.has(request.socket)) pipelined += 1;
      openOn.add(request.socket);
      setTimeout(() => {
        openOn.delete(request.socket);
        response.end();
      }, 5);
    }, { connections: 20 });
    assert.equal(requestsOf.size, 20);
    assert.ok([...requestsOf.values()].every((count) => count > 1), [...requestsOf.values()].join(' '));
    assert.equal(pipelined, 0);
  });

  it('do not queue behind those that opened the connections', async () => {
    // The opening takes 0.5 s. Beside the requests that are due its queue would be there for a second, and all that counts in it.
    const { latenciesMs, trouble } = await paceAt(oneByOne(10), { connections: 50, rate: 50 });
    assert.equal(trouble, null);
    assert.ok(Math.abs(latenciesMs.length - 20) <= 1, String(latenciesMs.length));
    assert.ok(quantile(latenciesMs, 0.5) < 50, latenciesMs.join(' '));
  });

  it('do not begin with all that came due while a thread started, however long the connections took', async () => {
    await until(async () => {
      const { latenessMs } = await paceAt(slowToOpen(2, 200), { connections: 2, rate: 1_000, measureFromMs: 0, measuredMs: 50 });
      return latenessMs[0]! < 5;
    }, 'the first request is sent when it is due');
  });

  it('of two arms begin when both have opened their connections', async () => {
    const answered: string[] = [];
    const answeringAfter = (durationMs: number, arm: string): RequestListener => (_request, response) => {
      setTimeout(() => {
        answered.push(arm);
        response.end('ok');
      }, durationMs);
    };
    await using slow = await serverHere(answeringAfter(300, 'slow'));
    await using fast = await serverHere(answeringAfter(1, 'fast'));
    await Promise.all([slow, fast].map(({ origin }) => pace(commandTo(origin, { connections: 2, measuredMs: 50 }), 10_000)));
    assert.equal(answered.slice(0, 5).join(' '), 'fast fast slow slow fast');
  });

  it('send the scenario\'s request', async () => {
    const seen = new Set<string>();
    await paceAt((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        seen.add(JSON.stringify([request.method, request.url, request.headers['x-who'], body]));
        response.end();
      });
    }, { request: scenarioOf({ method: 'POST', path: '/user?id=1', headers: { 'x-who': 'Ada' }, body: 'für' }), measuredMs: 50 });
    assert.deepEqual([...seen].map((text): unknown => JSON.parse(text)), [['POST', '/user?id=1', 'Ada', 'für']]);
  });

  it('wait for a free connection, which counts: at more than a server can do latencies grow to the end', async () => {
    // One at a time, each held for 20 ms, and one more due every 10 ms.
    const { latenciesMs, trouble } = await paceAt((_request, response) => { setTimeout(() => response.end(), 20); }, { connections: 1 });
    assert.equal(trouble, null);
    assert.ok(latenciesMs.at(-1)! - latenciesMs[0]! > 200, latenciesMs.join(' '));
  });

  it('that cannot be sent any more count as long as they have waited', async () => {
    let count = 0;
    const { latenciesMs, trouble } = await paceAt((_request, response) => {
      count += 1;
      setTimeout(() => response.end(), count === 1 ? 0 : 1_700);
    }, { connections: 1 });
    assert.equal(trouble, null);
    assert.ok(count < 5, `${count} were sent`);
    assert.ok(Math.abs(latenciesMs.length - 40) <= 1, String(latenciesMs.length));
    assert.ok(latenciesMs.every((latency) => latency >= 900), latenciesMs.join(' '));
  });

  for (const [what, listener, change, trouble] of [
    ['another status', (_request, response) => { response.writeHead(503).end(); }, {}, { kind: 'wrong-status', status: 503, expected: 200, body: '' }],
    ['another body', (_request, response) => { response.end('no'); }, { expectedBody: Buffer.from('ok').toString('base64') }, { kind: 'another-body-than-before' }],
    ['a broken connection', (request) => { request.socket.destroy(); }, {}, { kind: 'connection-failed', problem: 'socket hang up' }],
    ['no answer', () => {}, { timeoutMs: 100 }, { kind: 'no-answer-in-time', seconds: 0.1 }],
  ] as const satisfies readonly (readonly [string, RequestListener, Parameters<typeof paceAt>[1], Reason])[]) {
    it(`tell of ${what}`, async () => {
      assert.deepEqual((await paceAt(listener, { measuredMs: 50, ...change })).trouble, trouble);
    });
  }

  it('go over another connection where one was closed without a word after its answer', async () => {
    const { latenciesMs, trouble } = await paceAt(answerOncePerConnection());
    assert.equal(trouble, null);
    assert.ok(Math.abs(latenciesMs.length - 40) <= 1, String(latenciesMs.length));
  });

  it('know when they were late through the client\'s own fault', async () => {
    let asked = 0;
    const result = await paceAt((request, response) => {
      asked += 1;
      // The server is in the client's process. Four requests open the connections, and ten come before any counts.
      if (asked === 25) stallFor(200);
      ok(request, response);
    });
    assert.ok(Math.max(...result.latenessMs) > 50, result.latenessMs.join(' '));
    assert.equal(pacedLatencies(result).pacedLatencyP99, undefined);
  });
});

describe('a server that stalls for 100 ms in every second', () => {
  let client: LoadClient;
  before(async () => {
    client = startLoadClient(null);
    await isUp(client);
  });
  after(() => client[Symbol.asyncDispose]());

  it('hides it from a closed loop, and shows it at a fixed rate', async () => {
    await using server = await serverHere(ok);
    const stalls = setInterval(() => stallFor(100), 1_000);
    const { latenciesMs } = await client.pace(commandTo(server.origin, { measuredMs: 1_200 }));
    const measureFromMs = monotonicMs() + 100;
    const closed = await client.load({
      origin: server.origin, request: scenarioOf(), expectedStatus: 200, expectedBody: null, connections: 4, pipelining: 1,
      measureFromMs, measureToMs: measureFromMs + 1_200, endMs: measureFromMs + 1_220,
    });
    clearInterval(stalls);
    const pacedP99Ms = quantile(latenciesMs, 0.99);
    assert.ok(pacedP99Ms > 40, String(pacedP99Ms));
    assert.ok(closed.latencyMs !== null && closed.latencyMs.p99 < pacedP99Ms / 2, JSON.stringify([closed.latencyMs, pacedP99Ms]));
  });
});
