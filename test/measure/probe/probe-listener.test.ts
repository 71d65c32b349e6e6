import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBlockedIfSilent, mayStillAnswer, servingProcesses, type KnownProbe } from '../../../src/measure/probe/probe-listener.ts';
import type { ProbeGreeting } from '../../../src/measure/probe/probe-log.ts';

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

/** A process started by those `above` it, that has not answered yet. */
const probe = (pid: number, above: readonly number[] = [], { serves = false, hasAnswered = false } = {}): KnownProbe => ({
  greeting: { pid, above, serves },
  hasAnswered,
});
const NAMELESS: KnownProbe = { greeting: null, hasAnswered: false };
const SERVER = probe(30, [10, 20], { serves: true, hasAnswered: true });

describe('an event loop of the server is blocked where the silent one', () => {
  for (const [what, silent, others] of [
    ['serves', probe(1, [], { serves: true }), []],
    ['has answered before', probe(1, [], { hasAnswered: true }), []],
    ['is of a process of which another thread serves', probe(30), [SERVER]],
  ] as const) {
    it(what, () => {
      assert.equal(isBlockedIfSilent(silent, [silent, ...others]), true);
    });
  }
});

describe('no event loop of the server is known to be blocked where the silent one', () => {
  for (const [what, silent] of [
    ['has said nothing at all', NAMELESS],
    ['never served and never answered', probe(20)],
  ] as const) {
    it(what, () => {
      assert.equal(isBlockedIfSilent(silent, [silent, SERVER]), false);
    });
  }
});

describe('an answer can still be expected', () => {
  for (const [what, silent, known] of [
    ['of a process that nobody who serves was started by, as of the second worker of a cluster', [probe(31, [20])], [probe(20), SERVER]],
    ['of one that serves, though it started another that does', [probe(20, [], { serves: true })], [SERVER]],
    ['of one that has answered before, though it started the server', [probe(20, [], { hasAnswered: true })], [SERVER]],
    ['of one that is still nameless where all that started the server have names', [NAMELESS], [probe(10), probe(20), SERVER]],
    ['of one of two that are nameless where one of them may have started the server', [NAMELESS, NAMELESS], [probe(10), SERVER]],
    ['of anybody while nobody is known to serve', [probe(10)], [probe(30, [10])]],
  ] as const) {
    it(what, () => {
      assert.equal(mayStillAnswer(silent, [...silent, ...known]), true);
    });
  }
});

describe('no answer can be expected', () => {
  for (const [what, silent, known] of [
    ['of one that started the server, and may wait for its end', [probe(20)], [probe(10), SERVER]],
    ['of one that started it indirectly', [probe(10), probe(20, [10])], [SERVER]],
    ['of a nameless one that may have started it', [NAMELESS], [probe(20, [10]), SERVER]],
    ['of nobody', [], [SERVER]],
  ] as const) {
    it(what, () => {
      assert.equal(mayStillAnswer(silent, [...silent, ...known]), false);
    });
  }
});
