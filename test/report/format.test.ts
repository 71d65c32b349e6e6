import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { formatDurationMs, formatFigure, formatNanoseconds, formatPValue } from '../../src/report/format.ts';

describe('figures have few digits and the unit that fits', () => {
  for (const [value, text] of [[12_345.4, '12,345'], [4.3219, '4.32'], [82.13, '82.1'], [99.96, '100'], [0.012_34, '0.0123'], [0, '0']] as const) {
    it(`${value} is ${text}`, () => assert.equal(formatFigure(value), text));
  }
  for (const [ns, text] of [[820, '820 ns'], [82_130, '82.1 µs'], [4_321_900, '4.32 ms'], [1.2e9, '1.20 s']] as const) {
    it(`${ns} ns is ${text}`, () => assert.equal(formatNanoseconds(ns), text));
  }
  for (const [p, text] of [[0.000_36, 'p = 0.0004'], [0.0123, 'p = 0.012'], [0.000_04, 'p < 0.0001'], [1, 'p = 1']] as const) {
    it(`a probability of ${p} is ${text}`, () => assert.equal(formatPValue(p), text));
  }
  for (const [ms, text] of [[9_400, '9 s'], [102_000, '1 min 42 s']] as const) {
    it(`${ms} ms is ${text}`, () => assert.equal(formatDurationMs(ms), text));
  }
});
