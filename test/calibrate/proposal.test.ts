import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { proposeProfile, thresholdRules, type TimedPrediction } from '../../src/calibrate/proposal.ts';
import { remarksOn } from '../../src/calibrate/remarks.ts';
import { metricRule } from '../../src/judge/rules/rules.ts';
import { POLICY } from '../judge/records.ts';

const MINUTE_MS = 60_000;

const seeing = (effect: number | null): Pick<TimedPrediction, 'blindSpot'> => ({ blindSpot: { benchmark: 'api/hello', metric: 'cpuPerRequest', effect } });

function predicted(profile: string, fields: Partial<TimedPrediction> = {}): TimedPrediction {
  return {
    profile, pullRequests: 1000, falseAlarms: 0, falseAlarmsPerThousandAtMost: 3, inconclusiveShare: 0, duets: { mean: 20, nineteenInTwenty: 30, toSee: 30 },
    ...seeing(0.03), measuringMs: { mean: 2 * MINUTE_MS, nineteenInTwenty: 2.5 * MINUTE_MS, toSee: 2.5 * MINUTE_MS }, plannedMs: 0, ...fields,
  };
}

const budgetMs = (nineteenInTwenty: number, toSee: number, plannedMs = 0): number =>
  proposeProfile([predicted('quick', { measuringMs: { mean: 1, nineteenInTwenty, toSee }, plannedMs })], POLICY).budgetMs;

describe('the profile that is proposed', () => {
  const blind = predicted('quick', seeing(0.055));
  const undecided = predicted('quick', { inconclusiveShare: 0.11 });
  const enough = predicted('standard', { ...seeing(0.05), inconclusiveShare: 0.1 });
  const cases: readonly (readonly [name: string, predictions: readonly TimedPrediction[], profile: string])[] = [
    ['is the fastest where that is enough', [predicted('quick'), enough], 'quick'],
    ['is the next one where the fastest sees too little', [blind, enough, predicted('thorough')], 'standard'],
    ['is the next one where the fastest decides too little', [undecided, enough, predicted('thorough')], 'standard'],
    ['is the most thorough where none is enough', [blind, predicted('thorough', seeing(null))], 'thorough'],
  ];
  for (const [name, predictions, profile] of cases) {
    test(name, () => {
      assert.equal(proposeProfile(predictions, POLICY).profile, profile);
    });
  }

  test('comes with a budget in whole minutes that 19 of 20 pull requests do with, unchanged ones and those that hold what it sees', () => {
    assert.equal(budgetMs(2.5 * MINUTE_MS, 2 * MINUTE_MS), 3 * MINUTE_MS);
    assert.equal(budgetMs(1.7 * MINUTE_MS, 3.1 * MINUTE_MS), 4 * MINUTE_MS);
    assert.equal(budgetMs(1, 1), MINUTE_MS);
  });

  test('comes with a budget that does not cut its plan, however little time rounds take here', () => {
    assert.equal(budgetMs(2.5 * MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS), 4 * MINUTE_MS);
  });
});

test('a threshold is proposed where the noise asks for a higher one, and as a rule means that benchmark and metric alone', () => {
  const id = 'json/a [b] {c} *?|d" (e)';
  const raised = { metric: 'nsPerOp', threshold: 0.02, proposedThreshold: 0.04 } as const;
  const rules = thresholdRules([{ id, metrics: [raised] }, { id: 'json/other', metrics: [{ ...raised, proposedThreshold: 0.02 }, { ...raised, threshold: 0.05 }] }]);
  assert.deepEqual(rules.map(({ metric, threshold }) => [metric, threshold]), [['nsPerOp', 0.04]]);
  const thresholdOf = (benchmark: string): number => metricRule({ rules }, benchmark, 'nsPerOp').threshold;
  assert.deepEqual([id, 'json/other', 'json/a b c d e'].map(thresholdOf), [0.04, 0.02, 0.02]);
});

describe('a reader is told', () => {
  test('of nothing where all is well', () => {
    assert.deepEqual(remarksOn({ benchmarks: [], leftOut: [], predictions: [predicted('quick')], policy: POLICY }), []);
  });

  test('of what the replays are without', () => {
    const leftOut = [{ id: 'api/thin', reason: '9 of CPU per request, 10 are needed' }, { id: 'api/bad', reason: 'a worker died' }];
    const [remark, ...others] = remarksOn({ benchmarks: [], leftOut, predictions: [predicted('quick')], policy: POLICY });
    assert.match(remark ?? '', /^False alarms, and what is seen, are without what was left out \(2 benchmarks\): .* larger family/);
    assert.deepEqual(others, []);
  });

  test('of more false alarms than α and chance account for', () => {
    const [remark, ...others] = remarksOn({ benchmarks: [], leftOut: [], predictions: [predicted('quick', { falseAlarms: 20 }), predicted('standard', { falseAlarms: 12 }), predicted('thorough', { falseAlarms: 1, pullRequests: 50 })], policy: POLICY });
    assert.match(remark ?? '', /^With quick 2\.0 % of unchanged pull requests were called regressed, which is more than α: /);
    assert.deepEqual(others, []);
  });

  test('of arms that differ though their code does not', () => {
    const noise = { metric: 'nsPerOp', rounds: 20, mean: 0.02, standardError: 0.004, sd: 0.018, threshold: 0.02, proposedThreshold: 0.02, visible: {} } as const;
    const [remark, ...others] = remarksOn({ benchmarks: [{ id: 'json/tilted', metrics: [{ ...noise, p: 0.001 }, { ...noise, p: 0.002 }] }], leftOut: [], predictions: [predicted('quick')], policy: POLICY });
    assert.match(remark ?? '', /^The arms of json\/tilted differ though their code does not: time per operation by 2\.0 % ± 0\.4 %\. /);
    assert.deepEqual(others, []);
  });

  test('where even the most thorough profile is not enough, and what would help', () => {
    const blind = predicted('thorough', { ...seeing(0.09), inconclusiveShare: 0.4 });
    assert.match(remarksOn({ benchmarks: [], leftOut: [], predictions: [blind], policy: POLICY }).join(), /^Even thorough leaves 40\.0 % of unchanged benchmarks inconclusive, and in CPU per request of api\/hello sees only changes of 9 % or more nine times in ten: .* from 5 % to what can be seen\.$/);
    assert.match(remarksOn({ benchmarks: [], leftOut: [], predictions: [{ ...blind, ...seeing(null) }], policy: POLICY }).join(), /sees no change up to 100 % nine times in ten/);
  });
});
