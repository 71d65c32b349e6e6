import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seldomWork } from '../../src/judge/seldom-work.ts';
import type { Comparison } from '../../src/model.ts';
import { comparisonOf } from './comparison-of.ts';

const said = (mean: readonly [number, number], median: readonly [number, number]): string | null =>
  seldomWork(comparisonOf('meanCpuPerRequest', ...mean), comparisonOf('cpuPerRequest', ...median));

test('work that the median of slices does not see is named, with both figures', () => {
  assert.equal(
    said([0.03, 0.07], [-0.01, 0.01]),
    'mean CPU per request is 5.0 % higher (3.0 to 7.0 %), but CPU per request is 0 % higher (−1.0 to 1.0 %), by the median of slices: what is done more falls into few of them, like the work of a timer or a large collection, and cannot fail the check',
  );
});

test('nothing is said of the check where a rule lets the mean decide', () => {
  const mean: Comparison = { ...comparisonOf('meanCpuPerRequest', 0.03, 0.07), role: 'gating', decides: true };
  assert.match(seldomWork(mean, comparisonOf('cpuPerRequest', -0.01, 0.01)) ?? '', /, like the work of a timer or a large collection$/);
});

for (const [what, mean, median] of [
  ['both rose', [0.04, 0.08], [0.03, 0.05]],
  ['nothing changed', [-0.02, 0.02], [-0.01, 0.01]],
  ['the mean rose by no more than is of no interest', [0.008, 0.03], [-0.02, 0.002]],
  ['the mean fell', [-0.07, -0.03], [-0.01, 0.01]],
] as const) {
  test(`there is nothing to say where ${what}`, () => { assert.equal(said(mean, median), null); });
}
