import assert from 'node:assert/strict';
import { test } from 'node:test';

import { githubActionBenchmark, githubActionBenchmarks } from '../../../../../bench/verdicts/study/rivals/github-action-benchmark.ts';

const THRESHOLD_2 = githubActionBenchmark(200);

/** github-action-benchmark, test/write.spec.ts: a stored figure, the next one, and whether `writeBenchmark` throws its alert. */
const UPSTREAM_CASES = [
  { stored: 100, next: 135, alertThresholdPercent: 200, decision: 'not slower' },
  { stored: 1.012, next: 0.99, alertThresholdPercent: 200, decision: 'not slower' },
  { stored: 990, next: 1012, alertThresholdPercent: 200, decision: 'not slower' },
  { stored: 100, next: 210, alertThresholdPercent: 200, decision: 'slower' },
  { stored: 10_000, next: 25_000, alertThresholdPercent: 200, decision: 'slower' },
  { stored: 900, next: 2250, alertThresholdPercent: 200, decision: 'slower' },
  // 100 ops/sec, then 20 ops/sec: its ratio of 5, as costs.
  { stored: 1 / 100, next: 1 / 20, alertThresholdPercent: 200, decision: 'slower' },
  { stored: 100, next: 350, alertThresholdPercent: 300, decision: 'slower' },
  { stored: 100, next: 210, alertThresholdPercent: 300, decision: 'not slower' },
  { stored: 100, next: 100, alertThresholdPercent: 0, decision: 'slower' },
];

for (const { stored, next, alertThresholdPercent, decision } of UPSTREAM_CASES) {
  test(`github-action-benchmark at ${alertThresholdPercent} % calls ${next} after ${stored} ${decision}, as its own tests have it`, () => {
    const rival = githubActionBenchmark(alertThresholdPercent);
    assert.equal(rival.decide({ base: [], head: [next], history: [stored] }), decision);
  });
}

test('github-action-benchmark skips a benchmark that has no stored figure, as "creates new data file" of test/write.spec.ts', () => {
  assert.equal(THRESHOLD_2.decide({ base: [135], head: [1350], history: [] }), 'not slower');
});

test('github-action-benchmark looks at the last stored figure and at no other', () => {
  assert.equal(THRESHOLD_2.decide({ base: [], head: [210], history: [300, 300, 100] }), 'slower');
  assert.equal(THRESHOLD_2.decide({ base: [], head: [210], history: [100, 100, 300] }), 'not slower');
});

test('github-action-benchmark compares the mean of the new run', () => {
  assert.equal(THRESHOLD_2.decide({ base: [], head: [100, 310], history: [100] }), 'slower');
  assert.equal(THRESHOLD_2.decide({ base: [], head: [100, 290], history: [100] }), 'not slower');
});

test('github-action-benchmark is tried at its default of 200 % and at the commonly set 120 % and 110 %', () => {
  assert.deepEqual(decisionsAfter100(109), ['not slower', 'not slower', 'not slower']);
  assert.deepEqual(decisionsAfter100(111), ['not slower', 'not slower', 'slower']);
  assert.deepEqual(decisionsAfter100(121), ['not slower', 'slower', 'slower']);
  assert.deepEqual(decisionsAfter100(201), ['slower', 'slower', 'slower']);
});

function decisionsAfter100(next: number): readonly string[] {
  return githubActionBenchmarks.map((rival) => rival.decide({ base: [], head: [next], history: [100] }));
}
