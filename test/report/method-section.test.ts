import assert from 'node:assert/strict';
import { test } from 'node:test';

import { recordedText } from '../recorded-text.ts';
import { judgeControl } from '../../src/judge/control.ts';
import type { ControlRound, Environment, Run } from '../../src/model.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { methodBlocks } from '../../src/report/method-section.ts';
import { aBenchmark, aDuet, around, measured, POLICY, solosOf } from '../judge/records.ts';
import { benchmark, comparison, sample, type Sample, storedComparison } from './sample-run.ts';

const roundsIn = (part: string, ratios: readonly number[]): readonly ControlRound[] =>
  ratios.map((ratio, index) => ({ ...aDuet(index, { cpuPerRequest: [{ base: 100, head: 100 * Math.exp(ratio) }] }), benchmark: 'koa/updateUser', part }));

function reportWith(control: readonly ControlRound[]): Sample {
  const { run, judgement } = sample([benchmark('koa/updateUser', { verdict: 'no regression', because: recordedText('x') })], { verdict: 'invalid', exitCode: 3 });
  return { run, judgement: { ...judgement, control: judgeControl(control) } };
}

function factOf({ run, judgement }: Sample, beginning: string, judgedBy?: string): string | undefined {
  return methodBlocks({ run, judgement, judgedBy }).flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : [])).find((fact) => fact.startsWith(beginning));
}

const describedControl = (report: Sample): string | undefined => factOf(report, 'A/A control');

const FAIR = roundsIn('shard 1 of 3', around(0, 0.02, 10));

test('the budget is told where there was one, and whose it was', () => {
  const { run, judgement } = reportWith(FAIR);
  const told = (fields: Partial<Run>): string => factOf({ run: { ...run, ...fields }, judgement }, 'Measured with') ?? '';
  assert.match(told({ budgetMs: 90_000 }), /, seed \d+, budget 90s; started /);
  assert.match(told({ budgetMs: 420_000, parts: 3 }), /, budget 7m for each of the joined runs; started /);
  for (const budgetMs of [null, undefined]) assert.doesNotMatch(told({ budgetMs }), /budget/);
});

test('where the time went is told, but for what took none', () => {
  const { run, judgement } = reportWith(FAIR);
  const phasesMs = { preparing: 41_200, waiting: 0, counting: 64_000, rounds: 95_000, explaining: 300 };
  const told = factOf({ run: { ...run, durationMs: 200_500, phasesMs }, judgement }, 'Measured with') ?? '';
  assert.match(told, /, took 3 min 21 s: 41 s of preparing, 1 min 4 s of counting, 1 min 35 s of rounds$/);
});

test('the version that judged is told where another one measured', () => {
  const report = reportWith(FAIR);
  assert.match(factOf(report, 'Measured with', '0.2.0') ?? '', /^Measured with perf-gate 0\.1\.0, judged by 0\.2\.0, profile /);
  for (const judgedBy of [undefined, '0.1.0']) assert.match(factOf(report, 'Measured with', judgedBy) ?? '', /^Measured with perf-gate 0\.1\.0, profile /);
});

test('a limit of CPUs is told with the cores, and nothing where there is none', () => {
  const { run, judgement } = reportWith(FAIR);
  const told = (environment: Environment): string => factOf({ run: { ...run, environment }, judgement }, environment.cpuModel) ?? '';
  assert.match(told({ ...run.environment, cores: 1, cpuLimit: 0.5 }), /, 1 core and a CPU limit of 0\.5, x64; /);
  assert.doesNotMatch(told(run.environment), /limit/);
});

test('the control of joined runs says how many of them could be tested apart', () => {
  assert.match(describedControl(reportWith([...FAIR, ...roundsIn('shard 2 of 3', [0.01])])) ?? '',
    /^A\/A control passed \(\S+ % over 11 rounds, p = \S+\); minimum detectable difference \d\.\d %; 1 of 2 joined runs tested by itself as well$/);
  assert.doesNotMatch(describedControl(reportWith(FAIR)) ?? '', /joined/);
});

test('a control of few rounds claims no more than they could have seen', () => {
  const described = [4, 20].map((rounds) => describedControl(reportWith(roundsIn('shard 1 of 3', around(0, 0.02, rounds)))) ?? '');
  const seen = described.map((text) => Number(/; minimum detectable difference (\S+) %$/.exec(text)?.[1]));
  assert.ok(seen[0]! > 16 && seen[1]! < 3, described.join('\n'));
});

test('an unfair part of a joined run is named', () => {
  const report = reportWith([...FAIR, ...roundsIn('shard 2 of 3', around(0.06, 0.004, 6))]);
  assert.match(describedControl(report) ?? '', /^A\/A control failed in shard 2 of 3 \(6\.2 % over 6 rounds, p \S \S+\); 2 of 2 joined runs tested by itself as well$/);
});

test('limits of what should be high are told as they are chosen, and as the figure falls', () => {
  const comparisons = [comparison('cpuPerRequest', 0, 0.01), comparison('throughput', 0, 0.01, { role: 'gating', decides: true })];
  const given = sample([benchmark('db/list', { verdict: 'no regression', because: recordedText('x'), comparisons })], { verdict: 'passed', exitCode: 0 });
  assert.equal(factOf(given, 'Limits'), 'Limits (δ₀): CPU per request 2 % (1 %); throughput 5 % (1 %) of its cost, so −4.8 % (−1.0 %) of the figure');
  const turned = { ...given.run.policy, rules: [{ benchmark: '**', metric: 'throughput', direction: 'lower' as const }] };
  assert.match(factOf({ ...given, run: { ...given.run, policy: turned } }, 'Limits') ?? '', /; throughput 5 % \(1 %\)$/);
});

test('a rule that can do nothing beside a base is told with the metrics that it is of', () => {
  const { run, judgement } = reportWith(FAIR);
  const benchmarks = [aBenchmark('koa/updateUser', measured({ cpuPerRequest: [0, 0] }, solosOf({ maxMemory: [100], bootTime: [150] })))];
  const rules = (['maxMemory', 'bootTime'] as const).map((metric) => ({ benchmark: '**', metric, role: 'gating' as const }));
  assert.equal(factOf({ run: { ...run, benchmarks, policy: { ...POLICY, rules } }, judgement }, 'Gating'),
    'Gating by the policy without effect, because only rounds of head alone have them: max memory and boot time');
  assert.equal(factOf({ run, judgement }, 'Gating'), undefined);
});

test('without a base the test that is described is the one against stored runs', () => {
  const stored = { state: 'compared', runs: 7, newestCommit: 'd'.repeat(40), comparisons: [storedComparison('cpuPerRequest', 0.5, 0.08, { decides: true, adjustedP: 0, outcome: 'regressed' })], advisoryBecause: null } as const;
  const judged = benchmark('koa/updateUser', { verdict: 'regressed', because: recordedText('x'), stored });
  const told = factOf(sample([judged], { verdict: 'regressed', exitCode: 1 }, { base: null }), 'One-sided') ?? '';
  assert.equal(told, 'One-sided prediction tests of head against the stored runs. Corrected for 1 comparison (Holm): the chance of any false "regressed" is at most 1 %');
});
