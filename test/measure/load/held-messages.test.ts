import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messagesOf, withNumber, wrongReply } from '../../../src/measure/load/held-burst.ts';

const answer = (sid: unknown): string => JSON.stringify({ sid, data: 'done' });

describe('the number of a request', () => {
  for (const [what, template, expected] of [
    ['is a number where it stands alone', { sid: '$ID' }, { sid: 7 }],
    ['is text where something is beside it', 'request $ID of $ID', 'request 7 of 7'],
    ['is put in at any depth', [{ a: ['$ID', { b: '#$ID' }] }], [{ a: [7, { b: '#7' }] }]],
    ['leaves alone what is no text, and names of properties', { $ID: 1, flag: true, none: null }, { $ID: 1, flag: true, none: null }],
    ['does not touch quotes around it', 'say "$ID"', 'say "7"'],
  ] as const) {
    it(what, () => {
      assert.deepEqual(withNumber(template, 7), expected);
    });
  }

  it('goes from one to as many as there are requests', () => {
    assert.deepEqual(messagesOf({ message: { sid: '$ID' }, requests: 3 }), ['{"sid":1}', '{"sid":2}', '{"sid":3}']);
  });
});

describe('the answers to a burst', () => {
  const REPLY = { sid: '$ID', data: 'done' };

  for (const [what, answers, reply, wrong] of [
    ['may come in any order', [answer(3), answer(1), answer(2)], REPLY, null],
    ['may have their properties in any order', [answer(1), '{"data":"done","sid":2}', ' { "sid" : 3, "data": "done" } '], REPLY, null],
    ['may all be the same where they carry no number', ['"ok"', '"ok"', '"ok"'], 'ok', null],
    ['are told where one comes twice', [answer(1), answer(1), answer(3)], REPLY, { kind: 'repeated-message', message: answer(1) }],
    [
      'are told where one comes beyond what was asked for',
      ['"ok"', '"ok"', '"ok"', '"ok"'],
      'ok',
      { kind: 'repeated-message', message: '"ok"' },
    ],
    [
      'are told where the number is none that was sent',
      [answer(4)],
      REPLY,
      { kind: 'wrong-message', message: answer(4), expected: answer(1) },
    ],
    ['are told where the number is text', [answer('1')], REPLY, { kind: 'wrong-message', message: answer('1'), expected: answer(1) }],
    ['are told where a property is missing', ['{"sid":1}'], REPLY, { kind: 'wrong-message', message: '{"sid":1}', expected: answer(1) }],
    [
      'are told where there is one property more',
      ['{"sid":1,"data":"done","more":1}'],
      REPLY,
      { kind: 'wrong-message', message: '{"sid":1,"data":"done","more":1}', expected: answer(1) },
    ],
    ['are told where one is no JSON', [answer(1), 'oops'], REPLY, { kind: 'message-is-not-json', message: 'oops' }],
  ] as const) {
    it(what, () => {
      assert.deepEqual(wrongReply(answers, { reply, requests: 3 }), wrong);
    });
  }
});
