import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BenchmarkRecord } from '../../../src/model.ts';
import { invalidIfUncounted } from '../../../src/github/rejudge/result.ts';
import { aBenchmark, around, counted, measured, measuredAlone } from '../../judge/records.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../../targets.ts';

const REQUIRED = {
  instructions: 'required',
  targets: [serverTargetOf({ name: 'api', scenarios: [scenarioOf(), heldScenarioOf()] }), suiteTargetOf({ name: 'json' })],
} as const;
const MEASURED = measured({ cpuPerRequest: around(0, 0.002) });

const stateOf = (record: BenchmarkRecord): string => invalidIfUncounted(record, REQUIRED).measurement.state;

test('a benchmark measured side by side is invalid without counts of both arms', () => {
  for (const id of ['api/hello', 'json/parse', 'gone/hello']) {
    assert.equal(stateOf(aBenchmark(id, MEASURED)), 'invalid', id);
    assert.equal(stateOf(aBenchmark(id, { ...MEASURED, instructions: counted(null, 5e5) })), 'invalid', id);
    assert.equal(stateOf(aBenchmark(id, { ...MEASURED, instructions: counted(5e5, 5.1e5) })), 'measured', id);
  }
});

test('a benchmark measured without a base is invalid without counts of head', () => {
  assert.equal(stateOf(aBenchmark('api/hello', measuredAlone([]))), 'invalid');
  assert.equal(stateOf(aBenchmark('api/hello', { ...measuredAlone([]), instructions: counted(null, 5e5) })), 'measured');
});

test('a held scenario has nothing to count, and neither has one that was not measured', () => {
  assert.equal(stateOf(aBenchmark('api/held', MEASURED)), 'measured');
  assert.equal(stateOf(aBenchmark('other/held', MEASURED)), 'invalid', 'only the trusted configuration can say so');
  assert.equal(stateOf(aBenchmark('api/held', measuredAlone([]))), 'measured');
  assert.equal(stateOf(aBenchmark('api/hello', { state: 'unaffected' })), 'unaffected');
});

test('where counts are not required none are missed', () => {
  assert.equal(invalidIfUncounted(aBenchmark('api/hello', MEASURED), { ...REQUIRED, instructions: 'auto' }).measurement.state, 'measured');
});
