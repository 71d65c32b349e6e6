import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalOfBestRule } from '../../../../bench/verdicts/page/best-rule-goal.ts';
import { type Entrant, entrantsFor, PAIRED_T } from '../../../../bench/verdicts/study/entrants.ts';
import type { LabelledPower } from '../../../../bench/verdicts/page/labelled-power.ts';
import { powerWith } from './sample-power.ts';

const COMPARED: readonly Entrant[] = entrantsFor(10).filter(({ tool }) => ['benchstat', PAIRED_T].includes(tool));

const goalOf = (power: readonly LabelledPower[], { entrants = COMPARED, mark = '' } = {}) => goalOfBestRule({ power, entrants, stretches: 3, mark });

const BEATEN = powerWith(50, [54, 0.01], [50, -0.02]);
const NEVER_BEHIND = powerWith(100, [90, -0.2, -0.02], [92, -0.16, -0.01]);
const MAY_BE_BEHIND = powerWith(50, [54, -0.01], [50, -0.02]);
/** Both see all. */
const ALIKE = powerWith(100, [90, -0.2, -0.02], [100, -0.04, 0.04]);

test('one column in which another rule is ahead is enough to miss it, and is named', () => {
  const { found, standing } = goalOf([NEVER_BEHIND, { ...BEATEN, size: 100 }]);
  assert.deepEqual([found, standing], ['a rival sees more in 1 of 2 columns: cpu-3, family of 100', 'missed']);
});

test('a column that a plain test of the pairs wins alone is missed as well, and sends nobody to a rival', () => {
  const byPairs = powerWith(50, [50, -0.1], [60, 0.02]);
  assert.deepEqual([goalOf([NEVER_BEHIND, byPairs]), goalOf([BEATEN, byPairs])].map(({ found, standing }) => [found, standing]), [
    ['no rival sees more in any of 2 columns; a paired t test alone in 1: cpu-3, family of 10', 'missed'],
    ['a rival sees more in 1 of 2 columns: cpu-3, family of 10; a paired t test alone in 1: cpu-3, family of 10', 'missed'],
  ]);
});

test('a rule that is ahead on these tries is enough, whatever other benchmarks would say', () => {
  assert.equal(goalOf([NEVER_BEHIND, powerWith(50, [60, -0.1, 0.3, true], [50, -0.02])]).standing, 'missed');
});

test('it is met where none can be ahead, and open where one might be', () => {
  assert.deepEqual(goalOf([NEVER_BEHIND, NEVER_BEHIND]), { aim: goalOf([]).aim, found: 'no rival sees more in any of 2 columns', standing: 'met', extrapolatedFrom: 3 });
  assert.equal(goalOf([NEVER_BEHIND, MAY_BE_BEHIND]).standing, 'not decided');
  assert.equal(goalOf([NEVER_BEHIND, ALIKE]).standing, 'not decided', 'a hundred tries that both see do not tell who sees more of a thousand');
});

test('nobody is the best of rules that were not tried', () => {
  const { found, standing } = goalOf([NEVER_BEHIND], { entrants: entrantsFor(10) });
  assert.match(found, /; tools left out of some columns: 7$/);
  assert.equal(standing, 'not decided');
});

test('few rounds can miss it, and not meet it', () => {
  assert.deepEqual([NEVER_BEHIND, BEATEN].map((one) => goalOf([one], { mark: ' (thin)' }).standing), ['too few rounds to say', 'missed']);
});

test('where nothing was compared nothing is said', () => {
  assert.deepEqual([goalOf([]).found, goalOf([]).standing], ['not recorded', null]);
});
