import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tablesOf } from '../../../bench/instructions/tables.ts';
import { COUNTING_HASH } from '../../judge/records.ts';

test('what was counted once stands as the one figure that it is', () => {
  const counts = {
    'user/parse | nothing': [{ base: 100_000, head: 100_100 }, { base: 100_000, head: 100_300 }],
    'user/parse | nothing | busy': [{ base: 100_200, head: 100_200 }],
  };
  const tables = tablesOf([{ environmentKey: 'a', cpuModel: 'A', countingHash: COUNTING_HASH, counts, failures: {}, tries: {} }]);
  assert.match(tables, /^\| user\/parse +\| +100,000 \| +0\.182 %, at most 0\.300 % \| +0\.200 % \|/m);
});

test('edits have a row each where any program was counted with them, and others none', () => {
  const counts = { 'user/parse | edit 2': [{ base: 100_000, head: 100_100 }] };
  const tables = tablesOf([{ environmentKey: 'a', cpuModel: 'A', countingHash: COUNTING_HASH, counts, failures: {}, tries: {} }]);
  assert.match(tables, /^\| edit 2 .*\| +0\.100 % \|/m);
  assert.doesNotMatch(tables, /^\| edit 1 /m);
});
