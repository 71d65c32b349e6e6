import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'hdr-histogram-js';
import { distributionMs, expectBody, watchForMilestone, watchLoop } from '../../../src/measure/load/load-client.ts';
import type { CameWith } from '../../../src/measure/load/load-protocol.ts';
import { MOST_STEPS, percentileOfStep, stepOfPercentile } from '../../../src/percentiles.ts';
import { monotonicMs } from '../../../src/system/this-program.ts';

const EXPECTED = Buffer.from('für');

function isExpected(chunks: readonly Buffer[], expected = EXPECTED): boolean {
  const body = expectBody(expected);
  for (const chunk of chunks) body.add(chunk);
  return body.endsAsExpected();
}

describe('a body', () => {
  it('is as expected wherever it is cut, also within a character', () => {
    for (let at = 0; at <= EXPECTED.length; at += 1) assert.ok(isExpected([EXPECTED.subarray(0, at), EXPECTED.subarray(at)]), String(at));
  });

  it('need not be text', () => {
    assert.ok(isExpected([Buffer.of(0xff), Buffer.of(0xfe, 0)], Buffer.of(0xff, 0xfe, 0)));
    assert.ok(!isExpected([Buffer.of(0xfd, 0xfe, 0)], Buffer.of(0xff, 0xfe, 0)));
  });

  for (const [what, chunks] of [
    ['another', ['fur', '!']],
    ['shorter', ['fü']],
    ['longer', ['für', '!']],
    ['empty', []],
  ] as const) {
    it(`that is ${what} is not as expected`, () => {
      assert.ok(!isExpected(chunks.map((chunk) => Buffer.from(chunk))));
    });
  }

  it('may be expected to be empty', () => {
    assert.ok(isExpected([], Buffer.alloc(0)));
    assert.ok(!isExpected([EXPECTED], Buffer.alloc(0)));
  });

  it('is compared by itself, whatever came before', () => {
    const body = expectBody(EXPECTED);
    const ends = ['no', 'für', 'für!', 'für'].map((text) => {
      body.add(Buffer.from(text));
      return body.endsAsExpected();
    });
    assert.deepEqual(ends, [false, true, false, true]);
  });
});

function distributionOfUs(latencies: readonly number[]): readonly number[] {
  const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 120_000_000, numberOfSignificantValueDigits: 3 });
  for (const us of latencies) histogram.recordValue(us);
  return distributionMs(histogram);
}

/** Of so many latencies of 1, 2, 3 … µs. */
const distributionOf = (latencies: number): readonly number[] =>
  distributionOfUs(Array.from({ length: latencies }, (_, index) => index + 1));

describe('a distribution of latencies', () => {
  it('has the latency at each percentile, within the three digits that are counted, and ends with the slowest', () => {
    const distribution = distributionOf(20_000);
    assert.equal(distribution.length, 30);
    for (const [step, ms] of distribution.slice(0, -1).entries()) {
      const expected = Math.max(0.001, 20 * percentileOfStep(step));
      assert.ok(Math.abs(ms - expected) <= 0.001 + expected / 500, `step ${step}: ${ms}, not ${expected}`);
    }
    assert.ok(Math.abs(distribution.at(-1)! - 20) <= 0.02);
  });

  it('is short for few requests, and of 40 points for as many as there may be', () => {
    assert.deepEqual(
      [1, 2, 3].map((count) => distributionOf(count).length),
      [1, 3, 5],
    );
    assert.equal(distributionOf(2_000_000).length, MOST_STEPS);
  });

  it('does not go down at its end, where several are as slow as the slowest', () => {
    const distribution = distributionOfUs([40, 300, 1_204, 27_631, 53_930, 53_933]);
    assert.deepEqual(
      distribution,
      distribution.toSorted((one, other) => one - other),
    );
  });

  it('has steps that the percentiles lead back to', () => {
    for (const step of [0, 1, 2, 7, 39]) assert.ok(Math.abs(stepOfPercentile(percentileOfStep(step)) - step) < 1e-9);
  });
});

/** How a load of so many responses at once came to its milestone of ten, or was too slow with fewer than four. */
async function remarksOf(responses: number): Promise<readonly CameWith[]> {
  const remarks: CameWith[] = [];
  using watch = watchForMilestone({ responses: 10, slow: { atMs: monotonicMs() + 10, responses: 4 } }, (cameWith) => {
    remarks.push(cameWith);
  });
  for (let count = 0; count < responses; count += 1) watch.count();
  await sleep(50);
  return remarks;
}

describe("a load's milestone", () => {
  for (const [responses, remarks, what] of [
    [12, ['enough'], 'is there once enough responses have come, and once only'],
    [3, ['few'], 'is not waited for where responses come slowly'],
    [4, [], 'is waited for where they will be enough in time'],
  ] as const) {
    it(what, async () => {
      assert.deepEqual(await remarksOf(responses), remarks);
    });
  }

  it('is not told of when the load is over', async () => {
    let told = false;
    {
      using watch = watchForMilestone({ responses: 10, slow: { atMs: monotonicMs() + 10, responses: 4 } }, () => {
        told = true;
      });
      watch.count();
    }
    await sleep(50);
    assert.equal(told, false);
  });
});

const WINDOW_MS = 60_000;

/** A watch that begins in a minute. Timers go by `t.mock.timers.tick`, and a loop is as busy as `busy` says. */
function watch(t: TestContext, busy: number): () => number | null {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(performance, 'eventLoopUtilization', () => ({ idle: 0, active: 0, utilization: busy }));
  const fromMs = monotonicMs() + WINDOW_MS;
  return watchLoop(fromMs, fromMs + WINDOW_MS);
}

describe('an event loop under watch', () => {
  it('is as busy as it was in the window', (t) => {
    const stop = watch(t, 0.75);
    t.mock.timers.tick(WINDOW_MS);
    t.mock.timers.tick(WINDOW_MS);
    t.mock.method(performance, 'eventLoopUtilization', () => assert.fail('it was asked behind the window'));
    assert.equal(stop(), 0.75);
  });

  it('is as busy as it was until then where the watch ends within the window', (t) => {
    const stop = watch(t, 0.5);
    t.mock.timers.tick(WINDOW_MS);
    assert.equal(stop(), 0.5);
  });

  it('has no utilisation where the watch ends before the window', (t) => {
    assert.equal(watch(t, 0.5)(), null);
  });
});
