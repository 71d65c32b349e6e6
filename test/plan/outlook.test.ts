import assert from 'node:assert/strict';
import { it } from 'node:test';
import { outlookOf } from '../../src/plan/outlook.ts';
import { configOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';

const COSTS = { duetMs: () => 1_000, soloMs: () => 500 };
const PROFILE = { plan: { looks: [4, 16] }, solos: 2 };
const CONFIG = configOf(
  serverTargetOf({ name: 'api', scenarios: [scenarioOf({ name: 'one' }), scenarioOf({ name: 'two' })] }),
  suiteTargetOf({ name: 'known' }),
  suiteTargetOf({ name: 'other' }),
);

const visible = (smallestVisible: number, n = 4): number | null =>
  outlookOf({
    config: CONFIG,
    profile: PROFILE,
    costs: COSTS,
    tasks: new Map(),
    isCounted: false,
    comparisons: [
      { decides: true, n, smallestVisible, threshold: 0.02 },
      { decides: false, n, smallestVisible: 9, threshold: 0.02 },
    ],
  }).smallestVisible;

it('an outlook counts scenarios, the tasks that are known, and one for each other suite', () => {
  const known = { config: CONFIG, profile: PROFILE, costs: COSTS, tasks: new Map([['known', 3]]), comparisons: [] };
  const found = outlookOf({ ...known, isCounted: false });
  assert.equal(found.benchmarks, 2 + 3 + 1);
  assert.equal(found.smallestVisible, null);
  assert.equal(found.mostMs - found.leastMs, 6 * 12 * 1_000, 'twelve more rounds of six benchmarks');
  const counted = outlookOf({ ...known, isCounted: true });
  assert.equal(counted.mostMs - counted.leastMs, 6 * 13 * 1_000, 'equal counts need three rounds, and not the first look');
});

it('the smallest change that will be seen shrinks with the square root of the rounds, and never below the threshold', () => {
  assert.ok(Math.abs(visible(0.06)! - 0.04) < 1e-9);
  assert.equal(visible(0.01), 0.02);
  assert.ok(Math.abs(visible(0.06, 64)! - 0.06) < 1e-9);
});
