import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord } from '../../src/model.ts';
import { headlineOf, renderVerdictLine, toPlainText } from '../../src/report/headline.ts';
import { renderSummary } from '../../src/report/markdown.ts';
import { aBenchmark, aDuet, around, aRun, measured } from '../judge/records.ts';
import type { Sample } from './sample-run.ts';
import { SAMPLES } from './samples.ts';
import { recordedText } from '../../src/model/reasons.ts';

/** A benchmark that got slower and one that did not, measured by a gate that treats the arms differently. */
function unfair(...more: readonly BenchmarkRecord[]): Sample {
  const control = around(0.05, 0.01, 10).map((ratio, index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 100, head: 100 * Math.exp(ratio) }] }), benchmark: 'koa/a' }));
  const benchmarks = [aBenchmark('koa/a', measured({ cpuPerRequest: around(0.1, 0.001) })), aBenchmark('koa/b', measured({ cpuPerRequest: around(0, 0.001) })), ...more];
  const run = aRun({ benchmarks, control });
  return { run, judgement: judge({ run, history: [], acceptances: [] }) };
}

describe('the first line of a run whose control is unfair', () => {
  it('calls the measurement invalid, and nothing below it says otherwise', () => {
    const given = unfair();
    assert.equal(renderVerdictLine(given), 'the measurement is invalid: the control, base against base, found a difference');
    const summary = renderSummary(given);
    assert.match(summary, /^- 🚫 `koa\/a`, `koa\/b` invalid: the control, base against base, found a difference, so nothing is said about the change$/mu);
    assert.doesNotMatch(summary, /❌|✅|\| regressed|\| no regression/u);
  });

  it('names the size of the difference, whose sign means nothing', () => {
    assert.match(toPlainText(headlineOf(SAMPLES['unfair-control']).explanation), /^Identical code differed by 3\.2 % over 10 rounds, so /);
  });

  it('says beside what failed that all else is invalid', () => {
    const broken = aBenchmark('koa/c', { state: 'broken', arm: 'head', reason: recordedText('it did not boot') });
    assert.equal(renderVerdictLine(unfair(broken)), 'koa/c fails with this change; also 2 invalid');
  });
});

it('the first line of a run that lacks a shard names what that was to measure, and nothing that no job can measure', () => {
  const reason = 'redis-server is not installed (apt-get install redis-server)';
  const run = aRun({ benchmarks: [aBenchmark('a/x', { state: 'not measured', reason: recordedText(reason), missingProgram: 'redis-server' }), aBenchmark('koa/a', { state: 'lost', reason: recordedText('shard 2 of 3 did not arrive') })] });
  const given: Sample = { run, judgement: judge({ run, history: [], acceptances: [] }) };
  assert.equal(renderVerdictLine(given), 'the run is incomplete: koa/a was not measured');
  assert.match(toPlainText(headlineOf(given).explanation), /^koa\/a: shard 2 of 3 did not arrive\. /);
});

it('the first line of a run that lacks a shard says that the rest holds only with it', () => {
  assert.match(toPlainText(headlineOf(SAMPLES.lost).explanation), /^koa\/updateUser: shard 2 of 3 did not arrive\. What is missing never passes: .* What is said below of the others holds only once it has arrived\.$/);
});
