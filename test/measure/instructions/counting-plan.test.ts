import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leastPairMs, planCounting } from '../../../src/measure/instructions/counting-plan.ts';

for (const [what, kind, unitMs, plan] of [
  ['a fast server is warm by its number of requests', 'server', 0.05, { warmup: 12_000, stretch: 2_000 }],
  ['a slow one by time, because nobody waits for as many', 'server', 3, { warmup: 670, stretch: 50 }],
  ['a very slow one still gets enough of them for a figure', 'server', 400, { warmup: 50, stretch: 50 }],
  ['an operation of a microsecond is done by the million', 'suite', 0.001, { warmup: 2_000_000, stretch: 60_000 }],
  ['one of a tenth of a second by the dozen', 'suite', 100, { warmup: 50, stretch: 50 }],
] as const) {
  test(what, () => { assert.deepEqual(planCounting(kind, unitMs), plan); });
}

test('a pair takes its warm-up and two stretches at the least, each so many times as long as at its own speed', () => {
  assert.equal(leastPairMs({ warmup: 100, stretch: 10 }, 2), 1_500);
});
