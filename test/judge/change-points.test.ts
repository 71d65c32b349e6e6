import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean } from 'simple-statistics';
import {
  changePoints,
  type Criteria,
  divergenceOf,
  likeliestChange,
  stepBetween,
  sumPairDistances,
} from '../../src/judge/change-points.ts';
import { assertClose } from './assert-close.ts';

/** What Apache Otava takes unless it is told otherwise; a lasting change can be as short as a single value. */
const OTAVA: Criteria = { windowLength: 50, leastOnEitherSide: 1, maxP: 0.001, leastHeight: 0 };

function placesIn(series: readonly number[], criteria: Partial<Criteria> = {}): readonly number[] {
  return changePoints(series, { ...OTAVA, ...criteria }).map(({ index }) => index);
}

/** From the tests of Apache Otava (`change_point_divisive_test.py`): three levels, which change at 5 and 8. */
const THREE_LEVELS = [0.3, 2.4, 1.5, -0.9, -0.5, 99.7, 98.3, 99.1, 149, 149.7, 149.5, 149.1, 148.8, 150];
const HALVED_AT_10 = [1.02, 0.95, 0.99, 1, 1.12, 1, 1.01, 0.98, 1.01, 0.96, 0.5, 0.51, 0.48, 0.48, 0.55, 0.5, 0.49, 0.51, 0.5, 0.49];
const HALVED_AT_6 = [1.02, 0.95, 0.99, 1, 1.12, 0.9, 0.5, 0.51, 0.48, 0.48, 0.55];
const TENTH_LESS_AT_4 = [2.02, 2.03, 2.01, 2.04, 1.82, 1.85, 1.79, 1.81, 1.8, 1.76, 1.78];

interface Vector {
  readonly source: string;
  readonly series: readonly number[];
  readonly criteria?: Partial<Criteria>;
  readonly places: readonly number[];
}

/** Series and answers of the projects' own tests. */
const vectors: readonly Vector[] = [
  {
    source: 'analysis_test.py of Hunter and Otava, test_single_series',
    series: HALVED_AT_10,
    criteria: { windowLength: 10, maxP: 0.0001 },
    places: [10],
  },
  { source: 'series_test.py of Otava, test_change_point_detection, series1', series: HALVED_AT_6, places: [6] },
  { source: 'series_test.py of Otava, test_change_point_detection, series2', series: TENTH_LESS_AT_4, places: [4] },
  { source: 'change_point_divisive_test.py of Otava, test_ttest', criteria: { maxP: 0.01 }, places: [5, 8], series: THREE_LEVELS },
  {
    source: 'series_test.py of Otava, test_change_point_detection_many',
    criteria: { maxP: 0.05 },
    places: [5, 13, 21],
    series: [...constant(1, 5), ...constant(5, 8), ...constant(9, 8), ...constant(3, 9)],
  },
  {
    source: 'test_detection.py of MongoDB, test_finds_simple_regression',
    series: [...constant(50, 15), ...constant(100, 15)],
    places: [15],
  },
  { source: 'test_detection.py of MongoDB, test_no_regressions', series: constant(50, 30), places: [] },
];

for (const { source, series, criteria, places } of vectors) {
  test(`finds what is expected in ${source}`, () => {
    assert.deepEqual(placesIn(series, criteria), places);
  });
}

test('a smallest step leaves out what is smaller, as in test_change_point_min_magnitude of Otava', () => {
  const leastHeight = Math.log1p(0.2);
  assert.deepEqual(placesIn(HALVED_AT_6.map(Math.log), { leastHeight }), [6]);
  assert.deepEqual(placesIn(TENTH_LESS_AT_4.map(Math.log), { leastHeight }), []);
});

test('a step is that between the values since the previous change and those until the next', () => {
  const series = [...wavering(1, 10), ...wavering(2, 12), ...wavering(5, 8)];
  assert.deepEqual(
    changePoints(series, OTAVA).map(({ index, step }) => [index, step.before, step.after]),
    [
      [10, 10, 12],
      [22, 12, 8],
    ],
  );
  assertClose(changePoints(series, OTAVA)[1]?.step.height ?? 0, 3);
});

