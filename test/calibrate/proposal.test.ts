import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Calibration } from '../../src/calibrate/calibration.ts';
import { proposeProfile, thresholdRules, type TimedPrediction } from '../../src/calibrate/proposal.ts';
import { remarksOn } from '../../src/calibrate/remarks.ts';
import { metricRule } from '../../src/judge/rules.ts';
import { POLICY } from '../judge/records.ts';

const MINUTE_MS = 60_000;

const seeing = (effect: number | null): Pick<TimedPrediction, 'blindSpot'> => ({ blindSpot: { benchmark: 'api/hello', metric: 'cpuPerRequest', effect } });

function predicted(profile: string, fields: Partial<TimedPrediction> = {}): TimedPrediction {
  return {
    profile, pullRequests: 1000, falseAlarms: 0, falseAlarmsPerThousandAtMost: 3, inconclusiveShare: 0, duets: { mean: 20, nineteenInTwenty: 30, toSee: 30 },
    ...seeing(0.03), measuringMs: { mean: 2 * MINUTE_MS, nineteenInTwenty: 2.5 * MINUTE_MS, toSee: 2.5 * MINUTE_MS }, plannedMs: 0, ...fields,
  };
}

const budgetMs = (nineteenInTwenty: number, toSee: number, plannedMs = 0, countingMs = 0): number =>
  proposeProfile([predicted('quick', { measuringMs: { mean: 1, nineteenInTwenty, toSee }, plannedMs })], POLICY, countingMs).budgetMs;

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
      assert.equal(proposeProfile(predictions, POLICY, 0).profile, profile);
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

  test('comes with a budget that holds what is kept for counting beside the rounds', () => {
    assert.equal(budgetMs(2.5 * MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS, 8 * MINUTE_MS), 12 * MINUTE_MS);
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

const PROPOSAL: Calibration['proposal'] = { profile: 'quick', budgetMs: MINUTE_MS, countingMs: 0, isPart: false, rules: [] };

/** Of a calibration in which all is well but for this. */
const told = (fields: Partial<Calibration> = {}): readonly string[] =>
  remarksOn({ benchmarks: [], leftOut: [], only: [], predictions: [predicted('quick')], policy: POLICY, instructions: 'off', counting: 'none', proposal: PROPOSAL, ...fields });

/** Nothing of it is to be remarked on. */
const QUIET = { metric: 'nsPerOp', rounds: 20, mean: 0.02, standardError: 0.004, sd: 0.018, p: 0.5, threshold: 0.02, neededThreshold: 0.02, proposedThreshold: 0.02, visible: {} } as const;

describe('a reader is told', () => {
  test('of nothing where all is well', () => {
    assert.deepEqual(told({ benchmarks: [{ id: 'json/quiet', metrics: [QUIET] }] }), []);
  });

  test('of what the replays are without', () => {
    const leftOut = [{ id: 'api/thin', reason: '9 of CPU per request, 10 are needed', unmeasured: false }, { id: 'api/bad', reason: 'a worker died', unmeasured: true }];
    const [remark, ...others] = told({ leftOut });
    assert.match(remark ?? '', /^False alarms, and what is seen, are without what was left out \(2 benchmarks\): .* larger family.* The budget holds the rounds of what was measured/);
    assert.deepEqual(others, []);
    const ofPart = told({ leftOut, only: ['api/*'], proposal: { ...PROPOSAL, isPart: true } }).join();
    assert.match(ofPart, /are without what was left out \(2 benchmarks\) and what these runs were not asked for: [^.]*\.$/, 'nothing of a budget that is not proposed');
  });

  test('of counts, which no figure holds, and where the time is that they take', () => {
    assert.match(told({ instructions: 'auto' }).join(), /^Counting instructions comes after the rounds, [^.]*\. The time that they take comes on top of the minutes above\.$/);
    assert.match(told({ instructions: 'required', proposal: { ...PROPOSAL, countingMs: 8 * MINUTE_MS } }).join(), /^Counting [^.]*\. Of the minutes above 8 min 0 s are kept for them\.$/);
    assert.match(told({ instructions: 'auto', counting: 'included' }).join(), /^Counting [^.]*\.$/, 'the times of these runs hold it');
  });

  test('of noise that no threshold is above which does not weaken the verdict', () => {
    const loud = { ...QUIET, neededThreshold: 0.095 };
    const [remark, ...others] = told({ benchmarks: [{ id: 'db/list', metrics: [loud, QUIET] }, { id: 'db/raised', metrics: [{ ...QUIET, neededThreshold: 0.04, proposedThreshold: 0.04 }] }] });
    assert.match(remark ?? '', /^No threshold up to 5 % \(policy\.noRegressionOver\) is above the noise of time per operation of db\/list \(which asks for 9\.5 %\), so none is proposed\. .* "no regression"\.$/);
    assert.deepEqual(others, []);
    const many = told({ benchmarks: Array.from({ length: 9 }, (_, index) => ({ id: `db/${index}`, metrics: [loud] })) }).join();
    assert.match(many, /of db\/2 \(which asks for 9\.5 %\) and 6 more, so none/);
  });

  test('of more false alarms than α and chance account for', () => {
    const [remark, ...others] = told({ predictions: [predicted('quick', { falseAlarms: 20 }), predicted('standard', { falseAlarms: 12 }), predicted('thorough', { falseAlarms: 1, pullRequests: 50 })] });
    assert.match(remark ?? '', /^With quick 2\.0 % of unchanged pull requests were called regressed, which is more than α: /);
    assert.deepEqual(others, []);
  });

  test('of arms that differ though their code does not', () => {
    const [remark, ...others] = told({ benchmarks: [{ id: 'json/tilted', metrics: [{ ...QUIET, p: 0.001 }, { ...QUIET, p: 0.002 }] }] });
    assert.match(remark ?? '', /^The arms of json\/tilted differ though their code does not: time per operation by 2\.0 % ± 0\.4 %\. /);
    assert.deepEqual(others, []);
  });

  test('where even the most thorough profile is not enough, and what would help', () => {
    const blind = predicted('thorough', { ...seeing(0.09), inconclusiveShare: 0.4 });
    assert.match(told({ predictions: [blind] }).join(), /^Even thorough leaves 40\.0 % of unchanged benchmarks inconclusive, and in CPU per request of api\/hello sees only changes of 9 % or more nine times in ten: .* from 5 % to what can be seen\.$/);
    assert.match(told({ predictions: [{ ...blind, ...seeing(null) }] }).join(), /sees no change up to 100 % nine times in ten/);
  });
});
