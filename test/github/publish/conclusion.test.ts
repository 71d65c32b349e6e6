import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeControl } from '../../../src/judge/control.ts';
import type { Judgement } from '../../../src/model.ts';
import { concludeCheck } from '../../../src/github/publish/check.ts';

const judgement = (verdict: Judgement['verdict'], exitCode: Judgement['exitCode']): Judgement => ({
  verdict,
  exitCode,
  familySize: 1,
  alpha: 0.01,
  control: judgeControl([]),
  benchmarks: [],
  drifts: [],
});

for (const [verdict, exitCode, failing, reporting] of [
  ['passed', 0, 'success', 'success'],
  ['nothing measured', 0, 'success', 'success'],
  ['inconclusive', 0, 'neutral', 'neutral'],
  ['inconclusive', 4, 'failure', 'neutral'],
  ['regressed', 1, 'failure', 'neutral'],
  ['failed', 1, 'failure', 'neutral'],
  ['invalid', 3, 'failure', 'neutral'],
] as const) {
  test(`a run that is ${verdict} with exit code ${exitCode} concludes its check as ${failing}, or ${reporting} where it may not fail`, () => {
    assert.equal(concludeCheck(judgement(verdict, exitCode), true), failing);
    assert.equal(concludeCheck(judgement(verdict, exitCode), false), reporting);
  });
}
