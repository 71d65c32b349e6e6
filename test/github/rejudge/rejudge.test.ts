import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../src/config/load-config.ts';
import type { Measurement, Run, RunFile } from '../../../src/model.ts';
import { findProfile } from '../../../src/plan/profiles.ts';
import { type AskedOfRun, refuseIfUnjudgeable, rejudge, type TrustedFacts } from '../../../src/github/rejudge/rejudge.ts';
import { serviceOf } from '../../targets.ts';
import { aBenchmark, around, aRun, aStoredRun, measured, measuredAlone, POLICY, measuredBy } from '../../judge/records.ts';
import { configText } from './configs.ts';
import { refusalOf } from './refusal-of.ts';
import { recordedText } from '../../../src/model/reasons.ts';
import { describeReason } from '../../../src/report/words.ts';

const config = parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml');
const FACTS: TrustedFacts = { config, pullRequest: 7, mergeOf: undefined, expected: config.targets, comparable: [], ofBase: [], only: [], isComparedElsewhere: false, startedByHand: false, suitesInPart: new Set(), requiresInstructions: false, notes: [], warnings: [], history: [], acceptances: [] };
const ALL = [
  aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.002) })),
  aBenchmark('api/bye', { state: 'unaffected' }),
  aBenchmark('json/*', { state: 'unaffected' }, { kind: 'suite' }),
];
const SLOWER = aBenchmark('api/hello', measured({ cpuPerRequest: around(0.2, 0.002) }));

function judged(run: Partial<Run>, facts: Partial<TrustedFacts> = {}, rest: Partial<RunFile> = {}): ReturnType<typeof rejudge> {
  return rejudge({ run: aRun({ benchmarks: ALL, ...run }), history: [], acceptances: [], ...rest }, { ...FACTS, ...facts });
}

test('a run that mentions everything is judged by its rounds', () => {
  assert.equal(judged({}).judgement.verdict, 'passed');
  assert.equal(judged({ benchmarks: [SLOWER, ...ALL.slice(1)] }).judgement.verdict, 'regressed');
});

test('thresholds that the run brings along do not help it', () => {
  const lax = { ...POLICY, rules: [{ benchmark: '**', metric: '*', role: 'advisory' }] } as const;
  const { file, judgement } = judged({ policy: lax, benchmarks: [SLOWER, ...ALL.slice(1)] });
  assert.equal(judgement.verdict, 'regressed');
  assert.deepEqual(file.run.policy, config.policy);
});

test('a pull request\'s number that the run brings along is replaced by the one that GitHub knows', () => {
  assert.equal(judged({ pullRequest: 1 }).file.run.pullRequest, 7);
  assert.deepEqual([judged({ mergeOf: 'c' }).file.run.mergeOf, judged({ mergeOf: 'c' }, { mergeOf: 'a' }).file.run.mergeOf], [undefined, 'a'], 'nor is the commit that a command checks out its own word');
});

test('a base that GitHub does not know as one is told as such, whatever the run says', () => {
  assert.deepEqual([false, true].map((isComparedElsewhere) => judged({ hasUnknownBase: true }, { isComparedElsewhere }).file.run.hasUnknownBase), [undefined, true]);
});

test('stored runs and acceptances that the run brings along are replaced by the repository\'s', () => {
  const forged = aStoredRun('api/hello', []);
  const acceptance = {
    schema: 1, benchmark: '**', upTo: null, by: 'mallory', at: '2026-01-01T00:00:00Z', reason: 'trust me', commit: 'c', pullRequest: null, expires: '2027-01-01T00:00:00Z',
  } as const;
  const { file, judgement } = judged({ benchmarks: [SLOWER, ...ALL.slice(1)] }, {}, { history: [forged], acceptances: [acceptance] });
  assert.equal(judgement.verdict, 'regressed');
  assert.deepEqual([file.history, file.acceptances], [[], []]);
});

