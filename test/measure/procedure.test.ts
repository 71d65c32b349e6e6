import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import {
  duetBurstsMs,
  duetPairs,
  expectedBurstMs,
  PROCEDURE,
  procedureUnder,
  roundCosts,
  soloBursts,
  soloBurstsMs,
} from '../../src/measure/procedure.ts';
import { heldScenarioOf, scenarioOf } from '../targets.ts';

test('a profile that says nothing of its load is measured as every other', () => {
  assert.deepEqual(procedureUnder({ connections: 100, pipelining: 10, soloWarmupMs: null, soloMs: null }, PROCEDURE), PROCEDURE);
});

test('a duet of a server is reckoned with what rounds of frameworks took, and with more where the arms take turns', () => {
  const [together, inTurn] = [true, false].map((sideBySide) => roundCosts(PROCEDURE, sideBySide).duetMs(scenarioOf()));
  assert.ok(together! > 4_000 && together! < 6_500, `${together}`);
  assert.ok(inTurn! > together!, `${inTurn}`);
});

test("a profile's own solo stretch takes that much longer, and duets take as long as before", () => {
  const longer = procedureUnder({ connections: null, pipelining: null, soloWarmupMs: 40_000, soloMs: 5_000 }, PROCEDURE);
  for (const sideBySide of [true, false]) {
    const [usual, own] = [roundCosts(PROCEDURE, sideBySide), roundCosts(longer, sideBySide)];
    assert.equal(own.soloMs(scenarioOf()) - usual.soloMs(scenarioOf()), 45_000 - PROCEDURE.soloWarmupMs - PROCEDURE.soloMs);
    assert.equal(own.duetMs(scenarioOf()), usual.duetMs(scenarioOf()));
  }
});

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
