import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBlockedIfSilent, mayStillAnswer, type KnownProbe } from '../../../src/measure/probe/probe-listener.ts';

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
