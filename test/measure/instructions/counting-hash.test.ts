import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingHash } from '../../../src/measure/instructions/counting-plan.ts';

test('counts of the same valgrind can be compared, and those of two versions of it cannot', () => {
  assert.match(countingHash('valgrind-3.22.0'), /^[0-9a-f]{16}$/);
  assert.equal(countingHash('valgrind-3.22.0'), countingHash('valgrind-3.22.0'));
  assert.notEqual(countingHash('valgrind-3.22.0'), countingHash('valgrind-3.24.0'));
});
