import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { benchmarksToExplain } from '../../../src/judge/cause/benchmarks-to-explain.ts';
import type { Comparison, JudgedBenchmark } from '../../../src/model.ts';
import { benchmark, comparison } from '../../report/sample-run.ts';

const judged = (id: string, verdict: JudgedBenchmark['verdict'], ...comparisons: JudgedBenchmark['comparisons']): JudgedBenchmark =>
  benchmark(id, { verdict, because: { kind: 'interrupted-before-its-turn' }, comparisons });

const slower = (by: number) => comparison('cpuPerRequest', by, 0.01, { outcome: 'regressed' });

const counts = (by: number, outcome: Comparison['outcome']) => comparison('instructionsPerRequest', by, 0.001, { outcome });

const chosen = (...benchmarks: readonly JudgedBenchmark[]): readonly (readonly [id: string, by: string])[] =>
  benchmarksToExplain({ benchmarks }).map(({ benchmark: { id }, isCounted, isProfiled }) => [
    id,
    [isCounted ? 'counts' : '', isProfiled ? 'profiles' : ''].filter((by) => by !== '').join(' and '),
  ]);

describe('the benchmarks whose cause is looked for', () => {
  it('are those that regressed, the most changed first', () => {
    assert.deepEqual(
      chosen(
        judged('a/a', 'regressed', slower(0.04)),
        judged('b/b', 'no regression', comparison('cpuPerRequest', 0, 0.01)),
        judged('c/c', 'regressed', slower(0.2)),
      ),
      [
        ['c/c', 'counts and profiles'],
        ['a/a', 'counts and profiles'],
      ],
    );
  });

  it('are those too whose counts regressed, while something else is undecided', () => {
    assert.deepEqual(chosen(judged('a/a', 'inconclusive', counts(0.03, 'regressed')), judged('b/b', 'inconclusive', slower(0.03))), [
      ['a/a', 'counts and profiles'],
    ]);
  });

  it('are not counted where their instructions are equal, and only time grew', () => {
    assert.deepEqual(chosen(judged('a/a', 'regressed', slower(0.04), counts(0, 'no regression'))), [['a/a', 'profiles']]);
  });

  it('are counted where they execute less', () => {
    assert.deepEqual(chosen(judged('a/a', 'improved', counts(-0.03, 'improved'))), [['a/a', 'counts']]);
  });
});
