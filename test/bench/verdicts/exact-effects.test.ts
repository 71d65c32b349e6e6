import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exactPowers } from '../../../bench/verdicts/exact-effects.ts';
import { openSetting } from '../../../bench/verdicts/setting.ts';
import { bothKinds, noisyRecording } from './noisy-recording.ts';

const POWERS = exactPowers(openSetting([noisyRecording(bothKinds(30))], 'quiet', 50)!);

test('3 and 5 % more are tried of every unchanged benchmark, in families of both sizes', () => {
  assert.deepEqual(POWERS.map(({ effect, size }) => [effect, size]), [[0.03, 10], [0.05, 10], [0.03, 100], [0.05, 100]]);
  for (const { byBenchmark } of POWERS) assert.deepEqual([...byBenchmark.keys()], ['express/updateUser', 'user/parse']);
});

test('of rounds that vary by 1.5 % it takes more of them to see 3 % than to see 5 %, which is always seen', () => {
  const [three, five] = POWERS;
  assert.deepEqual([five!.ours.hits, five!.ours.trials, five!.serversInTime!.hits], [10, 10, 5]);
  assert.ok(three!.rounds > five!.rounds, `${three!.rounds} and ${five!.rounds} rounds`);
});
