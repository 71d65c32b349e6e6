import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, METRIC_NAMES, METRICS, parseRunFile, UserError, type Judgement, type RunFile } from 'perf-gate';
import { aBenchmark, around, aRun, measured } from './judge/records.ts';

/** As somebody who installed the package has it: what is imported is what package.json exports, and no file of src. */
const fileOf = (cpuChange: number): RunFile => {
  const run = aRun({ benchmarks: [aBenchmark('api/hello', measured({ cpuPerRequest: around(cpuChange, 0.005) }))] });
  return parseRunFile(JSON.stringify({ run, history: [], acceptances: [] }), 'run.json');
};

test('the package judges a run that was read from a file', () => {
  const judged: readonly Judgement[] = [judge(fileOf(0.2)), judge(fileOf(0))];
  assert.deepEqual(
    judged.map(({ verdict, exitCode }) => [verdict, exitCode]),
    [
      ['regressed', 1],
      ['passed', 0],
    ],
  );
  const [benchmark] = judged[0]!.benchmarks;
  assert.deepEqual([benchmark?.id, benchmark?.verdict], ['api/hello', 'regressed']);
  const [comparison] = benchmark!.comparisons;
  assert.ok(comparison?.metric === 'cpuPerRequest' && Math.abs(comparison.estimate - Math.expm1(0.2)) < 0.01, JSON.stringify(comparison));
});

test('the package refuses what is no run file, and knows every metric', () => {
  assert.throws(() => parseRunFile('{}', 'run.json'), UserError);
  assert.deepEqual(Object.keys(METRICS), METRIC_NAMES);
});
