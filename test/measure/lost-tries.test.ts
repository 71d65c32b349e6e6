import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ArmFailure, type Ending, endingBesideBase, endingOf, endingOfBoot, type LostTry, lostTryOf, MeasuringFailure, notesOnOutlived, type OutlivedTry } from '../../src/measure/failure.ts';
import { recordedText } from '../../src/model/reasons.ts';

const HEAD: LostTry = { arm: 'head', reason: 'it exited' };
const BASE: LostTry = { arm: 'base', reason: 'it answered 500' };
const NOBODY: LostTry = { arm: null, reason: 'the load client did not answer' };

const HEAD_BROKEN: Ending = { state: 'broken', arm: 'head', reason: recordedText('it exited') };
const BASE_BROKEN: Ending = { state: 'broken', arm: 'base', reason: recordedText('it answered 500') };
const BASE_TOO: Ending = { state: 'invalid', reason: recordedText('base breaks now and then too: it answered 500; head broke last: it exited') };

describe('a failed try', () => {
  it('is lost to the arm that failed, or to nobody, and what is neither is thrown on', () => {
    assert.deepEqual(lostTryOf(new ArmFailure('base', 'it answered 500')), BASE);
    assert.deepEqual(lostTryOf(new ArmFailure('head', 'it exited', { isOfBoot: true })), { ...HEAD, isOfBoot: true });
    assert.deepEqual(lostTryOf(new MeasuringFailure('the load client did not answer')), NOBODY);
    const own = new Error('not foreseen');
    assert.throws(() => lostTryOf(own), (error) => error === own);
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
    ['to nobody and then to head', [NOBODY, HEAD], [], { state: 'invalid', reason: 'the load client did not answer; at the next try head broke: it exited' }],
  ] as const) {
    it(`${what} is ${ending.state === 'broken' ? `the failure of ${ending.arm}` : 'invalid'}`, () => {
      assert.deepEqual(endingOf(tries, before), ending);
    });
  }
});

describe('a head that breaks by itself', () => {
  it('has failed where base stands the same', () => {
    assert.deepEqual(endingBesideBase(HEAD_BROKEN, null), HEAD_BROKEN);
  });

  it('is base\'s failure where that breaks too', () => {
    assert.deepEqual(endingBesideBase(HEAD_BROKEN, { arm: 'head', reason: 'it answered 500' }), BASE_BROKEN);
  });

  it('is invalid, with both reasons, where base could not be measured', () => {
    assert.deepEqual(endingBesideBase(HEAD_BROKEN, NOBODY), {
      state: 'invalid', reason: 'head broke by itself: it exited; whether base does could not be measured: the load client did not answer',
    });
  });

  it('is what it was where base breaks now and then, and could not be measured by itself', () => {
    assert.deepEqual(endingBesideBase(BASE_TOO, NOBODY), BASE_TOO);
  });
});

describe('a head that does not boot beside base', () => {
  it('is no failure of the change where it boots by itself, and how to mend it stands in front of its output', () => {
    assert.deepEqual(endingOfBoot(HEAD_BROKEN, null), {
      state: 'invalid', reason: 'head does not boot beside base, and does by itself; base and head run at the same time, so nothing but PORT may be fixed: it exited',
    });
  });

  it('has failed where it does not boot by itself either', () => {
    assert.deepEqual(endingOfBoot(HEAD_BROKEN, { arm: 'head', reason: 'it hung', isOfBoot: true }), HEAD_BROKEN);
  });

  it('is invalid, with both reasons, where it could not be booted by itself', () => {
    assert.deepEqual(endingOfBoot(HEAD_BROKEN, NOBODY), {
      state: 'invalid', reason: 'head does not boot beside base: it exited; whether it does by itself could not be measured: the load client did not answer',
    });
  });
});

const outlived = (round: OutlivedTry['round'], ...tries: readonly LostTry[]): readonly OutlivedTry[] => tries.map((lost) => ({ ...lost, round }));

describe('the notes on tries that were lost and did not end their benchmark', () => {
  for (const [what, tries, notes] of [
    ['are none where there was none', [], []],
    ['tell the arm and the reason', outlived('measured again', HEAD), ['api/hello: head broke once, in a round that was measured again: it exited.']],
    ['tell how often an arm broke, and the last reason', outlived('measured again', HEAD, { arm: 'head', reason: 'it hung' }),
      ['api/hello: head broke 2 times, in rounds that were measured again, the last time: it hung.']],
    ['are one for each arm, and for what became of the round', [...outlived('measured again', BASE, HEAD), ...outlived('control left out', BASE), ...outlived('solo left out', NOBODY), ...outlived('base alone', BASE)], [
      'api/hello: base broke once, in a round that was measured again: it answered 500.',
      'api/hello: head broke once, in a round that was measured again: it exited.',
      'api/hello: base broke once, in a round of base against base, which was left out: it answered 500.',
      'api/hello: the measuring failed once, in a round of head alone, which was left out: the load client did not answer.',
      'api/hello: base broke once, in a round of base alone, which was measured as head is: it answered 500.',
    ]],
    ['are one line each', outlived('measured again', { arm: 'head', reason: 'TypeError:\n::error::no' }), ['api/hello: head broke once, in a round that was measured again: TypeError: ::error::no.']],
  ] as const) {
    it(what, () => {
      assert.deepEqual(notesOnOutlived('api/hello', tries), notes);
    });
  }
});
