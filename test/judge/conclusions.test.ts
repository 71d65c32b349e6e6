import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openFamily } from '../../src/judge/conclusions.ts';
import { clearableBelow } from '../../src/judge/rules.ts';
import { onlyLook, type Evidence } from '../../src/judge/evidence.ts';
import type { LogEstimate } from '../../src/judge/log-estimate.ts';
import type { Comparison, Outcome } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';

const POLICY = { alpha: 0.01, noRegressionOver: 0.05 };

function estimateOf(change: number, standardError: number): LogEstimate {
  return { log: Math.log1p(change), standardError, degreesOfFreedom: 11, n: 12, sd: standardError * Math.sqrt(12) };
}

function evidenceOf(change: number, standardError: number, decides = true): Evidence {
  const estimate = estimateOf(change, standardError);
  return {
    metric: 'cpuPerRequest',
    rule: { role: decides ? 'gating' : 'advisory', direction: 'lower', delta0: 0.01, threshold: 0.02 },
    levels: { base: 100, head: 100 * (1 + change) },
    estimate,
    looks: onlyLook(estimate),
    decides,
  };
}

function concludeAlone(evidence: Evidence): Comparison {
  return openFamily([evidence], POLICY).conclude(evidence);
}

// t of 11 degrees of freedom exceeds 2.718 with probability 0.01: with an error of 0.2 % that is 0.54 %.
const outcomes: readonly { readonly name: string; readonly change: number; readonly standardError: number; readonly outcome: Outcome }[] = [
  { name: 'significant and above the threshold', change: 0.03, standardError: 0.002, outcome: 'regressed' },
  { name: 'significant, yet below the threshold', change: 0.018, standardError: 0.002, outcome: 'no regression' },
  { name: 'above the threshold, yet not significant', change: 0.03, standardError: 0.01, outcome: 'inconclusive' },
  { name: 'above the threshold, not significant, bounded', change: 0.022, standardError: 0.006, outcome: 'no regression' },
  { name: 'no change, well measured', change: 0, standardError: 0.005, outcome: 'no regression' },
  { name: 'no change, badly measured', change: 0, standardError: 0.03, outcome: 'inconclusive' },
  { name: 'significantly better and beyond the threshold', change: -0.03, standardError: 0.002, outcome: 'improved' },
  { name: 'significantly better, yet within the threshold', change: -0.018, standardError: 0.002, outcome: 'no regression' },
  { name: 'better, not significant, badly measured', change: -0.03, standardError: 0.04, outcome: 'inconclusive' },
  { name: 'a change without any variance', change: 0.03, standardError: 0, outcome: 'regressed' },
  { name: 'nothing without any variance', change: 0, standardError: 0, outcome: 'no regression' },
];

for (const { name, change, standardError, outcome } of outcomes) {
  test(`${name} is ${outcome}`, () => {
    assert.equal(concludeAlone(evidenceOf(change, standardError)).outcome, outcome);
  });
}

const outcomeOf = (change: number): Outcome => {
  const comparison = concludeAlone({
    ...evidenceOf(change, 0.002),
    rule: { role: 'gating', direction: 'lower', delta0: 0.01, threshold: 0.1 },
  });
  assert.ok((comparison.adjustedP ?? 1) < 0.01, 'it is worse, for certain');
  return comparison.outcome;
};

test('where the threshold is larger than X of "no regression", it is what a metric is cleared of', () => {
  assert.deepEqual([0.06, 0.092, 0.097, 0.11].map(outcomeOf), ['no regression', 'no regression', 'inconclusive', 'regressed']);
});

test('where δ₀ is larger still, it is what a metric is cleared of', () => {
  const rule = { role: 'gating', direction: 'lower', delta0: 0.1, threshold: 0.05 } as const;
  const comparisons = [0.07, 0.097, 0.11].map((change) => concludeAlone({ ...evidenceOf(change, 0.002), rule }));
  assert.deepEqual(
    comparisons.map(({ outcome }) => outcome),
    ['no regression', 'inconclusive', 'regressed'],
  );
  assert.equal(comparisons[0]?.clearableBelow, 0.1);
});

test('counts are cleared of twice their threshold, or of X where that is less', () => {
  const rule = { role: 'gating', direction: 'lower', delta0: 0.001, threshold: 0.003 } as const;
  const counted = (change: number, standardError: number): Evidence => ({
    ...evidenceOf(change, standardError),
    metric: 'instructionsPerRequest',
    rule,
  });
  const comparisons = [counted(0.0005, 0.0005), counted(0.002, 0.001), counted(0.002, 0.002), counted(0.004, 0.0005)].map(concludeAlone);
  assert.deepEqual(
    comparisons.map(({ outcome }) => outcome),
    ['no regression', 'no regression', 'inconclusive', 'regressed'],
  );
  assert.equal(comparisons[0]?.clearableBelow, 0.006);
  assert.equal(clearableBelow({ metric: 'instructionsPerOp', ...rule }, { noRegressionOver: 0.004 }), 0.004);
});

