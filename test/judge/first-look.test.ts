import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortOfFirstLook } from '../../src/judge/load-facts.ts';
import type { Reason } from '../../src/model.ts';
import { around, measuredAlone, measuredBy, solosOf } from './records.ts';

const after = (rounds: number): Reason | null => shortOfFirstLook(measuredBy([8, 14, 24], { cpuPerRequest: around(0, 0.002, rounds) }));

test('rounds that do not reach the first look are short of it, those that do are not, however many looks are left', () => {
  assert.deepEqual(after(3), { kind: 'stopped-before-first-look', rounds: 3, firstLook: 8 });
  assert.deepEqual(after(0), { kind: 'stopped-before-first-look', rounds: 0, firstLook: 8 });
  assert.deepEqual([8, 9, 40].map(after), [null, null, null]);
});

test('where no look was planned none is missed', () => {
  assert.equal(shortOfFirstLook(measuredAlone(solosOf({ cpuPerRequest: [1] }))), null);
});
