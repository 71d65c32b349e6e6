import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeControl } from '../../../src/judge/control.ts';
import type { Judgement } from '../../../src/model.ts';
import { concludeCheck, concludeJob } from '../../../src/github/publish/check.ts';

const judgement = (verdict: Judgement['verdict'], exitCode: Judgement['exitCode']): Judgement => ({
  verdict,
  exitCode,
  familySize: 1,
  alpha: 0.01,
  control: judgeControl([]),
  benchmarks: [],
  drifts: [],
});

for (const { verdict, exitCode, failing, reporting, check, reportingCheck } of [
  { verdict: 'passed', exitCode: 0, failing: 'passed', reporting: 'passed', check: 'success', reportingCheck: 'success' },
  { verdict: 'nothing measured', exitCode: 0, failing: 'passed', reporting: 'passed', check: 'success', reportingCheck: 'success' },
  { verdict: 'inconclusive', exitCode: 0, failing: 'passed', reporting: 'passed', check: 'neutral', reportingCheck: 'neutral' },
  { verdict: 'inconclusive', exitCode: 4, failing: 'failed', reporting: 'warned', check: 'failure', reportingCheck: 'neutral' },
  { verdict: 'regressed', exitCode: 1, failing: 'failed', reporting: 'warned', check: 'failure', reportingCheck: 'neutral' },
  { verdict: 'failed', exitCode: 1, failing: 'failed', reporting: 'warned', check: 'failure', reportingCheck: 'neutral' },
  { verdict: 'invalid', exitCode: 3, failing: 'failed', reporting: 'warned', check: 'failure', reportingCheck: 'neutral' },
] as const) {
  test(`a run that is ${verdict} with exit code ${exitCode} leaves the job ${failing}, or ${reporting} where it may not fail`, () => {
    assert.equal(concludeJob(judgement(verdict, exitCode), { verdictLine: 'line', failOnRegression: true }).state, failing);
    assert.equal(concludeJob(judgement(verdict, exitCode), { verdictLine: 'line', failOnRegression: false }).state, reporting);
  });

  test(`a run that is ${verdict} with exit code ${exitCode} concludes its check as ${check}, or ${reportingCheck} where it may not fail`, () => {
    assert.equal(concludeCheck(judgement(verdict, exitCode), true), check);
    assert.equal(concludeCheck(judgement(verdict, exitCode), false), reportingCheck);
  });
}

test('a job says what the report does, which calls nothing invalid that was lost', () => {
  const verdictLine = 'the run is incomplete: koa/updateUser was not measured';
  assert.deepEqual(concludeJob(judgement('invalid', 3), { verdictLine, failOnRegression: true }), {
    state: 'failed',
    message: verdictLine,
  });
});
