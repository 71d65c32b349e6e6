import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CONTRADICTIONS, describeContradiction } from '../../src/report/comparison-words.ts';
import type { Comparison, MetricName } from '../../src/model.ts';
import { comparisonOf } from '../judge/comparison-of.ts';

type Bounds = readonly [low: number, high: number];

/** What is said of a benchmark with these comparisons, of every kind of contradiction. */
const saidOf = (...comparisons: readonly Comparison[]): readonly string[] =>
  CONTRADICTIONS.flatMap((contradiction) => describeContradiction(contradiction, comparisons) ?? []);

/** The same of two metrics, by their intervals. */
const saidBetween = (metric: MetricName, against: MetricName) => (one: Bounds, other: Bounds): readonly string[] =>
  saidOf(comparisonOf(metric, ...one), comparisonOf(against, ...other));

test('single requests that take longer with as many instructions wait, and those that may not take longer are not named', () => {
  const said = saidBetween('unloadedLatency', 'instructionsPerRequest');
  assert.deepEqual(said([0.1, 0.14], [-0.001, 0.003]), [
    'unloaded latency is 12.0 % higher (10.0 to 14.0 %), but instructions per request is 0.1 % higher (−0.1 to 0.3 %): single requests wait for a timer, a file, another process or the kernel, which instruction counts do not include',
  ]);
  for (const latency of [[0.005, 0.03], [-0.14, -0.1]] as const) assert.deepEqual(said(latency, [-0.001, 0.003]), []);
  assert.deepEqual(said([0.1, 0.14], [0.09, 0.11]), [], 'more instructions explain it');
});

describe('instructions and time', () => {
  const said = saidBetween('instructionsPerRequest', 'cpuPerRequest');

  for (const [what, instructions, time] of [
    ['both are worse', [0.02, 0.03], [0.05, 0.07]],
    ['both are better', [-0.03, -0.02], [-0.09, -0.07]],
    ['neither changes', [-0.001, 0.002], [-0.005, 0.008]],
    ['time says too little to contradict', [0.01, 0.014], [-0.005, 0.03]],
    ['instructions say too little to contradict', [-0.01, 0.05], [0.02, 0.03]],
  ] as const) {
    test(`do not contradict each other where ${what}`, () => { assert.deepEqual(said(instructions, time), []); });
  }

  test('are named where more instructions take less time, with both figures', () => {
    assert.deepEqual(said([0.02, 0.024], [-0.04, -0.02]), [
      'instructions per request is 2.2 % higher (2.0 to 2.4 %), but CPU per request is 3.0 % lower (2.0 to 4.0 %): the additional work runs in parallel with other work on this processor, and may cost time on another',
    ]);
  });

  test('are named where as many instructions take more time, with where that may go', () => {
    const [sentence = '', ...others] = said([-0.001, 0.002], [0.03, 0.05]);
    assert.match(sentence, /^instructions per request is 0\.0\d % higher .*, but CPU per request is 4\.0 % higher \(3\.0 to 5\.0 %\): the time goes into system calls/);
    assert.deepEqual(others, []);
  });

  test('are named where more instructions cost no time, of an operation as well', () => {
    for (const sentences of [said([0.05, 0.06], [-0.004, 0.006]), saidBetween('instructionsPerOp', 'nsPerOp')([0.05, 0.06], [-0.004, 0.006])]) {
      assert.match(sentences.join('\n'), /^instructions per .*: the additional work runs in parallel /);
    }
  });
});

describe('the mean of whole windows and the median of their slices', () => {
  const said = saidBetween('meanCpuPerRequest', 'cpuPerRequest');

  test('are named where the median does not see the work, with both figures', () => {
    assert.deepEqual(said([0.03, 0.07], [-0.01, 0.01]), [
      'mean CPU per request is 5.0 % higher (3.0 to 7.0 %), but CPU per request is 0 % higher (−1.0 to 1.0 %), by the median of slices: the additional work falls into few slices, like that of a timer or a large garbage collection, and cannot fail the check',
    ]);
  });

  test('say nothing of the check where a rule lets the mean decide', () => {
    const mean: Comparison = { ...comparisonOf('meanCpuPerRequest', 0.03, 0.07), role: 'gating', decides: true };
    assert.match(saidOf(mean, comparisonOf('cpuPerRequest', -0.01, 0.01)).join('\n'), /, like that of a timer or a large garbage collection$/);
  });

  for (const [what, mean, median] of [
    ['both rose', [0.04, 0.08], [0.03, 0.05]],
    ['nothing changed', [-0.02, 0.02], [-0.01, 0.01]],
    ['the mean rose by no more than is of no interest', [0.008, 0.03], [-0.02, 0.002]],
    ['the mean fell', [-0.07, -0.03], [-0.01, 0.01]],
  ] as const) {
    test(`do not contradict each other where ${what}`, () => { assert.deepEqual(said(mean, median), []); });
  }
});

describe('throughput and CPU per request', () => {
  const said = saidBetween('throughput', 'cpuPerRequest');

  test('are named where throughput fell by more than CPU per request explains, with both figures', () => {
    assert.deepEqual(said([0.23, 0.27], [-0.01, 0.01]), [
      'throughput is 20.0 % lower (18.7 to 21.3 %), but CPU per request is 0 % higher (−1.0 to 1.0 %): requests wait for something that they share, like a lock or a pool of connections; throughput can fail the check only of servers that mostly wait, or by a rule',
    ]);
  });

  test('say nothing of the check where a rule lets throughput decide', () => {
    const throughput: Comparison = { ...comparisonOf('throughput', 0.23, 0.27), role: 'gating', decides: true };
    assert.match(saidOf(throughput, comparisonOf('cpuPerRequest', -0.01, 0.01)).join('\n'), /, like a lock or a pool of connections$/);
  });

  for (const [what, throughput, cpu] of [
    ['CPU time explains it', [0.04, 0.06], [0.03, 0.05]],
    ['nothing changed', [-0.02, 0.02], [-0.01, 0.01]],
    ['it fell by no more than is of no interest', [0.008, 0.03], [-0.02, 0.002]],
    ['it rose', [-0.07, -0.03], [-0.01, 0.01]],
  ] as const) {
    test(`do not contradict each other where ${what}`, () => { assert.deepEqual(said(throughput, cpu), []); });
  }
});

test('one metric alone contradicts nothing', () => {
  assert.deepEqual(saidOf(comparisonOf('throughput', 0.23, 0.27)), []);
});
