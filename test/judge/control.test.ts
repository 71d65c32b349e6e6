import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { judgeControl } from '../../src/judge/control.ts';
import type { ControlRound } from '../../src/model.ts';
import { aBenchmark, aDuet, aRun, around, measured } from './records.ts';

const roundsOf = (ratios: readonly number[], metric: 'cpuPerRequest' | 'nsPerOp' | 'throughput' = 'cpuPerRequest'): readonly ControlRound[] =>
  ratios.map((ratio, index) => {
    const { phase: _phase, ...round } = aDuet(index, { [metric]: [{ base: 100, head: 100 * Math.exp(ratio) }] });
    return { ...round, benchmark: 'a/x' };
  });

test('identical code that cannot be told apart is fair', () => {
  const { state, rounds, estimate } = judgeControl(roundsOf(around(0.001, 0.02, 10)));
  assert.deepEqual([state, rounds], ['fair', 10]);
  assert.ok(Math.abs((estimate ?? 0) - 0.001) < 1e-4);
});

test('identical code that differs is unfair, whichever arm seems slower', () => {
  for (const sign of [1, -1]) assert.equal(judgeControl(roundsOf(around(sign * 0.05, 0.01, 10))).state, 'unfair');
});

test('suites count like servers, and what does not gate counts for nothing', () => {
  assert.equal(judgeControl([...roundsOf(around(0, 0.01, 2)), ...roundsOf(around(0, 0.01, 2), 'nsPerOp')]).rounds, 4);
  assert.deepEqual(judgeControl(roundsOf(around(0.5, 0.01, 10), 'throughput')), { state: 'too few rounds', rounds: 0, estimate: null, p: null });
});

test('three rounds prove nothing, however far apart the arms are', () => {
  assert.equal(judgeControl(roundsOf([0.5, 0.5, 0.51])).state, 'too few rounds');
});

test('an unfair control makes the run invalid, also where a benchmark regressed', () => {
  const benchmarks = [aBenchmark('a/x', measured({ cpuPerRequest: around(0.1, 0.001) }))];
  assert.equal(judge({ run: aRun({ benchmarks }), history: [], acceptances: [] }).verdict, 'regressed');
  const judgement = judge({ run: aRun({ benchmarks, control: roundsOf(around(0.05, 0.01, 10)) }), history: [], acceptances: [] });
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['invalid', 3]);
});