test('a regression that the repository has accepted passes and is named', () => {
  const acceptance = {
    schema: 1, benchmark: 'api/hello', upTo: 0.5, by: 'ada', at: '2026-01-01T00:00:00Z', reason: 'safer parser', commit: 'c', pullRequest: 7, expires: '2027-01-01T00:00:00Z',
  } as const;
  const { judgement } = judged({ benchmarks: [SLOWER, ...ALL.slice(1)] }, { acceptances: [acceptance] });
  assert.equal(judgement.exitCode, 0);
  assert.equal(judgement.benchmarks.find(({ id }) => id === 'api/hello')?.verdict, 'accepted');
});

test('a target that the run leaves out is lost, and the run does not pass', () => {
  const { file, judgement } = judged({ benchmarks: ALL.slice(2) });
  assert.deepEqual(file.run.benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'lost' ? [id] : [])), ['api/hello', 'api/bye']);
  assert.match(describeReason(judgement.benchmarks.find(({ id }) => id === 'api/hello')!.because), /give the step that publishes the same; that step counts as it is on the default branch/, 'it may be meant');
  assert.equal(judgement.exitCode, 3);
  assert.equal(judged({ benchmarks: ALL.slice(0, 2) }).judgement.exitCode, 3, 'a suite stands as a whole');
  assert.equal(judged({ benchmarks: [] }).judgement.exitCode, 3);
});

test('a scenario that the base has is lost where the run leaves it out of its target without a word', () => {
  const benchmarks = ALL.filter(({ id }) => id !== 'api/bye');
  assert.equal(judged({ benchmarks }).judgement.exitCode, 0);
  const { file, judgement } = judged({ benchmarks }, { ofBase: config.targets });
  assert.deepEqual(file.run.benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'lost' ? [id] : [])), ['api/bye']);
  assert.equal(judgement.exitCode, 3);
  assert.equal(judged({ benchmarks: [...benchmarks, aBenchmark('api/bye', { state: 'removed' })] }, { ofBase: config.targets }).judgement.exitCode, 0, 'head has it no more');
  assert.equal(judged({ benchmarks }, { ofBase: config.targets, only: ['api/hello'] }).judgement.exitCode, 0, 'the gate is not about it');
  assert.equal(judged({ benchmarks: [...benchmarks, aBenchmark('json/parse', { state: 'unaffected' }, { kind: 'suite' })] }, { ofBase: config.targets.slice(1) }).judgement.exitCode, 0, 'tasks are not known');
});

test('what else is in a suite of which a part was asked for by hand is lost', () => {
  const benchmarks = [...ALL.slice(0, 2), aBenchmark('json/parse', measured({ nsPerOp: around(0, 0.002) }), { kind: 'suite' })];
  const [known, unknown] = [new Set<string>(), new Set(['json'])].map((suitesInPart) => judged({ benchmarks }, { startedByHand: true, suitesInPart }).judgement);
  assert.deepEqual([known?.exitCode, unknown?.exitCode], [0, 3]);
  assert.match(describeReason(unknown!.benchmarks.find(({ id }) => id === 'json/*')!.because), /asked for a part of it, .*: measure everything again$/);
  assert.equal(judged({}, { startedByHand: true, suitesInPart: new Set(['json']) }).judgement.exitCode, 0, 'it stands as a whole');
});

test('where there was no base nobody could tell what head has dropped, and only what both have is lost', () => {
  const benchmarks = [aBenchmark('api/hello', measuredAlone([])), ALL[2]!];
  assert.equal(judged({ base: null, benchmarks }, { ofBase: config.targets }).judgement.exitCode, 0);
  assert.equal(judged({ base: null, benchmarks }, { ofBase: config.targets, comparable: config.targets }).judgement.exitCode, 3);
});

test('a benchmark that was left unmeasured is lost as well', () => {
  const { judgement } = judged({ benchmarks: [aBenchmark('api/hello', { state: 'not measured', reason: recordedText('in shard 2 of 2') }), ...ALL.slice(1)] });
  assert.equal(judgement.exitCode, 3);
});

