import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CONTRADICTIONS, describeContradiction } from '../../src/report/comparison-words.ts';
import type { Comparison, MetricName } from '../../src/model.ts';
import { comparison } from './sample-run.ts';

type Bounds = readonly [low: number, high: number];

const comparisonOf = (metric: MetricName, low: number, high: number): Comparison => comparison(metric, (low + high) / 2, (high - low) / 2);

const saidOf = (...comparisons: readonly Comparison[]): readonly string[] =>
  CONTRADICTIONS.flatMap((contradiction) => describeContradiction(contradiction, comparisons) ?? []);

/** Titles of what is said of two metrics, by their intervals. */
const titlesBetween =
  (metric: MetricName, against: MetricName) =>
  (one: Bounds, other: Bounds): readonly string[] =>
    CONTRADICTIONS.filter(
      (contradiction) => describeContradiction(contradiction, [comparisonOf(metric, ...one), comparisonOf(against, ...other)]) !== null,
    ).map(({ title }) => title);

test('both figures and a possible cause are told of metrics that contradict each other', () => {
  assert.deepEqual(saidOf(comparisonOf('unloadedLatency', 0.1, 0.14), comparisonOf('instructionsPerRequest', -0.001, 0.003)), [
    'unloaded latency is 12.0 % higher (10.0 to 14.0 %), but instructions per request are 0.1 % higher (−0.1 to 0.3 %): single requests may wait for a timer, a file, another process or the kernel, which instruction counts do not include',
  ]);
  assert.deepEqual(saidOf(comparisonOf('throughput', 0.23, 0.27), comparisonOf('cpuPerRequest', -0.01, 0.01)), [
    'throughput is 20.0 % lower (18.7 to 21.3 %), but CPU per request is 0 % higher (−1.0 to 1.0 %): requests may wait for something that they share, like a lock or a pool of connections; throughput cannot fail the check here',
  ]);
});

test('a metric that a rule lets decide is not said to be unable to fail the check', () => {
  const throughput: Comparison = { ...comparisonOf('throughput', 0.23, 0.27), role: 'gating', decides: true };
  const [sentence = ''] = saidOf(throughput, comparisonOf('cpuPerRequest', -0.01, 0.01));
  assert.ok(sentence.endsWith('like a lock or a pool of connections'), sentence);
});

describe('what contradicts what', () => {
  const INSTRUCTIONS_ONLY = 'More instructions in the same time:';
  const TIME_ONLY = 'More time for the same instructions:';
  const byCounts = titlesBetween('instructionsPerRequest', 'cpuPerRequest');
  const byLatency = titlesBetween('unloadedLatency', 'instructionsPerRequest');
  const byMean = titlesBetween('meanCpuPerRequest', 'cpuPerRequest');
  const byThroughput = titlesBetween('throughput', 'cpuPerRequest');
  const cases: readonly (readonly [what: string, said: readonly string[], expected: string | null])[] = [
    ['more instructions in less time', byCounts([0.02, 0.024], [-0.04, -0.02]), INSTRUCTIONS_ONLY],
    [
      'more instructions in the same time, of an operation',
      titlesBetween('instructionsPerOp', 'nsPerOp')([0.05, 0.06], [-0.004, 0.006]),
      INSTRUCTIONS_ONLY,
    ],
    ['more time for as many instructions', byCounts([-0.001, 0.002], [0.03, 0.05]), TIME_ONLY],
    ['much more time, and more instructions too', byCounts([0.02, 0.03], [0.05, 0.07]), null],
    ['more time than hardly more instructions explain', byCounts([0.001, 0.004], [0.05, 0.07]), TIME_ONLY],
    ['many more instructions, and more time too', byCounts([0.8, 0.9], [0.5, 0.7]), null],
    ['both better', byCounts([-0.03, -0.02], [-0.09, -0.07]), null],
    ['neither changed', byCounts([-0.001, 0.002], [-0.005, 0.008]), null],
    ['time says too little', byCounts([0.01, 0.014], [-0.005, 0.03]), null],
    ['instructions say too little', byCounts([-0.01, 0.05], [0.02, 0.03]), null],
    ['latency that instructions explain', byLatency([0.1, 0.14], [0.09, 0.11]), null],
    ['latency of no interest', byLatency([0.005, 0.03], [-0.001, 0.003]), null],
    ['a mean that the median does not see', byMean([0.03, 0.07], [-0.01, 0.01]), 'More work now and then:'],
    ['a mean that rose with the median', byMean([0.04, 0.08], [0.03, 0.05]), null],
    ['a mean of no interest', byMean([0.008, 0.03], [-0.02, 0.002]), null],
    ['throughput that fell without CPU', byThroughput([0.23, 0.27], [-0.01, 0.01]), 'Waiting that requests share:'],
    ['throughput that CPU explains', byThroughput([0.04, 0.06], [0.03, 0.05]), null],
    ['throughput that rose', byThroughput([-0.07, -0.03], [-0.01, 0.01]), null],
  ];
  for (const [what, said, expected] of cases) {
    test(`${what}: ${expected === null ? 'nothing is said' : expected.slice(0, -1).toLowerCase()}`, () => {
      assert.deepEqual(said, expected === null ? [] : [expected]);
    });
  }

  test('one metric alone contradicts nothing', () => {
    assert.deepEqual(saidOf(comparisonOf('throughput', 0.23, 0.27)), []);
  });
});
