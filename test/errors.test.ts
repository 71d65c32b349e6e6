import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { ofExhaustedMachine } from '../src/errors/of-user.ts';
import { reasonOf, UserError } from '../src/errors.ts';

const REFUSED = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]);
const withCode = (code: string): Error => Object.assign(new AggregateError([]), { code });

describe('the reason of what was caught', () => {
  for (const [what, caught, reason] of [
    ['an error is its message', new Error('no fixture'), 'no fixture'],
    ['anything else is its text', 'no fixture', 'no fixture'],
    ['several errors without a message is theirs', REFUSED, 'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432'],
    ['several errors with a message is that', new AggregateError([new Error('one')], 'all of them'), 'all of them'],
    ['several of which not all are errors is of all', new AggregateError([new Error('one'), 'other', new Error()]), 'one, other'],
    ['an error that has but a code is the code', withCode('ECONNREFUSED'), 'ECONNREFUSED'],
    ['an error that has nothing is its name', new TypeError(), 'TypeError'],
    ['an error whose code is a number is its name', new DOMException('', 'AbortError'), 'AbortError'],
    [
      'an error that is silent about its cause is both',
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:80') }),
      'fetch failed: connect ECONNREFUSED 127.0.0.1:80',
    ],
    [
      'an error whose cause has no message is both',
      new TypeError('fetch failed', { cause: REFUSED }),
      `fetch failed: ${reasonOf(REFUSED)}`,
    ],
    [
      'an error that quotes its cause says it once',
      new Error('GET / failed: socket hang up', { cause: new Error('socket hang up') }),
      'GET / failed: socket hang up',
    ],
    ['an error whose cause is none is its message', new Error('no fixture', { cause: { status: 404 } }), 'no fixture'],
    [
      'an error of a class of its own is its message alone',
      new UserError({ what: 'the base is gone', where: 'a', fix: 'b', cause: new Error('fatal: bad object') }),
      'the base is gone',
    ],
  ] as const) {
    it(`of ${what}`, () => {
      assert.equal(reasonOf(caught), reason);
    });
  }
});

const coded = (code: string): Error => Object.assign(new Error(`spawn git ${code}`), { code });

test("a machine without descriptors, processes or memory is the user's error, also as a cause, and as libraries show it", () => {
  for (const error of [
    coded('EMFILE'),
    coded('EAGAIN'),
    new Error('no answer', { cause: coded('ENOMEM') }),
    new TypeError("Cannot read properties of undefined (reading 'on')"),
  ]) {
    const told = ofExhaustedMachine(error);
    assert.ok(told instanceof UserError);
    assert.match(told.message, /^the machine has no file descriptors, processes or memory left for perf-gate: /);
  }
});

test('no other error is one of an exhausted machine', () => {
  const user = new UserError({ what: 'a', where: 'b', fix: 'c', cause: coded('EMFILE') });
  for (const other of [coded('ENOENT'), new TypeError("Cannot read properties of undefined (reading 'sha')"), user, 'EMFILE', null])
    assert.equal(ofExhaustedMachine(other), null);
});
