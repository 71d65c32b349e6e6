import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { driftOf } from '../../src/judge/drift.ts';
import type { Drift, MetricName } from '../../src/model.ts';
import { arbitraryRunFile } from '../arbitrary-records.ts';
import { assertClose } from './assert-close.ts';
import { POLICY } from './records.ts';
import { gaussian, seededRandom } from './seeded-noise.ts';
import { drawFigures, historyOf } from './histories.ts';

/** Series with up to two changes of any size, so that some have drifts and some have none. */
const arbitraryFigures: fc.Arbitrary<readonly number[]> = fc
  .record({
    seed: fc.nat(),
    runs: fc.integer({ min: 0, max: 100 }),
    changes: fc.array(fc.record({ run: fc.nat({ max: 100 }), factor: fc.constantFrom(0.5, 0.9, 1.05, 1.1, 2) }), { maxLength: 2 }),
  })
  .map(({ seed, ...series }) => drawFigures(seededRandom(seed), { ...series, noise: gaussian, sd: 0.02 }));

function driftIn(figures: readonly number[], metric: MetricName = 'cpuPerRequest'): readonly Drift[] {
  return driftOf({
    history: historyOf({ 'express/updateUser': { [metric]: figures } }),
    acceptances: [],
    policy: { ...POLICY, rules: [{ benchmark: '**', metric, role: 'gating', threshold: 0.02 }] },
  });
}

/** What stays the same to the last bit. */
function placeOf({ lastBefore, firstAfter, runsBefore, runsAfter }: Drift): readonly unknown[] {
  return [lastBefore, firstAfter, runsBefore, runsAfter];
}

test('scaling all figures by a constant changes nothing', () => {
  let drifts = 0;
  fc.assert(
    fc.property(arbitraryFigures, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (figures, factor) => {
      const scaled = driftIn(figures.map((figure) => figure * factor));
      const original = driftIn(figures);
      drifts += original.length;
      assert.deepEqual(scaled.map(placeOf), original.map(placeOf));
      for (const [position, { change, p }] of original.entries()) {
        assertClose(scaled[position]?.change ?? Number.NaN, change, 1e-9);
        assertClose((scaled[position]?.p ?? Number.NaN) / p, 1, 1e-6);
      }
    }),
    { seed: 1 },
  );
  assert.ok(drifts > 0);
});

test('where more is better every change is the opposite, and nothing else differs', () => {
  let drifts = 0;
  fc.assert(
    fc.property(arbitraryFigures, (figures) => {
      const lower = driftIn(figures, 'cpuPerRequest');
      const higher = driftIn(figures, 'throughput');
      drifts += lower.length;
      assert.deepEqual(higher.map(placeOf), lower.map(placeOf));
      assert.deepEqual(
        higher.map(({ p }) => p),
        lower.map(({ p }) => p),
      );
      for (const [position, { change }] of lower.entries())
        assertClose(Math.log1p(higher[position]?.change ?? 0), -Math.log1p(change), 1e-12);
    }),
    { seed: 2 },
  );
  assert.ok(drifts > 0);
});

test('every drift fulfils what is promised of it, and asking again gives the same', () => {
  fc.assert(
    fc.property(arbitraryFigures, (figures) => {
      const drifts = driftIn(figures);
      assert.deepEqual(driftIn(figures), drifts);
      for (const { change, p, runsBefore, runsAfter } of drifts) {
        assert.ok(Math.abs(Math.log1p(change)) >= Math.log1p(0.02));
        assert.ok(p >= 0 && p < 0.001);
        assert.ok(runsBefore >= 5 && runsAfter >= 5);
      }
    }),
    { seed: 3 },
  );
});

test('from whatever level to whatever other, every number survives JSON', () => {
  const level = fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true });
  const runs = fc.integer({ min: 5, max: 40 });
  fc.assert(
    fc.property(level, runs, level, runs, (before, runsBefore, after, runsAfter) => {
      const figures = [...Array.from({ length: runsBefore }, () => before), ...Array.from({ length: runsAfter }, () => after)];
      const drifts = driftIn(figures);
      assert.deepEqual(JSON.parse(JSON.stringify(drifts)), drifts);
      assert.equal(drifts.length, Math.abs(Math.log(after) - Math.log(before)) >= Math.log1p(0.02) ? 1 : 0);
    }),
  );
});

test('any stored history is looked at without an error', () => {
  fc.assert(
    fc.property(arbitraryRunFile, fc.integer({ min: 1, max: 20 }), ({ run, history, acceptances }, times) => {
      const repeated = Array.from({ length: times }, () => history)
        .flat()
        .map((stored) => ({ ...stored, environment: run.environment }));
      for (const { change, p } of driftOf({ history: repeated, acceptances, policy: run.policy }))
        assert.ok(Number.isFinite(change) && p < 0.001);
    }),
  );
});
