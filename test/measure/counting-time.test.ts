import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monotonicMs } from '../../src/system/this-program.ts';
import { countingDeadline, timeToCount, whyNeverInTime } from '../../src/measure/take-counts.ts';

const MINUTE_MS = 60_000;

test('without a budget all counting of a run has a bound of its own', () => {
  const { atMs, afterwards } = countingDeadline(null);
  assert.ok(atMs > monotonicMs() && atMs <= monotonicMs() + 20 * MINUTE_MS);
  assert.equal(afterwards, 'counting had taken 20 minutes, the bound of a run without a budget');
});

test('a budget is the bound where there is one, be it shorter or longer, and what rounds had left of it is told', () => {
  for (const minutes of [1, 300]) {
    const untilMs = monotonicMs() + minutes * MINUTE_MS;
    const { atMs, afterwards } = countingDeadline(untilMs);
    assert.equal(atMs, untilMs);
    assert.match(afterwards, /^the rounds had left \d+ s of the budget, which were used up$/);
  }
});

test('where the rounds have left nothing of the budget, that is said', () => {
  const untilMs = monotonicMs() - 1;
  assert.deepEqual(countingDeadline(untilMs), { atMs: untilMs, afterwards: 'the rounds had used up the budget' });
});

test('a benchmark has what is left of the run, and ten minutes at most', () => {
  const afterwards = 'the budget was used up';
  const little = timeToCount({ atMs: monotonicMs() + MINUTE_MS, afterwards });
  assert.ok(little.leftMs <= MINUTE_MS && little.leftMs > 0);
  assert.equal(little.afterwards, afterwards);
  assert.deepEqual(timeToCount({ atMs: monotonicMs() + 300 * MINUTE_MS, afterwards }), { leftMs: 10 * MINUTE_MS, afterwards: 'it took longer than 10 minutes' });
  assert.ok(timeToCount({ atMs: monotonicMs() - 1, afterwards }).leftMs < 0);
});

test('what takes longer than that at the least is not begun, and told by what it takes', () => {
  assert.equal(whyNeverInTime({ unitMs: 100, leastMs: 10 * MINUTE_MS }), null);
  assert.equal(whyNeverInTime({ unitMs: 199.6, leastMs: 17.5 * MINUTE_MS }), '200 ms of CPU time per request would take 18 minutes at the least under valgrind, and 10 are the bound');
});
