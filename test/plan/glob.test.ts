import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GLOB } from '../../src/plan/benchmark-glob.ts';

test('a glob is not empty and begins with no slash and no space', () => {
  assert.deepEqual(
    ['express/*', '**', '!big/**', '', ' ', '/hello', ' express'].map((text) => GLOB.test(text)),
    [true, true, true, false, false, false, false],
  );
});
