import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../../src/judge/judge.ts';
import type { Judgement, RunFile } from '../../../src/model.ts';
import { renderComment } from '../../../src/report/formats/markdown.ts';
import { aBenchmark, aRun, ENVIRONMENT, measured } from '../records.ts';
import { historyOf, steady } from './histories.ts';

const SLOWER_SINCE_12 = historyOf({ 'express/updateUser': { cpuPerRequest: [...steady(100, 12), ...steady(110, 12)] } });

function fileOf(change: Partial<RunFile> & { readonly pullRequest?: number } = {}): RunFile {
  const { pullRequest = null, ...fields } = change;
  return { run: aRun({ pullRequest, benchmarks: [aBenchmark('express/updateUser', measured({}))] }), history: SLOWER_SINCE_12, acceptances: [], ...fields };
}

const judged = (file: RunFile): Judgement => judge(file);

test('a run of the main branch tells of a lasting change in its stored runs, and is not blocked by it', () => {
  const calm = judged(fileOf({ history: SLOWER_SINCE_12.slice(0, 12) }));
  const drifting = judged(fileOf());
  assert.deepEqual(calm.drifts, []);
  assert.deepEqual(drifting.drifts.map(({ benchmark, runsBefore, runsAfter }) => [benchmark, runsBefore, runsAfter]), [['express/updateUser', 12, 12]]);
  assert.deepEqual([drifting.verdict, drifting.exitCode], [calm.verdict, calm.exitCode]);
});

test('of a benchmark that was given up it tells nothing', () => {
  const run = aRun({ pullRequest: null, benchmarks: [aBenchmark('koa/updateUser', measured({}))] });
  assert.deepEqual(judged({ ...fileOf(), run }).drifts, []);
});

test('a pull request is told nothing of it', () => {
  assert.deepEqual(judged(fileOf({ pullRequest: 7 })).drifts, []);
});

test('stored runs of another machine kind are not looked at', () => {
  const elsewhere = SLOWER_SINCE_12.map((stored) => ({ ...stored, environment: { ...ENVIRONMENT, key: 'other' } }));
  assert.deepEqual(judged(fileOf({ history: elsewhere })).drifts, []);
});

test('the report names commits and size, and says that it is a warning', () => {
  const { run } = fileOf();
  const report = renderComment({ run, judgement: judged(fileOf()) });
  assert.match(report, /Lasting changes of the main branch/);
  assert.match(report, /blocks nothing/);
  assert.match(report, /express\/updateUser: CPU per request rose by 10\.0 % between 000000bfffff and 000000cfffff /);
  assert.doesNotMatch(renderComment({ run, judgement: judged(fileOf({ history: [] })) }), /Lasting changes/);
});
