import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from 'simple-statistics';
import type { Look } from '../../src/judge/evidence.ts';
import { estimateFromRounds, type LogEstimate } from '../../src/judge/log-estimate.ts';
import { looksOf } from '../../src/judge/significance.ts';
import { moderateTogether } from '../../src/judge/moderation.ts';
import { assertClose } from './assert-close.ts';
import { gaussian, seededRandom } from './seeded-noise.ts';

/** So many log ratios of that mean and standard deviation. */
function roundsOf(sd: number, rounds: number, log = 0): readonly number[] {
  const places = Array.from({ length: rounds }, (_, index) => index - (rounds - 1) / 2);
  const scale = sd / Math.sqrt(sum(places.map((place) => place ** 2)) / (rounds - 1));
  return places.map((place) => log + scale * place);
}

/** All looks that so many rounds reach. */
function looksAt(rounds: readonly number[], plan: readonly number[] = [8]): readonly Look[] {
  return looksOf({ looks: plan })
    .filter((look) => look.rounds <= rounds.length)
    .map((look) => ({ ...look, estimate: estimateFromRounds(rounds.slice(0, look.rounds)) }));
}

/** What each member's looks come to among all of them. */
function moderateAll(family: readonly (readonly Look[])[], groupOf: (place: number) => string = () => 'one'): readonly (readonly Look[])[] {
  const moderate = moderateTogether(family.map((held, place) => ({ group: groupOf(place), held })));
  return family.map((looks, place) => moderate(looks, groupOf(place)));
}

const estimatesOf = (family: readonly (readonly Look[])[]): readonly LogEstimate[] =>
  moderateAll(family).map((looks) => looks.at(-1)!.estimate);

const ofSds = (sds: readonly number[], rounds = 8): readonly (readonly Look[])[] => sds.map((sd) => looksAt(roundsOf(sd, rounds)));

test('variances that are all the same are one, of as many degrees of freedom as all have together', () => {
  const [one] = estimatesOf(ofSds([0.02, 0.02, 0.02]));
  assert.equal(one!.degreesOfFreedom, 21);
  // The logarithm of a variance of seven degrees of freedom is too low by 0.15 on average, and that of 28 by 0.05.
  assert.ok(one!.standardError >= 0.02 / Math.sqrt(8) && one!.standardError < 0.022 / Math.sqrt(8), String(one!.standardError));
});

/** squeezeVar(c(1, 2, 4, 9, 1.5) * 1e-4, df = 7) of limma 3.54.1 (R 4.2.2): df.prior 5.66943561509, var.post as below. */
test('variances that differ are drawn towards their middle as limma does it, and only upwards', () => {
  const squeezed = [1.65249635585e-4, 2.20500715528e-4, 4e-4, 9e-4, 1.92875175556e-4];
  for (const [place, estimate] of estimatesOf(ofSds([1, 2, 4, 9, 1.5].map((variance) => Math.sqrt(variance * 1e-4)))).entries()) {
    assertClose(estimate.standardError, Math.sqrt(squeezed[place]! / 8));
    assertClose(estimate.degreesOfFreedom, 7 + 5.66943561509, 1e-5);
  }
});

/** squeezeVar(c(1, 2, 30, 2, 1, 8) * 1e-4, df = c(7, 7, 13, 7, 23, 13)) of the same: df.prior 2.10867657966, the fifth of var.post 1.08663348973e-4. */
test('a benchmark that was cleared before has fewer rounds, and counts by those', () => {
  const members = [
    [1, 8],
    [2, 8],
    [30, 14],
    [2, 8],
    [1, 24],
    [8, 14],
  ] as const;
  const longest = estimatesOf(members.map(([variance, rounds]) => looksAt(roundsOf(Math.sqrt(variance * 1e-4), rounds), [rounds])))[4]!;
  assertClose(longest.standardError, Math.sqrt(1.08663348973e-4 / 24));
  assertClose(longest.degreesOfFreedom, 23 + 2.10867657966, 1e-5);
});

