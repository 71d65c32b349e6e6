import assert from 'node:assert/strict';
import { test } from 'node:test';

import { driftOf } from '../../src/judge/drift.ts';
import type { Drift } from '../../src/model.ts';
import { familiesToDraw } from '../families.ts';
import { largestPlausibleCount } from './binomial-bound.ts';
import { POLICY } from './records.ts';
import { contaminated, gaussian, heavyTailed, type Noise, type Random, seededRandom, skewed } from './seeded-noise.ts';
import { drawFigures, historyOf } from './histories.ts';

const FAMILY_SIZE = 10;
const FAMILIES = familiesToDraw(500);

/** So noisy that the threshold of 2 % is no help and the test stands alone. */
const LOUD = 0.05;

type Draw = (random: Random) => readonly number[];

/** The drifts of a family of benchmarks whose figures are drawn in the same way. */
function driftsOfFamily(random: Random, size: number, draw: Draw): readonly Drift[] {
  const members = Array.from({ length: size }, (_, member) => [`server${member}/a`, { cpuPerRequest: draw(random) }] as const);
  return driftOf({ history: historyOf(Object.fromEntries(members)), acceptances: [], policy: POLICY });
}

function countFamilies(seed: number, size: number, draw: Draw): { readonly warned: number; readonly bound: number } {
  const random = seededRandom(seed);
  const warned = Array.from({ length: FAMILIES }, () => driftsOfFamily(random, size, draw)).filter(({ length }) => length > 0).length;
  return { warned, bound: largestPlausibleCount(FAMILIES, POLICY.alpha) };
}

const noises: readonly { readonly name: string; readonly noise: Noise }[] = [
  { name: 'Gaussian', noise: gaussian },
  { name: 'heavy-tailed', noise: heavyTailed },
  { name: 'contaminated', noise: contaminated },
  { name: 'skewed', noise: skewed },
];

for (const { name, noise } of noises) {
  for (const runs of [12, 30, 100]) {
    test(`${runs} runs without a change, noise ${name}: at most alpha of the families of ten get a warning`, () => {
      const { warned, bound } = countFamilies(runs, FAMILY_SIZE, (random) => drawFigures(random, { runs, noise, sd: LOUD }));
      assert.ok(warned <= bound, `${warned} of ${FAMILIES} families were warned of, ${bound} are plausible at ${POLICY.alpha}`);
    });
  }
}

test('a change that is there brings no warnings of others', () => {
  const changes = [{ run: 40, factor: 1.5 }];
  const { warned, bound } = countFamilies(1, 1, (random) => drawFigures(random, { runs: 95, noise: gaussian, sd: LOUD, changes }));
  assert.ok(warned <= bound, `${warned} of ${FAMILIES} series were warned of, ${bound} are plausible at ${POLICY.alpha}`);
});

const steps = [
  { before: 30, after: 10, sd: 0.02, size: 0.06 },
  { before: 12, after: 9, sd: 0.01, size: 0.04 },
  { before: 60, after: 5, sd: 0.01, size: 0.05 },
  { before: 60, after: 40, sd: 0.05, size: 0.1 },
];

for (const { before, after, sd, size } of steps) {
  test(`a step of ${size * 100} % where runs vary by ${sd * 100} % is told after ${after} runs in 99 of 100 histories`, () => {
    const random = seededRandom(before);
    const draw: Draw = () =>
      drawFigures(random, { runs: before + after, noise: gaussian, sd, changes: [{ run: before, factor: 1 + size }] });
    const missed = Array.from({ length: FAMILIES }, () => driftsOfFamily(random, 1, draw)).filter((drifts) =>
      drifts.every(({ change }) => change < size / 2),
    ).length;
    const bound = largestPlausibleCount(FAMILIES, 0.01);
    assert.ok(missed <= bound, `missed in ${missed} of ${FAMILIES} histories, ${bound} are plausible at 1 %`);
  });
}

/** Where a drift says that the change is: runs, counted from 0. */
function rangeOf({ lastBefore, firstAfter }: Drift): { readonly lastBefore: number; readonly firstAfter: number } {
  return { lastBefore: Number.parseInt(lastBefore.slice(0, 7), 16), firstAfter: Number.parseInt(firstAfter.slice(0, 7), 16) };
}

function rangesOfSteps({
  size,
  sd,
  noise,
}: {
  readonly size: number;
  readonly sd: number;
  readonly noise: Noise;
}): readonly ReturnType<typeof rangeOf>[] {
  const random = seededRandom(6);
  const draw: Draw = () => drawFigures(random, { runs: 50, noise, sd, changes: [{ run: 30, factor: 1 + size }] });
  return Array.from({ length: FAMILIES }, () => driftsOfFamily(random, 1, draw)).flatMap(([drift]) =>
    drift === undefined ? [] : [rangeOf(drift)],
  );
}

for (const { name, noise } of noises.slice(0, 2)) {
  for (const timesTheNoise of [2, 3, 5]) {
    test(`a step of ${timesTheNoise} times the noise, ${name}, lies between the commits that are told in 95 of 100 histories`, () => {
      const ranges = rangesOfSteps({ size: 0.02 * timesTheNoise, sd: 0.02, noise });
      const wrong = ranges.filter(({ lastBefore, firstAfter }) => lastBefore >= 30 || firstAfter < 30).length;
      const bound = largestPlausibleCount(ranges.length, 0.05);
      assert.ok(
        ranges.length > 0.9 * FAMILIES && wrong <= bound,
        `${wrong} of ${ranges.length} ranges were wrong, ${bound} are plausible at 5 %`,
      );
    });
  }
}

test('a step of five times the noise lies between two consecutive runs in 8 of 10 histories', () => {
  const ranges = rangesOfSteps({ size: 0.05, sd: 0.01, noise: gaussian });
  const consecutive = ranges.filter(({ lastBefore, firstAfter }) => firstAfter - lastBefore === 1).length;
  assert.ok(consecutive >= 0.8 * FAMILIES, `${consecutive} of ${FAMILIES}`);
});
