import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changeOfFigure, describeDifference, describeUndecided, describeUnchanged, formatEstimate } from '../../src/text/differences.ts';
import { assertClose } from '../judge/assert-close.ts';

const shown = (estimate: number, threshold: number, direction: 'lower' | 'higher'): string =>
  formatEstimate({ estimate, threshold, direction });

test('an estimate is shown on its side of the threshold, in the direction of its figure', () => {
  assert.deepEqual(
    [shown(0.0196, 0.02, 'lower'), shown(0.0204, 0.02, 'lower'), shown(-0.0196, 0.02, 'lower')],
    ['1.96 %', '2.0 %', '−1.96 %'],
  );
  assert.deepEqual(
    [shown(0.0504, 0.05, 'higher'), shown(0.0499, 0.05, 'higher')],
    ['−4.8 %', '−4.75 %'],
    'a cost of 5 % is a figure that falls by 4.76 %',
  );
});

test('a figure that should be high falls by less than the change for the worse says', () => {
  assertClose(changeOfFigure(0.25, 'higher'), -0.2);
  assert.equal(changeOfFigure(0.25, 'lower'), 0.25);
});

for (const [metric, direction, estimate, low, high, text] of [
  ['cpuPerRequest', 'lower', 0.041, 0.032, 0.05, 'CPU per request is 4.1 % higher (3.2 to 5.0 %)'],
  ['cpuPerRequest', 'lower', -0.041, -0.05, -0.032, 'CPU per request is 4.1 % lower (3.2 to 5.0 %)'],
  ['cpuPerRequest', 'lower', 0.0196, 0.0096, 0.0296, 'CPU per request is 1.96 % higher (1.0 to 3.0 %)'],
  ['throughput', 'higher', 0.25, 0.111_111, 0.428_571, 'throughput is 20.0 % lower (10.0 to 30.0 %)'],
  ['throughput', 'higher', -0.2, -0.3333, -0.090_909, 'throughput is 25.0 % higher (10.0 to 50.0 %)'],
] as const) {
  test(`a difference reads "${text}"`, () => {
    assert.equal(describeDifference({ metric, direction, estimate, interval: { low, high }, threshold: 0.02 }), text);
  });
}

const compared = (metric: 'cpuPerRequest' | 'throughput', low: number, high: number) =>
  // eslint-disable-line typescript/explicit-function-return-type -- a literal
  ({
    metric,
    direction: metric === 'throughput' ? 'higher' : 'lower',
    estimate: (low + high) / 2,
    interval: { low, high },
    threshold: 0.02,
  }) as const;

test('an unchanged metric is named with its upper bound, and a slowdown that passes with its size and how it lies to the limit', () => {
  assert.equal(
    describeUnchanged([
      compared('cpuPerRequest', -0.01, 0.014),
      compared('throughput', -0.02, 0.01),
      compared('cpuPerRequest', -0.02, -0.01),
    ]),
    'CPU per request: at most +1.4 %; throughput: at most −1.0 %; CPU per request: at most 0 %',
  );
  assert.equal(
    describeUnchanged([compared('cpuPerRequest', 0.011, 0.019)]),
    'CPU per request is 1.5 % higher (1.1 to 1.9 %), below the limit of 2 %',
  );
  assert.equal(
    describeUnchanged([compared('cpuPerRequest', 0.011, 0.027)]),
    'CPU per request is 1.9 % higher (1.1 to 2.7 %), not surely below the limit of 2 %',
  );
});

test('an undecided metric is named with the change that is possible and the minimum detectable effect', () => {
  assert.equal(
    describeUndecided([
      { ...compared('cpuPerRequest', -0.01, 0.057), smallestVisible: 0.078 },
      { ...compared('throughput', -0.01, 0.25), smallestVisible: Number.MAX_VALUE },
    ]),
    'CPU per request: up to +5.7 % possible (minimum detectable effect 7.8 %); throughput: up to −20.0 % possible (no effect could have been detected)',
  );
});