test('a benchmark whose rounds do not reach its first look is lost: a run that was interrupted may be among those that were joined', () => {
  const calm = measuredBy([8, 20, 40], { cpuPerRequest: around(0, 0.002, 8) });
  const stopped = { ...calm, duets: calm.duets.slice(0, 6) };
  assert.equal(judged({ benchmarks: [aBenchmark('api/hello', calm), ...ALL.slice(1)] }).judgement.exitCode, 0);
  const { judgement } = judged({ benchmarks: [aBenchmark('api/hello', stopped), ...ALL.slice(1)] });
  assert.equal(judgement.exitCode, 3);
  assert.equal(judgement.benchmarks[0]?.because, 'of 8 rounds before the first look the run has 6');
});

test('a benchmark of head alone is lost where there is a base, unless it was measured for tables', () => {
  const alone = [aBenchmark('api/hello', measuredAlone([])), ...ALL.slice(1)];
  assert.equal(judged({ benchmarks: alone }).judgement.exitCode, 3);
  assert.equal(judged({ benchmarks: alone, measuredFor: 'tables' }).judgement.exitCode, 0);
  assert.equal(judged({ benchmarks: alone, base: null }).judgement.exitCode, 0);
});

test('a benchmark that the run calls new is lost where the base has it', () => {
  const called = aBenchmark('api/hello', { state: 'new', why: recordedText('base does not have this target'), solos: [] });
  const benchmarks = [called, ...ALL.slice(1)];
  assert.equal(judged({ benchmarks }).judgement.exitCode, 0);
  const { judgement } = judged({ benchmarks }, { comparable: config.targets });
  assert.equal(judgement.exitCode, 3);
  assert.match(describeReason(judgement.benchmarks[0]!.because), /the base has it, .*: base does not have this target/);
});

test('what the run calls removed, and base and head have, does not pass', () => {
  const benchmarks = [aBenchmark('api/hello', { state: 'removed' }), ...ALL.slice(1)];
  assert.deepEqual([[], config.targets].map((comparable) => judged({ benchmarks }, { comparable }).judgement.exitCode), [0, 3]);
});

test('what the change since a commit that is no base cannot reach does not pass', () => {
  assert.deepEqual([false, true].map((isComparedElsewhere) => judged({}, { comparable: config.targets, isComparedElsewhere }).judgement.exitCode), [0, 3]);
});

test('of a part that somebody measured by hand, and nothing completed, the reason is not an input of a step', () => {
  const { judgement } = judged({ benchmarks: ALL.slice(2) }, { startedByHand: true });
  assert.equal(judgement.exitCode, 3);
  assert.match(describeReason(judgement.benchmarks.find(({ id }) => id === 'api/hello')!.because), /nor does an earlier one on this commit that is known here: measure everything again/);
});

test('a benchmark without counts does not pass where instructions are required', () => {
  const counted = { ...measured({ cpuPerRequest: around(0, 0.002) }), instructions: [1, 2, 3].map((repeat) => ({ base: 5e5 + repeat, head: 5e5 })) };
  const exitCodeOf = (measurement: Measurement, requiresInstructions: boolean): number =>
    judged({ benchmarks: [aBenchmark('api/hello', measurement), ...ALL.slice(1)] }, { requiresInstructions }).judgement.exitCode;
  assert.deepEqual([exitCodeOf(counted, true), exitCodeOf(ALL[0]!.measurement, true), exitCodeOf(ALL[0]!.measurement, false)], [0, 3, 0]);
});

test('a benchmark may be left out for want of a program that the base does not require, and for nothing else', () => {
  for (const [required, missingProgram, exitCode] of [[false, 'redis-server', 0], [false, 'node', 3], [false, undefined, 3], [true, 'redis-server', 3]] as const) {
    const services = [serviceOf({ program: 'redis-server', installHint: 'apt-get install redis-server', required })];
    const base = { ...config, targets: config.targets.map((target) => ({ ...target, services })) };
    const leftOut = aBenchmark('json/*', { state: 'not measured', reason: recordedText('redis-server is not installed (a hint that head has changed)'), missingProgram }, { kind: 'suite' });
    assert.equal(judged({ benchmarks: [...ALL.slice(0, 2), leftOut] }, { config: base }).judgement.exitCode, exitCode, `${missingProgram}, required: ${required}`);
  }
});

