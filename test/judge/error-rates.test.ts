import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openFamily } from '../../src/judge/conclusions.ts';
import { onlyLook, type Evidence } from '../../src/judge/evidence.ts';
import { estimateAgainstStoredRuns, estimateFromRounds, type LogEstimate } from '../../src/judge/log-estimate.ts';
import { metricRule } from '../../src/judge/rules.ts';
import { pOfAtMost, smallestVisibleChange } from '../../src/judge/significance.ts';
import type { Outcome } from '../../src/model.ts';
import { familiesToDraw } from '../families.ts';
import { largestPlausibleCount } from './binomial-bound.ts';
import { POLICY } from './records.ts';
import { contaminated, gaussian, heavyTailed, type Noise, type Random, seededRandom, skewed, skewedInBothArms } from './seeded-noise.ts';

const FAMILY_SIZE = 10;
const FAMILIES = familiesToDraw(1000);
const RULE = metricRule(POLICY, 'express/updateUser', 'cpuPerRequest');
const DELTA0_LOG = Math.log1p(RULE.delta0);

/** Outcomes of a family of which every member is estimated by `draw`. */
function judgeFamily(draw: (member: number) => LogEstimate): readonly Outcome[] {
  const family = Array.from({ length: FAMILY_SIZE }, (_, member): Evidence => {
    const estimate = draw(member);
    return { metric: 'cpuPerRequest', rule: RULE, levels: { base: 1, head: 1 }, estimate, looks: onlyLook(estimate), decides: true };
  });
  const { conclude } = openFamily(family, POLICY);
  return family.map((evidence) => conclude(evidence).outcome);
}

function drawRounds(
  random: Random,
  given: { readonly noise: Noise; readonly rounds: number; readonly deltaLog: number; readonly sd: number },
): readonly number[] {
  return Array.from({ length: given.rounds }, () => given.deltaLog + given.sd * given.noise(random));
}

/** In how many of the simulated families anything was called regressed. */
function countFalseAlarms(draw: (member: number) => LogEstimate): number {
  return Array.from({ length: FAMILIES }, () => judgeFamily(draw)).filter((outcomes) => outcomes.includes('regressed')).length;
}

function assertAtMostAlpha(falseAlarms: number): void {
  const bound = largestPlausibleCount(FAMILIES, POLICY.alpha);
  assert.ok(falseAlarms <= bound, `${falseAlarms} of ${FAMILIES} families had a false alarm, ${bound} are plausible at ${POLICY.alpha}`);
}

/**
 * Half of the members as quiet as a duet (1.5 % a round), half as loud as one on a very bad day (5 %), where the
 * threshold no longer helps and the test stands alone.
 */
const SD_OF_MEMBER = (member: number): number => (member % 2 === 0 ? 0.015 : 0.05);
const QUIET = (): number => 0.015;

/**
 * Rounds whose arms differ in nothing but the code have symmetric log ratios, because the arms can be exchanged.
 * The t test relies on that: noise that now and then slows base alone, and so skews to the left, would cross δ₀ too
 * often when the true change lies exactly there. For identical code δ₀ and the threshold keep it harmless.
 */
const settings = [
  { name: 'Gaussian', noise: gaussian, sdOfMember: SD_OF_MEMBER, deltas: [0, DELTA0_LOG] },
  { name: 'heavy-tailed', noise: heavyTailed, sdOfMember: SD_OF_MEMBER, deltas: [0, DELTA0_LOG] },
  { name: 'contaminated', noise: contaminated, sdOfMember: SD_OF_MEMBER, deltas: [0, DELTA0_LOG] },
  { name: 'skewed in both arms', noise: skewedInBothArms, sdOfMember: SD_OF_MEMBER, deltas: [0, DELTA0_LOG] },
  { name: 'skewed in head alone', noise: skewed, sdOfMember: SD_OF_MEMBER, deltas: [0, DELTA0_LOG] },
  { name: 'skewed in base alone', noise: (random: Random) => -skewed(random), sdOfMember: QUIET, deltas: [0] },
];

