import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from 'simple-statistics';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import { type IdenticalCode, identicalCode } from '../../../../bench/verdicts/study/identical-code.ts';
import type { Recording } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { openSetting, planOf, type Setting } from '../../../../bench/verdicts/study/setting.ts';
import { drawUnchanged, type UnchangedFamilies } from '../../../../bench/verdicts/study/unchanged-families.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

const PLAN = planOf('standard');
const SHOWN = { profile: 'standard', noRegressionOver: 0.05 };
const FAMILIES = 40;
const SECONDS_OF_A_ROUND = 5;

/** Its rounds vary so many times as much. */
function louder({ rounds, ...recording }: Recording, times: number): Recording {
  return {
    ...recording,
    rounds: rounds.map((round) => ({ ...round, slices: Object.fromEntries(Object.entries(round.slices).map(([metric, pairs]) => [metric, pairs.map(({ base, head }) => ({ base, head: base * (head / base) ** times }))])) })),
  };
}

function drawn(recording: Recording): { readonly setting: Setting; readonly families: UnchangedFamilies } {
  const setting = openSetting([recording], recording.session, 10)!;
  return { setting, families: drawUnchanged(setting, { size: 10, count: FAMILIES, plan: PLAN, policy: { ...DEFAULT_POLICY, noRegressionOver: SHOWN.noRegressionOver } }) };
}

const RECORDING = noisyRecording(bothKinds(60));
const QUIET = drawn(louder(RECORDING, 1 / 3));

const countsOf = ({ shares }: IdenticalCode): Readonly<Record<string, number>> => Object.fromEntries(Object.entries(shares).map(([verdict, { hits }]) => [verdict, hits]));

test('of rounds that vary by half a per cent every benchmark is cleared by the first look, in the time that its rounds take', () => {
  const { setting: { draw }, families } = QUIET;
  const found = identicalCode(families, SHOWN, draw);
  const [first] = PLAN.looks;
  assert.equal(found.benchmarks, families.families.flatMap(({ members }) => members).length);
  assert.deepEqual(countsOf(found), { 'no regression': found.benchmarks, inconclusive: 0, improved: 0, regressed: 0 });
  assert.deepEqual([found.meanRounds, found.seconds.mean, found.seconds.nineteenInTwenty], [first, first! * SECONDS_OF_A_ROUND, first! * SECONDS_OF_A_ROUND]);
});

test('of rounds that vary by a tenth some stay inconclusive for all the looks there are, and each has one verdict', () => {
  const { setting: { draw }, families } = drawn(louder(RECORDING, 7));
  const found = identicalCode(families, SHOWN, draw);
  assert.ok(found.shares.inconclusive.hits > 0 && found.meanRounds > PLAN.looks[0]!, JSON.stringify(found));
  assert.equal(sum(Object.values(countsOf(found))), found.benchmarks);
});

test('what 19 families of 20 do with is not moved by one slow family of forty, and is by three', () => {
  const { setting: { draw }, families } = QUIET;
  const withSlow = (slow: number): IdenticalCode['seconds'] => identicalCode({
    ...families, replays: families.replays.map((replay, place) => ({ ...replay, members: replay.members.map((member) => ({ ...member, seconds: place < slow ? 400 : 40 })) })),
  }, SHOWN, draw).seconds;
  assert.deepEqual(withSlow(1), { mean: 49, nineteenInTwenty: 40 });
  assert.deepEqual(withSlow(3), { mean: 67, nineteenInTwenty: 400 });
});