test('changes in different windows are found, and one where windows overlap is found once', () => {
  const series = [...wavering(1, 40), ...wavering(2, 60), ...wavering(1, 60)];
  assert.deepEqual(placesIn(series), [40, 100]);
});

test('a level that does not last for enough runs is no change', () => {
  const bump = [...wavering(1, 20), ...wavering(3, 8), ...wavering(1, 20)];
  assert.deepEqual(placesIn(bump, { leastOnEitherSide: 8 }), [20, 28]);
  assert.deepEqual(placesIn(bump, { leastOnEitherSide: 9 }), []);
});

test('a change that is still too young is not told of as an older one', () => {
  const young = [...wavering(1, 30), ...wavering(3, 4)];
  assert.deepEqual(placesIn(young), [30]);
  assert.deepEqual(placesIn(young, { leastOnEitherSide: 5 }), []);
  assert.deepEqual(placesIn([...young, 3], { leastOnEitherSide: 5 }), [30]);
});

test('a wild value does not hide a change', () => {
  const series = [...wavering(1, 30), ...wavering(2, 6), 9, ...wavering(2, 6)];
  assert.deepEqual(placesIn(series, { leastOnEitherSide: 5, maxP: 0.01 }), [30]);
});

test('a suspect that is not significant enough is merged away and its neighbours are measured anew', () => {
  const series = [...wavering(1, 16), ...wavering(1.08, 6), ...wavering(2, 16)];
  assert.equal(placesIn(series, { maxP: 0.01 }).length, 2);
  const merged = changePoints(series, { ...OTAVA, maxP: 0.001 });
  assert.deepEqual(
    merged.map(({ index, step }) => [index, step.before, step.after]),
    [[22, 22, 16]],
  );
});

const tooShort: readonly (readonly number[])[] = [[], [1], [1, 2]];

for (const series of tooShort) {
  test(`a series of ${series.length} values has no change`, () => {
    assert.deepEqual(placesIn(series), []);
  });
}

function constant(value: number, n: number): readonly number[] {
  return Array.from({ length: n }, () => value);
}

/** Values alternately 0.05 below and above a level. */
function wavering(level: number, n: number): readonly number[] {
  return Array.from({ length: n }, (_, index) => level + (index % 2 === 0 ? -0.05 : 0.05));
}

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

// So are the sums of distances in all stretches.
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

test('the sleep data of Student (1908) have the t test that R gives for them with equal variances', () => {
  const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const { height, p, before, after } = stepBetween(first, second);
  assertClose(height, 1.58);
  assertClose(p, 0.079_19, 5e-6);
  assert.deepEqual([before, after], [10, 10]);
});

/** From the tests of DataStax Hunter and Apache Otava (`analysis_test.py`). */
const BEFORE = [1, 1.02, 1.05, 0.95, 0.98];

test('two sides of the same values do not differ, as Hunter has it', () => {
  assert.equal(stepBetween(BEFORE, BEFORE).p, 1);
});

test('a fall by a fifth between two sides of five values is significant, as Hunter has it', () => {
  const { height, p } = stepBetween(BEFORE, [0.8, 0.82, 0.85, 0.79, 0.77]);
  assert.ok(p > 0 && p < 0.001, `p is ${p}`);
  assertClose(height, -0.194);
});

test('sides that change places have the same p value and the opposite height', () => {
  const [one, other] = [stepBetween([1, 2, 4], [3, 7]), stepBetween([3, 7], [1, 2, 4])];
  assert.equal(one.p, other.p);
  assert.equal(one.height, -other.height);
});

test('without any variance the values are taken at their word', () => {
  assert.equal(stepBetween([1, 1, 1], [2, 2]).p, 0);
  assert.equal(stepBetween([1, 1, 1], [1, 1]).p, 1);
});

test('two values alone cannot tell a change from noise', () => {
  assert.equal(stepBetween([1], [2]).p, 1);
});
