import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import { exactPowers } from '../../../../bench/verdicts/study/exact-effects.ts';
import { openSetting, planOf } from '../../../../bench/verdicts/study/setting.ts';
import { drawUnchanged } from '../../../../bench/verdicts/study/unchanged-families.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

const RECORDING = noisyRecording(bothKinds(30));
const SETTING = openSetting([RECORDING], RECORDING.session, 50)!;
const POWERS = exactPowers(SETTING, [{ size: 10, tries: 1 }, { size: 100, tries: 0.2 }].map(({ size, tries }) =>
  ({ unchanged: drawUnchanged(SETTING, { size, count: 20, plan: planOf('standard'), policy: DEFAULT_POLICY }), tries })));

test('2 to 5 % more are tried of every unchanged benchmark in families of both sizes, and 1 % in small ones', () => {
  assert.deepEqual(POWERS.map(({ effect, size }) => [effect, size]), [[0.01, 10], ...[10, 100].flatMap((size) => [0.02, 0.03, 0.04, 0.05].map((effect) => [effect, size]))]);
  for (const { byBenchmark } of POWERS) assert.deepEqual([...byBenchmark.keys()], ['express/updateUser', 'user/parse']);
});

test('of rounds that vary by 1.5 % it takes more of them to see 3 % than to see 5 %, which is always seen', () => {
  const [, , three, , five] = POWERS;
  assert.deepEqual([five!.ours.hits, five!.ours.trials, five!.serversInTime!.hits], [10, 10, 5]);
  assert.ok(three!.rounds > five!.rounds, `${three!.rounds} and ${five!.rounds} rounds`);
});

test('1 % more, which lies below the threshold, is not called slower', () => {
  const [one] = POWERS;
  assert.deepEqual([one!.effect, one!.ours.hits, one!.ours.trials], [0.01, 0, 10]);
});
