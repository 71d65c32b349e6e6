import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../../bench/default-policy.ts';
import { openFamilies } from '../../../bench/verdicts/families.ts';
import { populationsOf, unchangedOf } from '../../../bench/verdicts/populations.ts';
import { isRegressed, replayFamily } from '../../../bench/verdicts/replay.ts';
import { planOf } from '../../../bench/verdicts/setting.ts';
import { seededDraw } from '../../../src/calibrate/resample.ts';
import { bothKinds, noisyRecording } from './noisy-recording.ts';

const populations = populationsOf([noisyRecording(bothKinds(60))]);
const injected = populations.find(({ injection }) => injection === 'cpu-10')!;
const families = openFamilies(unchangedOf(populations), seededDraw(1))!;
const plan = planOf('standard');

test('the member with an injection is regressed, the others are not', () => {
  const { members, changed } = replayFamily(families.next(10, { population: injected }), plan, DEFAULT_POLICY);
  assert.ok(isRegressed(changed!));
  assert.deepEqual(members.filter(isRegressed), [changed]);
});

test('a member that the first look clears has its rounds alone, and seconds are those of the rounds', () => {
  const { members, changed } = replayFamily(families.next(10, { population: injected }), plan, DEFAULT_POLICY);
  assert.ok(members.some(({ rounds }) => rounds === plan.looks[0]));
  assert.ok(members.every(({ rounds }) => plan.looks.includes(rounds)));
  assert.equal(changed!.seconds, changed!.rounds * 5);
});

test('a member whose rounds all failed to come to rest is inconclusive, whatever else was measured of it', () => {
  const { rounds: [, ...others], ...recording } = noisyRecording(bothKinds(60));
  const unsettled = others.map((round) => (round.injection === 'cpu-10' && round.benchmark === 'express/updateUser' && round.index > 0
    ? { ...round, unsettled: true as const, slices: { ...round.slices, cpuPerRequest: [], unloadedLatency: round.slices.unloadedLatency!.map(({ base }) => ({ base, head: base })) } }
    : round));
  const population = populationsOf([{ ...recording, rounds: unsettled }]).find(({ record, injection }) => record.kind === 'server' && injection === 'cpu-10')!;
  const unsettledOnly = { ...population, rounds: population.rounds.slice(1) };
  const { changed } = replayFamily(families.next(10, { population: unsettledOnly }), plan, DEFAULT_POLICY);
  assert.equal(changed!.judged.verdict, 'inconclusive');
});
