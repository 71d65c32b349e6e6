import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load.ts';
import type { BenchmarkRecord, Run } from '../../src/model.ts';
import { filledFrom } from '../../src/trusted/complete-run.ts';
import { aBenchmark, aRun, ENVIRONMENT, measured, measuredByQuick, solosOf } from '../judge/records.ts';
import { configText } from './configs.ts';

const UNAFFECTED = { state: 'unaffected' } as const;
const MEASURED = measuredByQuick({ cpuPerRequest: [0.01] }, solosOf({ cpuPerRequest: [80] }));

const CONFIGS = { config: parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml'), measuredAgainst: null };

const runOf = (...benchmarks: readonly BenchmarkRecord[]): Run => aRun({ benchmarks });

function idsAfter(run: Run, earlier: Run): readonly string[] {
  return filledFrom(run, earlier, CONFIGS).benchmarks.map(({ id }) => id);
}

test('what a run did not measure comes from an earlier one, and what it did measure stays its own', () => {
  const filled = filledFrom(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', UNAFFECTED), aBenchmark('api/bye', MEASURED)), CONFIGS);
  assert.deepEqual(filled.benchmarks, [aBenchmark('api/hello', MEASURED), aBenchmark('api/bye', MEASURED)]);
});

test('what was measured for tables alone completes no verdict', () => {
  const tables: Run = { ...runOf(aBenchmark('api/bye', MEASURED)), measuredFor: 'tables' };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), tables), ['api/hello']);
});

test('what its profile has not planned completes no verdict, as it would have none of its own', () => {
  const odd = aBenchmark('api/bye', measured({ cpuPerRequest: [0.01] }));
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), runOf(odd)), ['api/hello']);
});

test('a suite that stands as a whole is not mixed with its tasks', () => {
  const [whole, task] = [aBenchmark('json/*', UNAFFECTED), aBenchmark('json/parse', MEASURED)];
  assert.deepEqual(idsAfter(runOf(whole), runOf(task)), ['json/*']);
  assert.deepEqual(idsAfter(runOf(task), runOf(whole)), ['json/parse']);
});

test('the same benchmark in another environment is another one', () => {
  const variant = { name: 'Node v22', environment: ENVIRONMENT };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', MEASURED, { variant }))), ['api/hello', 'api/hello']);
});

test('absolute figures of another kind of machine are left behind, and the comparison is not', () => {
  const counted = { ...MEASURED, instructions: [{ base: 5e5, head: 5e5 }], instructionsOfHead: [5e5] };
  const elsewhere = { ...runOf(aBenchmark('api/bye', counted)), environment: { ...ENVIRONMENT, key: 'another-machine' } };
  const [record] = filledFrom(runOf(), elsewhere, CONFIGS).benchmarks;
  assert.deepEqual(record, aBenchmark('api/bye', { ...counted, solos: [], instructionsOfHead: undefined }));
});

const asked = (id: string): Run => ({ ...runOf(aBenchmark(id, MEASURED)), only: [id] });

test('a run that was completed was asked for what both were', () => {
  assert.deepEqual(filledFrom(asked('api/hello'), asked('api/bye'), CONFIGS).only, ['api/hello', 'api/bye']);
  assert.deepEqual(filledFrom(asked('api/hello'), asked('api/hello'), CONFIGS).only, ['api/hello']);
});
