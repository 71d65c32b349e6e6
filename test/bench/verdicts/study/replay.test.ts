import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import { openFamilies } from '../../../../bench/verdicts/study/families.ts';
import { populationsOf, unchangedOf } from '../../../../bench/verdicts/study/populations.ts';
import { isRegressed, type MemberReplay, replayFamily } from '../../../../bench/verdicts/study/replay.ts';
import { planOf } from '../../../../bench/verdicts/study/setting.ts';
import { seededDraw } from '../../../../src/statistics.ts';
import { assertClose } from '../../../judge/assert-close.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

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

/** Of any metric, against the δ₀ of the policy. */
const smallestP = ({ judged }: Pick<MemberReplay, 'judged'>): number => Math.min(...judged.comparisons.map(({ p }) => p));

test('evidence is the p value that the judge has of the same rounds where δ₀ is 0, also of what the first look cleared', () => {
  const policy = { ...DEFAULT_POLICY, rules: [{ benchmark: '**', metric: '*', delta0: 0 }] };
  const { members } = replayFamily(families.next(10, { population: injected }), plan, policy);
  for (const member of members) assertClose(1 / member.evidence, smallestP(member));
  assert.ok(members.some(({ rounds }) => rounds === plan.looks[0]));
});

test('whatever δ₀ is, evidence is against any slowdown', () => {
  const { members, changed } = replayFamily(families.next(10, { population: injected }), plan, DEFAULT_POLICY);
  assert.ok(members.every((member) => 1 / member.evidence <= smallestP(member)));
  assert.ok(1 / changed!.evidence < smallestP(changed!));
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
