import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openFamily } from '../../src/judge/conclusions.ts';
import type { Evidence, Look } from '../../src/judge/evidence.ts';
import { estimateFromRounds } from '../../src/judge/log-estimate.ts';
import { looksOf } from '../../src/judge/significance.ts';
import { moderateTogether } from '../../src/judge/moderation.ts';
import { metricRule } from '../../src/judge/rules.ts';
import type { Comparison, Policy, RoundOfBothArms, TestPlan } from '../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';
import { replayGate, type ReplayedBenchmark } from '../../bench/replay-gate.ts';
import { familiesToDraw } from '../families.ts';
import { largestPlausibleCount } from './binomial-bound.ts';
import { ofRatio, POLICY } from './records.ts';
import { contaminated, gaussian, heavyTailed, type Noise, type Random, seededRandom } from './seeded-noise.ts';

/**
 * The whole procedure on rounds of seeded noise: screen, confirm from look to look, Holm, intervals. What is
 * claimed for it must hold for its verdicts, and not only for the tests that they are made of.
 */

const METRIC = 'nsPerOp';
const RULE = metricRule(POLICY, 'suite/task', METRIC);
const DELTA0_LOG = Math.log1p(RULE.delta0);
const STANDARD = findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!;

/** A round's standard deviation on a shared machine, and on a very bad day, when the threshold no longer helps and the tests stand alone. */
const [QUIET, LOUD] = [0.015, 0.05];

const NOISES: Readonly<Record<string, Noise>> = { Gaussian: gaussian, 'heavy-tailed': heavyTailed, contaminated };

interface Member {
  readonly noise: Noise;
  readonly sd: number;
  readonly deltaLog: number;
  /** Whether its machine is slow for a round now and then, which makes that round differ more. */
  readonly unsteady?: true;
}

/** By how much more a round costs both arms, as a log: most by little, one in twenty by half and more. */
const slowdown = (random: Random): number => 0.25 * Math.abs(gaussian(random));

function slicesOf({ noise, sd, deltaLog, unsteady }: Member, random: Random): RoundOfBothArms['slices'] {
  if (unsteady === undefined) return { [METRIC]: [ofRatio(deltaLog + sd * noise(random))] };
  const slower = slowdown(random);
  const { base, head } = ofRatio(deltaLog + sd * Math.exp(3 * slower) * noise(random));
  return { [METRIC]: [{ base: base * Math.exp(slower), head: head * Math.exp(slower) }] };
}

/** The comparisons of a family, member by member, after the whole procedure. */
function playFamily(
  random: Random,
  members: readonly Member[],
  given: { readonly plan?: TestPlan; readonly policy?: Policy } = {},
): readonly Comparison[] {
  const { plan = STANDARD, policy = POLICY } = given;
  const benchmarks = members.map((member, index): ReplayedBenchmark => ({
    record: { id: `suite/task ${index}`, target: 'suite', scenario: `task ${index}`, kind: 'suite', version: null, labels: {} },
    draw: () => slicesOf(member, random),
  }));
  return replayGate({ benchmarks, plan, policy }).judgement.benchmarks.flatMap(({ comparisons }) => comparisons);
}

function membersOf(size: number, member: (index: number) => Member): readonly Member[] {
  return Array.from({ length: size }, (_, index) => member(index));
}

function playFamilies(families: number, play: () => readonly Comparison[]): readonly (readonly Comparison[])[] {
  return Array.from({ length: families }, play);
}

const has =
  (outcome: Comparison['outcome']) =>
  (family: readonly Comparison[]): boolean =>
    family.some((comparison) => comparison.outcome === outcome);

/** Each kind of noise by itself: one for which α does not hold must not hide behind others for which it does. */
function assertAtMostAlpha(alarms: number, families: number): void {
  const bound = largestPlausibleCount(families, POLICY.alpha);
  assert.ok(alarms <= bound, `${alarms} of ${families} families, ${bound} are plausible at ${POLICY.alpha}`);
}

