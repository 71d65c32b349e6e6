import assert from 'node:assert/strict';
import type http from 'node:http';
import { describe, it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { loadTrouble } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';
import { scenarioOf } from '../../targets.ts';
import { applyShortLoad, base64, briefly, CONNECTIONS, loadClientHere, type loadOf } from './load-here.ts';
import { answerOk, everyTenth, serverHere, type ServerHere } from '../server-here.ts';

const client = loadClientHere();

const load = (server: ServerHere, change: Parameters<typeof loadOf>[1] = {}): Promise<LoadResult> =>
  applyShortLoad(client(), [server, { expectedBody: base64('ok'), ...change }]);

/** Says what will be wanted before it answers. */
const hint: http.RequestListener = (_request, response) => {
  response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
};

const hintAndAnswer: http.RequestListener = (request, response) => {
  hint(request, response);
  response.end('ok');
};

const hintTwice: http.RequestListener = (request, response) => {
  response.writeProcessing();
  hint(request, response);
  setImmediate(() => response.end('ok'));
};

/** Ends the body and the connection at once, and says nothing of its length. */
const endingWith =
  (body: string): http.RequestListener =>
  ({ socket }) => {
    if (!socket.writableEnded) socket.end(`HTTP/1.1 200 OK\r\n\r\n${body}`);
  };

const inPieces: http.RequestListener = ({ socket }) => {
  socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\no');
  setTimeout(() => socket.end('k'), 2);
};

const PLAIN = scenarioOf();
const EXPECTING = scenarioOf({ method: 'POST', headers: { expect: '100-continue' }, body: 'please' });

describe('a load passes over interim answers, as a client with one request at a time does', () => {
  for (const [what, listener, pipelining, request] of [
    ['Early Hints', hintAndAnswer, 1, PLAIN],
    ['Early Hints, with two requests under way', hintAndAnswer, 2, PLAIN],
    ['two of one request, a while before its answer', hintTwice, 2, PLAIN],
    ['"100 Continue"', answerOk, 1, EXPECTING],
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
    await using server = await serverHere(hint);
    assert.deepEqual(loadTrouble(await load(server, briefly())), { kind: 'no-answer-under-load' });
  });
});

describe('a load takes an answer for whole whose body ends with its connection', () => {
  for (const [what, listener, pipelining] of [
    ['with it', endingWith('ok'), 1],
    ['where more was sent behind its request', endingWith('ok'), 2],
    ['in pieces', inPieces, 1],
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
    const trouble = loadTrouble(await load(server, briefly()));
    assert.partialDeepStrictEqual(trouble, { kind: 'bad-answers', statuses: {}, otherBodies: 0, late: 0 });
  });

  it('and one that is shorter than another for another', async () => {
    await using server = await serverHere(everyTenth(endingWith('o'), endingWith('ok')));
    assert.partialDeepStrictEqual(loadTrouble(await load(server)), { kind: 'bad-answers', statuses: {}, late: 0, broken: 0, closed: 0 });
  });
});

/** Long enough for a request to be told from those that were sent a moment ago. */
const LONG_LOAD_MS = 3_000;

const loadLong = (server: ServerHere): Promise<LoadResult> => load(server, { endMs: monotonicMs() + LONG_LOAD_MS });

/** Does as it is told with the twentieth request, and answers all others. */
const atTheTwentieth = (act: http.RequestListener): http.RequestListener => {
  let count = 0;
  return (request, response) => {
    count += 1;
    (count === 20 ? act : answerOk)(request, response);
  };
};

describe('a load that leaves requests behind', { concurrency: 3 }, () => {
  it('notices those that are never answered', async () => {
    await using server = await serverHere(atTheTwentieth(() => {}));
    assert.partialDeepStrictEqual(loadTrouble(await loadLong(server)), {
      kind: 'bad-answers',
      statuses: {},
      otherBodies: 0,
      late: 1,
      broken: 0,
      closed: 0,
    });
  });

  it('notices them also where all connections have come to wait', async () => {
    await using server = await serverHere(everyTenth(() => {}));
    const trouble = loadTrouble(await loadLong(server));
    assert.partialDeepStrictEqual(trouble, { kind: 'bad-answers', statuses: {}, otherBodies: 0, broken: 0, closed: 0 });
  });

  it('notices one that is dropped after the load, unanswered', async () => {
    await using server = await serverHere(atTheTwentieth(({ socket }) => setTimeout(() => socket.destroy(), 2 * LONG_LOAD_MS)));
    assert.partialDeepStrictEqual(loadTrouble(await loadLong(server)), { kind: 'bad-answers', late: 0, broken: 0, closed: 1 });
  });

  it('waits for an answer that is much later than all others, and has no trouble with it', async () => {
    let isAnswered = false;
    const late: http.RequestListener = (_request, response) => {
      const answer = (): unknown => response.end('ok', () => (isAnswered = true));
      setTimeout(answer, 2 * LONG_LOAD_MS);
    };
    await using server = await serverHere(atTheTwentieth(late));
    assert.equal(loadTrouble(await loadLong(server)), null);
    assert.ok(isAnswered, 'it was not waited for');
  });
});
