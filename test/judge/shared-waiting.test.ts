import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedWaiting } from '../../src/judge/shared-waiting.ts';
import type { Comparison } from '../../src/model.ts';
import { comparisonOf } from './comparison-of.ts';

const said = (throughput: readonly [number, number], cpu: readonly [number, number]): string | null =>
  sharedWaiting(comparisonOf('throughput', ...throughput), comparisonOf('cpuPerRequest', ...cpu));

test('throughput that fell by more than CPU per request explains is named, with both figures', () => {
  assert.equal(
    said([0.23, 0.27], [-0.01, 0.01]),
    'throughput is 20.0 % lower (18.7 to 21.3 %), but CPU per request is 0 % higher (−1.0 to 1.0 %): requests wait together for something, like the connections of a pool or a lock, and that can fail the check only where servers mostly wait, or a rule makes throughput gating',
  );
});

test('nothing is said of the check where a rule lets throughput decide', () => {
  const throughput: Comparison = { ...comparisonOf('throughput', 0.23, 0.27), role: 'gating', decides: true };
  assert.match(sharedWaiting(throughput, comparisonOf('cpuPerRequest', -0.01, 0.01)) ?? '', /, like the connections of a pool or a lock$/);
});

for (const [what, throughput, cpu] of [
  ['CPU time explains it', [0.04, 0.06], [0.03, 0.05]],
  ['nothing changed', [-0.02, 0.02], [-0.01, 0.01]],
  ['it fell by no more than is of no interest', [0.008, 0.03], [-0.02, 0.002]],
  ['it rose', [-0.07, -0.03], [-0.01, 0.01]],
] as const) {
  test(`there is nothing to say where ${what}`, () => { assert.equal(said(throughput, cpu), null); });
}
