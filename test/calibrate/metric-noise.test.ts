import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noiseOf, proposableThreshold, thresholdFor, visibleAtLastLook } from '../../src/calibrate/metric-noise.ts';
import type { TestPlan } from '../../src/model.ts';
import { gaussian, seededRandom } from '../judge/seeded-noise.ts';

const PLAN: TestPlan = { looks: [8, 20, 32] };
const RULE = { delta0: 0.01, threshold: 0.02 };

test('mean and standard deviation are those of the rounds that have the metric', () => {
  const random = seededRandom(11);
  const rounds = Array.from({ length: 800 }, (_, index) => (index % 2 === 0 ? { cpuPerRequest: 0.003 + 0.015 * gaussian(random) } : { unloadedLatency: 1 }));
  const noise = noiseOf(rounds, 'cpuPerRequest');
  assert.equal(noise.rounds, 400);
  assert.ok(noise.sd > 0.0135 && noise.sd < 0.0165, `sd ${noise.sd}`);
  assert.ok(Math.abs(noise.mean - 0.003) < 3 * noise.standardError, `mean ${noise.mean}`);
  assert.ok(Math.abs(noise.standardError - noise.sd / 20) < 1e-12);
});

const alternating = (mean: number) => Array.from({ length: 20 }, (_, index) => ({ nsPerOp: mean + (index % 2 === 0 ? 0.01 : -0.01) }));

test('arms that differ though they should not have a small p value, those that do not have none', () => {
  assert.ok(noiseOf(alternating(0.02), 'nsPerOp').p < 1e-6);
  assert.equal(noiseOf(alternating(0), 'nsPerOp').p, 1);
});

test('more noise and larger families make less visible', () => {
  const visible = (sd: number, familySize: number): number => visibleAtLastLook(sd, { plan: PLAN, rule: RULE, alpha: 0.01, familySize });
  assert.ok(visible(0.03, 1) < visible(0.03, 10));
  assert.ok(visible(0.015, 1) < visible(0.03, 1));
  assert.ok(visible(0.015, 1) > RULE.threshold && visible(0.015, 1) < 0.03, String(visible(0.015, 1)));
});

describe('the threshold that noise asks for', () => {
  // t of 31 degrees of freedom exceeds 3.375 once in a thousand times.
  const asked: readonly (readonly [sd: number, threshold: number])[] = [[0, 0.02], [0.015, 0.02], [0.05, 0.035], [0.1, 0.065]];
  for (const [sd, threshold] of asked) {
    test(`is ${threshold * 100} % where a round varies by ${sd * 100} %`, () => {
      assert.equal(thresholdFor(sd, PLAN, 0.02), threshold);
    });
  }

  test('is never below the least that is asked for', () => {
    assert.equal(thresholdFor(0.05, PLAN, 0.05), 0.05);
    assert.equal(thresholdFor(0.015, PLAN, 0.01), 0.01);
  });
});

const proposed = (needed: number, threshold: number): number => proposableThreshold(needed, threshold, { noRegressionOver: 0.05 });

test('a threshold is proposed up to what is to be seen, and one that is higher already is left alone', () => {
  assert.deepEqual([proposed(0.03, 0.02), proposed(0.05, 0.02), proposed(0.055, 0.02), proposed(0.1, 0.08), proposed(0.08, 0.08)], [0.03, 0.05, 0.02, 0.08, 0.08]);
});
