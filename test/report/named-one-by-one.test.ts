import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { VerdictKind } from '../../src/model.ts';
import { renderComment, renderSummary } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { benchmark, comparison, type Sample, sample } from './sample-run.ts';
import { recordedText } from '../../src/model/reasons.ts';

const TITLE = 'Benchmarks without a comparison';

const namesOf = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `koa-${index}/updateUser`);

function manyAlike(count: number, verdict: VerdictKind): Sample {
  return sample(namesOf(count).map((id) => benchmark(id, { verdict, because: recordedText('head did not answer within 30 s') })), { verdict: 'passed', exitCode: 0 });
}

function reportsOn(given: Sample): readonly string[] {
  return [renderSummary(given), renderTerminal({ ...given, color: false, width: 120 })];
}

test('what failed for one reason stands in the summary and at the terminal name by name, and in the comment by number', () => {
  const given = manyAlike(40, 'failed');
  for (const report of reportsOn(given)) assert.deepEqual(namesOf(40).filter((name) => !report.includes(name)), []);
  assert.match(renderSummary(given), new RegExp(`<summary>${TITLE}</summary>\\n\\n- ❌ \`koa-0/updateUser\` failed: head did not answer within 30 s\\n`, 'u'));
  assert.match(renderComment(given), / and 35 more failed: /);
  assert.doesNotMatch(renderComment(given), new RegExp(TITLE, 'u'));
});

test('so does what the change does not reach', () => {
  for (const report of reportsOn(manyAlike(6, 'unaffected'))) assert.match(report, /ℹ️ `?koa-5\/updateUser`? unaffected: /u);
});

test('what the lists name, or a table has, is not named once more', () => {
  const compared = sample(namesOf(6).map((id) => benchmark(id, { verdict: 'inconclusive', because: recordedText('x'), comparisons: [comparison('cpuPerRequest', 0, 0.1)] })), { verdict: 'passed', exitCode: 0 });
  for (const given of [manyAlike(5, 'failed'), manyAlike(6, 'measured only'), compared]) {
    for (const report of reportsOn(given)) assert.doesNotMatch(report, new RegExp(TITLE, 'u'));
  }
});
