import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { JudgedBenchmark, Judgement, Measurement, Policy, Run, Reason, VerdictKind } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import { aBenchmark, aDuet, around, aRunFile, measured, ofDuets, POLICY, type RoundsByMetric, solosOf } from './records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const SLOWER = around(Math.log(1.05), 0.005);
const SAME = around(0, 0.005);
const FASTER = around(-Math.log(1.05), 0.005);
const NOISY = around(0, 0.1);

function judgeOne(
  measurement: Measurement,
  given: {
    readonly base?: null;
    readonly measuredFor?: 'tables';
    readonly profile?: string;
    readonly policy?: Partial<Policy>;
    readonly shard?: Run['shard'];
  } = {},
): JudgedBenchmark {
  const { policy, ...fields } = given;
  const benchmarks = [aBenchmark('express/updateUser', measurement)];
  const [judged] = judge(aRunFile({ ...fields, policy: { ...POLICY, ...policy }, benchmarks })).benchmarks;
  assert.ok(judged);
  return judged;
}

const sideBySide: readonly (readonly [
  name: string,
  rounds: RoundsByMetric,
  verdict: VerdictKind,
  because: Reason['kind'],
  given?: Parameters<typeof judgeOne>[1],
])[] = [
  ['one regressed metric is enough', { cpuPerRequest: SLOWER, unloadedLatency: SAME }, 'regressed', 'slower'],
  ['regressed comes before inconclusive', { cpuPerRequest: SLOWER, unloadedLatency: NOISY }, 'regressed', 'slower'],
  ['every regressed metric is named', { cpuPerRequest: SLOWER, unloadedLatency: SLOWER }, 'regressed', 'slower'],
  ['inconclusive comes before improved', { cpuPerRequest: FASTER, unloadedLatency: NOISY }, 'inconclusive', 'undecided'],
  ['improved comes before no regression', { cpuPerRequest: FASTER, unloadedLatency: SAME }, 'improved', 'faster'],
  ['nothing seen by metrics that could have seen it', { cpuPerRequest: SAME, unloadedLatency: SAME }, 'no regression', 'unchanged'],
  [
    'a change between X and a larger threshold',
    { cpuPerRequest: around(Math.log(1.07), 0.005), unloadedLatency: SAME },
    'no regression',
    'unchanged',
    { policy: { rules: [{ benchmark: '**', metric: '*', threshold: 0.1 }] } },
  ],
  ['an advisory metric never decides', { cpuPerRequest: SAME, latencyP99: around(1, 0.01) }, 'no regression', 'unchanged'],
  [
    'a rule can take the say away',
    { cpuPerRequest: SLOWER },
    'measured only',
    'no-gating-metric',
    { policy: { rules: [{ benchmark: 'express/*', metric: 'cpuPerRequest', role: 'advisory' }] } },
  ],
  [
    "a rule can give the say, in the metric's own direction",
    { throughput: FASTER },
    'regressed',
    'slower',
    { policy: { rules: [{ benchmark: '**', metric: 'throughput', role: 'gating' }] } },
  ],
  ['two rounds say nothing', { cpuPerRequest: SAME, unloadedLatency: [0.5, 0.5] }, 'inconclusive', 'too-few-usable-rounds'],
  ['too few rounds of one metric do not hide what another saw', { cpuPerRequest: SLOWER, unloadedLatency: [0.5] }, 'regressed', 'slower'],
  ['too few rounds of an advisory metric do not matter', { cpuPerRequest: SAME, bootTime: [0.5] }, 'no regression', 'unchanged'],
  ['no round at all', {}, 'not measured', 'stopped-before-first-look'],
  [
    'the smoke profile says nothing',
    { cpuPerRequest: SLOWER },
    'measured only',
    'measured-for-tables',
    { profile: 'smoke', measuredFor: 'tables' },
  ],
];

for (const [name, rounds, verdict, because, given] of sideBySide) {
  test(`side by side, ${name}: ${verdict}`, () => {
    const judged = judgeOne(measured(rounds), given);
    assert.deepEqual([judged.verdict, judged.because.kind], [verdict, because]);
  });
}

for (const [what, unloadedLatency] of [
  ['whose slices are all unusable', [{ base: 0, head: 0 }]],
  ['of which no round has a slice', []],
] as const) {
  test(`a gating metric ${what} is inconclusive, not passed over`, () => {
    const duets = around(0, 0).map((_, index) => aDuet(index, { cpuPerRequest: [{ base: 100, head: 101 }], unloadedLatency }));
    const judged = judgeOne(ofDuets(duets));
    assert.equal(judged.verdict, 'inconclusive');
    assert.deepEqual(judged.because, { kind: 'too-few-usable-rounds', metrics: [{ metric: 'unloadedLatency', usable: 0 }] });
  });
}

