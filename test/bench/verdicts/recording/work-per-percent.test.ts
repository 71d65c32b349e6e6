import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureWorkPerPercent } from '../../../../bench/verdicts/recording/work-per-percent.ts';

test('the work that adds one per cent follows from rounds with about eight times as much', async () => {
  const asked: number[] = [];
  const work = await measureWorkPerPercent('server', async (amount, index) => {
    asked.push(amount);
    // A chunk of a million adds a thousandth; rounds differ by a little.
    return Math.log1p(amount / 1e9) + (index % 2 === 0 ? 0.01 : -0.01);
  });
  assert.ok(Math.abs(work / 1e7 - 1) < 0.001, String(work));
  const [first = 0, ...later] = asked;
  assert.equal(later.length, 14);
  assert.ok(first > later[0]! && later.every((amount) => Math.abs(amount / 8e7 - 1) < 0.1), String(asked));
});

test('where the first try is next to nothing of a long task, more is tried', async () => {
  const work = await measureWorkPerPercent('suite', async (amount) => Math.log1p(amount / 1e9));
  assert.ok(Math.abs(work / 1e7 - 1) < 0.001, String(work));
});

test('work that nobody notices is an error, not a guess', async () => {
  await assert.rejects(measureWorkPerPercent('suite', async () => 0.004), /is the injection loaded\?/);
});
