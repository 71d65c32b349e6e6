import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../bench/default-policy.ts';
import { parseConfig } from '../../src/config/load-config.ts';
import { POLICY } from '../judge/records.ts';

test('replays are judged as by a configuration that says nothing of policy, and so are the records of tests', () => {
  const { policy } = parseConfig('version: 1\nsuites:\n  parser:\n    dir: suites\n    file: parser.js\n', 'perf-gate.yml');
  assert.deepEqual(DEFAULT_POLICY, policy);
  assert.deepEqual(POLICY, policy);
});
