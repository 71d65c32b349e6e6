import assert from 'node:assert/strict';
import { test } from 'node:test';

import { summariseSolos } from '../../src/judge/rounds.ts';
import type { SoloRound } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import { solosOf } from './records.ts';

const PRECISE: SoloRound = { index: 0, figures: { throughput: 1000, bootTime: 150 }, precision: { throughput: 0.012 } };

test('one round is as precise as its own slices, where it has any', () => {
  assert.deepEqual(summariseSolos([PRECISE]).precision, { throughput: 0.012 });
});

test('several rounds are as precise as they agree, whatever each says of itself', () => {
  // 4.303 is the 97.5 % quantile of Student's t with two degrees of freedom.
  const logs = [-0.01, 0, 0.01];
  const solos = logs.map((log, index) => ({ ...PRECISE, index, figures: { throughput: 1000 * Math.exp(log) } }));
  assertClose(summariseSolos(solos).precision.throughput ?? 0, (4.303 * 0.01) / Math.sqrt(3), 1e-5);
  assert.deepEqual(Object.keys(summariseSolos(solos).precision), ['throughput']);
});

test('rounds that are all alike leave nothing open', () => {
  assert.deepEqual(summariseSolos(solosOf({ throughput: [1000, 1000] })).precision, { throughput: 0 });
});

test('a figure that only one of several rounds has is known to no precision', () => {
  const solos: readonly SoloRound[] = [PRECISE, { index: 1, figures: { throughput: 0 } }];
  assert.deepEqual(summariseSolos(solos).precision, {});
});

test('one round with a saturated client marks the benchmark, and its figures are shown all the same', () => {
  const solos = solosOf({ throughput: [1000, 3000] }).map((solo, index) => ({ ...solo, clientSaturated: index === 1 }));
  assert.equal(summariseSolos(solos).clientSaturated, true);
  assert.deepEqual(summariseSolos(solos).figures, { throughput: 2000 });
  assert.equal(summariseSolos(solosOf({ throughput: [1000] })).clientSaturated, false);
  assert.deepEqual(summariseSolos([]), { figures: {}, precision: {}, clientSaturated: false });
});

test('figures next to the largest number there is have a mean too', () => {
  const { figures } = summariseSolos(solosOf({ nsPerOp: [3.3e293, 1.7976931348623125e308] }));
  assert.ok(figures.nsPerOp! > 8e307 && Number.isFinite(figures.nsPerOp));
});
