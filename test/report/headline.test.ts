import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import type { Drift, JudgedBenchmark, Run, StoredKind } from '../../src/model.ts';
import { headlineOf, type ReaderPlace, renderVerdictLine } from '../../src/report/headline.ts';
import { POLICY } from '../judge/records.ts';
import { benchmark, comparison, ENVIRONMENT, type Sample, sample, storedComparison } from './sample-run.ts';
import { SAMPLES } from './samples.ts';

const lineOf = (source: Sample): string => `${headlineOf(source).symbol} ${renderVerdictLine(source)}`;

const passed = (...benchmarks: readonly JudgedBenchmark[]): Sample => sample(benchmarks, { verdict: 'passed', exitCode: 0 });

function regressed(id: string, estimate: number): JudgedBenchmark {
  return benchmark(id, {
    verdict: 'regressed',
    because: reasonThatSays('x'),
    comparisons: [comparison('cpuPerRequest', estimate, 0.01, { adjustedP: 0, outcome: 'regressed' })],
  });
}

const { acceptance } = SAMPLES.accepted.judgement.benchmarks.find(({ verdict }) => verdict === 'accepted')!;

const accepted = (id: string, estimate: number): JudgedBenchmark => ({ ...regressed(id, estimate), verdict: 'accepted', acceptance });