const sizes = [
  { size: 2, families: familiesToDraw(600) },
  { size: 10, families: familiesToDraw(200) },
  { size: 40, families: familiesToDraw(60) },
];
const changes = [
  { name: 'no change', deltaLog: 0, wrong: 'regressed' },
  { name: 'a change of δ₀', deltaLog: DELTA0_LOG, wrong: 'regressed' },
  { name: 'a change of −δ₀', deltaLog: -DELTA0_LOG, wrong: 'improved' },
] as const;

for (const { size, families } of sizes) {
  for (const { name, deltaLog, wrong } of changes) {
    for (const [kind, noise] of Object.entries(NOISES)) {
      test(`families of ${size} with ${name}, noise ${kind}: at most alpha of them has anything that is called ${wrong}`, () => {
        const random = seededRandom(size);
        const members = membersOf(size, (index) => ({ noise, deltaLog, sd: index % 2 === 0 ? QUIET : LOUD }));
        assertAtMostAlpha(playFamilies(families, () => playFamily(random, members)).filter(has(wrong)).length, families);
      });
    }
  }
}

for (const { name, deltaLog, wrong } of changes) {
  for (const [kind, noise] of Object.entries(NOISES)) {
    test(`on a machine that is slow now and then, families of 10 with ${name}, noise ${kind}: at most alpha of them has anything that is called ${wrong}`, () => {
      const random = seededRandom(11);
      const members = membersOf(10, () => ({ noise, deltaLog, sd: QUIET, unsteady: true }));
      const families = familiesToDraw(200);
      assertAtMostAlpha(playFamilies(families, () => playFamily(random, members)).filter(has(wrong)).length, families);
    });
  }
}

/**
 * The p value of a family: the smallest of its members after all corrections, each member looked at as often as the plan has
 * it. The procedure leaves looks out, which can only take false alarms away, and its threshold takes away more: families of
 * p values alone are many times as quick. Of so many families chance alone exceeds the bound on their alarms, 1.6 to 1.9 α, once in 10,000.
 */
function pOfFamily(random: Random, members: readonly Member[], { looks }: TestPlan = STANDARD): number {
  const held = members.map(({ noise, sd, deltaLog }): readonly Look[] => {
    const rounds = Array.from({ length: looks.at(-1)! }, () => deltaLog + sd * noise(random));
    return looksOf({ looks }).map((look) => ({ ...look, estimate: estimateFromRounds(rounds.slice(0, look.rounds)) }));
  });
  const moderate = moderateTogether(held.map((ofMember) => ({ group: METRIC, held: ofMember })));
  const family = held.map((ofMember): Evidence => ({
    metric: METRIC,
    rule: RULE,
    levels: { base: 1, head: 1 },
    estimate: ofMember.at(-1)!.estimate,
    looks: moderate(ofMember, METRIC),
    decides: true,
  }));
  const { conclude } = openFamily(family, POLICY);
  return Math.min(...family.map((evidence) => conclude(evidence).adjustedP ?? 1));
}

const spreads: Readonly<Record<string, (member: number) => number>> = {
  alike: () => LOUD,
  'half of them twice as loud': (member) => (member % 2 === 0 ? LOUD : 2 * LOUD),
};

for (const { size, families } of [
  { size: 2, families: familiesToDraw(4000) },
  { size: 4, families: familiesToDraw(3000) },
  { size: 10, families: familiesToDraw(2000) },
]) {
  for (const [kind, noise] of Object.entries(NOISES)) {
    for (const [spread, sdOf] of Object.entries(spreads)) {
      test(`families of ${size} that are looked at as often as can be, with a change of δ₀, noise ${kind}, ${spread}: p falls to alpha in no more of them than chance makes of alpha`, () => {
        const random = seededRandom(size);
        const members = membersOf(size, (index) => ({ noise, deltaLog: DELTA0_LOG, sd: sdOf(index) }));
        for (const plan of [STANDARD, { looks: [8, 16, 32, 64] }, { looks: [8] }])
          assertAtMostAlpha(
            Array.from({ length: families }, () => pOfFamily(random, members, plan)).filter((p) => p <= POLICY.alpha).length,
            families,
          );
      });
    }
  }
}

