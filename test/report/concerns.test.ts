import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Drift, JudgedBenchmark, Run } from '../../src/model.ts';
import { headlineOf, toPlainText } from '../../src/report/headline.ts';
import { renderComment, renderSummary } from '../../src/report/markdown.ts';
import { benchmark, comparison, sample, type Sample } from './sample-run.ts';
import { recordedText } from '../../src/model/reasons.ts';

const passed = (benchmarks: readonly JudgedBenchmark[], run: Partial<Run> = {}): Sample => sample(benchmarks, { verdict: 'passed', exitCode: 0 }, run);

const cleared = (id: string, fields: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(id, { verdict: 'no regression', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', 0, 0.01)], ...fields });

const inconclusive = (id: string): JudgedBenchmark =>
  benchmark(id, { verdict: 'inconclusive', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', 0, 0.01, { outcome: 'inconclusive' })] });

const unmeasured = (id: string, because: string): JudgedBenchmark => benchmark(id, { verdict: 'not measured', because: recordedText(because) });

const MISSING = 'redis-server is not installed (apt-get install redis-server)';
const WARNING = 'bench has my-lib 5.1.0 installed from a registry, and not the my-lib of this repository (in its root).';

const slower = (id: string, change: number): Drift => ({
  benchmark: id, variant: null, metric: 'cpuPerRequest', direction: 'lower', lastBefore: 'a'.repeat(40), firstAfter: 'b'.repeat(40), change, p: 1e-6,
  runsBefore: 12, runsAfter: 9, circumstances: [], state: 'lasting',
});

const drifting = ({ run, judgement }: Sample, ...drifts: readonly Drift[]): Sample => ({ run, judgement: { ...judgement, drifts } });

/** The same as the run of one of two shards, where the other has what was not measured. */
function leftToShard2({ run, judgement }: Sample): Sample {
  const benchmarks = judgement.benchmarks.map((judged): JudgedBenchmark => (judged.verdict === 'not measured' ? { ...judged, absence: 'left to another shard' } : judged));
  return { run: { ...run, shard: { index: 1, count: 2 } }, judgement: { ...judgement, benchmarks } };
}

const nothingInShard1 = (benchmarks: readonly JudgedBenchmark[]): Sample => leftToShard2(sample(benchmarks, { verdict: 'nothing measured', exitCode: 0 }));

/** The symbol of the first line, and what stands below it. */
function beginningOf(given: Sample): readonly [symbol: string, explanation: string] {
  const { symbol, explanation } = headlineOf(given);
  return [symbol, toPlainText(explanation)];
}

describe('what a pass leaves to be done', () => {
  it('is nothing where everything was cleared, and new or unaffected benchmarks leave nothing open', () => {
    assert.deepEqual(beginningOf(passed([cleared('a/x'), benchmark('b/x', { verdict: 'unaffected', because: recordedText('x') }), benchmark('c/x', { verdict: 'new', because: recordedText('x') })])), ['✅', 'Nothing to do.']);
  });

  it('is not said to be nothing where something is inconclusive, and most of the run has to be cleared for a tick', () => {
    assert.deepEqual(beginningOf(passed([cleared('a/x'), inconclusive('b/x')])), ['✅', 'Nothing failed.']);
    assert.deepEqual(beginningOf(passed([cleared('a/x'), inconclusive('b/x'), inconclusive('c/x')])), ['⚠️', 'Nothing failed.']);
  });

  it('is what was not measured, which nothing is said of', () => {
    assert.deepEqual(beginningOf(passed([cleared('a/x'), unmeasured('b/x', MISSING)])), ['✅', '1 benchmark was not measured, so nothing is said of it: see "What needs attention".']);
    const few = passed([cleared('a/x'), ...['b/x', 'c/x', 'd/x'].map((id) => unmeasured(id, MISSING))]);
    assert.deepEqual(beginningOf(few), ['⚠️', '3 benchmarks were not measured, so nothing is said of them: see "What needs attention".']);
    assert.doesNotMatch(renderComment(few), /Nothing to do/);
  });

  it('is nothing in a shard, of what others measure', () => {
    const given = leftToShard2(passed([cleared('a/x'), ...['b/x', 'c/x'].map((id) => unmeasured(id, 'another job has it'))]));
    assert.deepEqual(beginningOf(given), ['✅', 'Nothing to do.']);
  });

  it('is nothing in a shard that has nothing to measure', () => {
    const others = ['b/x', 'c/x'].map((id) => unmeasured(id, 'another job has it'));
    const unaffected = benchmark('a/x', { verdict: 'unaffected', because: recordedText('x') });
    assert.deepEqual(beginningOf(nothingInShard1(others)), ['ℹ️', 'Nothing to do.']);
    assert.deepEqual([headlineOf(nothingInShard1(others)).verdict, headlineOf(nothingInShard1(others)).command], [['nothing measured in this shard'], null]);
    assert.deepEqual(headlineOf(nothingInShard1([...others, unaffected])).verdict, ['nothing measured in this shard: the change reaches no benchmark of it']);
  });

  it('is said of an accepted regression and of figures alone as well', () => {
    const acceptance = { schema: 1, benchmark: 'a/x', upTo: 0.1, by: 'ada', at: '2026-01-15T09:00:00.000Z', reason: 'x', commit: 'c'.repeat(40), pullRequest: 12, expires: '2026-04-15T09:00:00.000Z' } as const;
    const accepted = cleared('a/x', { verdict: 'accepted', because: recordedText('it got slower'), acceptance, comparisons: [comparison('cpuPerRequest', 0.05, 0.01, { outcome: 'regressed' })] });
    assert.deepEqual(beginningOf(passed([accepted, unmeasured('b/x', MISSING)])), ['☑️', 'a/x: it got slower. 1 benchmark was not measured, so nothing is said of it: see "What needs attention".']);
    assert.match(beginningOf(passed([benchmark('a/x', { verdict: 'new', because: recordedText('only head has it') }), unmeasured('b/x', MISSING)]))[1], /^1 benchmark was not measured, .* Why nothing was judged: only head has it\.$/);
  });
});

describe('a warning of the run', () => {
  const given = passed([cleared('a/x')], { warnings: [recordedText(WARNING)] });

  it('takes the place of "Nothing to do."', () => {
    assert.equal(beginningOf(given)[1], 'There are warnings that this verdict has to be read with: see "What needs attention".');
    const nothing = sample([benchmark('a/x', { verdict: 'unaffected', because: recordedText('x') })], { verdict: 'nothing measured', exitCode: 0 }, { warnings: [recordedText(WARNING)] });
    assert.match(beginningOf(nothing)[1], /^There are warnings that .* If it does reach one, name the files in its dependsOn\.$/);
  });

  it('is the first thing that needs attention, above all tables and outside of what is folded away', () => {
    const comment = renderComment(passed([cleared('a/x'), inconclusive('b/x')], { warnings: [recordedText(WARNING)] }));
    const [above] = comment.split('### Base');
    assert.match(above ?? '', /\n### What needs attention\n\n- ⚠️ bench has my-lib .*\n- ⚠️ `b\/x` inconclusive: x\n/u);
    assert.doesNotMatch(above ?? '', /<details>/);
    assert.match(renderComment(given), /\n### What needs attention\n\n- ⚠️ bench has my-lib/u, 'also where no benchmark is troubled');
  });

  it('leaves room for what regressed, however many there are: a comment has the first five, and the summary all', () => {
    const many = passed([inconclusive('b/x')], { warnings: Array.from({ length: 7 }, (_, index) => recordedText(`Warning ${index}.`)) });
    assert.match(renderComment(many), /- ⚠️ Warning 4\.\n- ⚠️ 2 more warnings: the job summary has each\n- ⚠️ `b\/x` inconclusive: x\n/u);
    assert.match(renderSummary(many), /- ⚠️ Warning 6\.\n- ⚠️ `b\/x` inconclusive: x\n/u);
  });
});

describe('a lasting slowdown of the main branch', () => {
  const given = drifting(passed([cleared('a/x')]), slower('a/x', 0.04), slower('b/x', 0.1), slower('c/x', -0.2));

  it('is told at once, the worst of them by name', () => {
    assert.deepEqual(beginningOf(given), ['⚠️', 'b/x: CPU per request rose by 10.0 % between aaaaaaaaaaaa and bbbbbbbbbbbb (p < 0.001, 12 runs before, 9 after), and 1 more: see "Lasting changes of the main branch".']);
    assert.match(renderComment(given), /### Lasting changes of the main branch\n(?:.|\n)*### Base/u);
  });

  it('warns also where nothing was measured', () => {
    const nothing = sample([benchmark('a/x', { verdict: 'unaffected', because: recordedText('x') })], { verdict: 'nothing measured', exitCode: 0 });
    assert.equal(beginningOf(nothing)[0], 'ℹ️');
    assert.equal(beginningOf(drifting(nothing, slower('a/x', 0.1)))[0], '⚠️');
  });

  it('is none where main became faster', () => {
    assert.deepEqual(beginningOf(drifting(passed([cleared('a/x')]), slower('a/x', -0.1))), ['✅', 'Nothing to do.']);
  });

  for (const [state, words] of [['undone', 'undone since'], ['accepted', 'accepted']] as const) {
    it(`is none where it was ${state}, which the report still says in its place`, () => {
      const past = drifting(passed([cleared('a/x')]), { ...slower('a/x', 0.1), state });
      assert.deepEqual(beginningOf(past), ['✅', 'Nothing to do.']);
      assert.match(renderComment(past), new RegExp(String.raw`### Lasting changes of the main branch\n(?:.|\n)*rose by 10\.0 % .* 9 after\); ${words}\n`, 'u'));
    });
  }
});

it('what main has lost and nobody has accepted is told, and that this change has nothing to do with it', () => {
  const since = { slowerSince: 'e'.repeat(40) };
  assert.deepEqual(beginningOf(passed([cleared('a/x', since), cleared('b/x')])), ['✅', 'Nothing to do for this change. 1 benchmark is slower on main, which nobody has accepted: see below.']);
  assert.match(beginningOf(passed([cleared('a/x', since), unmeasured('b/x', MISSING)]))[1], /^1 benchmark was not measured, [^.]*\. 1 benchmark is slower on main, /);
});
