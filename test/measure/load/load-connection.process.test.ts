import assert from 'node:assert/strict';
import type http from 'node:http';
import { describe, it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { loadTrouble } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';
import { scenarioOf } from '../../targets.ts';
import { applyShortLoad, base64, briefly, CONNECTIONS, loadClientHere, type loadOf } from './load-here.ts';
import { serverHere, type ServerHere } from '../server-here.ts';

const client = loadClientHere();

const load = (server: ServerHere, change: Parameters<typeof loadOf>[1] = {}): Promise<LoadResult> =>
  applyShortLoad(client(), [server, { expectedBody: base64('ok'), ...change }]);

/** Of a server that says what will be wanted before it answers. */
const hint = (response: http.ServerResponse): void => {
  response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
};

const AT_ONCE: http.RequestListener = (_request, response) => {
  hint(response);
  response.end('ok');
};

const TWICE: http.RequestListener = (_request, response) => {
  response.writeProcessing();
  hint(response);
  setImmediate(() => {
    response.end('ok');
  });
};

const AND_NO_MORE: http.RequestListener = (_request, response) => {
  hint(response);
};

/** Ends the body and the connection at once, and says nothing of its length. */
const UNTIL_ITS_END: http.RequestListener = ({ socket }) => {
  if (!socket.writableEnded) socket.end('HTTP/1.1 200 OK\r\n\r\nok');
};

const IN_PIECES: http.RequestListener = ({ socket }) => {
  socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\no');
  setTimeout(() => {
    socket.end('k');
  }, 2);
};

const OK: http.RequestListener = (_request, response) => {
  response.end('ok');
};

const PLAIN = scenarioOf();
const EXPECTING = scenarioOf({ method: 'POST', headers: { expect: '100-continue' }, body: 'please' });

describe('a load passes over interim answers, as a client with one request at a time does', () => {
  for (const [what, listener, pipelining, request] of [
    ['Early Hints', AT_ONCE, 1, PLAIN],
    ['Early Hints, with two requests under way', AT_ONCE, 2, PLAIN],
    ['two of one request, a while before its answer', TWICE, 2, PLAIN],
    ['"100 Continue"', OK, 1, EXPECTING],
  ] as const) {
    it(what, async () => {
      let asked = 0;
      await using server = await serverHere((incoming, response) => {
        asked += 1;
        listener(incoming, response);
      });
      const result = await load(server, { pipelining, request });
      assert.equal(loadTrouble(result), null);
      assert.ok(result.total > 10, JSON.stringify(result));
      const underWay = asked - result.total;
      assert.ok(underWay >= 0 && underWay <= CONNECTIONS * pipelining, `${asked} asked, ${result.total} answered`);
    });
  }

  it('and has no answer where nothing follows one', async () => {
    await using server = await serverHere(AND_NO_MORE);
    assert.deepEqual(loadTrouble(await load(server, briefly())), { kind: 'no-answer-under-load' });
  });
});

describe('a load takes an answer for whole whose body ends with its connection', () => {
  for (const [what, listener, pipelining] of [
    ['with it', UNTIL_ITS_END, 1],
    ['where more was sent behind its request', UNTIL_ITS_END, 2],
    ['in pieces', IN_PIECES, 1],
  ] as const) {
    it(what, async () => {
      await using server = await serverHere(listener);
      const result = await load(server, { pipelining });
      assert.equal(loadTrouble(result), null);
      assert.ok(result.total > 10, JSON.stringify(result));
    });
  }

  it('but not one that is broken off', async () => {
    await using server = await serverHere(({ socket }) => {
      if (!socket.destroyed)
        socket.write('HTTP/1.1 200 OK\r\n\r\no', () => {
          socket.resetAndDestroy();
        });
    });
    assert.partialDeepStrictEqual(loadTrouble(await load(server, briefly())), {
      kind: 'bad-answers',
      statuses: {},
      otherBodies: 0,
      late: 0,
    });
  });

  it('and one that is shorter than another for another', async () => {
    let count = 0;
    await using server = await serverHere(({ socket }) => {
      count += 1;
      if (!socket.writableEnded) socket.end(`HTTP/1.1 200 OK\r\n\r\n${count % 10 === 0 ? 'o' : 'ok'}`);
    });
    assert.partialDeepStrictEqual(loadTrouble(await load(server)), { kind: 'bad-answers', statuses: {}, late: 0, broken: 0, closed: 0 });
  });
});

/** Long enough for a request to be told from those that were sent a moment ago. */
const LONG_LOAD_MS = 3_000;

describe('a load that leaves requests behind', { concurrency: 3 }, () => {
  it('notices those that are never answered', async () => {
    let count = 0;
    await using server = await serverHere((_request, response) => {
      count += 1;
      if (count !== 20) response.end('ok');
    });
    const result = await load(server, { endMs: monotonicMs() + LONG_LOAD_MS });
    assert.deepEqual(loadTrouble(result), {
      kind: 'bad-answers',
      answers: result.total,
      statuses: {},
      otherBodies: 0,
      late: 1,
      broken: 0,
      closed: 0,
    });
  });

  it('notices them also where all connections have come to wait', async () => {
    let count = 0;
    await using server = await serverHere((_request, response) => {
      count += 1;
      if (count % 50 !== 0) response.end('ok');
    });
    const result = await load(server, { endMs: monotonicMs() + LONG_LOAD_MS });
    assert.partialDeepStrictEqual(loadTrouble(result), { kind: 'bad-answers', statuses: {}, otherBodies: 0, broken: 0, closed: 0 });
  });

  it('waits for an answer that is much later than all others, and has no trouble with it', async () => {
    let count = 0;
    let isAnswered = false;
    await using server = await serverHere((_request, response) => {
      count += 1;
      if (count !== 20) response.end('ok');
      else
        setTimeout(() => {
          response.end('ok', () => {
            isAnswered = true;
          });
        }, 2 * LONG_LOAD_MS);
    });
    const result = await load(server, { endMs: monotonicMs() + LONG_LOAD_MS });
    assert.equal(loadTrouble(result), null);
    assert.ok(isAnswered, 'it was not waited for');
  });
});
