import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judgement } from '../../src/model.ts';
import { concludeJob } from '../../src/publish/conclusion.ts';

const judgement = (verdict: Judgement['verdict'], exitCode: Judgement['exitCode']): Judgement => ({ verdict, exitCode, familySize: 1, alpha: 0.01, benchmarks: [] });

for (const { verdict, exitCode, failing, reporting } of [
  { verdict: 'passed', exitCode: 0, failing: 'passed', reporting: 'passed' },
  { verdict: 'nothing measured', exitCode: 0, failing: 'passed', reporting: 'passed' },
  { verdict: 'inconclusive', exitCode: 0, failing: 'passed', reporting: 'passed' },
  { verdict: 'inconclusive', exitCode: 4, failing: 'failed', reporting: 'warned' },
  { verdict: 'regressed', exitCode: 1, failing: 'failed', reporting: 'warned' },
  { verdict: 'failed', exitCode: 1, failing: 'failed', reporting: 'warned' },
  { verdict: 'invalid', exitCode: 3, failing: 'failed', reporting: 'warned' },
] as const) {
  test(`a run that is ${verdict} with exit code ${exitCode} leaves the job ${failing}, or ${reporting} where it may not fail`, () => {
    assert.equal(concludeJob(judgement(verdict, exitCode), { verdictLine: 'line', failOnRegression: true }).state, failing);
    assert.equal(concludeJob(judgement(verdict, exitCode), { verdictLine: 'line', failOnRegression: false }).state, reporting);
  });
}

test('a job says that a measurement was invalid, so that nobody takes it for a regression', () => {
  const conclusion = concludeJob(judgement('invalid', 3), { verdictLine: 'express: the client was saturated', failOnRegression: true });
  assert.deepEqual(conclusion, { state: 'failed', message: 'The measurement is invalid, so there is no verdict: express: the client was saturated' });
});