test('a variance is never taken for less than it is', () => {
  const random = seededRandom(1);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const family = Array.from({ length: 5 }, () => looksAt(Array.from({ length: 8 }, () => gaussian(random) * Math.exp(gaussian(random)))));
    for (const [place, estimate] of estimatesOf(family).entries())
      assert.ok(estimate.standardError >= family[place]![0]!.estimate.standardError);
  }
});

test('benchmarks whose variances have nothing to do with each other learn next to nothing', () => {
  const [quiet] = estimatesOf(ofSds([1e-9, 1e-3, 1]));
  assert.ok(quiet!.degreesOfFreedom < 8, String(quiet!.degreesOfFreedom));
  assert.ok(quiet!.standardError / (1e-9 / Math.sqrt(8)) < 3, String(quiet!.standardError));
});

test('each is tested by itself too, so that nine that vary three times as much do not hide the tenth', () => {
  const looks = moderateAll(ofSds([...Array.from({ length: 9 }, () => 0.06), 0.02])).at(-1)!;
  assert.deepEqual(looks[0], { ...ofSds([0.02])[0]![0]!, alphaShare: 0.2 });
  assert.ok(looks[1]!.estimate.standardError > looks[0].estimate.standardError);
});

test('the estimate and its sample stay what they are', () => {
  const family = [0.01, 0.02, 0.03].map((sd) => looksAt(roundsOf(sd, 8, 0.05)));
  for (const [place, { log, n, sd }] of estimatesOf(family).entries()) {
    const { estimate } = family[place]![0]!;
    assert.deepEqual([log, n, sd], [estimate.log, 8, estimate.sd]);
  }
});

test('two benchmarks, or looks of fewer than eight rounds, are left as they are, and keep what they may spend', () => {
  const [two, early] = [ofSds([0.01, 0.02]), [0.01, 0.02, 0.03].map((sd) => looksAt(roundsOf(sd, 7), [7]))];
  assert.deepEqual([moderateAll(two), moderateAll(early)], [two, early]);
});

/** Rounds of its looks, with what each may spend. */
const sharesOf = (plan: readonly number[]): unknown =>
  moderateAll([0.01, 0.02, 0.03].map((sd) => looksAt(roundsOf(sd, 16), plan)))[0]?.map(({ rounds, alphaShare }) => [rounds, alphaShare]);

test('the evidence of other benchmarks has a price in α, which many looks have paid already', () => {
  assert.deepEqual(sharesOf([5, 16, 24, 32, 40, 48, 56, 64]), [
    [5, 0.125],
    [16, 0.025],
    [16, 0.1],
  ]);
  assert.deepEqual(sharesOf([5, 16]), [
    [5, 0.5],
    [16, 0.1],
    [16, 0.3],
  ]);
});

test('only those of the same group are peers', () => {
  const family = ofSds([0.01, 0.02, 0.03, 0.01, 0.02]);
  const moderated = moderateAll(family, (place) => (place < 3 ? 'three' : 'two'));
  assert.deepEqual(moderated.slice(3), family.slice(3));
  assert.deepEqual(moderated.slice(0, 3), moderateAll(family.slice(0, 3)));
});

test('rounds that others have beyond a look make no difference to it', () => {
  const [first, ...others] = [0.01, 0.02, 0.03].map((sd) => roundsOf(sd, 8));
  const early = [first!, ...others].map((rounds) => looksAt(rounds, [8, 16]));
  const later = [looksAt(first!, [8, 16]), ...others.map((rounds) => looksAt([...rounds, ...roundsOf(0.5, 8)], [8, 16]))];
  assert.deepEqual(moderateAll(later)[0], moderateAll(early)[0]);
});

test('rounds without any variance are taken at their word, and tell the others nothing', () => {
  const family = [...ofSds([0.01, 0.02, 0.03]), looksAt(Array.from({ length: 8 }, () => 0.04))];
  const moderated = moderateAll(family);
  assert.deepEqual(moderated.at(-1), family.at(-1));
  assert.deepEqual(moderated.slice(0, 3), moderateAll(family.slice(0, 3)));
});
