import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameGate } from '../../src/config/file-names.ts';

test('the usual names are one gate, and every other name is its own', () => {
  assert.ok(isSameGate('perf-gate.yml', './perf-gate.json'));
  assert.ok(isSameGate('bench/gate.yml', 'bench//gate.yml'));
  assert.ok(!isSameGate('bench/perf-gate.yml', 'perf-gate.yml'));
});