test('a comparison tells what it was judged by', () => {
  const { metric, role, direction, delta0, threshold, n, estimate, sd, interval, p, adjustedP } = concludeAlone(evidenceOf(0.03, 0.002));
  assert.deepEqual(
    { metric, role, direction, delta0, threshold, n },
    { metric: 'cpuPerRequest', role: 'gating', direction: 'lower', delta0: 0.01, threshold: 0.02, n: 12 },
  );
  assertClose(estimate, 0.03);
  assertClose(sd, 0.002 * Math.sqrt(12));
  assert.ok(interval.low < 0.03 && interval.high > 0.03);
  assert.equal(adjustedP, p);
});

test('the same evidence may regress alone and not in a large family', () => {
  const suspect = evidenceOf(0.03, 0.005);
  assert.equal(concludeAlone(suspect).outcome, 'regressed');
  const family = [suspect, ...Array.from({ length: 19 }, () => evidenceOf(0, 0.005))];
  const inFamily = openFamily(family, POLICY).conclude(suspect);
  assert.equal(inFamily.outcome, 'no regression');
  assertClose(inFamily.adjustedP ?? 1, 20 * inFamily.p);
  assert.ok(inFamily.smallestVisible > concludeAlone(suspect).smallestVisible);
});

test('the family of improvements is as large as that of regressions', () => {
  const better = evidenceOf(-0.03, 0.005);
  const family = [better, ...Array.from({ length: 19 }, () => evidenceOf(0, 0.005))];
  assert.equal(concludeAlone(better).outcome, 'improved');
  assert.equal(openFamily(family, POLICY).conclude(better).outcome, 'no regression');
});

const pOf = (change: number): readonly (number | null)[] => {
  const changed = evidenceOf(change, 0.005);
  const { p, adjustedP, pBetter, adjustedPBetter } = openFamily(
    [changed, evidenceOf(0, 0.005), evidenceOf(0, 0.005, false)],
    POLICY,
  ).conclude(changed);
  return change > 0 ? [p, adjustedP, pBetter, adjustedPBetter] : [pBetter, adjustedPBetter, p, adjustedP];
};

test('p of "improved" is that of "regressed" with the arms swapped, and counts in the same family', () => {
  const [worse, better] = [pOf(0.03), pOf(1 / 1.03 - 1)];
  for (const [index, p] of worse.entries()) assertClose(better[index] ?? Number.NaN, p ?? Number.NaN);
  assertClose(worse[1] ?? Number.NaN, 2 * (worse[0] ?? Number.NaN));
  assert.ok((worse[2] ?? 0) > 0.99);
});

test('evidence outside the family has no adjusted p, and costs the family nothing', () => {
  const [suspect, advisory] = [evidenceOf(0.03, 0.005), evidenceOf(0.03, 0.005, false)];
  const { conclude } = openFamily([suspect, ...Array.from({ length: 19 }, () => evidenceOf(0.03, 0.005, false)), advisory], POLICY);
  assert.equal(conclude(suspect).adjustedP, conclude(suspect).p);
  assert.equal(conclude(advisory).adjustedP, null);
  assert.equal(conclude(advisory).outcome, 'regressed');
});

test('p over several looks is the smallest, each divided by its share of alpha', () => {
  const [early, late] = [estimateOf(0.03, 0.01), estimateOf(0.03, 0.004)];
  const alone = (estimate: LogEstimate): number => concludeAlone({ ...evidenceOf(0, 1), estimate, looks: onlyLook(estimate) }).p;
  const both = concludeAlone({
    ...evidenceOf(0, 1),
    estimate: late,
    looks: [
      { rounds: 6, estimate: early, alphaShare: 0.25 },
      { rounds: 12, estimate: late, alphaShare: 0.75 },
    ],
  });
  assertClose(both.p, Math.min(alone(early) / 0.25, alone(late) / 0.75));
});

test('the interval of a look that may spend less of alpha is wider, and all looks together hold at one level', () => {
  const estimate = estimateOf(0.03, 0.004);
  const [whole, part] = [1, 0.25].map(
    (alphaShare) => concludeAlone({ ...evidenceOf(0, 1), estimate, looks: [{ rounds: 6, estimate, alphaShare }] }).interval,
  );
  assert.ok(part!.low < whole!.low && part!.high > whole!.high);
  assertClose(whole!.level, 0.98);
  assertClose(part!.level, 0.98);
});

test('evidence without a look is inconclusive, however clear it seems', () => {
  for (const change of [0.5, 0, -0.5]) {
    const comparison = concludeAlone({ ...evidenceOf(change, 0.001), looks: [] });
    assert.deepEqual([comparison.outcome, comparison.p, comparison.adjustedP], ['inconclusive', 1, 1]);
  }
});
