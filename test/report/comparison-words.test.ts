import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changeOfFigure, describeBlindness, describeDifference, describeNoRegression, formatEstimate } from '../../src/report/comparison-words.ts';
import { assertClose } from '../judge/assert-close.ts';

const shown = (estimate: number, threshold: number, direction: 'lower' | 'higher'): string => formatEstimate({ estimate, threshold }, direction);

test('an estimate is shown on its side of the threshold, in the direction of its figure', () => {
  assert.deepEqual([shown(0.0196, 0.02, 'lower'), shown(0.0204, 0.02, 'lower'), shown(-0.0196, 0.02, 'lower')], ['1.96 %', '2.0 %', '−1.96 %']);
  assert.deepEqual([shown(0.0504, 0.05, 'higher'), shown(0.0499, 0.05, 'higher')], ['−4.8 %', '−4.75 %'], 'a cost of 5 % is a figure that falls by 4.76 %');
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
    assert.equal(describeDifference({ metric, estimate, interval: { low, high }, threshold: 0.02 }, direction), text);
  });
}

test('what was not seen is named with its limit', () => {
  const [cpu, latency] = [{ metric: 'cpuPerRequest', clearedOf: 0.05 }, { metric: 'unloadedLatency', clearedOf: 0.05 }] as const;
  assert.equal(describeNoRegression([cpu, latency]), 'no regression of 5 % or more in CPU per request and unloaded latency');
  assert.equal(describeNoRegression([{ metric: 'throughput', clearedOf: 0.1 }, cpu, latency]),
    'no regression of 5 % or more in CPU per request and unloaded latency, and of 10 % or more in throughput');
  const blind = [{ metric: 'unloadedLatency', smallestVisible: 0.062 }, { metric: 'nsPerOp', smallestVisible: 0.1 }] as const;
  assert.equal(describeBlindness(blind), 'could not have seen less than 6.2 % in unloaded latency and 10.0 % in time per operation');
  const blinder = [{ metric: 'throughput', smallestVisible: 11 }, { metric: 'latencyP99', smallestVisible: Number.MAX_VALUE }] as const;
  assert.equal(describeBlindness(blinder), 'could not have seen even 1000 % in throughput and latency p99');
  assert.equal(describeBlindness([...blind.slice(0, 1), ...blinder.slice(0, 1)]), 'could not have seen less than 6.2 % in unloaded latency, nor even 1000 % in throughput');
});
