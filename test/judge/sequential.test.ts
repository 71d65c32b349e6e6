import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { judgeSequential } from '../../src/judge/sequential.ts';
import type { BenchmarkRecord, JudgedBenchmark, Measurement, Reason, Run } from '../../src/model.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured, POLICY, solosOf } from './records.ts';
import { assertClose } from './assert-close.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const ID = 'express/updateUser';

/** Solo rounds around a figure, 1 % up and down, with an advisory metric beside it. */
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

describe('two runs at different times decide nothing by their figures, which are shown:', () => {
  const elsewhere = { ...runOf(at(200)), environment: { ...ENVIRONMENT, key: 'another' } };
  const heads: readonly (readonly [name: string, head: Run, change: number])[] = [
    ['twice as much', runOf(at(200)), 1],
    ['half as much', runOf(at(50)), -0.5],
    ['the same', runOf(at(100)), 0],
    ['two rounds', runOf(at(150, 0.01, 2)), 0.5],
    ['another machine kind', elsewhere, 1],
  ];
  for (const [name, head, change] of heads) {
    test(name, () => {
      const { verdict, exitCode, familySize, benchmarks: [judged] } = judgeSequential(runOf(at(100)), head);
      assert.deepEqual([verdict, exitCode, familySize], ['passed', 0, 0]);
      assert.equal(judged?.verdict, 'measured only');
      assert.deepEqual(judged.because, { kind: 'measured-apart' });
      assert.deepEqual(judged.comparisons.map(({ metric, role, decides, adjustedP, outcome }) => [metric, role, decides, adjustedP, outcome]), [
        ['cpuPerRequest', 'gating', false, null, 'inconclusive'], ['latencyP99', 'advisory', false, null, 'inconclusive'],
      ]);
      const { estimate, interval } = judged.comparisons[0]!;
      assertClose(estimate, change, 0.001);
      assert.ok(interval.low < estimate && estimate < interval.high);
      assert.ok(judged.figures.cpuPerRequest !== undefined);
      assert.deepEqual(judged.stored, { state: 'nothing to compare', reason: { kind: 'two-recorded-runs' } });
    });
  }

  test('where the policy fails what is inconclusive, too', () => {
    const strict = { ...runOf(at(100)), policy: { ...POLICY, onInconclusive: 'fail' as const } };
    assert.equal(judgeSequential(strict, runOf(at(200))).exitCode, 0);
  });
});

test('the fewer rounds there are the wider the interval is that they give', () => {
  const [two, twelve] = [2, 12].map((rounds) => judgeOne(runOf(at(100, 0.01, rounds)), runOf(at(110, 0.01, rounds))).comparisons[0]!);
  assert.ok(two!.interval.high - two!.interval.low > 3 * (twelve!.interval.high - twelve!.interval.low));
  assert.deepEqual([two!.n, twelve!.n], [2, 12]);
});

test('a metric with a single round in one of the runs, or with none, has no change', () => {
  const [cpuPerRequest, unloadedLatency] = [around(100, 1), around(1, 0.01)];
  const full = runOf(measured({}, solosOf({ cpuPerRequest, unloadedLatency })));
  for (const thin of [[1], []]) {
    const other = runOf(measured({}, solosOf({ cpuPerRequest, unloadedLatency: thin })));
    for (const [base, head] of [[full, other], [other, full]] as const) {
      assert.deepEqual(judgeOne(base, head).comparisons.map(({ metric }) => metric), ['cpuPerRequest']);
    }
  }
});

const DIED = reasonThatSays('died');
const OWN_BASE_DIED = { kind: 'own-base-broken', base: DIED };
const broken: Measurement = { state: 'broken', arm: 'head', reason: DIED };
const brokenBase: Measurement = { state: 'broken', arm: 'base', reason: DIED };

const states: readonly (readonly [string, Run, Run, string, Reason])[] = [
  ['a load that changed', runOf(at(100)), runOf(at(200), { loadHash: 'other' }), 'new', { kind: 'load-changed', baseTool: '0.1.0', headTool: '0.1.0' }],
  ['a load that another version may measure in another way', runOf(at(100)), { ...runOf(at(200), { loadHash: 'other' }), tool: '0.2.0' }, 'new', { kind: 'load-changed', baseTool: '0.1.0', headTool: '0.2.0' }],
  ['a benchmark that base does not have', aRun({}), runOf(at(100)), 'new', { kind: 'not-in-base-run' }],
  ['a benchmark that base had removed', runOf({ state: 'removed' }), runOf(at(100)), 'new', { kind: 'not-in-base-run' }],
  ['a benchmark that head does not have', runOf(at(100)), aRun({}), 'removed', { kind: 'not-in-head-run' }],
  ['a head that broke', runOf(at(100)), runOf(broken), 'failed', DIED],
  ['a base that broke', runOf(broken), runOf(at(100)), 'invalid', { kind: 'trouble-in-base-run', trouble: DIED }],
  ['a benchmark that broke in both', runOf(broken), runOf({ ...broken, reason: reasonThatSays('died again') }), 'invalid', { kind: 'trouble-in-base-run', trouble: DIED }],
  ['a broken base beside its base', runOf(brokenBase), runOf(at(100)), 'invalid', { kind: 'trouble-in-base-run', trouble: OWN_BASE_DIED }],
  ['a broken base beside its head', runOf(at(100)), runOf(brokenBase), 'invalid', { kind: 'trouble-in-head-run', trouble: OWN_BASE_DIED }],
  ['a bad measurement of base', runOf({ state: 'invalid', reason: reasonThatSays('saturated') }), runOf(at(100)), 'invalid', { kind: 'trouble-in-base-run', trouble: reasonThatSays('saturated') }],
  ['a base that was not measured', runOf({ state: 'unaffected' }), runOf(at(100)), 'not measured', { kind: 'not-measured-in-base-run' }],
  ['a head that its own change could not reach', runOf(at(100)), runOf({ state: 'unaffected' }), 'not measured', { kind: 'not-measured-in-head-run' }],
];

for (const [name, base, head, verdict, because] of states) {
  test(`two recorded runs with ${name}: ${verdict}`, () => {
    const judged = judgeOne(base, head);
    assert.deepEqual([judged.verdict, judged.because], [verdict, because]);
    assert.deepEqual(judged.comparisons, []);
  });
}

test('a head that broke fails the comparison, and a base that did makes it invalid', () => {
  assert.deepEqual([judgeSequential(runOf(at(100)), runOf(broken)).exitCode, judgeSequential(runOf(broken), runOf(at(100))).exitCode], [1, 3]);
});

test('a benchmark that was new against its own base is compared with a run that has it', () => {
  const { solos } = at(110) as Extract<Measurement, { readonly state: 'measured' }>;
  const judged = judgeOne(runOf(at(100)), runOf({ state: 'new', why: reasonThatSays('only head has it'), solos }));
  assert.deepEqual([judged.verdict, judged.comparisons.length], ['measured only', 2]);
});

test('a benchmark that neither run has is not listed', () => {
  assert.deepEqual(judgeSequential(runOf({ state: 'removed' }), aRun({})).benchmarks, []);
});

test("changes are those of the base's policy, so that head cannot turn a metric round", () => {
  const turned = { ...runOf(at(110)), policy: { ...POLICY, rules: [{ benchmark: '**', metric: '*', direction: 'higher' as const }] } };
  assert.ok(judgeOne(runOf(at(100)), turned).comparisons[0]!.estimate > 0);
  assert.ok(judgeOne({ ...runOf(at(100)), policy: turned.policy }, runOf(at(110))).comparisons[0]!.estimate < 0);
});
