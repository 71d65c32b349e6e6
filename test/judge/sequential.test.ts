import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judgeSequential } from '../../src/judge/sequential.ts';
import type { BenchmarkRecord, JudgedBenchmark, Measurement, Run } from '../../src/model.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured, POLICY, solosOf } from './records.ts';

const ID = 'express/updateUser';

/** Twelve solo rounds around a figure, 1 % up and down, with a noisy advisory metric beside it. */
function at(cpuPerRequestUs: number, distance = 0.01, rounds = 12): Measurement {
  const values = around(1, distance, rounds).map((factor) => cpuPerRequestUs * factor);
  return measured({}, solosOf({ cpuPerRequest: values, latencyP99: values }));
}

function runOf(measurement: Measurement, fields: Partial<BenchmarkRecord> = {}): Run {
  return aRun({ benchmarks: [aBenchmark(ID, measurement, fields)] });
}

function judgeOne(base: Run, head: Run): JudgedBenchmark {
  const [benchmark] = judgeSequential(base, head).benchmarks;
  assert.ok(benchmark);
  return benchmark;
}

const figures = [
  { name: '10 % more', head: at(110), verdict: 'regressed', because: /^CPU per request is 10\.0 % higher \(.*\); the runs were measured at different times/ },
  { name: '10 % less', head: at(90), verdict: 'improved', because: /^CPU per request is 10\.0 % lower \(.*\); the runs were measured at different times/ },
  { name: 'the same', head: at(100), verdict: 'no regression', because: /^no regression of 5 % or more in CPU per request; the runs .* not cancelled$/ },
  { name: 'noise', head: at(100, 0.2), verdict: 'inconclusive', because: /^could not have seen less than .* in CPU per request; the runs/ },
  { name: 'two rounds', head: at(150, 0.01, 2), verdict: 'inconclusive', because: /^only 2 usable rounds of CPU per request: half of all, and 3 at least, are needed$/ },
] as const;

for (const { name, head, verdict, because } of figures) {
  test(`two runs at different times, head with ${name}: ${verdict}`, () => {
    const judged = judgeOne(runOf(at(100)), runOf(head));
    assert.equal(judged.verdict, verdict);
    assert.match(judged.because, because);
  });
}

test('only gating metrics make up the family', () => {
  const judgement = judgeSequential(runOf(at(100)), runOf(at(110)));
  assert.deepEqual([judgement.familySize, judgement.verdict, judgement.exitCode], [1, 'regressed', 1]);
  assert.deepEqual(judgement.benchmarks[0]?.comparisons.map(({ metric, adjustedP }) => [metric, adjustedP === null]), [
    ['cpuPerRequest', false], ['latencyP99', true],
  ]);
  assert.deepEqual(judgement.benchmarks[0]?.stored, { state: 'nothing to compare', reason: 'two recorded runs were compared with each other' });
});

test('runs of different machine kinds are shown and decide nothing', () => {
  const head = { ...runOf(at(200)), environment: { ...ENVIRONMENT, key: 'another' } };
  const judgement = judgeSequential(runOf(at(100)), head);
  const [judged] = judgement.benchmarks;
  assert.deepEqual([judgement.verdict, judgement.exitCode, judgement.familySize], ['passed', 0, 0]);
  assert.equal(judged?.verdict, 'inconclusive');
  assert.equal(
    judged.because,
    `base was measured on ${ENVIRONMENT.key} and head on another: figures of different machine kinds decide nothing`,
  );
  assert.equal(judged.comparisons[0]?.adjustedP, null);
});

/** One benchmark at a figure in four rounds, and others in two. */
const besideThin = (cpuPerRequestUs: number, others: number): Run => aRun({
  benchmarks: [
    aBenchmark(ID, at(cpuPerRequestUs, 0.01, 4)),
    ...Array.from({ length: others }, (_, index) => aBenchmark(`koa/route${index}`, at(100, 0.01, 2))),
  ],
});

