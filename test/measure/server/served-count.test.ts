import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFailureOf, isMeasuringFailure, type ReasonPart } from '../arm-failure.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { assertSameCount } from '../../../src/measure/server/server-load.ts';

/** A process (or one of its threads) that had finished so many responses. */
const logOf = (pid: number, finished: number): ProbeLog => ({
  pid,
  nodeVersion: 'v24.0.0',
  sampleEveryMs: 10,
  samples: [
    [1, 0, 0],
    [2, finished, 9],
  ],
  memory: [],
  collections: [],
  connections: 0,
  modules: [],
});

type Counts = readonly (readonly [pid: number, finished: number])[];

const check = (before: Counts, after: Counts, answered: number): void =>
  assertSameCount('head', { before: before.map((of) => logOf(...of)), after: after.map((of) => logOf(...of)), answered, mostUnderWay: 20 });

describe('what server and client counted', () => {
  for (const [what, before, after, answered] of [
    ['is the same', [[1, 1]], [[1, 1_001]], 1_000],
    ['is the same but for what the client did not wait for', [[1, 1]], [[1, 1_021]], 1_000],
    ['is the same but for what was under way the other way round', [[1, 1]], [[1, 981]], 1_000],
    [
      'is the same in all processes of a cluster together',
      [
        [1, 0],
        [2, 1],
        [3, 0],
      ],
      [
        [1, 0],
        [2, 600],
        [3, 401],
      ],
      1_000,
    ],
    [
      'is the same where a worker was not up before',
      [
        [1, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [2, 600],
        [3, 401],
      ],
      1_000,
    ],
    [
      'is the same where a process that served nothing has ended',
      [
        [1, 0],
        [2, 1],
      ],
      [[2, 1_001]],
      1_000,
    ],
    [
      'is the same in threads of one process together',
      [
        [1, 0],
        [1, 1],
      ],
      [
        [1, 500],
        [1, 501],
      ],
      1_000,
    ],
  ] as const satisfies readonly (readonly [string, Counts, Counts, number])[]) {
    it(`agrees where it ${what}`, () => {
      check(before, after, answered);
    });
  }

  for (const [what, before, after, isReplaced] of [
    [
      'another process has taken the place of one',
      [
        [1, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [3, 400],
      ],
      true,
    ],
    [
      'it has done so just before the end',
      [
        [1, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [3, 990],
      ],
      true,
    ],
    [
      'a process has ended with what it had finished',
      [
        [1, 1],
        [2, 0],
      ],
      [[1, 400]],
      false,
    ],
  ] as const satisfies readonly (readonly [string, Counts, Counts, boolean])[]) {
    it(`is a failure of the arm where ${what}`, () => {
      assert.throws(
        () => {
          check(before, after, 1_000);
        },
        isFailureOf('head', { kind: 'server-process-ended', isReplaced }),
      );
    });
  }

  for (const [what, after, reason] of [
    ['the server finished more', [[1, 1_022]], { kind: 'uncounted-requests', served: 1_021, received: 1_000 }],
    ['the server finished fewer', [[1, 980]], { kind: 'unseen-answers', served: 979, received: 1_000 }],
  ] as const satisfies readonly (readonly [string, Counts, ReasonPart])[]) {
    it(`is no arm's failure where ${what}`, () => {
      assert.throws(() => {
        check([[1, 1]], after, 1_000);
      }, isMeasuringFailure(reason));
    });
  }
});
