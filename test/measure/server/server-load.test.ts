import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFailureOf, isMeasuringFailure } from '../arm-failure.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { assertSameCount, isClientSaturated } from '../../../src/measure/server/server-load.ts';
import { probeLogOf } from '../probe-log-of.ts';

/** Process ids (or those of their threads) with what they had finished: `1:0 2:600`. */
const logsOf = (counts: string): readonly ProbeLog[] =>
  counts.split(' ').map((count) => {
    const [pid = 0, finished = 0] = count.split(':').map(Number);
    return probeLogOf({ pid, samples: [0, finished].map((sum, index) => [index, sum, 0] as const) });
  });

/** The client has received a thousand. */
const check = (before: string, after: string): void =>
  assertSameCount('head', { before: logsOf(before), after: logsOf(after) }, { answered: 1_000, mostUnderWay: 20 });

describe('what server and client counted', () => {
  for (const [what, before, after] of [
    ['', '1:1', '1:1001'],
    ['but for what the client did not wait for', '1:1', '1:1021'],
    ['but for what was under way the other way round', '1:1', '1:981'],
    ['in all processes of a cluster together', '1:0 2:1 3:0', '1:0 2:600 3:401'],
    ['where a worker was not up before', '1:0 2:1', '1:0 2:600 3:401'],
    ['where a process that served nothing has ended', '1:0 2:1', '2:1001'],
    ['in threads of one process together', '1:0 1:1', '1:500 1:501'],
  ] as const) {
    it(`agrees where it is the same ${what}`, () => {
      check(before, after);
    });
  }

  for (const [what, before, after, isReplaced] of [
    ['another process has taken the place of one', '1:0 2:1', '1:0 3:400', true],
    ['it has done so just before the end', '1:0 2:1', '1:0 3:990', true],
    ['a process has ended with what it had finished', '1:1 2:0', '1:400', false],
  ] as const) {
    it(`is a failure of the arm where ${what}`, () => {
      assert.throws(() => check(before, after), isFailureOf('head', { kind: 'server-process-ended', isReplaced }));
    });
  }

  for (const [what, after, reason] of [
    ['more', '1:1022', { kind: 'uncounted-requests', served: 1_021, received: 1_000 }],
    ['fewer', '1:980', { kind: 'unseen-answers', served: 979, received: 1_000 }],
  ] as const) {
    it(`is no arm's failure where the server finished ${what}`, () => {
      assert.throws(() => check('1:1', after), isMeasuringFailure(reason));
    });
  }
});

describe('the load client', () => {
  for (const [what, loopUtilisation, coreShare, expected] of [
    ['is saturated where it had no rest and the server had', 0.99, 0.6, true],
    ['is not where the server filled its core as well', 0.99, 0.95, false],
    ['is not where it waited', 0.7, 0.6, false],
    ['is not where several cores were filled', 1, 1.9, false],
    ['is not where nobody watched it', null, 0.6, false],
  ] as const) {
    it(what, () => {
      assert.equal(isClientSaturated(loopUtilisation, coreShare * 1000), expected);
    });
  }
});
