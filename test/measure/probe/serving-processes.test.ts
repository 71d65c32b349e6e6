import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProbeGreeting } from '../../../src/measure/probe/probe-log.ts';
import { servingProcesses } from '../../../src/measure/probe/probe-listener.ts';

/** A process that was started by those `above` it. */
const idle = (pid: number, ...above: readonly number[]): ProbeGreeting => ({ pid, above, serves: false });
const serving = (pid: number, ...above: readonly number[]): ProbeGreeting => ({ pid, above, serves: true });

describe('the work of a server is shared', () => {
  for (const [what, count, greetings] of [
    ['by nobody where nothing is known', 1, []],
    ['by nobody where one process serves', 1, [serving(10)]],
    ['by nobody where it was started by others', 1, [idle(10), idle(20, 10), serving(30, 10, 20)]],
    ['by nobody where it starts others itself', 1, [serving(10), idle(20, 10), idle(21, 10)]],
    ['by nobody where another runs beside it', 1, [serving(10), idle(11)]],
    ['by nobody where its threads serve', 1, [serving(20, 10), serving(20, 10), idle(10)]],
    ['by the workers of a cluster, also those that have served nothing yet', 3, [idle(10), serving(20, 10), idle(21, 10), idle(22, 10)]],
    ['by the workers of a cluster that was started by another program', 2, [idle(5), idle(10, 5), serving(20, 5, 10), serving(21, 5, 10)]],
    ['by the workers alone where the one who started them serves as well', 2, [serving(10), serving(20, 10), idle(21, 10)]],
  ] as const satisfies readonly (readonly [string, number, readonly ProbeGreeting[]])[]) {
    it(what, () => {
      assert.equal(servingProcesses(greetings), count);
    });
  }
});