test('gating metrics in too few rounds count in the family, so that it does not depend on how the rounds came out', () => {
  const outcomes = [0, 9].map((others) => {
    const { familySize, benchmarks } = judgeSequential(besideThin(100, others), besideThin(104.35, others));
    return [familySize, benchmarks[0]?.comparisons[0]?.outcome];
  });
  assert.deepEqual(outcomes, [[1, 'regressed'], [10, 'inconclusive']]);
});

test('between different machine kinds metrics in too few rounds count in no family either', () => {
  const head = { ...besideThin(100, 9), environment: { ...ENVIRONMENT, key: 'another' } };
  assert.equal(judgeSequential(besideThin(100, 9), head).familySize, 0);
});

test('a gating metric that one of the runs alone recorded is inconclusive, not passed over', () => {
  const [cpuPerRequest, unloadedLatency] = [around(100, 1), around(1, 0.01)];
  const [both, without] = [{ cpuPerRequest, unloadedLatency }, { cpuPerRequest }].map((figures) => runOf(measured({}, solosOf(figures))));
  for (const [base, head] of [[both!, without!], [without!, both!]] as const) {
    const { verdict, because } = judgeOne(base, head);
    assert.deepEqual([verdict, because], ['inconclusive', 'only 0 usable rounds of unloaded latency: half of all, and 3 at least, are needed']);
  }
});

const broken: Measurement = { state: 'broken', arm: 'head', reason: 'died' };

const states: readonly (readonly [string, Run, Run, string, string])[] = [
  ['a load that changed', runOf(at(100)), runOf(at(200), { loadHash: 'other' }), 'new', 'its load changed, so there is nothing to compare it with'],
  ['a benchmark that base does not have', aRun({}), runOf(at(100)), 'new', 'the base run does not have it'],
  ['a benchmark that base had removed', runOf({ state: 'removed' }), runOf(at(100)), 'new', 'the base run does not have it'],
  ['a benchmark that head does not have', runOf(at(100)), aRun({}), 'removed', 'the head run does not have it'],
  ['a head that broke', runOf(at(100)), runOf(broken), 'failed', 'died'],
  ['a base that broke', runOf(broken), runOf(at(100)), 'invalid', 'in the base run: died'],
  ['a bad measurement of base', runOf({ state: 'invalid', reason: 'saturated' }), runOf(at(100)), 'invalid', 'in the base run: saturated'],
  ['a base that was not measured', runOf({ state: 'unaffected' }), runOf(at(100)), 'not measured', 'the base run did not measure it'],
  ['a head that its own change could not reach', runOf(at(100)), runOf({ state: 'unaffected' }), 'not measured', 'the head run did not measure it'],
];

for (const [name, base, head, verdict, because] of states) {
  test(`two recorded runs with ${name}: ${verdict}`, () => {
    const judged = judgeOne(base, head);
    assert.deepEqual([judged.verdict, judged.because], [verdict, because]);
    assert.deepEqual(judged.comparisons, []);
  });
}

test('what was new against its own base is compared with a run that has it', () => {
  const { solos } = at(110) as Extract<Measurement, { readonly state: 'measured' }>;
  assert.equal(judgeOne(runOf(at(100)), runOf({ state: 'new', why: 'only head has it', solos })).verdict, 'regressed');
});

test('a benchmark that neither run has is not listed', () => {
  assert.deepEqual(judgeSequential(runOf({ state: 'removed' }), aRun({})).benchmarks, []);
});

test("the base's policy judges, so that head cannot relax its own gate", () => {
  const lax = { ...runOf(at(110)), policy: { ...POLICY, rules: [{ benchmark: '**', metric: '*', threshold: 0.5 }] } };
  assert.equal(judgeOne(runOf(at(100)), lax).verdict, 'regressed');
  assert.equal(judgeOne({ ...runOf(at(100)), policy: lax.policy }, runOf(at(110))).verdict, 'inconclusive');
});
