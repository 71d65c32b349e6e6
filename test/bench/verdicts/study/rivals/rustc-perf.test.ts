import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rustcPerf, significanceThreshold } from '../../../../../bench/verdicts/study/rivals/rustc-perf.ts';
import { assertClose } from '../../../../judge/assert-close.ts';

/** Figures, oldest first, whose changes relative to the later one are these, up and down in turn. */
function figuresWithChanges(changes: readonly number[]): readonly number[] {
  const figures = [1000];
  for (const [position, change] of changes.entries()) {
    figures.push(figures[position]! / (1 + (position % 2 === 0 ? change : -change)));
  }
  return figures;
}

/** 1 ‰ to 29 ‰, shuffled: quartiles of 7.5 ‰ and 22.5 ‰, so that the fence is at 22.5 + 3 · 15 = 67.5 ‰. */
const CHANGES = Array.from({ length: 29 }, (_, index) => (((index * 11) % 29) + 1) / 1000);
const FENCE = 0.0675;

/** The pairs of the tests of site/src/comparison.rs, without history, and under what the table there counts them. */
const COUNTED = [
  { before: 5, after: 10, as: 'regression' },
  { before: 5, after: 12, as: 'regression' },
  { before: 1, after: 3, as: 'regression' },
  { before: 6, after: 5, as: 'improvement' },
  { before: 10, after: 5, as: 'improvement' },
  { before: 4, after: 1, as: 'improvement' },
];

for (const { before, after, as } of COUNTED) {
  test(`${after} after ${before} is counted as ${as}, as in the tests of site/src/comparison.rs`, () => {
    const decision = rustcPerf.decide({ base: [before], head: [after], history: [] });
    assert.equal(decision, as === 'regression' ? 'slower' : 'not slower');
  });
}

test('the fence lies three interquartile ranges above the third quartile of the changes', () => {
  assertClose(significanceThreshold(figuresWithChanges(CHANGES)), FENCE);
});

/** Not from its tests: what significance_threshold() of site/src/comparison.rs itself answered to `start` + (`factor` · i² mod `modulus`). */
const ANSWERED = [
  { start: 1000, factor: 37, modulus: 101, threshold: 0.1485309292700665 },
  { start: 200, factor: 53, modulus: 97, threshold: 0.6949819886525666 },
];

for (const { start, factor, modulus, threshold } of ANSWERED) {
  test(`the fence of scattered figures from ${start} on is at ${threshold}, as rustc-perf answered`, () => {
    const figures = Array.from({ length: 30 }, (_, index) => start + ((factor * index ** 2) % modulus));
    assertClose(significanceThreshold(figures), threshold, 1e-12);
  });
}

test('only the last 30 figures make the fence', () => {
  assertClose(significanceThreshold([1, 5, 1, ...figuresWithChanges(CHANGES)]), FENCE);
});

test('with fewer than 30 commits before the base 0.2 % is significant', () => {
  assert.equal(significanceThreshold(figuresWithChanges(CHANGES).slice(1)), 0.002);
  const history = Array.from({ length: 30 }, (_, index) => 1000 + index).fill(1000, 29);
  assert.equal(rustcPerf.decide({ base: [], head: [1001.9], history }), 'not slower');
  assert.equal(rustcPerf.decide({ base: [], head: [1002], history }), 'slower');
});

test("head's mean is compared with the stored figure of the base, which makes no part of the fence", () => {
  const history = [...figuresWithChanges(CHANGES), 5000];
  const limit = 5000 * (1 + FENCE);
  assert.equal(rustcPerf.decide({ base: [1], head: [limit - 101, limit + 100], history }), 'not slower');
  assert.equal(rustcPerf.decide({ base: [1], head: [limit - 100, limit + 101], history }), 'slower');
});

test('a head that is faster by more than the fence is not slower', () => {
  const history = [...figuresWithChanges(CHANGES), 5000];
  assert.equal(rustcPerf.decide({ base: [1], head: [2500], history }), 'not slower');
});

test('no change is not slower, even where the fence is at 0', () => {
  const history = Array.from({ length: 31 }, () => 1000);
  assert.equal(rustcPerf.decide({ base: [1], head: [1000], history }), 'not slower');
  assert.equal(rustcPerf.decide({ base: [1], head: [1000.001], history }), 'slower');
});
