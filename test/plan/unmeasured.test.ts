import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load.ts';
import { recordFilter, unmeasuredRecords } from '../../src/plan/unmeasured.ts';
import { configText } from '../trusted/configs.ts';

test('a server stands for each of its scenarios, a suite for itself', () => {
  const { targets } = parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml');
  const records = targets.flatMap((target) => unmeasuredRecords(target, { state: 'unaffected' }));
  assert.deepEqual(records.map(({ id, kind }) => [id, kind]), [['api/hello', 'server'], ['api/bye', 'server'], ['json/*', 'suite']]);
});

test('a suite that stands as a whole is wanted by every pattern, anything else by its own', () => {
  const isWanted = recordFilter(['json/parse', 'api']);
  assert.deepEqual(['json/*', 'json/parse', 'json/print', 'api/hello', 'web/page'].map(isWanted), [true, true, false, true, false]);
});