const withAdded = (measurement: Measurement): number => judged({ benchmarks: [...ALL, aBenchmark('cache/*', measurement, { kind: 'suite' })] }).judgement.exitCode;

test('a target that the change brings along may be left out for want of a program, and for nothing else', () => {
  const added = { state: 'not measured', reason: recordedText('redis-server is not installed') } as const;
  assert.equal(withAdded({ ...added, missingProgram: 'redis-server' }), 0);
  assert.equal(withAdded(added), 3);
});

test('what the gate is not about is not missed', () => {
  assert.equal(judged({ benchmarks: ALL.slice(2) }, { only: ['json'], expected: config.targets.filter(({ name }) => name === 'json') }).judgement.exitCode, 0);
  assert.equal(judged({ benchmarks: ALL.slice(2) }, { only: ['api/bye'] }).judgement.benchmarks.some(({ id }) => id === 'api/hello'), false);
});

test('what the reader must know of the thresholds stands before the run\'s own notes', () => {
  assert.deepEqual(judged({ notes: [recordedText('of the run')] }, { notes: ['of the base'] }).file.run.notes, ['of the base', 'of the run']);
  assert.deepEqual(judged({ warnings: [recordedText('of the run')] }, { warnings: ['of the base'] }).file.run.warnings, ['of the base', 'of the run']);
  assert.equal(judged({}, {}).file.run.warnings, undefined);
});

/** A step that publishes a run of what is to be merged, and asks for this profile. */
const askedFor = (profile: string, base: string | null = null): AskedOfRun => ({ isProposal: true, base, profileName: profile, profile: findProfile(profile, config) });

test('one shard alone is no run, and of what is to be merged neither is one that compares nothing', async () => {
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(aRun({ shard: { index: 1, count: 2 } }), askedFor('standard')); }), /shard 1 of 2/);
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(aRun({ base: null }), askedFor('standard')); }), /without a base; .*: none` too; .* on the default branch/);
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(aRun({ profile: 'smoke', measuredFor: 'tables' }), askedFor('standard')); }), /by the smoke profile, which compares nothing; .* on the default branch/);
});

test('a run that claims that its profile compares nothing is not believed: the trusted configuration knows', async () => {
  const forged = aRun({ profile: 'standard', measuredFor: 'tables', benchmarks: [aBenchmark('api/hello', measuredAlone([]))] });
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(forged, askedFor('standard')); }), /compares nothing, though its profile, standard, is one that compares/);
  const ofUnknown = aRun({ profile: 'tables-of-head', measuredFor: 'tables' });
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(ofUnknown, askedFor('standard')); }), /give the step that publishes `profile: tables-of-head` too/);
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(ofUnknown, askedFor('tables-of-head')); }), /the configuration that judges it has no profile of that name/);
});

test('a run that claims to compare with a base, and has rounds of head alone, is refused', async () => {
  const alone = aBenchmark('api/hello', measuredAlone([]));
  assert.match(await refusalOf(() => { refuseIfUnjudgeable(aRun({ benchmarks: [...ALL.slice(1), alone] }), askedFor('standard')); }), /no round of api\/hello side by side/);
  assert.doesNotThrow(() => { refuseIfUnjudgeable(aRun({ base: null, benchmarks: [alone] }), askedFor('standard', 'none')); });
});

test('a run that compares nothing is published where that is asked for, and where nothing is to be merged', () => {
  const nothing = aRun({ base: null, profile: 'smoke', measuredFor: 'tables' });
  assert.doesNotThrow(() => { refuseIfUnjudgeable(nothing, askedFor('smoke', 'none')); });
  assert.doesNotThrow(() => { refuseIfUnjudgeable(nothing, { ...askedFor('standard'), isProposal: false }); });
});