test('looking several times at a change of δ₀ calls it regressed no more often than looking once would', () => {
  const random = seededRandom(3);
  const families = playFamilies(familiesToDraw(3000), () => playFamily(random, [{ noise: gaussian, deltaLog: DELTA0_LOG, sd: LOUD }]));
  assertAtMostAlpha(families.filter(has('regressed')).length, families.length);
});

for (const [name, noise] of Object.entries(NOISES)) {
  for (const [machine, more] of Object.entries({ steady: {}, 'slow now and then': { unsteady: true } } as const)) {
    test(`noise ${name}, the machine ${machine}: intervals hold the true change at least as often as they say, whichever look they are of`, () => {
      const random = seededRandom(4);
      const truths = [0, DELTA0_LOG, Math.log1p(0.03), -Math.log1p(0.02), Math.log1p(0.05)];
      const members = membersOf(10, (index) => ({
        noise,
        deltaLog: truths[index % truths.length]!,
        sd: index < truths.length ? QUIET : LOUD,
        ...more,
      }));
      const intervals = playFamilies(familiesToDraw(300), () => playFamily(random, members)).flatMap((family) =>
        family.map(({ interval }, index) => ({ interval, deltaLog: members[index]!.deltaLog })),
      );
      const missed = intervals.filter(
        ({ interval, deltaLog }) => Math.log1p(interval.low) > deltaLog || Math.log1p(interval.high) < deltaLog,
      ).length;
      const [level, ...otherLevels] = [...new Set(intervals.map(({ interval }) => interval.level))];
      assert.deepEqual([level, otherLevels], [1 - 2 * POLICY.alpha, []]);
      const bound = largestPlausibleCount(intervals.length, 2 * POLICY.alpha);
      assert.ok(
        missed <= bound,
        `${missed} of ${intervals.length} intervals missed the truth, ${bound} are plausible at a level of ${level}`,
      );
    });
  }
}

test('3 % at 1.5 % a round is called regressed in at least 95 of 100 families of ten', () => {
  const random = seededRandom(5);
  const members = membersOf(10, (index) => ({ noise: gaussian, deltaLog: index === 0 ? Math.log1p(0.03) : 0, sd: QUIET }));
  const families = playFamilies(familiesToDraw(400), () => playFamily(random, members));
  const seen = families.filter(([changed]) => changed?.outcome === 'regressed').length;
  assert.ok(seen >= 0.95 * families.length, `seen in ${seen} of ${families.length} families`);
});

test('5 % at 1.5 % a round is called regressed in at least 95 of 100 families of a hundred', () => {
  const random = seededRandom(6);
  const members = membersOf(100, (index) => ({ noise: gaussian, deltaLog: index === 0 ? Math.log1p(0.05) : 0, sd: QUIET }));
  const families = playFamilies(familiesToDraw(40), () => playFamily(random, members));
  const seen = families.filter(([changed]) => changed?.outcome === 'regressed').length;
  assert.ok(seen >= 0.95 * families.length, `seen in ${seen} of ${families.length} families`);
});

test('at least 90 of 100 benchmarks of identical code are cleared of 3 % or more', () => {
  const random = seededRandom(7);
  const members = membersOf(10, () => ({ noise: gaussian, deltaLog: 0, sd: QUIET }));
  const comparisons = playFamilies(familiesToDraw(150), () =>
    playFamily(random, members, { policy: { ...POLICY, noRegressionOver: 0.03 } }),
  ).flat();
  const cleared = comparisons.filter(({ outcome }) => outcome === 'no regression').length;
  assert.ok(cleared >= 0.9 * comparisons.length, `${cleared} of ${comparisons.length}`);
});
