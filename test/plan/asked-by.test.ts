import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOfSetting } from '../../src/plan/settings-of-run.ts';

test('a setting has the name by which whoever asks gave it', () => {
  assert.equal(placeOfSetting('budget', 'options'), '--budget');
  assert.equal(placeOfSetting('budget', 'inputs'), '`with: budget` of the step that uses perf-gate');
});
