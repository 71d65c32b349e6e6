import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alarmsInOrder } from '../../../../bench/verdicts/study/alarms-in-order.ts';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import type { Recording } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { openSetting, planOf } from '../../../../bench/verdicts/study/setting.ts';
import { drawUnchanged, falseAlarmsIn } from '../../../../bench/verdicts/study/unchanged-families.ts';
import { noisyRecording } from '../noisy-recording.ts';

const FAMILIES = 200;
const STEADY = noisyRecording([{ benchmark: 'user/parse', injection: 'none', rounds: 80, shifts: { nsPerOp: 0 } }]);

/** Of forty rounds each: head is slower by a tenth, and then faster. */
const MOODY: Recording = {
  ...STEADY,
  rounds: STEADY.rounds.map((round) => ({ ...round, slices: { nsPerOp: round.slices.nsPerOp!.map(({ base, head }) => ({ base, head: head * (round.index < 40 ? 1.1 : 1 / 1.1) })) } })),
};

/** Of families of one metric: in order, and each round by itself. */
function sharesIn(recording: Recording): readonly [inOrder: number, byThemselves: number] {
  const setting = openSetting([recording], recording.session, FAMILIES)!;
  const [inOrder] = alarmsInOrder(setting);
  const { ours } = falseAlarmsIn(setting, drawUnchanged(setting, { size: 1, count: FAMILIES, plan: planOf('standard'), policy: DEFAULT_POLICY }), []);
  return [inOrder!.rate.hits / FAMILIES, ours.hits / FAMILIES];
}

test('what an arm has for a while is an alarm where rounds follow each other, and is lost where each is drawn by itself', () => {
  const [inOrder, byThemselves] = sharesIn(MOODY);
  assert.ok(inOrder > 0.2 && byThemselves < 0.05, JSON.stringify({ inOrder, byThemselves }));
  assert.ok(sharesIn(STEADY)[0] < 0.05, 'a steady recording has none');
});

test('no more is known by overlapping families than by as many as have no round in common', () => {
  const [one, ten] = alarmsInOrder(openSetting([STEADY], STEADY.session, FAMILIES)!);
  assert.deepEqual([one!.size, one!.stretches, one!.rate.trials], [1, 1, FAMILIES]);
  assert.ok(one!.rate.high > 0.5, 'none of five leaves 52 %');
  assert.ok(ten!.rate.high > one!.rate.high, 'a family of ten has the task ten times');
});

test('where no half-hour has rounds enough nothing is said', () => {
  const short = noisyRecording([{ benchmark: 'user/parse', injection: 'none', rounds: 15, shifts: { nsPerOp: 0 } }]);
  assert.deepEqual(alarmsInOrder(openSetting([short], short.session, 10)!), []);
});
