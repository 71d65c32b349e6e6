import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import { powerOf } from '../../../../bench/verdicts/study/changed-families.ts';
import type { InjectionName } from '../../../../bench/verdicts/recording/conditions.ts';
import type { RecordedRound, Recording } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { openSetting, planOf } from '../../../../bench/verdicts/study/setting.ts';
import { drawUnchanged } from '../../../../bench/verdicts/study/unchanged-families.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

/** With rounds of servers that take so long that an answer cannot come in time. */
function withSlowServers(recording: Recording): Recording {
  return { ...recording, rounds: recording.rounds.map((round) => (round.benchmark.startsWith('user/') ? round : { ...round, seconds: 60 })) };
}

function power(recording: Recording, injection: InjectionName) {
  const setting = openSetting([recording], recording.session, 50)!;
  return powerOf(setting, injection, { unchanged: drawUnchanged(setting, { size: 10, count: 20, plan: planOf('standard'), policy: DEFAULT_POLICY }), tries: 1 });
}

const RECORDING = noisyRecording(bothKinds(30));

test('what is seen too late is seen, but not in time, and of servers alone none is lost among short rounds of tasks', () => {
  const { ours, serversInTime, byBenchmark, inTimeByBenchmark } = power(withSlowServers(RECORDING), 'cpu-10')!;
  assert.deepEqual([ours.hits, ours.trials, serversInTime!.hits, serversInTime!.trials], [10, 10, 0, 5]);
  assert.deepEqual([...byBenchmark.values()].map(({ hits }) => hits), [5, 5]);
  assert.deepEqual([...inTimeByBenchmark].map(([id, { hits }]) => [id, hits]), [['express/updateUser', 0], ['user/parse', 5]]);
  assert.equal(power(RECORDING, 'cpu-10')!.serversInTime!.hits, 5);
});

test('where no server has it, nothing is said of servers', () => {
  const ofTasks = { ...RECORDING, rounds: RECORDING.rounds.filter(({ benchmark, injection }) => benchmark === 'user/parse' || injection === 'none') };
  assert.equal(power(ofTasks, 'cpu-10')!.serversInTime, null);
});

test('a rival leads by what it sees and we do not, all limits moved, over the same tries', () => {
  const little = noisyRecording([...bothKinds(30), { benchmark: 'user/parse', injection: 'cpu-3', rounds: 30, shifts: { nsPerOp: 0.02 } }]);
  const { oursAtEqualAlarms: ours, rivalsAtEqualAlarms } = power(little, 'cpu-3')!;
  const leads = [...rivalsAtEqualAlarms.values()].map(({ seen, lead }) => [lead.share, (seen.hits - ours.hits) / ours.trials] as const);
  for (const [lead, difference] of leads) assert.equal(lead, difference);
  assert.ok(leads.some(([lead]) => lead !== 0), JSON.stringify(leads));
});

test('with its limit moved ours sees what its threshold lets pass, on the same tries', () => {
  const below = noisyRecording([...bothKinds(30), { benchmark: 'user/parse', injection: 'cpu-2', rounds: 30, shifts: { nsPerOp: 0.015 } }]);
  const { ours, oursAtEqualAlarms } = power(below, 'cpu-2')!;
  assert.ok(oursAtEqualAlarms.hits > ours.hits, `${oursAtEqualAlarms.hits} and ${ours.hits}`);
  assert.equal(oursAtEqualAlarms.trials, ours.trials);
});

test('beside power stand the false alarms of the same rules', () => {
  const { rivals, alarms } = power(RECORDING, 'cpu-10')!;
  assert.deepEqual([...alarms.rivals.keys()], [...rivals.keys()]);
  assert.deepEqual([alarms.size, alarms.ours.trials, ...new Set([...alarms.rivals.values()].map(({ trials }) => trials))], [10, 20, 20]);
});

test('what was recorded too seldom has no power', () => {
  const few = noisyRecording([...bothKinds(30), { benchmark: 'user/parse', injection: 'cpu-3', rounds: 14, shifts: { nsPerOp: 0.1 } }]);
  assert.equal(power(few, 'cpu-3'), null);
});

/** Half of what makes it so is far beyond the noise. */
function isSlower({ slices }: RecordedRound): boolean {
  const [first] = slices.nsPerOp!;
  return Math.log(first!.head / first!.base) > 0.05;
}

/** Of one task an edit of which all rounds are slower, and another: so many rounds of each. */
function withEdits(slower: number, other: number): Recording {
  const edited = noisyRecording([
    ...bothKinds(30),
    { benchmark: 'user/parse', injection: 'edit', rounds: slower, shifts: { nsPerOp: 0.1 } },
    { benchmark: 'user/parse', injection: 'edit', rounds: other, shifts: { nsPerOp: 0 } },
  ]);
  return { ...edited, rounds: edited.rounds.map((round) => (round.injection === 'edit' ? { ...round, amount: isSlower(round) ? 1 : 2 } : round)) };
}

test('a try has one edit, and edits with few rounds are in none', () => {
  const { hits, trials } = power(withEdits(8, 8), 'edit')!.ours;
  assert.ok(hits > 0 && hits < trials, `${hits} of ${trials}`);
  assert.equal(power(withEdits(7, 8), 'edit')!.ours.hits, 0);
  assert.equal(power(withEdits(7, 7), 'edit'), null);
});
