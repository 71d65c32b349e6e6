import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import { type Entrant, entrantsFor, type Fare } from '../../../../bench/verdicts/study/entrants.ts';
import type { Family } from '../../../../bench/verdicts/study/families.ts';
import type { Rival } from '../../../../bench/verdicts/study/rivals/rival.ts';
import { openSetting, planOf } from '../../../../bench/verdicts/study/setting.ts';
import { drawUnchanged, evidenceOf, falseAlarmsIn, isBeyond, isFedBy, limitsOf, ourLimitOf } from '../../../../bench/verdicts/study/unchanged-families.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

const RECORDING = noisyRecording(bothKinds(60));
const SETTING = openSetting([RECORDING], RECORDING.session, 10)!;

const fedWith = (rounds: number): readonly Entrant[] => entrantsFor(rounds).filter((entrant) => isFedBy(SETTING, entrant));

test('by its limit every tool calls something slower in just one of a hundred of the families that it was found on', () => {
  const families = Array.from({ length: 400 }, () => SETTING.nextFamily(10));
  const limits = limitsOf(SETTING, { families }, fedWith(10));
  for (const entrant of fedWith(10)) {
    const alarms = families.filter(({ members }) => members.some((member) => isBeyond(limits, entrant, evidenceOf(SETTING, member, entrant))));
    assert.equal(alarms.length, 4, entrant.tool);
  }
});

test('so does our procedure by its own', () => {
  const { replays } = drawUnchanged(SETTING, { size: 10, count: 200, plan: planOf('standard'), policy: DEFAULT_POLICY });
  const limit = ourLimitOf({ replays });
  assert.equal(replays.filter(({ members }) => members.some(({ evidence }) => evidence > limit)).length, 2);
});

test('families are extrapolated where they are larger than what was recorded', () => {
  const extrapolated = [1, 3, 10].map((size) => falseAlarmsIn(SETTING, drawUnchanged(SETTING, { size, count: 5, plan: planOf('standard'), policy: DEFAULT_POLICY }), []).isExtrapolated);
  assert.deepEqual(extrapolated, [false, false, true], 'a server with two metrics and a task with one');
});

test('tools that compare with stored runs are left out where such a run is more than a tenth of what was recorded', () => {
  assert.deepEqual(fedWith(3).map(({ tool }) => tool), entrantsFor(3).map(({ tool }) => tool));
  assert.deepEqual(fedWith(4).map(({ tool }) => tool), ['autocannon-compare', 'tachometer', 'Node core', 'benchstat', 'a paired t test', 'the bare difference of pairs']);
});

const ruleOf = (name: string, decide: Rival['decide']): Rival => ({ name, source: 'none', heldTo: 'nothing', decide });

const ONE_ROUND: Fare = { figureOf: 'round', rounds: 1, leastFigures: 1, mostFigures: Infinity, storedRuns: 0 };

const SIMPLE: Entrant = {
  tool: 'simple', asked: ONE_ROUND, all: ONE_ROUND, evidence: () => 0,
  rules: [
    ruleOf('always', () => 'slower'),
    ruleOf('never', () => 'not slower'),
    ruleOf('by the first round', ({ base, head }) => (head[0]! > base[0]! ? 'slower' : 'not slower')),
  ],
};

const isSlowerAtFirst = ({ members }: Family): boolean => members.some(({ metrics, roundAt }) => metrics.some((metric) => {
  const { base, head } = roundAt(0).figures[metric]!;
  return head > base;
}));

for (const size of [1, 10]) {
  test(`in families of ${size} an alarm is one where any metric of any member is called slower`, () => {
    const unchanged = drawUnchanged(SETTING, { size, count: 40, plan: planOf('standard'), policy: DEFAULT_POLICY });
    const { rivals, ours } = falseAlarmsIn(SETTING, unchanged, [SIMPLE, { ...SIMPLE, tool: 'without rules', rules: [] }]);
    const slowerAtFirst = unchanged.families.filter(isSlowerAtFirst).length;
    assert.deepEqual([...rivals].map(([name, { hits, trials }]) => [name, hits, trials]), [['always', 40, 40], ['never', 0, 40], ['by the first round', slowerAtFirst, 40]]);
    assert.deepEqual([ours.hits, ours.trials], [0, 40]);
    assert.ok(slowerAtFirst > 0, String(slowerAtFirst));
  });
}
