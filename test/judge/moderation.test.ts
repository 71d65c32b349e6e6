import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from 'simple-statistics';
import type { Evidence, Look } from '../../src/judge/evidence.ts';
import { estimateFromRounds } from '../../src/judge/log-estimate.ts';
import { looksOf } from '../../src/judge/looks.ts';
import { moderateTogether } from '../../src/judge/moderation.ts';
import { metricRule } from '../../src/judge/rules.ts';
import { assertClose } from './assert-close.ts';
import { POLICY } from './records.ts';
import { gaussian, seededRandom } from './seeded-noise.ts';

const RULE = metricRule(POLICY, 'express/updateUser', 'cpuPerRequest');

/** So many log ratios of that mean and standard deviation. */
function roundsOf(sd: number, rounds: number, log = 0): readonly number[] {
  const places = Array.from({ length: rounds }, (_, index) => index - (rounds - 1) / 2);
  const scale = sd / Math.sqrt(sum(places.map((place) => place ** 2)) / (rounds - 1));
  return places.map((place) => log + scale * place);
}

function evidenceOf(rounds: readonly number[], plan: readonly number[] = [8]): Evidence {
  const looks = looksOf({ looks: plan }).filter((look) => look.rounds <= rounds.length).map((look): Look => ({ ...look, estimate: estimateFromRounds(rounds.slice(0, look.rounds)) }));
  return { metric: 'cpuPerRequest', rule: RULE, estimate: looks.at(-1)?.estimate ?? estimateFromRounds(rounds), looks, decides: true };
}

const moderateAll = (family: readonly Evidence[], groupOf: (place: number) => string = () => 'one'): readonly Evidence[] =>
  family.map(moderateTogether(family.map((evidence, place) => ({ evidence, group: groupOf(place) }))));

const ofQuiet = (sds: readonly number[], rounds = 8): readonly Evidence[] => sds.map((sd) => evidenceOf(roundsOf(sd, rounds)));

test('variances that are all the same are one, of as many degrees of freedom as all have together', () => {
  const [one] = moderateAll(ofQuiet([0.02, 0.02, 0.02]));
  assert.equal(one!.estimate.degreesOfFreedom, 21);
  // The logarithm of a variance of seven degrees of freedom is too low by 0.15 on average, and that of 28 by 0.05.
  assert.ok(one!.estimate.standardError >= 0.02 / Math.sqrt(8) && one!.estimate.standardError < 0.022 / Math.sqrt(8), String(one!.estimate.standardError));
});

/** squeezeVar(c(1, 2, 4, 9, 1.5) * 1e-4, df = 7) of limma 3.54.1 (R 4.2.2): df.prior 5.66943561509, var.post as below. */
test('variances that differ are drawn towards their middle as limma does it, and only upwards', () => {
  const moderate = moderateAll(ofQuiet([1, 2, 4, 9, 1.5].map((variance) => Math.sqrt(variance * 1e-4))));
  const squeezed = [1.65249635585e-4, 2.20500715528e-4, 4e-4, 9e-4, 1.92875175556e-4];
  for (const [place, { estimate }] of moderate.entries()) {
    assertClose(estimate.standardError, Math.sqrt(squeezed[place]! / 8));
    assertClose(estimate.degreesOfFreedom, 7 + 5.66943561509, 1e-5);
  }
});

/** squeezeVar(c(1, 2, 30, 2, 1, 8) * 1e-4, df = c(7, 7, 13, 7, 23, 13)) of the same: df.prior 2.10867657966, the fifth of var.post 1.08663348973e-4. */
test('who has been cleared before has fewer rounds, and counts by those', () => {
  const members = [[1, 8], [2, 8], [30, 14], [2, 8], [1, 24], [8, 14]] as const;
  const [, , , , longest] = moderateAll(members.map(([variance, rounds]) => evidenceOf(roundsOf(Math.sqrt(variance * 1e-4), rounds), [rounds])));
  assertClose(longest!.estimate.standardError, Math.sqrt(1.08663348973e-4 / 24));
  assertClose(longest!.estimate.degreesOfFreedom, 23 + 2.10867657966, 1e-5);
});

test('a variance is never taken for less than it is', () => {
  const random = seededRandom(1);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const family = Array.from({ length: 5 }, () => evidenceOf(Array.from({ length: 8 }, () => gaussian(random) * Math.exp(gaussian(random)))));
    for (const [place, { estimate }] of moderateAll(family).entries()) assert.ok(estimate.standardError >= family[place]!.estimate.standardError);
  }
});

test('benchmarks whose variances have nothing to do with each other learn next to nothing', () => {
  const [quiet] = moderateAll(ofQuiet([1e-9, 1e-3, 1]));
  assert.ok(quiet!.estimate.degreesOfFreedom < 8, String(quiet!.estimate.degreesOfFreedom));
  assertClose(quiet!.estimate.standardError, 1e-9 / Math.sqrt(8), 1e-6);
});

test('the estimate and its sample stay what they are', () => {
  const family = ofQuiet([0.01, 0.02, 0.03]).map((evidence) => ({ ...evidence, estimate: { ...evidence.estimate, log: 0.05 }, looks: evidence.looks.map((look) => ({ ...look, estimate: { ...look.estimate, log: 0.05 } })) }));
  for (const [place, { estimate }] of moderateAll(family).entries()) assert.deepEqual([estimate.log, estimate.n, estimate.sd], [0.05, 8, family[place]!.estimate.sd]);
});

test('two benchmarks, or looks of fewer than eight rounds, are left as they are, and keep what they may spend', () => {
  const [two, early] = [ofQuiet([0.01, 0.02]), [0.01, 0.02, 0.03].map((sd) => evidenceOf(roundsOf(sd, 7), [7]))];
  assert.deepEqual([moderateAll(two), moderateAll(early)], [two, early]);
});

test('what other benchmarks tell has a price in α', () => {
  const [{ looks } = { looks: [] }] = moderateAll([0.01, 0.02, 0.03].map((sd) => evidenceOf(roundsOf(sd, 16), [5, 8, 16, 24])));
  assert.deepEqual(looks.map(({ rounds, alphaShare }) => [rounds, alphaShare]), [[5, 0.25], [8, 0.2], [16, 0.2]]);
});

test('only those of the same group are peers', () => {
  const family = ofQuiet([0.01, 0.02, 0.03, 0.01, 0.02]);
  const moderate = moderateAll(family, (place) => (place < 3 ? 'three' : 'two'));
  assert.deepEqual(moderate.slice(3), family.slice(3));
  assert.deepEqual(moderate.slice(0, 3), moderateAll(family.slice(0, 3)));
});

test('rounds that others have beyond a look make no difference to it', () => {
  const [first, ...others] = [0.01, 0.02, 0.03].map((sd) => roundsOf(sd, 8));
  const early = [first!, ...others].map((rounds) => evidenceOf(rounds, [8, 16]));
  const later = [evidenceOf(first!, [8, 16]), ...others.map((rounds) => evidenceOf([...rounds, ...roundsOf(0.5, 8)], [8, 16]))];
  assert.deepEqual(moderateAll(later)[0], moderateAll(early)[0]);
});

test('rounds without any variance are taken at their word, and tell the others nothing', () => {
  const family = [...ofQuiet([0.01, 0.02, 0.03]), evidenceOf(Array.from({ length: 8 }, () => 0.04))];
  const moderate = moderateAll(family);
  assert.deepEqual(moderate.at(-1), family.at(-1));
  assert.deepEqual(moderate.slice(0, 3), moderateAll(family.slice(0, 3)));
});
