import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changePoints, type Criteria } from '../../src/judge/change-points.ts';
import { assertClose } from './assert-close.ts';

/** What Apache Otava takes unless it is told otherwise; a lasting change can be as short as a single value. */
const OTAVA: Criteria = { windowLength: 50, leastOnEitherSide: 1, maxP: 0.001, leastHeight: 0 };

function placesIn(series: readonly number[], criteria: Partial<Criteria> = {}): readonly number[] {
  return changePoints(series, { ...OTAVA, ...criteria }).map(({ index }) => index);
}

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
  {
    source: 'change_point_divisive_test.py of Otava, test_ttest',
    criteria: { maxP: 0.01 },
    places: [5, 8],
    series: [0.3, 2.4, 1.5, -0.9, -0.5, 99.7, 98.3, 99.1, 149, 149.7, 149.5, 149.1, 148.8, 150],
  },
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
