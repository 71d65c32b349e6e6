import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROCEDURE, procedureUnder, roundCosts } from '../../src/measure/procedure.ts';
import { scenarioOf } from '../targets.ts';

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
