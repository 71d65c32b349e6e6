import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import type { JudgedBenchmark, Run } from '../../src/model.ts';
import { type ReaderPlace, toPlainText } from '../../src/report/headline.ts';
import { nextSteps, reproducingSteps } from '../../src/report/next-steps.ts';
import { POLICY } from '../judge/records.ts';
import { benchmark, comparison, type Sample, sample, storedComparison } from './sample-run.ts';
import { SAMPLES } from './samples.ts';

const BASE = '1f0e4c7a9b2d3e5f60718293a4b5c6d7e8f90a1b';

const stepsOf = (source: Sample, place: ReaderPlace, obeysComments = place === 'pull request'): readonly string[] =>
  nextSteps({ ...source, obeysComments }, place).map(
    ({ what, command }) => `${toPlainText(what)}${command === null ? '' : `: ${command}`}`,
  );

const many = (count: number, verdict: JudgedBenchmark['verdict']): readonly JudgedBenchmark[] =>
  Array.from({ length: count }, (_, index) =>
    benchmark(`a/${index}`, {
      verdict,
      because: reasonThatSays('x'),
      comparisons: [comparison('cpuPerRequest', 0.1, 0.01, { outcome: verdict === 'regressed' ? 'regressed' : 'inconclusive' })],
    }),
  );

const FAILING: Partial<Run> = { policy: { ...POLICY, onInconclusive: 'fail' } };

const absent = (id: string, because: string): JudgedBenchmark =>
  benchmark(id, { verdict: 'not measured', because: reasonThatSays(because) });

const nothing = (...benchmarks: readonly JudgedBenchmark[]): Sample => sample(benchmarks, { verdict: 'nothing measured', exitCode: 0 });

// Those of a single benchmark stand in golden files, as comments and for a shell.
describe('the next steps', () => {
  it('about several regressions accepts the worst, and measures few by name or else everything', () => {
    assert.deepEqual(stepsOf(sample(many(3, 'regressed'), { verdict: 'regressed', exitCode: 1 }), 'pull request'), [
      'fix it',
      'accept the worst up to +11.0 %: /perf accept a/0 REASON',
      'measure again: /perf run a/0,a/1,a/2',
    ]);
    assert.deepEqual(
      stepsOf(sample(many(4, 'regressed'), { verdict: 'regressed', exitCode: 1 }), 'pull request').at(-1),
      'measure again: /perf run',
    );
  });

  it('in a pull request of a repository that obeys no comments are commands for a shell', () => {
    assert.deepEqual(stepsOf(sample(many(1, 'regressed'), { verdict: 'regressed', exitCode: 1 }), 'pull request', false), [
      'fix it',
      "accept it, which helps once it is on base: npx perf-gate accept 'a/0' --up-to 11% --reason REASON",
      `measure again: npx perf-gate run --only 'a/0' --base ${BASE} --profile standard`,
    ]);
  });

  it('about an inconclusive benchmark is to measure longer', () => {
    assert.deepEqual(stepsOf(sample(many(1, 'inconclusive'), { verdict: 'inconclusive', exitCode: 4 }, FAILING), 'shell'), [
      `measure longer: npx perf-gate run --only 'a/0' --base ${BASE} --profile thorough`,
    ]);
    assert.deepEqual(stepsOf(SAMPLES.passed, 'pull request'), ['measure again: /perf run egg/updateUser']);
    assert.deepEqual(stepsOf(sample(many(1, 'inconclusive'), { verdict: 'passed', exitCode: 0 }, { profile: 'thorough' }), 'shell'), []);
  });

  it('about what stored runs left open is to measure beside the newest of them', () => {
    const stored = {
      state: 'compared',
      runs: 7,
      newestCommit: 'd'.repeat(40),
      comparisons: [storedComparison('cpuPerRequest', 0.03, 0.1, { decides: true, outcome: 'inconclusive' })],
      advisoryBecause: null,
    } as const;
    const undecided = benchmark('a/x', { verdict: 'inconclusive', because: reasonThatSays('x'), stored });
    for (const profile of ['standard', 'thorough']) {
      assert.deepEqual(stepsOf(sample([undecided], { verdict: 'passed', exitCode: 0 }, { base: null, profile }), 'shell'), [
        `measure longer: npx perf-gate run --only 'a/x' --base ${'d'.repeat(40)} --profile thorough`,
      ]);
    }
  });

  it('about a pass is nothing', () => {
    for (const source of [SAMPLES['passed-all-clear'], SAMPLES.unaffected, SAMPLES['first-run'], SAMPLES.tables])
      assert.deepEqual(stepsOf(source, 'shell'), []);
  });

  it('about what was not measured leaves out what lacks a program', () => {
    assert.deepEqual(stepsOf(nothing(absent('a/0', 'redis-server is not installed')), 'shell'), ['install what the reason names']);
    assert.deepEqual(
      stepsOf(nothing(absent('a/0', 'redis-server is not installed'), absent('a/1', 'the run was interrupted')), 'pull request'),
      ['measure again: /perf run a/1'],
    );
    assert.deepEqual(stepsOf(nothing(), 'shell'), ['check the configuration and only']);
  });
});

const purposesOf = (source: Sample): readonly string[] => reproducingSteps(source).map(({ what }) => what);

describe('commands to reproduce a verdict', () => {
  it('say how many benchmarks they name where they cannot name all', () => {
    assert.deepEqual(purposesOf(sample(many(3, 'inconclusive'), { verdict: 'inconclusive', exitCode: 4 }, FAILING)), [
      'Measure again',
      'Measure longer',
    ]);
    assert.deepEqual(purposesOf(sample(many(5, 'regressed'), { verdict: 'regressed', exitCode: 1 }, { profile: 'thorough' })), [
      'Measure again, 3 of 5 benchmarks',
    ]);
  });

  it('count a benchmark once, in however many environments it is', () => {
    const variants = ['Node v22.20.0', 'Node v24.21.0'].flatMap((variant) =>
      many(2, 'regressed').map((judged) => ({ ...judged, variant })),
    );
    assert.deepEqual(purposesOf(sample(variants, { verdict: 'regressed', exitCode: 1 }, { profile: 'thorough' })), [
      'Measure again, on Node v22.20.0 and Node v24.21.0',
    ]);
  });
});
