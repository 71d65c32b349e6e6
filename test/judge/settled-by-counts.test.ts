import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { JudgedBenchmark, Measured, Policy } from '../../src/model.ts';
import { aBenchmark, anAcceptance, around, aRunFile, counted, measuredBy, POLICY } from './records.ts';

const EQUAL = counted(100_000, 100_001);

/** Rounds around a change, whose log ratios lie so far from it. */
const roundsAround = (log: number, spread: number): readonly number[] =>
  Array.from({ length: 8 }, (_, index) => log + (index % 2 === 0 ? spread : -spread));

function judged(
  cpuLogs: readonly number[],
  { instructions = EQUAL, policy = {} }: Pick<Measured, 'instructions'> & { readonly policy?: Partial<Policy> } = {},
): JudgedBenchmark {
  const measurement: Measured = { ...measuredBy([8], { cpuPerRequest: cpuLogs }), instructions };
  return judge(aRunFile({ benchmarks: [aBenchmark('a/x', measurement)], policy: { ...POLICY, ...policy } })).benchmarks[0]!;
}

const outcomeOf = ({ comparisons }: JudgedBenchmark): string | undefined =>
  comparisons.find(({ metric }) => metric === 'cpuPerRequest')?.outcome;

describe('a time that is too noisy to tell', () => {
  test('is settled where instructions are unchanged, and the benchmark is unchanged', () => {
    const benchmark = judged(roundsAround(0.01, 0.2));
    assert.deepEqual([benchmark.verdict, outcomeOf(benchmark)], ['no regression', 'settled by counts']);
    assert.ok(benchmark.because.kind === 'unchanged');
    assert.deepEqual(
      benchmark.because.metrics.map(({ metric }) => metric),
      ['instructionsPerRequest'],
    );
  });

  test('stays open where the policy says that counts settle nothing', () => {
    const benchmark = judged(roundsAround(0.01, 0.2), { policy: { countsSettle: false } });
    assert.deepEqual([benchmark.verdict, outcomeOf(benchmark)], ['inconclusive', 'inconclusive']);
  });

  test('is settled where instructions grew: they say by how much', () => {
    const benchmark = judged(roundsAround(0.01, 0.2), { instructions: counted(100_000, 101_000) });
    assert.deepEqual([benchmark.verdict, outcomeOf(benchmark)], ['regressed', 'settled by counts']);
  });

  test('stays open where instructions may have grown by their limit', () => {
    assert.equal(outcomeOf(judged(roundsAround(0.01, 0.2), { instructions: counted(100_000, 100_295) })), 'inconclusive');
  });

  test('stays open where instructions fell and it did not', () => {
    assert.equal(outcomeOf(judged(roundsAround(0.06, 0.1), { instructions: counted(100_000, 50_000) })), 'inconclusive');
  });

  test('stays open where head was counted alone', () => {
    assert.equal(judged(roundsAround(0.01, 0.2), { instructions: counted(null, 100_000) }).verdict, 'inconclusive');
  });
});

test('three rounds are enough where instructions are unchanged, and fewer are not', () => {
  assert.equal(judged(roundsAround(0.001, 0.05).slice(0, 3)).verdict, 'no regression');
  assert.equal(judged(roundsAround(0.001, 0.05).slice(0, 2)).verdict, 'not measured');
  assert.equal(judged(roundsAround(0.1, 0.01).slice(0, 3)).verdict, 'inconclusive', 'a time that wants more rounds');
  assert.equal(
    judged(roundsAround(0.001, 0.05).slice(0, 3), { policy: { countsSettle: false } }).verdict,
    'inconclusive',
    'another policy',
  );
});

// What counts do not see is left to time: a longer wait, the kernel's work, memory that is far away.
test('a time that grew beyond chance is a regression, though instructions are unchanged', () => {
  const benchmark = judged(roundsAround(0.1, 0.01));
  assert.deepEqual([benchmark.verdict, outcomeOf(benchmark)], ['regressed', 'regressed']);
});

test('a time that grew by more than chance would explain stays open, though instructions are unchanged', () => {
  const benchmark = judged(roundsAround(0.1, 0.08));
  assert.deepEqual([benchmark.verdict, outcomeOf(benchmark)], ['inconclusive', 'inconclusive']);
});

test('a time that may have grown by chance is settled where no rounds are left', () => {
  const benchmark = judged(roundsAround(0.1, 0.15));
  assert.deepEqual([benchmark.verdict, outcomeOf(benchmark)], ['no regression', 'settled by counts']);
});

/** With counts that grew by 5 % and were accepted. */
function verdictBesideAccepted(change: number): string | undefined {
  const measurement = { ...measuredBy([8], { cpuPerRequest: around(change, 0.02, 3) }), instructions: counted(100_000, 105_000) };
  const file = aRunFile({ benchmarks: [aBenchmark('a/x', measurement)] });
  return judge({ ...file, acceptances: [anAcceptance()] }).benchmarks[0]?.verdict;
}

test('an accepted count passes with its three rounds, unless a time grew by more', () => {
  assert.equal(verdictBesideAccepted(0.04), 'accepted');
  assert.equal(verdictBesideAccepted(0.4), 'inconclusive');
});
