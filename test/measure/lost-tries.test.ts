import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  ArmFailure,
  type Ending,
  endingBesideBase,
  endingOf,
  endingByItself,
  type LostTry,
  lostTryOf,
  MeasuringFailure,
  notesOnOutlived,
  type OutlivedTry,
} from '../../src/measure/failure.ts';
import type { Arm, Reason } from '../../src/model.ts';

const EXITED: Reason = { kind: 'process-ended', ending: { kind: 'exited', code: 1 } };
const ANSWERED_500: Reason = { kind: 'wrong-status', status: 500, expected: 200, body: '' };
const SILENT: Reason = { kind: 'load-client-failed', because: { kind: 'process-silent' } };
const HUNG: Reason = { kind: 'no-answer-in-time', seconds: 10 };

const HEAD: LostTry = { arm: 'head', reason: EXITED };
const BASE: LostTry = { arm: 'base', reason: ANSWERED_500 };
const NOBODY: LostTry = { arm: null, reason: SILENT };

const HEAD_BROKEN: Extract<Ending, { state: 'broken' }> = { state: 'broken', arm: 'head', reason: EXITED };
const BASE_BROKEN: Ending = { state: 'broken', arm: 'base', reason: ANSWERED_500 };
const BASE_TOO: Ending = { state: 'invalid', reason: { kind: 'base-breaks-too', base: ANSWERED_500, head: EXITED } };

describe('a failed try', () => {
  it('is lost to the arm that failed, or to none; other errors are thrown', () => {
    assert.deepEqual(lostTryOf(new ArmFailure('base', ANSWERED_500)), BASE);
    assert.deepEqual(lostTryOf(new ArmFailure('head', EXITED, { isOfBoot: true })), { ...HEAD, isOfBoot: true });
    assert.deepEqual(lostTryOf(new MeasuringFailure(SILENT)), NOBODY);
    const own = new Error('not foreseen');
    assert.throws(
      () => lostTryOf(own),
      (error) => error === own,
    );
  });
});

describe('a round of which every try was lost', () => {
  for (const [what, tries, before, ending] of [
    ['to head', [HEAD, HEAD], [], HEAD_BROKEN],
    ['to base', [BASE, BASE], [], BASE_BROKEN],
    ['to head and then to base', [HEAD, BASE], [], BASE_BROKEN],
    ['to base and then to head', [BASE, HEAD], [], BASE_TOO],
    ['to head, after a round before was once lost to base', [HEAD, HEAD], [BASE], BASE_TOO],
    ['to head, as rounds before were', [HEAD, HEAD], [HEAD, NOBODY], HEAD_BROKEN],
    ['to nobody', [NOBODY, NOBODY], [], { state: 'invalid', reason: NOBODY.reason }],
    ['to head and then to nobody', [HEAD, NOBODY], [], { state: 'invalid', reason: NOBODY.reason }],
    [
      'to nobody and then to head',
      [NOBODY, HEAD],
      [],
      { state: 'invalid', reason: { kind: 'head-broke-at-next-try', first: SILENT, head: EXITED } },
    ],
  ] as const) {
    it(`${what} is ${ending.state === 'broken' ? `the failure of ${ending.arm}` : 'invalid'}`, () => {
      assert.deepEqual(endingOf(tries, before), ending);
    });
  }
});

describe('a head that breaks by itself', () => {
  for (const [what, head, ofBase, ending] of [
    ['has failed where base stands the same', HEAD_BROKEN, null, HEAD_BROKEN],
    ["is base's failure where that breaks too", HEAD_BROKEN, { arm: 'head', reason: ANSWERED_500 }, BASE_BROKEN],
    [
      'is invalid, with both reasons, where base could not be measured',
      HEAD_BROKEN,
      NOBODY,
      { state: 'invalid', reason: { kind: 'head-broke-alone', head: EXITED, base: SILENT } },
    ],
    ['is what it was where base breaks now and then, and could not be measured by itself', BASE_TOO, NOBODY, BASE_TOO],
  ] as const) {
    it(what, () => {
      assert.deepEqual(endingBesideBase(head, ofBase), ending);
    });
  }
});

describe('a head that does not boot beside base', () => {
  for (const [what, byItself, ending] of [
    [
      'is no failure of the change where it boots by itself',
      null,
      { state: 'invalid', reason: { kind: 'works-alone', arm: 'head', because: EXITED } },
    ],
    ['has failed where it does not boot by itself either', { arm: 'head', reason: HUNG, isOfBoot: true }, HEAD_BROKEN],
    [
      'is invalid, with both reasons, where it could not be booted by itself',
      NOBODY,
      { state: 'invalid', reason: { kind: 'not-tried-alone', arm: 'head', because: EXITED, alone: SILENT } },
    ],
  ] as const) {
    it(what, () => {
      assert.deepEqual(endingByItself(HEAD_BROKEN, byItself), ending);
    });
  }
});

const noteOf = (arm: Arm | null, round: OutlivedTry['round'], times: number, because: Reason): Reason => ({
  kind: 'try-failed',
  benchmark: 'api/hello',
  arm,
  round,
  times,
  because,
});

const outlived = (round: OutlivedTry['round'], ...tries: readonly LostTry[]): readonly OutlivedTry[] =>
  tries.map((lost) => ({ ...lost, round }));

describe('the notes on tries that were lost and did not end their benchmark', () => {
  for (const [what, tries, notes] of [
    ['are none where there was none', [], []],
    ['tell the arm and the reason', outlived('measured again', HEAD), [noteOf('head', 'measured again', 1, EXITED)]],
    [
      'tell how often an arm broke, and the last reason',
      outlived('measured again', HEAD, { arm: 'head', reason: HUNG }),
      [noteOf('head', 'measured again', 2, HUNG)],
    ],
    [
      'are one for each arm, and for what became of the round',
      [...outlived('measured again', BASE, HEAD), ...outlived('solo left out', NOBODY), ...outlived('base alone', BASE)],
      [
        noteOf('base', 'measured again', 1, ANSWERED_500),
        noteOf('head', 'measured again', 1, EXITED),
        noteOf(null, 'solo left out', 1, SILENT),
        noteOf('base', 'base alone', 1, ANSWERED_500),
      ],
    ],
  ] as const) {
    it(what, () => {
      assert.deepEqual(notesOnOutlived('api/hello', tries), notes);
    });
  }
});
