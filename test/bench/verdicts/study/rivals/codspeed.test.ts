import assert from 'node:assert/strict';
import { test } from 'node:test';

import { codspeed, codspeeds, impact } from '../../../../../bench/verdicts/study/rivals/codspeed.ts';
import { assertClose } from '../../../../judge/assert-close.ts';

/**
 * CodSpeed publishes no test vectors: these are its service's own reports on public pull requests. The costs are rounded
 * there, so the impact can be had from them only to within `tolerance`.
 */
const REPORTS = [
  { pullRequest: 'predict-idlab/tsdownsample#96', base: 474.9, head: 532.7, impact: -0.1085, tolerance: 0.0003, slowerAt: [10, 5] },
  { pullRequest: 'cpp-linter/cpp-linter-hooks#87', base: 549.4, head: 2560.3, impact: -0.7854, tolerance: 0.0001, slowerAt: [10, 5] },
  { pullRequest: 'cpp-linter/cpp-linter-hooks#87', base: 549.5, head: 2546.3, impact: -0.7842, tolerance: 0.0001, slowerAt: [10, 5] },
  { pullRequest: 'vortex-data/vortex#8078', base: 187.4, head: 224.8, impact: -0.1662, tolerance: 0.0005, slowerAt: [10, 5] },
  { pullRequest: 'vortex-data/vortex#8078', base: 307.8, head: 273.1, impact: 0.1271, tolerance: 0.0005, slowerAt: [] },
  { pullRequest: 'Bluetooth-Devices/bluetooth-data-tools#306', base: 17.9, head: 18.9, impact: -0.0557, tolerance: 0.006, slowerAt: [5] },
];

for (const { pullRequest, base, head, impact: reported, tolerance, slowerAt } of REPORTS) {
  test(`${head} µs after ${base} µs has the impact of ${reported} that CodSpeed reported on ${pullRequest}`, () => {
    assertClose(impact(base, head), reported, tolerance);
    for (const threshold of [10, 5]) {
      const decision = codspeed(threshold).decide({ base: [base], head: [head], history: [] });
      assert.equal(decision, slowerAt.includes(threshold) ? 'slower' : 'not slower');
    }
  });
}

test('an impact of −0.11 exceeds a threshold of 10 %, as the documentation of the metrics has it', () => {
  assert.equal(codspeed(10).decide({ base: [0.89], head: [1], history: [] }), 'slower');
});

test('CodSpeed lets a cost pass that is 10.5 % higher than at base, for the speed is only 9.5 % lower', () => {
  assert.equal(codspeed(10).decide({ base: [100], head: [110.5], history: [] }), 'not slower');
  assert.equal(codspeed(10).decide({ base: [100], head: [112], history: [] }), 'slower');
});

test('CodSpeed compares the means of the samples', () => {
  assert.equal(codspeed(10).decide({ base: [90, 110], head: [60, 164], history: [] }), 'slower');
  assert.equal(codspeed(10).decide({ base: [90, 110], head: [60, 156], history: [] }), 'not slower');
});

test('CodSpeed is tried at its default of 10 % and at 5 %', () => {
  const decisions = codspeeds.map((rival) => rival.decide({ base: [100], head: [108], history: [] }));
  assert.deepEqual(decisions, ['not slower', 'slower']);
});
