import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofExhaustedMachine } from '../src/errors/of-user.ts';
import { UserError } from '../src/errors.ts';

const withCode = (code: string): Error => Object.assign(new Error(`spawn git ${code}`), { code });

test("a machine without descriptors, processes or memory is the user's error, also as a cause, and as libraries show it", () => {
  for (const error of [
    withCode('EMFILE'),
    withCode('EAGAIN'),
    new Error('no answer', { cause: withCode('ENOMEM') }),
    new TypeError("Cannot read properties of undefined (reading 'on')"),
  ]) {
    const told = ofExhaustedMachine(error);
    assert.ok(told instanceof UserError);
    assert.match(told.message, /^the machine has no file descriptors, processes or memory left for perf-gate: /);
  }
});

test('no other error is', () => {
  const user = new UserError({ what: 'a', where: 'b', fix: 'c', cause: withCode('EMFILE') });
  for (const other of [withCode('ENOENT'), new TypeError("Cannot read properties of undefined (reading 'sha')"), user, 'EMFILE', null])
    assert.equal(ofExhaustedMachine(other), null);
});
