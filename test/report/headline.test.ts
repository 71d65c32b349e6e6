import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { JudgedBenchmark, Run, StoredKind } from '../../src/model.ts';
import { headlineOf, renderVerdictLine, toPlainText } from '../../src/report/headline.ts';
import { renderComment } from '../../src/report/markdown.ts';
import { benchmark, comparison, ENVIRONMENT, POLICY, type Sample, sample, storedComparison } from './sample-run.ts';
import { SAMPLES } from './samples.ts';
import { recordedText } from '../../src/model/reasons.ts';

const LINES: Readonly<Record<keyof typeof SAMPLES, string>> = {
  regressed: 'express/updateUser got 4.1 % slower',
  'pull-request': 'express/updateUser got 4.1 % slower',
  'every-verdict': 'koa/updateUser fails with this change; also 1 regressed, 1 invalid, 1 not measured',
  invalid: 'the measurement of hapi/updateUser is invalid',
  'unfair-control': 'the measurement is invalid: the control, base against base, found a difference',
  passed: 'no regression of 5 % or more in 4 of 5 benchmarks (1 improved); 1 inconclusive',
  'passed-all-clear': 'no regression of 5 % or more in 1 benchmark',
  warned: 'no regression of 5 % or more in 1 of 2 benchmarks; 1 inconclusive',
  accepted: 'express/updateUser got 4.1 % slower, which ada accepted; no regression of 5 % or more in 1 of 3 benchmarks; 1 inconclusive',
  'slower-main': 'no regression of 5 % or more in 1 benchmark; 1 unaffected',
  'passed-undecided': 'inconclusive in 1 benchmark: less than 7.8 % could not have been seen; 1 not measured',
  inconclusive: 'inconclusive in 1 of 2 benchmarks, and the policy fails that',
  neutral: 'no regression of 5 % or more in 1 of 2 benchmarks; 1 inconclusive',
  drift: 'no regression of 5 % or more in 1 benchmark',
  matrix: 'express/updateUser (Node v24.21.0) got 4.1 % slower',
  lost: 'the run is incomplete: koa/updateUser, user/* were not measured',
  'first-run': 'first run: 2 benchmarks measured, nothing to compare with yet',
  'other-machine': '2 benchmarks measured, too few stored runs of this machine kind to judge by',
  tables: '6 benchmarks measured for the tables only',
  compared: 'nothing decided: 2 benchmarks measured at different times; 1 new, 1 removed',
  'all-new': '1 benchmark measured, all new: nothing to compare with yet',
  smoke: '1 benchmark measured for the tables only',
  'stored-only': 'express/updateUser got 52.0 % slower',
  throughput: 'db/list serves 4.8 % fewer requests',
  unaffected: 'nothing measured: the change reaches no benchmark',
  unmeasured: 'nothing measured: 1 not measured, 1 unaffected',
  empty: 'nothing measured: the run has no benchmarks',
};

