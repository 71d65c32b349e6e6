import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mean } from 'simple-statistics';

import { divergenceOf, likeliestChange, sumPairDistances } from '../../src/judge/change-points.ts';
import { assertClose } from './assert-close.ts';

/** From the tests of Apache Otava (`change_point_divisive_test.py`): three levels, changing at 5 and 8. */
const THREE_LEVELS = [0.3, 2.4, 1.5, -0.9, -0.5, 99.7, 98.3, 99.1, 149, 149.7, 149.5, 149.1, 148.8, 150];

/** Q̂ as Matteson & James write it, pair by pair. */
function divergenceByDefinition(first: readonly number[], second: readonly number[]): number {
  const between = first.flatMap((x) => second.map((y) => Math.abs(x - y)));
  const [n, m] = [first.length, second.length];
  return ((n * m) / (n + m)) * (2 * mean(between) - meanOfPairs(first) - meanOfPairs(second));
}

function meanOfPairs(values: readonly number[]): number {
  const pairs = values.flatMap((a, index) => values.slice(index + 1).map((b) => Math.abs(a - b)));
  return pairs.length === 0 ? 0 : mean(pairs);
}

/** Every place of the series, with every end of what follows it. */
const DIVISIONS = THREE_LEVELS.slice(1).flatMap((_, before) =>
  THREE_LEVELS.slice(before + 1).map((_, behind) => ({ index: before + 1, end: before + behind + 2 })),
);

test('the divergence is that of the definition, for every place and every end', () => {
  const sumOfDistances = sumPairDistances(THREE_LEVELS);
  assert.equal(DIVISIONS.length, (14 * 13) / 2);
  for (const { index, end } of DIVISIONS) {
    assertClose(
      divergenceOf(sumOfDistances, { start: 0, end }, index),
      divergenceByDefinition(THREE_LEVELS.slice(0, index), THREE_LEVELS.slice(index, end)),
    );
  }
});

test('the likeliest change is where the divergence is largest', () => {
  const likeliest = likeliestChange(sumPairDistances(THREE_LEVELS), { start: 0, end: THREE_LEVELS.length });
  const divergences = DIVISIONS.map(({ index, end }) =>
    divergenceByDefinition(THREE_LEVELS.slice(0, index), THREE_LEVELS.slice(index, end)),
  );
  assertClose(likeliest?.divergence ?? 0, Math.max(...divergences));
  assert.equal(likeliest?.index, 5);
});

test('a change is found although a later one undoes it', () => {
  const series = [...Array.from({ length: 20 }, () => 1), ...Array.from({ length: 6 }, () => 2), ...Array.from({ length: 20 }, () => 1)];
  assert.equal(likeliestChange(sumPairDistances(series), { start: 0, end: series.length })?.index, 20);
});

test('only the stretch is looked at', () => {
  const likeliest = likeliestChange(sumPairDistances(THREE_LEVELS), { start: 5, end: 14 });
  assert.equal(likeliest?.index, 8);
  assert.deepEqual(likeliest.stretch, { start: 5, end: 14 });
});

test('a single value cannot be divided, two can', () => {
  const sumOfDistances = sumPairDistances(THREE_LEVELS);
  assert.equal(likeliestChange(sumOfDistances, { start: 3, end: 4 }), null);
  assert.equal(likeliestChange(sumOfDistances, { start: 3, end: 5 })?.index, 4);
});
