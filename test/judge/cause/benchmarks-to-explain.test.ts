import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { benchmarksToExplain } from '../../../src/judge/cause/benchmarks-to-explain.ts';
import type { JudgedBenchmark } from '../../../src/model.ts';
import { benchmark, comparison } from '../../report/sample-run.ts';

const judged = (id: string, verdict: JudgedBenchmark['verdict'], ...comparisons: JudgedBenchmark['comparisons']): JudgedBenchmark =>
  benchmark(id, { verdict, because: { kind: 'interrupted-before-its-turn' }, comparisons });

const slower = (by: number) => comparison('cpuPerRequest', by, 0.01, { outcome: 'regressed' });

describe('the benchmarks whose cause is looked for', () => {
  it('are those that regressed, the most changed first', () => {
    const benchmarks = [judged('a/a', 'regressed', slower(0.04)), judged('b/b', 'no regression', comparison('cpuPerRequest', 0, 0.01)), judged('c/c', 'regressed', slower(0.2))];
    assert.deepEqual(benchmarksToExplain({ benchmarks }), ['c/c', 'a/a']);
  });

  it('are those too whose counts regressed, while something else is undecided', () => {
    const counts = comparison('instructionsPerRequest', 0.03, 0.001, { outcome: 'regressed', decides: true });
    assert.deepEqual(benchmarksToExplain({ benchmarks: [judged('a/a', 'inconclusive', counts), judged('b/b', 'inconclusive', slower(0.03))] }), ['a/a']);
  });
});
