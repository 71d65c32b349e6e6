import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import {
  formatChosenPercent,
  formatDurationMs,
  formatFigure,
  formatInterval,
  formatNanoseconds,
  formatPercent,
  formatPValue,
} from '../../src/text/figures.ts';

describe('figures have few digits and the unit that fits', () => {
  for (const [value, text] of [
    [12_345.4, '12,345'],
    [4.3219, '4.32'],
    [82.13, '82.1'],
    [99.96, '100'],
    [0.012_34, '0.0123'],
    [0, '0'],
  ] as const) {
    it(`${value} is ${text}`, () => assert.equal(formatFigure(value), text));
  }
  for (const [ns, text] of [
    [820, '820 ns'],
    [82_130, '82.1 µs'],
    [4_321_900, '4.32 ms'],
    [1.2e9, '1.20 s'],
  ] as const) {
    it(`${ns} ns is ${text}`, () => assert.equal(formatNanoseconds(ns), text));
  }
  for (const [p, text] of [
    [0.000_36, 'p = 0.0004'],
    [0.0123, 'p = 0.012'],
    [0.000_04, 'p < 0.0001'],
    [1, 'p = 1'],
  ] as const) {
    it(`a probability of ${p} is ${text}`, () => assert.equal(formatPValue(p), text));
  }
  for (const [ms, text] of [
    [9_400, '9 s'],
    [102_000, '1 min 42 s'],
  ] as const) {
    it(`${ms} ms is ${text}`, () => assert.equal(formatDurationMs(ms), text));
  }
});

const percents: readonly (readonly [number, string])[] = [
  [0.041, '4.1 %'],
  [-0.023, '−2.3 %'],
  [0.2, '20.0 %'],
  [0.001, '0.1 %'],
  [0.0009, '0.09 %'],
  [0.0004, '0.04 %'],
  [-0.0004, '−0.04 %'],
  [0.00004, '0 %'],
  [-0.00004, '0 %'],
  [0, '0 %'],
  [-0, '0 %'],
  [0.9994, '99.9 %'],
  [0.9996, '100 %'],
  [3.504, '350 %'],
  [10, '1000 %'],
  [11, 'over 1000 %'],
  [Number.MAX_VALUE, 'over 1000 %'],
];

for (const [change, text] of percents) {
  test(`a change of ${change} reads ${text}`, () => {
    assert.equal(formatPercent(change), text);
  });
}

const besideLimits: readonly { readonly change: number; readonly limits: readonly number[]; readonly text: string }[] = [
  { change: 0.0196, limits: [0.02], text: '1.96 %' },
  { change: 0.0204, limits: [0.02], text: '2.0 %' },
  { change: 0.02, limits: [0.02], text: '2.0 %' },
  { change: 0.0066, limits: [0.007], text: '0.66 %' },
  { change: 0.0203, limits: [0.0202], text: '2.03 %' },
  { change: 0.019_996, limits: [0.02], text: '1.9996 %' },
  { change: 0.0497, limits: [0.05], text: '4.97 %' },
  { change: 0.0503, limits: [0.05], text: '5.0 %' },
  { change: 0.0454, limits: [0.05], text: '4.5 %' },
  { change: -0.0196, limits: [0.02], text: '−2.0 %' },
  { change: -0.0196, limits: [0.02, 1 / 1.02 - 1], text: '−1.96 %' },
  { change: 0.05 - 1e-12, limits: [0.05], text: '5.0 %' },
];

for (const { change, limits, text } of besideLimits) {
  test(`a change of ${change} beside ${limits.join(' and ')} reads ${text}`, () => {
    assert.equal(formatPercent(change, limits), text);
  });
}

test('a number that was chosen is shown as it was chosen', () => {
  assert.deepEqual([0.05, 0.003, 0.025, 0.07].map(formatChosenPercent), ['5 %', '0.3 %', '2.5 %', '7 %']);
});

test('an interval has one unit and a sign where it needs one', () => {
  assert.equal(formatInterval({ low: 0.032, high: 0.05 }), '3.2 to 5.0 %');
  assert.equal(formatInterval({ low: -0.012, high: 0.004 }), '−1.2 to 0.4 %');
});
