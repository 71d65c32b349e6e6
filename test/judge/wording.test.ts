import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changeOfFigure, describeBlindness, describeDifference, describeNoRegression, formatChosenPercent, formatEstimate, formatInterval, formatPercent } from '../../src/judge/wording.ts';
import type { MetricName } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';

const percents: readonly (readonly [number, string])[] = [
  [0.041, '4.1 %'], [-0.023, '−2.3 %'], [0.2, '20.0 %'], [0.001, '0.1 %'], [0.0009, '0.09 %'], [0.0004, '0.04 %'], [-0.0004, '−0.04 %'],
  [0.00004, '0 %'], [-0.00004, '0 %'], [0, '0 %'], [-0, '0 %'], [0.9994, '99.9 %'], [0.9996, '100 %'], [3.504, '350 %'], [10, '1000 %'],
  [11, 'over 1000 %'], [Number.MAX_VALUE, 'over 1000 %'],
];

for (const [change, text] of percents) {
  test(`a change of ${change} reads ${text}`, () => {
    assert.equal(formatPercent(change), text);
  });
}

const besideLimits: readonly { readonly change: number; readonly limits: readonly number[]; readonly text: string }[] = [
  { change: 0.0196, limits: [0.02], text: '1.96 %' }, { change: 0.0204, limits: [0.02], text: '2.0 %' }, { change: 0.02, limits: [0.02], text: '2.0 %' },
  { change: 0.0066, limits: [0.007], text: '0.66 %' }, { change: 0.0203, limits: [0.0202], text: '2.03 %' }, { change: 0.019_996, limits: [0.02], text: '1.9996 %' },
  { change: 0.0497, limits: [0.05], text: '4.97 %' }, { change: 0.0503, limits: [0.05], text: '5.0 %' }, { change: 0.0454, limits: [0.05], text: '4.5 %' },
  { change: -0.0196, limits: [0.02], text: '−2.0 %' }, { change: -0.0196, limits: [0.02, 1 / 1.02 - 1], text: '−1.96 %' },
  { change: 0.05 - 1e-12, limits: [0.05], text: '5.0 %' },
];

for (const { change, limits, text } of besideLimits) {
  test(`a change of ${change} beside ${limits.join(' and ')} reads ${text}`, () => {
    assert.equal(formatPercent(change, limits), text);
  });
}

const shown = (estimate: number, threshold: number, direction: 'lower' | 'higher'): string => formatEstimate({ estimate, threshold }, direction);

test('an estimate is shown on its side of the threshold, in the direction of its figure', () => {
  assert.deepEqual([shown(0.0196, 0.02, 'lower'), shown(0.0204, 0.02, 'lower'), shown(-0.0196, 0.02, 'lower')], ['1.96 %', '2.0 %', '−1.96 %']);
  assert.deepEqual([shown(0.0504, 0.05, 'higher'), shown(0.0499, 0.05, 'higher')], ['−4.8 %', '−4.75 %'], 'a cost of 5 % is a figure that falls by 4.76 %');
});

test('a number that was chosen is shown as it was chosen', () => {
  assert.deepEqual([0.05, 0.003, 0.025, 0.07].map(formatChosenPercent), ['5 %', '0.3 %', '2.5 %', '7 %']);
});

test('an interval has one unit and a sign where it needs one', () => {
  assert.equal(formatInterval({ low: 0.032, high: 0.05 }), '3.2 to 5.0 %');
  assert.equal(formatInterval({ low: -0.012, high: 0.004 }), '−1.2 to 0.4 %');
});

test('a figure that should be high falls by less than the change for the worse says', () => {
  assertClose(changeOfFigure(0.25, 'higher'), -0.2);
  assert.equal(changeOfFigure(0.25, 'lower'), 0.25);
});

const differences = [
  { metric: 'cpuPerRequest', direction: 'lower', estimate: 0.041, interval: [0.032, 0.05], text: 'CPU per request is 4.1 % higher (3.2 to 5.0 %)' },
  { metric: 'cpuPerRequest', direction: 'lower', estimate: -0.041, interval: [-0.05, -0.032], text: 'CPU per request is 4.1 % lower (3.2 to 5.0 %)' },
  { metric: 'cpuPerRequest', direction: 'lower', estimate: 0.0196, interval: [0.0096, 0.0296], text: 'CPU per request is 1.96 % higher (1.0 to 3.0 %)' },
  { metric: 'throughput', direction: 'higher', estimate: 0.25, interval: [0.111_111, 0.428_571], text: 'throughput is 20.0 % lower (10.0 to 30.0 %)' },
  { metric: 'throughput', direction: 'higher', estimate: -0.2, interval: [-0.3333, -0.090_909], text: 'throughput is 25.0 % higher (10.0 to 50.0 %)' },
] as const;

for (const { metric, direction, estimate, interval: [low, high], text } of differences) {
  test(`a difference reads "${text}"`, () => {
    assert.equal(describeDifference({ metric, estimate, interval: { low, high, level: 0.98 }, threshold: 0.02 }, direction), text);
  });
}

const upTo = (metric: MetricName, high: number, threshold = 0.02): Parameters<typeof describeNoRegression>[0][number] => ({ metric, threshold, interval: { low: 0, high, level: 0.98 } });

test('what was not seen is named with its limit', () => {
  const policy = { noRegressionOver: 0.05 };
  const [cpu, latency] = [upTo('cpuPerRequest', 0.03), upTo('unloadedLatency', 0.04, 0.1)];
  assert.equal(describeNoRegression([cpu, latency], policy), 'no regression of 5 % or more in CPU per request and unloaded latency');
  assert.equal(describeNoRegression([upTo('throughput', 0.08, 0.1), cpu, latency], policy),
    'no regression of 5 % or more in CPU per request and unloaded latency, and of 10 % or more in throughput', 'by its threshold, where that is more');
  const blind = [{ metric: 'unloadedLatency', smallestVisible: 0.062 }, { metric: 'nsPerOp', smallestVisible: 0.1 }] as const;
  assert.equal(describeBlindness(blind), 'could not have seen less than 6.2 % in unloaded latency and 10.0 % in time per operation');
});