for (const { name, noise, sdOfMember, deltas } of settings) {
  for (const rounds of [6, 12]) {
    for (const deltaLog of deltas) {
      test(`${rounds} rounds, noise ${name}, true change ${deltaLog === 0 ? 'none' : 'δ₀'}: at most alpha of the families has a false alarm`, () => {
        const random = seededRandom(rounds);
        assertAtMostAlpha(
          countFalseAlarms((member) => estimateFromRounds(drawRounds(random, { noise, rounds, deltaLog, sd: sdOfMember(member) }))),
        );
      });
    }
  }
}

test('five stored runs of three rounds, true change δ₀: at most alpha of the families has a false alarm', () => {
  const random = seededRandom(5);
  const drawRun = (deltaLog: number): readonly number[] =>
    drawRounds(random, { noise: gaussian, rounds: 3, deltaLog: deltaLog + 0.03 * gaussian(random), sd: 0.02 });
  assertAtMostAlpha(
    countFalseAlarms(() =>
      estimateAgainstStoredRuns(
        Array.from({ length: 5 }, () => drawRun(0)),
        drawRun(DELTA0_LOG),
      )!,
    ),
  );
});

/**
 * All noise lies between rounds, and the means of the stored runs hold little of it: there a new run of few rounds is at the
 * mercy of what its own scatter is taken for, most of all at the strict level that Holm's correction asks of a family.
 */
const unequalRounds = [
  { storedRuns: 20, roundsOfStored: () => 5, headRounds: 2 },
  { storedRuns: 10, roundsOfStored: (run: number) => 1 + (run % 5), headRounds: 1 },
  { storedRuns: 5, roundsOfStored: () => 2, headRounds: 5 },
];

for (const { storedRuns, roundsOfStored, headRounds } of unequalRounds) {
  const [fewest, most] = [roundsOfStored(0), roundsOfStored(storedRuns - 1)];
  const rounds = fewest === most ? `${most}` : `${fewest} to ${most}`;
  test(`${storedRuns} stored runs of ${rounds} rounds and a new one of ${headRounds}, true change δ₀: p falls to a tenth of alpha no more often than that`, () => {
    const random = seededRandom(headRounds);
    const drawRun = (roundsOfRun: number, deltaLog: number): readonly number[] =>
      drawRounds(random, { noise: gaussian, rounds: roundsOfRun, deltaLog, sd: 0.05 });
    const level = POLICY.alpha / FAMILY_SIZE;
    const estimates = Array.from({ length: familiesToDraw(10_000) }, () =>
      estimateAgainstStoredRuns(
        Array.from({ length: storedRuns }, (_, run) => drawRun(roundsOfStored(run), 0)),
        drawRun(headRounds, DELTA0_LOG),
      )!,
    );
    const rejected = estimates.filter((estimate) => pOfAtMost(DELTA0_LOG, estimate) <= level).length;
    const bound = largestPlausibleCount(estimates.length, level);
    assert.ok(rejected <= bound, `${rejected} of ${estimates.length}, ${bound} are plausible at ${level}`);
  });
}

for (const rounds of [6, 12]) {
  test(`the smallest visible change is called regressed nine times in ten by ${rounds} rounds`, () => {
    const sd = 0.015;
    const estimate = { log: 0, standardError: sd / Math.sqrt(rounds), degreesOfFreedom: rounds - 1, n: rounds, sd };
    const visible = smallestVisibleChange(estimate, RULE, { alpha: POLICY.alpha, familySize: FAMILY_SIZE });
    const random = seededRandom(rounds);
    const families = Array.from({ length: FAMILIES }, () =>
      judgeFamily((member) =>
        estimateFromRounds(drawRounds(random, { noise: gaussian, rounds, deltaLog: member === 0 ? Math.log1p(visible) : 0, sd })),
      ),
    );
    const seen = families.filter(([first]) => first === 'regressed').length / FAMILIES;
    assert.ok(seen > 0.87 && seen < 0.93, `seen ${(seen * 100).toFixed(1)} times in a hundred`);
  });
}
