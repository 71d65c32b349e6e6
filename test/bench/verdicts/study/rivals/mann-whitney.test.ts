import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mannWhitneyP, probabilityOfUAtMost, uStatistic } from '../../../../../bench/verdicts/study/rivals/mann-whitney.ts';
import { assertClose } from '../../../../judge/assert-close.ts';

const UNTIED: readonly number[] = Array.from({ length: 10 }, () => 1);

/** P(U ≤ 0), P(U ≤ 1), … of samples of m and of n: Mann & Whitney (1947), as udist_test.go of go-moremath has them. */
const WITHOUT_TIES = [
  { m: 1, n: 3, probabilities: [0.25, 0.5, 0.75, 1, 1, 1] },
  { m: 2, n: 3, probabilities: [0.1, 0.2, 0.4, 0.6, 0.8, 0.9] },
  { m: 3, n: 3, probabilities: [0.05, 0.1, 0.2, 0.35, 0.5, 0.65] },
  { m: 1, n: 5, probabilities: [0.166667, 0.333333, 0.5, 0.666667, 0.833333, 1] },
  { m: 2, n: 5, probabilities: [0.047619, 0.095238, 0.190476, 0.285714, 0.428571, 0.571429] },
  { m: 3, n: 5, probabilities: [0.017857, 0.035714, 0.071429, 0.125, 0.196429, 0.285714] },
  { m: 4, n: 5, probabilities: [0.007937, 0.015873, 0.031746, 0.055556, 0.095238, 0.142857] },
  { m: 5, n: 5, probabilities: [0.003968, 0.007937, 0.015873, 0.027778, 0.047619, 0.075397] },
];

for (const { m, n, probabilities } of WITHOUT_TIES) {
  test(`U of ${m} and ${n} values without ties is distributed as in the table of 1947`, () => {
    for (const [u, probability] of probabilities.entries()) {
      assertClose(probabilityOfUAtMost(u, m, UNTIED.slice(0, m + n)), probability, 1e-6);
    }
  });
}

/** Klotz (1966), as udist_test.go of go-moremath has it; its figures are U + firstSize²/2. */
const WITH_TIES = [
  {
    firstSize: 5,
    ties: [1, 1, 2, 1, 1, 2, 1, 1],
    table: { 12.5: 0.003968, 13.5: 0.007937, 15: 0.02381, 16.5: 0.047619, 17.5: 0.071429, 18: 0.087302, 19: 0.134921, 19.5: 0.138889 },
  },
  {
    firstSize: 10,
    ties: [6, 5, 4, 3, 2, 1],
    table: { 52: 0.000014, 56.5: 0.000128, 60: 0.00023, 66.5: 0.002498, 70: 0.005648, 75.5: 0.017249, 80: 0.038969, 87: 0.101132 },
  },
  {
    firstSize: 8,
    ties: [2, 2, 2, 2, 2, 2, 2, 2],
    table: { 32: 0.000078, 36: 0.001088, 40: 0.005905, 44: 0.021057, 48: 0.057187, 54: 0.175369 },
  },
];

for (const { firstSize, ties, table } of WITH_TIES) {
  test(`U of ${firstSize} values with ties of ${ties.join(', ')} is distributed as in Klotz's table`, () => {
    for (const [figure, probability] of Object.entries(table)) {
      assertClose(probabilityOfUAtMost(Number(figure) - firstSize ** 2 / 2, firstSize, ties), probability, 1e-6);
    }
  });
}

const S1 = [2, 1, 3, 5];
const S2 = [12, 11, 13, 15];
const S3 = [0, 4, 6, 7];
const S4 = [2, 2, 2, 2];
const S5 = [1, 1, 1, 1, 1];
const L1 = Array.from({ length: 500 }, (_, index) => index * 2);
const L2 = Array.from({ length: 600 }, (_, index) => index * 2 - 41);
const L3 = L2.map((value, index) => (index < 30 ? L1[index]! : value));

/** stats/utest_test.go of go-moremath, with LocationDiffers; it too asks for p to within 10⁻⁷ of itself or so. */
const TESTS = [
  { name: 's1, s2', first: S1, second: S2, u: 0, p: 0.028571428571428577 },
  { name: 's2, s1', first: S2, second: S1, u: 16, p: 0.028571428571428577 },
  { name: 's1, s3', first: S1, second: S3, u: 5, p: 0.48571428571428577 },
  { name: 's1, s1', first: S1, second: S1, u: 8, p: 1 },
  { name: 's1, s4', first: S1, second: S4, u: 10, p: 0.7142857142857143 },
  { name: 's1, s5', first: S1, second: S5, u: 17.5, p: 0 },
  { name: 'l1, l2', first: L1, second: L2, u: 135_250, p: 0.0049335360814172224 },
  { name: 'l1, l1', first: L1, second: L1, u: 125_000, p: 1 },
  { name: 'l1, l3', first: L1, second: L3, u: 134_845, p: 0.0038703814239617884 },
];

for (const { name, first, second, u, p } of TESTS) {
  test(`${name} of utest_test.go give U = ${u} and p = ${p}`, () => {
    assert.equal(uStatistic(first, second), u);
    assertClose(mannWhitneyP(first, second), p, p * 2e-7);
  });
}

/** `size` values from `start` on, `step` apart. */
const steps = (size: number, step: number, start: number): readonly number[] => Array.from({ length: size }, (_, index) => index * step + start);

/** Not from its tests: what golang.org/x/perf v0.0.0-20260908200009-22c9c6c9d4da itself answered, on both sides of what is exact. */
const ANSWERED = [
  { name: 'untied, 10 and 10', first: steps(10, 2, 0), second: steps(10, 2, 5), p: 0.10512243174781878 },
  { name: 'untied, 30 and 30', first: steps(30, 2, 0), second: steps(30, 2, 13), p: 0.009603686592127122 },
  { name: 'untied, 50 and 50', first: steps(50, 2, 0), second: steps(50, 2, 21), p: 0.001055016471113676 },
  { name: 'untied, 51 and 51', first: steps(51, 2, 0), second: steps(51, 2, 21), p: 0.0013158536667911259 },
  { name: 'untied, 12 and 50', first: steps(12, 8, 0), second: steps(50, 2, 15), p: 0.05019023504516777 },
  { name: 'untied, 12 and 51', first: steps(12, 8, 0), second: steps(51, 2, 15), p: 0.04321207080148742 },
  { name: 'tied, 25 and 25', first: steps(25, 1, 0), second: steps(25, 1, 5), p: 0.028498339420134366 },
  { name: 'tied, 26 and 26', first: steps(26, 1, 0), second: steps(26, 1, 5), p: 0.032177417797391174 },
  { name: 'tied, 7 and 25', first: steps(7, 3, 0), second: steps(25, 1, 4), p: 0.03928153789110462 },
  { name: 'tied, 25 and 7', first: steps(25, 1, 4), second: steps(7, 3, 0), p: 0.03929401614329359 },
  { name: 'tied, 7 and 26', first: steps(7, 3, 0), second: steps(26, 1, 4), p: 0.03445990221517902 },
];

for (const { name, first, second, p } of ANSWERED) {
  test(`${name} values have p = ${p}, as golang.org/x/perf answered`, () => {
    assertClose(mannWhitneyP(first, second), p, p * 2e-7);
  });
}

test('samples of which all values are equal, or one of which is empty, have p = 1', () => {
  assert.equal(mannWhitneyP(S4, S4), 1);
  assert.equal(mannWhitneyP([], S1), 1);
  assert.equal(mannWhitneyP(S1, []), 1);
});