const cleared = (id: string, shown: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(id, { verdict: 'no regression', because: reasonThatSays('x'), comparisons: [comparison('cpuPerRequest', 0, 0.01)], ...shown });

const undecided = (id: string, estimate: number, unseen: JudgedBenchmark['unseen'] = []): JudgedBenchmark =>
  benchmark(id, {
    verdict: 'inconclusive',
    because: reasonThatSays('x'),
    unseen,
    comparisons: [comparison('unloadedLatency', estimate, 0.01, { outcome: 'inconclusive' })],
  });

const unmeasured = (id: string): JudgedBenchmark =>
  benchmark(id, { verdict: 'not measured', because: reasonThatSays('redis-server is not installed') });

const leftToOthers = (id: string): JudgedBenchmark => ({ ...unmeasured(id), absence: 'left to another shard' });

const unaffected = (id: string): JudgedBenchmark => benchmark(id, { verdict: 'unaffected', because: reasonThatSays('x') });

const FAILING: Partial<Run> = { policy: { ...POLICY, onInconclusive: 'fail' } };

const limits = (...thresholds: readonly number[]): string =>
  lineOf(passed(cleared('a/x', { comparisons: thresholds.map((threshold) => comparison('cpuPerRequest', 0, 0.01, { threshold })) })));

describe('the verdict as one line', () => {
  it('counts several regressions and names the worst', () => {
    assert.equal(
      lineOf(sample([regressed('a/x', 0.03), regressed('b/x', 0.08)], { verdict: 'regressed', exitCode: 1 })),
      '❌ 2 benchmarks regressed; worst: b/x uses 8.0 % more CPU per request (limit 2 %)',
    );
    assert.equal(
      lineOf(passed(accepted('a/x', 0.03), accepted('b/x', 0.08))),
      '✅ 2 accepted regressions; worst: b/x uses 8.0 % more CPU per request (limit 2 %)',
    );
  });

  it('names the limit of the figure, which is δ₀ where that is larger', () => {
    const slower = benchmark('a/b', {
      verdict: 'regressed',
      because: reasonThatSays('x'),
      comparisons: [comparison('cpuPerRequest', 0.04, 0.009, { threshold: 0.005, outcome: 'regressed' })],
    });
    assert.equal(lineOf(sample([slower], { verdict: 'regressed', exitCode: 1 })), '❌ a/b uses 4.0 % more CPU per request (limit 1 %)');
  });

  it('names several limits where metrics have their own', () => {
    assert.deepEqual(
      [limits(0.02, 0.01), limits(0.05, 0.02, 0.1)],
      ['✅ nothing regressed (limits 1 and 2 %)', '✅ nothing regressed (limits 2 to 10 %)'],
    );
  });

  it('gives a bound of what is possible only where there is one for every inconclusive benchmark', () => {
    assert.equal(
      lineOf(passed(undecided('a/x', 0.031), undecided('b/x', 0.02))),
      '⚠️ 2 benchmarks could not be decided: up to +4.1 % possible (limit 2 %)',
    );
    assert.equal(
      lineOf(passed(undecided('a/x', 0.031), undecided('b/x', 0.02, ['cpuPerRequest']))),
      '⚠️ 2 benchmarks could not be decided (limit 2 %)',
    );
    assert.equal(lineOf(passed(undecided('a/x', 11))), '⚠️ a/x could not be decided');
  });

  it('counts only what was to be compared beside what is inconclusive', () => {
    const others = Array.from({ length: 38 }, (_, index) => unaffected(`c/${index}`));
    assert.equal(
      lineOf(sample([undecided('a/x', 0.03), undecided('b/x', 0.02), ...others], { verdict: 'inconclusive', exitCode: 4 }, FAILING)),
      '❌ 2 benchmarks could not be decided: up to +4.0 % possible (limit 2 %)',
    );
  });

  it('says what is missing beside the verdict', () => {
    const invalid = benchmark('a/x', { verdict: 'invalid', because: reasonThatSays('x') });
    assert.equal(
      lineOf(sample([invalid, unmeasured('b/x')], { verdict: 'invalid', exitCode: 3 })),
      '❌ the measurement of a/x is invalid; 1 not measured',
    );
    assert.equal(
      lineOf(sample([regressed('a/x', 0.03), unmeasured('b/*')], { verdict: 'regressed', exitCode: 1 })),
      '❌ a/x uses 3.0 % more CPU per request (limit 2 %); 1 not measured',
    );
    assert.equal(lineOf(passed(cleared('a/x'), unmeasured('b/x'))), '⚠️ nothing regressed (limit 2 %); 1 not measured');
  });

  it('names an accepted regression where something else of the benchmark is undecided', () => {
    assert.equal(
      lineOf(passed({ ...accepted('a/x', 0.03), verdict: 'inconclusive' })),
      '⚠️ a/x uses 3.0 % more CPU per request (limit 2 %), accepted by ada',
    );
  });
});

it('a failure is named before the invalid rest', () => {
  const because = reasonThatSays('it did not boot');
  const judged = [benchmark('koa/a', { verdict: 'invalid', because }), benchmark('koa/c', { verdict: 'failed', because })];
  assert.equal(lineOf(sample(judged, { verdict: 'failed', exitCode: 1 })), '❌ koa/c fails with this change; 1 invalid');
});

const slower = (change: number, state: Drift['state'] = 'lasting'): Drift => ({
  benchmark: 'a/x',
  variant: null,
  metric: 'cpuPerRequest',
  direction: 'lower',
  lastBefore: 'a'.repeat(40),
  firstAfter: 'b'.repeat(40),
  change,
  p: 1e-6,
  runsBefore: 12,
  runsAfter: 9,
  circumstances: [],
  state,
});

const drifting = ({ run, judgement }: Sample, drift: Drift): Sample => ({ run, judgement: { ...judgement, drifts: [drift] } });

describe('the symbol of a pass', () => {
  it('is a tick where nothing is open', () => {
    assert.equal(
      headlineOf(passed(cleared('a/x'), unaffected('b/x'), benchmark('c/x', { verdict: 'new', because: reasonThatSays('x') }))).symbol,
      '✅',
    );
    assert.equal(headlineOf(passed(cleared('a/x'), leftToOthers('b/x'))).symbol, '✅');
  });

  for (const [what, source] of [
    ['something is inconclusive', passed(cleared('a/x'), undecided('b/x', 0.03))],
    ['something was not measured', passed(cleared('a/x'), unmeasured('b/x'))],
    ['the run has a warning', sample([cleared('a/x')], { verdict: 'passed', exitCode: 0 }, { warnings: [reasonThatSays('A warning.')] })],
    ['main is slower and that is not accepted', passed(cleared('a/x', { slowerSince: 'e'.repeat(40) }))],
    ['main became slower', drifting(passed(cleared('a/x')), slower(0.1))],
    [
      'main became slower and nothing was measured',
      drifting(sample([unaffected('a/x')], { verdict: 'nothing measured', exitCode: 0 }), slower(0.1)),
    ],
  ] as const) {
    it(`is a warning where ${what}`, () => assert.equal(headlineOf(source).symbol, '⚠️'));
  }

  it('is a tick where main became faster, or slower only for a while or by consent', () => {
    for (const drift of [slower(-0.1), slower(0.1, 'undone'), slower(0.1, 'accepted')])
      assert.equal(headlineOf(drifting(passed(cleared('a/x')), drift)).symbol, '✅');
  });
});

const nothing = (...benchmarks: readonly JudgedBenchmark[]): string =>
  lineOf(sample(benchmarks, { verdict: 'nothing measured', exitCode: 0 }));

const looked = (id: string, files: number): JudgedBenchmark =>
  benchmark(id, { verdict: 'unaffected', because: { kind: 'not-loaded', files, changed: 1 } });

describe('a run without anything to measure', () => {
  it('says whether the change reaches nothing or others measure', () => {
    assert.deepEqual(
      [nothing(leftToOthers('a/x')), nothing(unaffected('a/x'), benchmark('b/x', { verdict: 'removed', because: reasonThatSays('x') }))],
      ['✅ nothing to measure in this shard', '✅ the change reaches no benchmark; 1 removed'],
    );
  });

  it('says that both sides load the same files, and how many where that is one number', () => {
    assert.equal(
      nothing(looked('a/x', 142), looked('a/y', 142), unaffected('b/x')),
      '✅ the change reaches no benchmark: base and head load the same 142 files, and the changed file is not among them',
    );
    assert.equal(
      nothing(looked('a/x', 142), looked('b/x', 9)),
      '✅ the change reaches no benchmark: base and head load the same files, and the changed files are not among them',
    );
  });
});

const storedOn = (key: string): readonly StoredKind[] => [{ environment: { ...ENVIRONMENT, key }, runs: 30 }];

const lineWith = (judged: JudgedBenchmark, run: Partial<Run>): string =>
  lineOf(sample([judged], { verdict: 'passed', exitCode: 0 }, { base: null, ...run }));

describe('a run that only stored runs could judge', () => {
  const unjudged = benchmark('a/x', {
    verdict: 'measured only',
    because: reasonThatSays('0 stored runs of this machine kind and load, 2 are needed'),
  });
  const TOO_FEW = '1 benchmark measured, too few stored runs of this machine kind to compare with';

  it('warns where runs are stored and none can be used', () => {
    assert.deepEqual([lineWith(unjudged, { storedKinds: storedOn('other') }), lineWith(unjudged, {})], [`⚠️ ${TOO_FEW}`, `⚠️ ${TOO_FEW}`]);
    const stored = { state: 'nothing to compare', reason: reasonThatSays('x'), otherLoads: 60 } as const;
    assert.equal(
      lineWith({ ...unjudged, stored }, { storedKinds: storedOn(ENVIRONMENT.key) }),
      '⚠️ 1 benchmark measured, too few stored runs of this load to compare with',
    );
  });

  it('does not warn while the first runs come in', () => {
    const stored = {
      state: 'compared',
      runs: 3,
      newestCommit: 'd'.repeat(40),
      comparisons: [storedComparison('cpuPerRequest', 0.3, 0.1)],
      advisoryBecause: reasonThatSays('x'),
    } as const;
    assert.deepEqual(
      [lineWith(unjudged, { storedKinds: storedOn(ENVIRONMENT.key) }), lineWith({ ...unjudged, stored }, {})],
      [`✅ ${TOO_FEW}`, `✅ ${TOO_FEW}`],
    );
  });
});

const effect = (source: Sample & { readonly warnsOnly?: boolean }, place: ReaderPlace): string => headlineOf(source, place).effect;

describe('what the verdict does to the change', () => {
  it('is said of the merge on a pull request, and of the change in a shell', () => {
    assert.deepEqual(
      [effect(SAMPLES.regressed, 'pull request'), effect(SAMPLES.regressed, 'shell'), effect(SAMPLES['pull-request'], 'shell')],
      ['blocks the merge', 'blocks this change', 'blocks the merge'],
    );
  });

  it('is a warning where no verdict fails the check', () => {
    assert.deepEqual(
      [effect({ ...SAMPLES.regressed, warnsOnly: true }, 'pull request'), effect({ ...SAMPLES.passed, warnsOnly: true }, 'pull request')],
      ['warns and does not block', 'passes'],
    );
  });
});
