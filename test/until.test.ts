import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from './until.ts';

test('what is waited for is looked at again until it is so', async () => {
  let looks = 0;
  await until(() => {
    looks += 1;
    return looks === 3;
  }, 'the third look');
  assert.equal(looks, 3);
});

test('what never comes about fails whoever waits for it, by its name', async () => {
  await assert.rejects(
    until(() => false, 'the moon has come down', 20),
    /^AssertionError.*waited 0\.02 s in vain: the moon has come down$/,
  );
});