const ANSWERED_500 = reasonThatSays('answered 500');
const MISSING_SHARD: Reason = { kind: 'shard-missing', index: 2, count: 3 };

const states: readonly (readonly [Measurement, VerdictKind, Reason])[] = [
  [{ state: 'broken', arm: 'head', reason: ANSWERED_500 }, 'failed', ANSWERED_500],
  [{ state: 'broken', arm: 'base', reason: ANSWERED_500 }, 'invalid', { kind: 'base-broken', base: ANSWERED_500 }],
  [
    { state: 'invalid', reason: reasonThatSays('the client was saturated first') },
    'invalid',
    reasonThatSays('the client was saturated first'),
  ],
  [{ state: 'new', why: reasonThatSays('only head has it'), solos: [] }, 'new', reasonThatSays('only head has it')],
  [{ state: 'removed' }, 'removed', { kind: 'removed' }],
  [{ state: 'unaffected' }, 'unaffected', { kind: 'unaffected' }],
  [{ state: 'not measured', reason: reasonThatSays('the budget was spent') }, 'not measured', reasonThatSays('the budget was spent')],
  [{ state: 'lost', reason: MISSING_SHARD }, 'not measured', MISSING_SHARD],
];

for (const [measurement, verdict, because] of states) {
  test(`what is ${measurement.state}${'arm' in measurement ? ` (${measurement.arm})` : ''} is judged ${verdict}, with and without a base`, () => {
    for (const given of [{}, { base: null }] as const) {
      const judged = judgeOne(measurement, given);
      assert.deepEqual([judged.verdict, judged.because], [verdict, because]);
      assert.deepEqual(judged.comparisons, []);
    }
  });
}

const IN_SHARD_2 = { index: 2, count: 2 } as const;

for (const [what, measurement, shard, absence] of [
  ['what was lost', { state: 'lost', reason: reasonThatSays('shard 2 of 2 did not arrive') }, null, 'lost'],
  [
    'what another shard has',
    { state: 'not measured', reason: reasonThatSays('in shard 2 of 2'), leftTo: IN_SHARD_2 },
    { index: 1, count: 2 },
    'left to another shard',
  ],
  [
    'what a shard had, and the whole of all has not',
    { state: 'not measured', reason: reasonThatSays('in shard 2 of 2'), leftTo: IN_SHARD_2 },
    null,
    'left out',
  ],
  [
    'what needs a program that is missing',
    { state: 'not measured', reason: reasonThatSays('redis-server is not installed'), missingProgram: 'redis-server' },
    null,
    'lacks a program',
  ],
  [
    'what there was no time for',
    { state: 'not measured', reason: reasonThatSays('the budget was spent') },
    { index: 1, count: 2 },
    'left out',
  ],
  ['what the change cannot reach', { state: 'unaffected' }, null, null],
  ['what broke', { state: 'broken', arm: 'head', reason: reasonThatSays('answered 500') }, null, null],
] as const) {
  test(`a judgement keeps why there is no measurement: ${what}`, () => {
    assert.equal(judgeOne(measurement, { shard }).absence, absence);
  });
}

test("figures are the means of head's solo rounds, and what is no number is left out", () => {
  const solos = solosOf({ throughput: [1000, 2000, Number.NaN], maxCpu: [0, 50], bootTime: [Number.NaN] });
  assert.deepEqual(judgeOne(measured({}, solos)).figures, { throughput: 1500, maxCpu: 25 });
  assert.deepEqual(judgeOne({ state: 'new', why: reasonThatSays('only head has it'), solos }).figures, { throughput: 1500, maxCpu: 25 });
});

test('the family is every gating comparison of the run, and no other', () => {
  const benchmarks = ['express/a', 'koa/a'].map((id) =>
    aBenchmark(id, measured({ cpuPerRequest: SAME, unloadedLatency: SAME, latencyP99: SAME })),
  );
  const judgement = judge(aRunFile({ benchmarks }));
  assert.equal(judgement.familySize, 4);
  assert.equal(judgement.alpha, 0.01);
  for (const { comparisons } of judgement.benchmarks) {
    assert.deepEqual(
      comparisons.map(({ metric, adjustedP }) => [metric, adjustedP === null]),
      [
        ['cpuPerRequest', false],
        ['unloadedLatency', false],
        ['latencyP99', true],
      ],
    );
  }
});