function regressed(id: string, estimate: number): JudgedBenchmark {
  return benchmark(id, { verdict: 'regressed', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', estimate, 0.01, { adjustedP: 0, outcome: 'regressed' })] });
}

const { acceptance } = SAMPLES.accepted.judgement.benchmarks.find(({ verdict }) => verdict === 'accepted')!;

const accepted = (id: string, estimate: number): JudgedBenchmark => ({ ...regressed(id, estimate), verdict: 'accepted', acceptance });

const FAILING: Partial<Run> = { policy: { ...POLICY, onInconclusive: 'fail' } };

const storedOn = (key: string): readonly StoredKind[] => [{ environment: { ...ENVIRONMENT, key }, runs: 30 }];

const lineOf = (...benchmarks: readonly JudgedBenchmark[]): string => renderVerdictLine(sample(benchmarks, { verdict: 'passed', exitCode: 0 }));

const clearedBelow = (id: string, threshold: number, estimate: number): JudgedBenchmark =>
  benchmark(id, { verdict: 'no regression', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', estimate, 0.01, { threshold })] });

const blindBelow = (id: string, smallestVisible: number, unseen: JudgedBenchmark['unseen'] = []): JudgedBenchmark =>
  benchmark(id, { verdict: 'inconclusive', because: recordedText('x'), unseen, comparisons: [comparison('unloadedLatency', 0, 0.01, { smallestVisible, outcome: 'inconclusive' })] });

describe('the verdict as one line', () => {
  for (const [name, line] of Object.entries(LINES)) {
    it(line, () => assert.equal(renderVerdictLine(SAMPLES[name as keyof typeof SAMPLES]), line));
  }

  it('of several regressions it counts them and names the worst', () => {
    const given = sample([regressed('a/x', 0.03), regressed('b/x', 0.08)], { verdict: 'regressed', exitCode: 1 });
    assert.equal(renderVerdictLine(given), '2 benchmarks regressed; worst: b/x got 8.0 % slower');
  });

  it('of what is inconclusive it names a limit only where there is one for all of it', () => {
    assert.match(lineOf(blindBelow('a/x', 0.041), blindBelow('b/x', 0.03)), /^inconclusive in 2 benchmarks: less than 4\.1 % could not have been seen$/);
    assert.equal(lineOf(blindBelow('a/x', 0.041), blindBelow('b/x', 0.03, ['cpuPerRequest'])), 'inconclusive in 2 benchmarks', 'of a metric nothing could be said');
    assert.equal(lineOf(blindBelow('a/x', 0.041), blindBelow('b/x', Number.MAX_VALUE)), 'inconclusive in 2 benchmarks', 'the first look was not reached');
    assert.equal(lineOf(blindBelow('a/x', 0.041), blindBelow('b/x', 11)), 'inconclusive in 2 benchmarks', 'no report has the number');
    const failing = sample([blindBelow('a/x', 0.041), blindBelow('b/x', 0.03, ['cpuPerRequest'])], { verdict: 'inconclusive', exitCode: 4 }, { policy: { ...POLICY, onInconclusive: 'fail' } });
    assert.doesNotMatch(renderComment(failing), /could not have been seen|below&nbsp;3/);
    assert.match(renderComment(failing), /blind&nbsp;below&nbsp;4\.1&nbsp;%/);
  });

  it('of an invalid benchmark says what is missing beside it', () => {
    const given = sample([benchmark('a/x', { verdict: 'invalid', because: recordedText('x') }), benchmark('b/x', { verdict: 'not measured', because: recordedText('shard 2 of 2 did not arrive') })], { verdict: 'invalid', exitCode: 3 });
    assert.equal(renderVerdictLine(given), 'the measurement of a/x is invalid; also 1 not measured');
  });

  it('of a regression or of what is inconclusive it says what is missing beside it, too', () => {
    const unmeasured = benchmark('b/*', { verdict: 'not measured', because: recordedText('redis-server is not installed') });
    assert.equal(renderVerdictLine(sample([regressed('a/x', 0.03), unmeasured], { verdict: 'regressed', exitCode: 1 })), 'a/x got 3.0 % slower; also 1 not measured');
    const undecided = sample([benchmark('a/x', { verdict: 'inconclusive', because: recordedText('x') }), unmeasured], { verdict: 'inconclusive', exitCode: 4 }, FAILING);
    assert.equal(renderVerdictLine(undecided), 'inconclusive in 1 of 2 benchmarks, and the policy fails that; also 1 not measured');
  });

  it('of what is inconclusive it counts those alone that were to be compared', () => {
    const unaffected = Array.from({ length: 38 }, (_, index) => benchmark(`c/${index}`, { verdict: 'unaffected', because: recordedText('x') }));
    const given = sample([blindBelow('a/x', 0.041), blindBelow('b/x', 0.03), ...unaffected], { verdict: 'inconclusive', exitCode: 4 }, FAILING);
    assert.equal(renderVerdictLine(given), 'inconclusive in 2 benchmarks, and the policy fails that');
  });

  it('where the policy is neutral it says all that a pass does, and that nothing is blocked', () => {
    const neutral = { policy: { ...POLICY, onInconclusive: 'neutral' }, warnings: [recordedText('A warning.')] } as const;
    const comment = renderComment(sample([accepted('a/x', 0.4), blindBelow('b/x', 0.041)], { verdict: 'inconclusive', exitCode: 0 }, neutral));
    assert.match(comment, /^## ⚠️ perf-gate: `a\/x` got 40\.0 % slower, which ada accepted; 1 inconclusive\n\n`a\/x`: x\. There are warnings that .* By the policy the check is neutral: it blocks nothing\.\n/u);
    const undecided = renderComment(sample([blindBelow('b/x', 0.041)], { verdict: 'inconclusive', exitCode: 0 }, neutral));
    assert.match(undecided, /^## ⚠️ .*\n\nNothing failed, but no benchmark was cleared\. .* it blocks nothing\.\n/u);
  });

  it('of a change that reaches nothing is followed by what helps on GitHub too, where nobody has an option of the command line', () => {
    const comment = renderComment(SAMPLES.unaffected);
    assert.match(comment, /^Nothing to do\. If it does reach one, name the files in its `dependsOn`\.$/m);
    assert.doesNotMatch(comment, /--all/);
  });

  it('of several accepted regressions it counts them and names the worst', () => {
    assert.equal(lineOf(accepted('a/x', 0.03), accepted('b/x', 0.08)), '2 accepted regressions; worst: b/x got 8.0 % slower');
    const undecided = { ...accepted('b/x', 0.4), verdict: 'inconclusive' } as const;
    assert.equal(lineOf(accepted('a/x', 0.03), undecided), '2 accepted regressions; worst: b/x got 40.0 % slower; 1 inconclusive', 'also where something else of it is undecided');
  });

  it('of an accepted regression has a tick only where no more is undecided than was decided', () => {
    const undecided = ['b/x', 'c/x'].map((id) => blindBelow(id, 0.041));
    assert.equal(headlineOf(sample([accepted('a/x', 0.03), undecided[0]!], { verdict: 'passed', exitCode: 0 })).symbol, '☑️');
    assert.equal(headlineOf(sample([accepted('a/x', 0.03), ...undecided], { verdict: 'passed', exitCode: 0 })).symbol, '⚠️');
  });

  it('what was accepted is named, also where something else of the benchmark is undecided', () => {
    assert.equal(lineOf({ ...accepted('a/x', 0.03), verdict: 'inconclusive' }), 'a/x got 3.0 % slower, which ada accepted; 1 inconclusive');
  });

  it('what is cleared of a larger threshold alone is counted apart', () => {
    const [plain, wide, wider] = [clearedBelow('a/x', 0.02, 0), clearedBelow('b/x', 0.08, 0.06), clearedBelow('c/x', 0.12, 0.06)];
    const improved = benchmark('d/x', { verdict: 'improved', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', -0.1, 0.01, { outcome: 'improved' })] });
    assert.equal(lineOf(plain, wide, wider, improved), 'no regression of 5 % or more in 2 of 4 benchmarks, and of 12 % or more in 2 (1 improved)');
    assert.equal(lineOf(wide), 'no regression of 8 % or more in 1 benchmark');
    assert.equal(lineOf(clearedBelow('a/x', 0.12, 0)), 'no regression of 5 % or more in 1 benchmark', 'the rounds show that much');
    assert.match(renderComment(sample([plain, wide], { verdict: 'passed', exitCode: 0 })), /✅ no regression ≥ 8\S*%(?:.|\n)*✅ no regression ≥ 5\S*%/u);
  });

  it('a few stored runs without a base are not called a first run', () => {
    const because = '3 stored runs of this machine kind, 5 are needed';
    const stored = { state: 'compared', runs: 3, newestCommit: 'd'.repeat(40), comparisons: [storedComparison('cpuPerRequest', 0.3, 0.1)], advisoryBecause: recordedText(because) } as const;
    const given = sample([benchmark('a/x', { verdict: 'measured only', because: recordedText(because), stored })], { verdict: 'passed', exitCode: 0 }, { base: null });
    assert.equal(renderVerdictLine(given), '1 benchmark measured, too few stored runs to judge by');
    assert.match(renderComment(given), /^- For information only: 3 stored runs of this machine kind, 5 are needed$/mu);
  });

  it('where nothing is stored of this machine kind, or nobody knows, it is no first run, and something is to be done', () => {
    const unjudged = benchmark('a/x', { verdict: 'measured only', because: recordedText('0 stored runs of this machine kind and load, 2 are needed') });
    const beginningWith = (run: Partial<Run>): readonly string[] => {
      const given = sample([unjudged], { verdict: 'passed', exitCode: 0 }, { base: null, ...run });
      return [headlineOf(given).symbol, renderVerdictLine(given), toPlainText(headlineOf(given).explanation)];
    };
    const reason = 'Why nothing was judged: 0 stored runs of this machine kind and load, 2 are needed.';
    assert.deepEqual(beginningWith({ storedKinds: storedOn('other') }), ['⚠️', '1 benchmark measured, too few stored runs of this machine kind to judge by', reason]);
    assert.deepEqual(beginningWith({}), ['⚠️', '1 benchmark measured, too few stored runs to judge by', reason]);
    assert.deepEqual(beginningWith({ storedKinds: storedOn(ENVIRONMENT.key) }), ['ℹ️', '1 benchmark measured, too few stored runs to judge by', `Nothing to do. ${reason}`]);
    assert.deepEqual(beginningWith({ storedKinds: [] }), ['ℹ️', 'first run: 1 benchmark measured, nothing to compare with yet', `Nothing to do. ${reason}`]);
  });

  it('where what is stored was put under another load it is no first run either', () => {
    const because = '0 stored runs of this machine kind and load, 2 are needed; 60 more were put under another load, or measured in another way by another version';
    const unjudged = benchmark('a/x', { verdict: 'measured only', because: recordedText(because), stored: { state: 'nothing to compare', reason: recordedText(because), otherLoads: 60 } });
    const given = sample([unjudged], { verdict: 'passed', exitCode: 0 }, { base: null, storedKinds: storedOn(ENVIRONMENT.key) });
    assert.deepEqual([headlineOf(given).symbol, renderVerdictLine(given), toPlainText(headlineOf(given).explanation)], [
      '⚠️', '1 benchmark measured, too few stored runs of this load to judge by', `Why nothing was judged: ${because}.`,
    ]);
  });

  it('a pass points at what is worse than the stored baseline', () => {
    const stored = { state: 'compared', runs: 6, newestCommit: 'd'.repeat(40), comparisons: [storedComparison('cpuPerRequest', 0.3, 0.1, { outcome: 'regressed' })], advisoryBecause: { kind: 'base-decides' } } as const;
    const cleared = benchmark('a/x', { verdict: 'no regression', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', 0, 0.01)], stored });
    assert.match(renderComment(sample([cleared], { verdict: 'passed', exitCode: 0 })), /^Nothing to do\. 1 benchmark is worse than the stored baseline, for information only: see below\.$/mu);
  });
});

const commandLineOf = (given: Sample): string => /^(?<purpose>.*):\n\n```sh\n(?<line>.*)$/mu.exec(renderComment(given))?.slice(1).join(': ') ?? '';

describe('the command of the first line', () => {
  it('measures what stored runs decided beside the newest of them, because nobody else has those of this machine', () => {
    assert.equal(commandLineOf(SAMPLES['stored-only']),
      `Measure head beside the newest stored run's commit: npx --no perf-gate run --only 'express/updateUser' --base ${'d'.repeat(40)} --profile standard`);
  });

  it('measures longer what stored runs left open beside the newest of them, whatever profile it was', () => {
    const stored = { state: 'compared', runs: 7, newestCommit: 'd'.repeat(40), comparisons: [storedComparison('cpuPerRequest', 0.03, 0.1, { decides: true, outcome: 'inconclusive' })], advisoryBecause: null } as const;
    const undecided = benchmark('a/x', { verdict: 'inconclusive', because: recordedText('x'), stored });
    for (const profile of ['standard', 'thorough']) {
      const line = `, beside the newest stored run's commit: npx --no perf-gate run --only 'a/x' --base ${'d'.repeat(40)} --profile thorough`;
      assert.equal(commandLineOf(sample([undecided], { verdict: 'passed', exitCode: 0 }, { base: null, profile })), `To measure longer, on a machine of yours${line}`);
      assert.equal(commandLineOf(sample([undecided], { verdict: 'inconclusive', exitCode: 4 }, { base: null, profile, policy: { ...POLICY, onInconclusive: 'fail' } })), `Measure longer${line}`);
    }
  });

  it('names what a matrix has set where it regressed, which is no part of the command', () => {
    assert.match(commandLineOf(SAMPLES.matrix), /^Reproduce, on Node v24\.21\.0: npx /);
    assert.match(commandLineOf(SAMPLES.regressed), /^Reproduce: npx /);
  });

  it('checks out the merge of a pull request', () => {
    assert.match(commandLineOf(SAMPLES['pull-request']), /^Reproduce: git fetch origin pull\/7\/merge && \[ .* = d{40} \] && git switch --detach FETCH_HEAD && npx /);
  });
});
