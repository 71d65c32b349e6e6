import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { Comparison, JudgedBenchmark, Judgement, Measured } from '../../src/model.ts';
import { aBenchmark, around, aRunFile, counted, measured, measuredBy, type RoundsByMetric } from './records.ts';

const QUIET: RoundsByMetric = { cpuPerRequest: around(-0.001, 0.004, 6) };
const SLOWER: RoundsByMetric = { cpuPerRequest: around(0.05, 0.001, 6) };

const judgeAll = (...measurements: readonly Measured[]): Judgement =>
  judge(aRunFile({ benchmarks: measurements.map((measurement, index) => aBenchmark(`server${index}/x`, measurement)) }));

function judgeOne(measurement: Measured): JudgedBenchmark & { readonly cpu: Comparison } {
  const [benchmark] = judgeAll(measurement).benchmarks;
  assert.ok(benchmark);
  const cpu = benchmark.comparisons.find(({ metric }) => metric === 'cpuPerRequest');
  assert.ok(cpu);
  return { ...benchmark, cpu };
}

const isAbout = (actual: number, log: number): boolean => Math.abs(actual - Math.expm1(log)) < 1e-6;

test('the first look clears, and convicts where it sees enough', () => {
  assert.deepEqual(
    [judgeOne(measuredBy([6, 12], QUIET)).verdict, judgeOne(measuredBy([6, 12], SLOWER)).verdict],
    ['no regression', 'regressed'],
  );
});

test('rounds that the first look has seen count at the next as well', () => {
  const { cpu } = judgeOne(measuredBy([6, 12], { cpuPerRequest: [...around(0.05, 0.001, 6), ...around(0.03, 0.001, 6)] }));
  assert.deepEqual([cpu.n, isAbout(cpu.estimate, 0.04)], [12, true]);
});

test('rounds beyond the last look that was held do not count before the next', () => {
  const { cpu } = judgeOne(measuredBy([6, 12], { cpuPerRequest: [...around(0.05, 0.001, 6), 9, 9, 9] }));
  assert.deepEqual([cpu.n, isAbout(cpu.estimate, 0.05)], [6, true]);
});

test('rounds that do not reach the first look decide nothing', () => {
  const outcomes = [QUIET, SLOWER]
    .map((rounds) => judgeOne(measuredBy([8], rounds)).cpu)
    .map(({ outcome, adjustedP }) => [outcome, adjustedP]);
  assert.deepEqual(outcomes, [
    ['inconclusive', 1],
    ['inconclusive', 1],
  ]);
  const { cpu, because } = judgeOne(measuredBy([8], SLOWER));
  assert.equal(cpu.smallestVisible, Number.MAX_VALUE);
  assert.deepEqual(because, { kind: 'stopped-before-first-look', rounds: 6, firstLook: 8 });
});

test('the family is everything that decides, cleared or not: what was looked at was tried', () => {
  assert.equal(judgeAll(measuredBy([6, 12], SLOWER), measuredBy([6, 12], QUIET), measured(QUIET)).familySize, 3);
});

test('a look that shares α with another has a wider interval than one that has all of it', () => {
  const cpuPerRequest = around(0.01, 0.002, 6);
  const [first, only] = [[6, 12], [6]].map((looks) => judgeOne(measuredBy(looks, { cpuPerRequest })).cpu.interval);
  assert.ok(first!.high > only!.high && first!.low < only!.low);
});

test('an advisory metric rests on all rounds, whatever the looks', () => {
  const { comparisons } = judgeOne(measuredBy([6, 12], { cpuPerRequest: around(0, 0.001, 8), throughput: around(0.2, 0.001, 8) }));
  const throughput = comparisons.find(({ metric }) => metric === 'throughput');
  assert.deepEqual([throughput?.decides, throughput?.n, comparisons.find(({ metric }) => metric === 'cpuPerRequest')?.n], [false, 8, 6]);
});

test('instructions that were counted are in the family, convict by themselves, and ask for no further rounds', () => {
  const judgement = judgeAll({ ...measuredBy([6, 12], QUIET), instructions: counted(100_000, 102_000) });
  assert.deepEqual([judgement.verdict, judgement.familySize], ['regressed', 2]);
  assert.equal(judgement.benchmarks[0]!.because.kind, 'slower');
});

test('an earlier look does not stand for a later one that could see nothing', () => {
  const cpuPerRequest = [...around(0, 0.001, 4), ...Array.from({ length: 8 }, () => Number.NaN)];
  const [judged] = judgeAll(measuredBy([4, 12], { cpuPerRequest, throughput: around(0, 0.001, 12) })).benchmarks;
  assert.deepEqual(judged?.because, { kind: 'too-few-usable-rounds', metrics: [{ metric: 'cpuPerRequest', usable: 4 }] });
  assert.equal(
    judged?.comparisons.some(({ metric }) => metric === 'cpuPerRequest'),
    false,
  );
});

test('a metric with too few usable rounds counts in the family all the same', () => {
  const thin = measuredBy([8], { cpuPerRequest: around(0, 0.001, 4).slice(0, 3), throughput: around(0, 0.001, 8) });
  assert.equal(judgeAll(thin, measured(QUIET)).familySize, 2);
});

test('where most of the rounds cannot be used those that can say nothing', () => {
  const thin = measuredBy([8], { cpuPerRequest: around(0, 0.001, 4).slice(0, 3), throughput: around(0, 0.001, 8) });
  const judged = judgeAll(thin).benchmarks[0];
  assert.deepEqual(
    [judged?.verdict, judged?.because],
    ['inconclusive', { kind: 'too-few-usable-rounds', metrics: [{ metric: 'cpuPerRequest', usable: 3 }] }],
  );
});