test('the judgement of a benchmark carries its name, target and version', () => {
  const record = aBenchmark('express/updateUser', measured({ cpuPerRequest: SAME }), { version: '5.3.0', kind: 'suite' });
  const [judged] = judge(aRunFile({ benchmarks: [record] })).benchmarks;
  const { id, target, scenario, kind, version } = judged ?? {};
  assert.deepEqual(
    { id, target, scenario, kind, version },
    { id: 'express/updateUser', target: 'express', scenario: 'updateUser', kind: 'suite', version: '5.3.0' },
  );
});

test('an estimate is the mean of the rounds, an equal sample leaves no doubt', () => {
  const [comparison] = judgeOne(measured({ cpuPerRequest: around(Math.log(1.05), 0) })).comparisons;
  assert.ok(comparison);
  assertClose(comparison.estimate, 0.05);
  assertClose(comparison.interval.low, 0.05);
  assertClose(comparison.p, 0, 1e-12);
  assert.equal(comparison.outcome, 'regressed');
});

const regressed = measured({ cpuPerRequest: SLOWER });
const failed: Measurement = { state: 'broken', arm: 'head', reason: reasonThatSays('died') };
const invalid: Measurement = { state: 'invalid', reason: reasonThatSays('the client was saturated first') };
const inconclusive = measured({ cpuPerRequest: NOISY });
const passed = measured({ cpuPerRequest: SAME });
const unaffected: Measurement = { state: 'unaffected' };
const notMeasured: Measurement = { state: 'not measured', reason: reasonThatSays('the budget was spent') };

const lost: Measurement = { state: 'lost', reason: MISSING_SHARD };

for (const [name, measurements, verdict, exitCode] of [
  ['failed before regressed', [passed, invalid, inconclusive, regressed, lost, failed], 'failed', 1],
  ['regressed before invalid', [passed, inconclusive, invalid, lost, regressed], 'regressed', 1],
  ['invalid before inconclusive', [passed, inconclusive, invalid], 'invalid', 3],
  ['lost before inconclusive', [passed, inconclusive, lost], 'invalid', 3],
  ['lost beside what passed', [passed, lost], 'invalid', 3],
  ['lost, and no figure taken', [unaffected, lost], 'invalid', 3],
  ['inconclusive where it fails', [passed, inconclusive], 'inconclusive', 4],
  ['all fine', [passed, unaffected], 'passed', 0],
  ['only a new benchmark', [{ state: 'new', why: reasonThatSays('only head has it'), solos: [] }], 'passed', 0],
  ['no figure taken', [unaffected, notMeasured, { state: 'removed' }], 'nothing measured', 0],
  ['no benchmark', [], 'nothing measured', 0],
] as const) {
  test(`the whole run, ${name}: ${verdict}, exit code ${exitCode}`, () => {
    const benchmarks = measurements.map((measurement, index) => aBenchmark(`server${index}/a`, measurement));
    const judgement = judge(aRunFile({ benchmarks, policy: { ...POLICY, onInconclusive: 'fail' } }));
    assert.deepEqual([judgement.verdict, judgement.exitCode], [verdict, exitCode]);
  });
}

test('inconclusive passes unless the policy says otherwise', () => {
  const judgement = judge(aRunFile({ benchmarks: [aBenchmark('a/b', inconclusive)] }));
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['passed', 0]);
  assert.equal(judgement.benchmarks[0]?.verdict, 'inconclusive');
});

test('a benchmark that no metric may gate fails nothing by its figures, and by no rule where it fails or is invalid', () => {
  const policy: Policy = { ...POLICY, rules: [{ benchmark: 'express/updateUser', metric: '*', role: 'advisory' }] };
  const judgementOf = (measurement: Measurement): Judgement =>
    judge(aRunFile({ policy, benchmarks: [aBenchmark('express/updateUser', measurement), aBenchmark('koa/updateUser', passed)] }));
  const muchSlower = around(Math.log(1.2), 0.005);
  const ofFigures = judgementOf(
    measured({ cpuPerRequest: muchSlower, unloadedLatency: muchSlower, throughput: around(-Math.log(1.2), 0.005) }),
  );
  assert.equal(ofFigures.benchmarks.find(({ id }) => id === 'express/updateUser')?.verdict, 'measured only');
  assert.deepEqual([ofFigures.verdict, ofFigures.exitCode], ['passed', 0]);
  assert.deepEqual(
    [invalid, failed].map((measurement) => judgementOf(measurement).exitCode),
    [3, 1],
  );
});
