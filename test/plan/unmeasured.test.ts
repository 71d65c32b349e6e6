import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import type { BenchmarkRecord, Target } from '../../src/model.ts';
import { notesOnUnused, recordFilter, removedScenarios, unmatchedGlobs, unmeasuredRecords } from '../../src/plan/unmeasured.ts';
import { configText } from '../github/rejudge/configs.ts';

test('a server stands for each of its scenarios, a suite for itself', () => {
  const { targets } = parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml');
  const records = targets.flatMap((target) => unmeasuredRecords(target, { state: 'unaffected' }));
  assert.deepEqual(
    records.map(({ id, kind }) => [id, kind]),
    [
      ['api/hello', 'server'],
      ['api/bye', 'server'],
      ['json/*', 'suite'],
    ],
  );
});

const targetsOf = (servers: Readonly<Record<string, readonly string[]>>, suites: readonly string[] = []): readonly Target[] =>
  parseConfig(configText({ servers, suites }), 'perf-gate.yml').targets;

test('what only base has of a server that both have is removed: the scenarios that head has dropped, also together with the server', () => {
  const base = targetsOf({ api: ['hello', 'bye'], web: ['page'], gone: ['hello'] }, ['json']);
  const head = targetsOf({ api: ['hello', 'other'] }, ['json', 'web']);
  assert.deepEqual(
    removedScenarios(head, base).map(({ id, kind, measurement }) => [id, kind, measurement.state]),
    [
      ['api/bye', 'server', 'removed'],
      ['web/page', 'server', 'removed'],
    ],
  );
  assert.deepEqual(removedScenarios(base, base), []);
});

const recordOf = (target: string, scenario: string): Pick<BenchmarkRecord, 'id' | 'scenario'> => ({
  id: `${target}/${scenario}`,
  scenario,
});

test('a suite that stands as a whole is wanted by every pattern, anything else by its own', () => {
  const isWanted = recordFilter(['json/parse', 'api']);
  const records = [
    recordOf('json', '*'),
    recordOf('json', 'parse'),
    recordOf('json', 'print'),
    recordOf('api', 'hello'),
    recordOf('web', 'page'),
  ];
  assert.deepEqual(records.map(isWanted), [true, true, false, true, false]);
  assert.equal(isWanted(recordOf('router', 'GET /static/*')), false, 'a task whose name ends like the id of a suite');
});

test('of several globs those are told that no benchmark matches; a suite that stands as a whole may have any task', () => {
  const records = targetsOf({ api: ['hello', 'bye'] }, ['json']).flatMap((target) => unmeasuredRecords(target, { state: 'unaffected' }));
  const only = ['api/hello', 'api/hallo', 'kao/*', 'json/parse', '*/parse', '!api/**', '!json/**'];
  assert.deepEqual(unmatchedGlobs(only, records), ['api/hallo', 'kao/*']);
  assert.deepEqual(unmatchedGlobs([], records), []);
});

test('scenarios that no server sends, and services that no target needs, are told', () => {
  assert.deepEqual(notesOnUnused({ unsent: [], unneeded: [] }), []);
  assert.deepEqual(notesOnUnused({ unsent: ['bye'], unneeded: ['nats', 'redis'] }), [
    { kind: 'scenarios-unsent', scenarios: ['bye'] },
    { kind: 'services-unneeded', services: ['nats', 'redis'] },
  ]);
});
