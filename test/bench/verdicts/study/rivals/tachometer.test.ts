import assert from 'node:assert/strict';
import { test } from 'node:test';

import { differenceOfMeans, type Interval, tachometer } from '../../../../../bench/verdicts/study/rivals/tachometer.ts';
import { assertClose } from '../../../../judge/assert-close.ts';
import { gaussian, seededRandom } from '../../../../judge/seeded-noise.ts';

/** Samples like those of tachometer's src/test/test_helpers.ts, but alternating: half `distance` below, half above. */
function samplesAround(center: number, distance: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? center - distance : center + distance));
}

function assertInterval(actual: Interval, expected: readonly [number, number], tolerance: number): void {
  assertClose(actual.low, expected[0], tolerance);
  assertClose(actual.high, expected[1], tolerance);
}

/** 50 samples each of 10 ± 5 ms and of 20 ± 5 ms, as `fakeResults` makes them. */
const FOO = samplesAround(10, 5, 50);
const BAR = samplesAround(20, 5, 50);

test('the intervals of a difference are those of src/test/json-output_test.ts of tachometer', () => {
  const barAgainstFoo = differenceOfMeans(FOO, BAR);
  assertInterval(barAgainstFoo.absolute, [7.97002, 12.02998], 5e-6);
  assertInterval(barAgainstFoo.relative, [0.6790324, 1.3209676], 5e-8);
  const fooAgainstBar = differenceOfMeans(BAR, FOO);
  assertInterval(fooAgainstBar.absolute, [-12.02998, -7.97002], 5e-6);
  assertInterval(fooAgainstBar.relative, [-0.5802419, -0.4197581], 5e-8);
});

test('bar is slower than foo and foo is not slower than bar, as in the table of src/test/format_test.ts of tachometer', () => {
  assert.equal(tachometer(50).decide({ base: FOO, head: BAR, history: [] }), 'slower');
  assert.equal(tachometer(50).decide({ base: BAR, head: FOO, history: [] }), 'not slower');
});

test('both intervals hold the true difference in 95 % of trials, as src/test/stats_test.ts of tachometer asks', () => {
  const random = seededRandom(20_190_701);
  const trials = 4000;
  const draw = (mean: number, standardDeviation: number): readonly number[] =>
    Array.from({ length: 50 }, () => mean + standardDeviation * gaussian(random));
  const held = { absolute: 0, relative: 0 };
  for (let trial = 0; trial < trials; trial += 1) {
    const { absolute, relative } = differenceOfMeans(draw(100, 5), draw(130, 9));
    if (absolute.low <= 30 && absolute.high >= 30) held.absolute += 1;
    if (relative.low <= 0.3 && relative.high >= 0.3) held.relative += 1;
  }
  assertClose(held.absolute / trials, 0.95, 0.012);
  assertClose(held.relative / trials, 0.95, 0.012);
});

test('tachometer is unsure of arms that do not differ, however many samples it takes', () => {
  const same = samplesAround(10, 5, 400);
  assert.equal(tachometer(400).decide({ base: same, head: same, history: [] }), 'not slower');
});

test('tachometer goes on past 50 samples until it is sure or reaches its cap', () => {
  // 50 samples say 15 ± 22 %, 100 say 15 ± 15.2 % and 1.5 ± 1.41 ms, 110 say 15 ± 14.5 %.
  const data = { base: samplesAround(10, 5, 200), head: samplesAround(11.5, 5, 200), history: [] };
  assert.equal(tachometer(50).decide(data), 'not slower');
  assert.equal(tachometer(100).decide(data), 'not slower');
  assert.equal(tachometer(110).decide(data), 'slower');
  assert.equal(tachometer(200).decide(data), 'slower');
});

test('tachometer stops as soon as it is sure, whatever later samples would have shown', () => {
  const base = samplesAround(10, 1, 100);
  const slowAtFirst = [...samplesAround(12, 1, 50), ...samplesAround(8, 1, 50)];
  const fastAtFirst = [...samplesAround(8, 1, 50), ...samplesAround(30, 1, 50)];
  assert.equal(tachometer(100).decide({ base, head: slowAtFirst, history: [] }), 'slower');
  assert.equal(tachometer(100).decide({ base, head: fastAtFirst, history: [] }), 'not slower');
});

test('tachometer looks after whole batches of ten', () => {
  const base = samplesAround(10, 5, 60);
  const head = [...samplesAround(10, 5, 50), ...samplesAround(1000, 5, 10)];
  assert.equal(tachometer(59).decide({ base, head, history: [] }), 'not slower');
  assert.equal(tachometer(60).decide({ base, head, history: [] }), 'slower');
});

test('tachometer goes on when a difference is clear relative to base but not relative to head', () => {
  const [base, head] = [samplesAround(10, 4.9, 60), [...samplesAround(8, 4.9, 50), ...samplesAround(1000, 5, 10)]];
  const first = differenceOfMeans(base.slice(0, 50), head.slice(0, 50)).relative;
  const mirrored = differenceOfMeans(head.slice(0, 50), base.slice(0, 50)).relative;
  assert.ok(first.high < 0);
  assert.ok(mirrored.low <= 0);
  assert.equal(tachometer(60).decide({ base, head, history: [] }), 'slower');
});

test('tachometer cannot be asked about fewer samples than it always takes', () => {
  const few = samplesAround(10, 5, 49);
  assert.throws(() => tachometer(400).decide({ base: few, head: few, history: [] }), RangeError);
});
