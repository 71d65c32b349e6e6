import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { duetBurstsMs, duetPairs, expectedBurstMs, PROCEDURE, roundCosts, soloBursts, soloBurstsMs } from '../../src/measure/procedure.ts';
import { heldScenarioOf, scenarioOf } from '../targets.ts';

describe('the bursts of a round', () => {
  it('are several where one takes little more than a second', () => {
    const burstMs = expectedBurstMs(heldScenarioOf({ requests: 20_000, holdMs: 1_000 }));
    assert.ok(duetPairs(2 * burstMs) > 1);
    assert.ok(soloBursts(burstMs) > 1);
    assert.ok(duetBurstsMs(burstMs) <= 15_000, `${duetBurstsMs(burstMs)}`);
  });

  it('are fewer the longer one takes, and never none', () => {
    assert.deepEqual([1_000, 4_000, 9_000, 60_000].map(soloBursts), [3, 2, 1, 1]);
    const pairs = [1_000, 3_000, 5_000, 9_000, 60_000].map(duetPairs);
    assert.deepEqual(
      pairs,
      pairs.toSorted((a, b) => b - a),
    );
    assert.equal(pairs.at(-1), 1);
  });

  it('are what a round of them is reckoned with, side by side or not', () => {
    const held = heldScenarioOf({ requests: 20_000, holdMs: 1_000 });
    for (const sideBySide of [true, false]) {
      const costs = roundCosts(PROCEDURE, sideBySide);
      assert.ok(costs.duetMs(held) > duetBurstsMs(expectedBurstMs(held)));
      assert.ok(costs.soloMs(held) > soloBurstsMs(expectedBurstMs(held)));
      assert.ok(costs.duetMs(held) > costs.duetMs(scenarioOf()));
    }
  });
});
