import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { JudgedBenchmark, Judgement, Measurement, Policy, Run, Reason, VerdictKind } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import { aBenchmark, aDuet, around, aRun, measured, ofDuets, POLICY, solosOf, type RoundsByMetric } from './records.ts';
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
  const run = aRun({ ...fields, policy: { ...POLICY, ...policy }, benchmarks: [aBenchmark('express/updateUser', measurement)] });
  const [judged] = judge({ run, history: [], acceptances: [] }).benchmarks;
  assert.ok(judged);
  return judged;
}

interface Case {
  readonly name: string;
  readonly rounds: RoundsByMetric;
  readonly verdict: VerdictKind;
  readonly because: Reason['kind'];
  readonly policy?: Partial<Policy>;
  readonly measuredFor?: 'tables';
  readonly profile?: string;
}

const sideBySide: readonly Case[] = [
  {
    name: 'one regressed metric is enough',
    rounds: { cpuPerRequest: SLOWER, unloadedLatency: SAME },
    verdict: 'regressed',
    because: 'slower',
  },
  {
    name: 'regressed comes before inconclusive',
    rounds: { cpuPerRequest: SLOWER, unloadedLatency: NOISY },
    verdict: 'regressed',
    because: 'slower',
  },
  {
    name: 'every regressed metric is named',
    rounds: { cpuPerRequest: SLOWER, unloadedLatency: SLOWER },
    verdict: 'regressed',
    because: 'slower',
  },
  {
    name: 'inconclusive comes before improved',
    rounds: { cpuPerRequest: FASTER, unloadedLatency: NOISY },
    verdict: 'inconclusive',
    because: 'undecided',
  },
  {
    name: 'improved comes before no regression',
    rounds: { cpuPerRequest: FASTER, unloadedLatency: SAME },
    verdict: 'improved',
    because: 'faster',
  },
  {
    name: 'nothing seen by metrics that could have seen it',
    rounds: { cpuPerRequest: SAME, unloadedLatency: SAME },
    verdict: 'no regression',
    because: 'unchanged',
  },
  {
    name: 'a change between X and a larger threshold',
    rounds: { cpuPerRequest: around(Math.log(1.07), 0.005), unloadedLatency: SAME },
    verdict: 'no regression',
    policy: { rules: [{ benchmark: '**', metric: '*', threshold: 0.1 }] },
    because: 'unchanged',
  },
  {
    name: 'an advisory metric never decides',
    rounds: { cpuPerRequest: SAME, latencyP99: around(1, 0.01) },
    verdict: 'no regression',
    because: 'unchanged',
  },
  {
    name: 'a rule can take the say away',
    rounds: { cpuPerRequest: SLOWER },
    verdict: 'measured only',
    policy: { rules: [{ benchmark: 'express/*', metric: 'cpuPerRequest', role: 'advisory' }] },
    because: 'no-gating-metric',
  },
  {
    name: "a rule can give the say, in the metric's own direction",
    rounds: { throughput: FASTER },
    verdict: 'regressed',
    policy: { rules: [{ benchmark: '**', metric: 'throughput', role: 'gating' }] },
    because: 'slower',
  },
  {
    name: 'two rounds say nothing',
    rounds: { cpuPerRequest: SAME, unloadedLatency: [0.5, 0.5] },
    verdict: 'inconclusive',
    because: 'too-few-usable-rounds',
  },
  {
    name: 'too few rounds of one metric do not hide what another saw',
    rounds: { cpuPerRequest: SLOWER, unloadedLatency: [0.5] },
    verdict: 'regressed',
    because: 'slower',
  },
  {
    name: 'too few rounds of an advisory metric do not matter',
    rounds: { cpuPerRequest: SAME, bootTime: [0.5] },
    verdict: 'no regression',
    because: 'unchanged',
  },
  { name: 'no round at all', rounds: {}, verdict: 'inconclusive', because: 'stopped-before-first-look' },
  {
    name: 'the smoke profile says nothing',
    rounds: { cpuPerRequest: SLOWER },
    profile: 'smoke',
    measuredFor: 'tables',
    verdict: 'measured only',
    because: 'measured-for-tables',
  },
];

for (const { name, rounds, verdict, because, policy = {}, profile = 'quick', measuredFor } of sideBySide) {
  test(`side by side, ${name}: ${verdict}`, () => {
    const judged = judgeOne(measured(rounds), { policy, profile, ...(measuredFor === undefined ? {} : { measuredFor }) });
    assert.equal(judged.verdict, verdict);
    assert.equal(judged.because.kind, because);
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
  const judgement = judge({ run: aRun({ benchmarks }), history: [], acceptances: [] });
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
  const [judged] = judge({ run: aRun({ benchmarks: [record] }), history: [], acceptances: [] }).benchmarks;
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

const wholes = [
  { name: 'failed before regressed', measurements: [passed, invalid, inconclusive, regressed, failed], verdict: 'failed', exitCode: 1 },
  { name: 'regressed before invalid', measurements: [passed, inconclusive, invalid, regressed], verdict: 'regressed', exitCode: 1 },
  { name: 'invalid before inconclusive', measurements: [passed, inconclusive, invalid], verdict: 'invalid', exitCode: 3 },
  { name: 'inconclusive where it fails', measurements: [passed, inconclusive], verdict: 'inconclusive', exitCode: 4 },
  { name: 'all fine', measurements: [passed, unaffected], verdict: 'passed', exitCode: 0 },
  {
    name: 'only a new benchmark',
    measurements: [{ state: 'new', why: reasonThatSays('only head has it'), solos: [] } as const],
    verdict: 'passed',
    exitCode: 0,
  },
  {
    name: 'no figure taken',
    measurements: [unaffected, notMeasured, { state: 'removed' } as const],
    verdict: 'nothing measured',
    exitCode: 0,
  },
  { name: 'no benchmark', measurements: [], verdict: 'nothing measured', exitCode: 0 },
] as const;

for (const { name, measurements, verdict, exitCode } of wholes) {
  test(`the whole run, ${name}: ${verdict}, exit code ${exitCode}`, () => {
    const benchmarks = measurements.map((measurement, index) => aBenchmark(`server${index}/a`, measurement));
    const judgement = judge({ run: aRun({ benchmarks, policy: { ...POLICY, onInconclusive: 'fail' } }), history: [], acceptances: [] });
    assert.deepEqual([judgement.verdict, judgement.exitCode], [verdict, exitCode]);
  });
}

test('inconclusive passes unless the policy says otherwise', () => {
  const judgement = judge({ run: aRun({ benchmarks: [aBenchmark('a/b', inconclusive)] }), history: [], acceptances: [] });
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['passed', 0]);
  assert.equal(judgement.benchmarks[0]?.verdict, 'inconclusive');
});

test('a benchmark that no metric may gate fails nothing by its figures, and by no rule where it fails or is invalid', () => {
  const policy: Policy = { ...POLICY, rules: [{ benchmark: 'express/updateUser', metric: '*', role: 'advisory' }] };
  const judgementOf = (measurement: Measurement): Judgement =>
    judge({
      run: aRun({ policy, benchmarks: [aBenchmark('express/updateUser', measurement), aBenchmark('koa/updateUser', passed)] }),
      history: [],
      acceptances: [],
    });
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
