import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import * as fill from '../../src/merge/fill-run.ts';
import type { BenchmarkRecord, Measured, Run, VerdictKind } from '../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';
import { aBenchmark, around, aRun, COUNTING_HASH, ENVIRONMENT, measuredBy, measuredByQuick, solosOf } from '../judge/records.ts';
import { recordedText } from '../../src/model/reasons.ts';

const UNAFFECTED = { state: 'unaffected' } as const;
const MEASURED = measuredByQuick({ cpuPerRequest: [0.01] }, solosOf({ cpuPerRequest: [80] }));

const ASKED_FOR_ALL = (): boolean => true;
const filledFrom = (run: Run, earlier: Run): Run => fill.filledFrom(run, earlier, ASKED_FOR_ALL);
const replacedBy = (run: Run, later: Run): Run => fill.replacedBy(run, later, ASKED_FOR_ALL);

const runOf = (...benchmarks: readonly BenchmarkRecord[]): Run => aRun({ benchmarks });

function idsAfter(run: Run, earlier: Run): readonly string[] {
  return filledFrom(run, earlier).benchmarks.map(({ id }) => id);
}

test('what a run did not measure comes from an earlier one, and what it did measure stays its own', () => {
  const filled = filledFrom(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', UNAFFECTED), aBenchmark('api/bye', MEASURED)));
  assert.deepEqual(filled.benchmarks, [aBenchmark('api/hello', MEASURED), { ...aBenchmark('api/bye', MEASURED), part: 'the run of 2026-01-15T10:00:00.000Z' }]);
});

const standard = (log: number): Measured => measuredBy(findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!.looks, { cpuPerRequest: around(log, 0.0157, 8) });

const verdictOf = (run: Run): VerdictKind | undefined => judge({ run, history: [], acceptances: [] }).benchmarks.find(({ id }) => id === 'web/x')?.verdict;

test('what is measured again stays what its neighbours are judged by, in whichever order the runs end', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => aBenchmark(`api/${name}`, standard(0)));
  const whole = { ...runOf(...four, aBenchmark('web/x', standard(0.0365))), profile: 'standard' };
  const again = { ...runOf(...four), profile: 'standard', startedAt: '2026-01-15T11:00:00.000Z' };
  assert.equal(verdictOf(whole), 'regressed');
  assert.equal(verdictOf({ ...whole, benchmarks: whole.benchmarks.slice(4) }), 'inconclusive', 'by itself eight rounds do not convict it');
  const completed = [filledFrom(again, whole), replacedBy(whole, again)];
  assert.deepEqual(completed.map(verdictOf), ['regressed', 'regressed']);
  const twice = filledFrom({ ...runOf(four[0]!), profile: 'standard', startedAt: '2026-01-15T12:00:00.000Z' }, completed[1]!);
  assert.equal(verdictOf(twice), 'regressed');
});

test('what came out as invalid stays what its neighbours were convicted by, also once it is measured again', () => {
  const { plan, duets } = standard(0);
  const invalid = aBenchmark('api/b', { state: 'invalid', reason: recordedText('its count did not settle'), until: { plan, duets } });
  const whole = { ...runOf(aBenchmark('api/a', standard(0)), invalid, aBenchmark('web/x', standard(0.0392))), profile: 'standard' };
  const again = { ...runOf(aBenchmark('api/b', standard(0))), profile: 'standard', startedAt: '2026-01-15T11:00:00.000Z' };
  assert.deepEqual([whole, filledFrom(again, whole), replacedBy(whole, again)].map(verdictOf), ['regressed', 'regressed', 'regressed']);
  const forgotten = { ...whole, benchmarks: whole.benchmarks.map((record) => (record === invalid ? { ...record, measurement: { state: 'invalid', reason: recordedText('its count did not settle') } as const } : record)) };
  assert.equal(verdictOf(forgotten), 'inconclusive', 'of two none tells how much rounds vary');
});

test('the warnings of both hold for the whole, each once', () => {
  const [run, other] = [{ ...runOf(aBenchmark('api/hello', MEASURED)), warnings: ['Both.', 'Own.'].map(recordedText) }, { ...runOf(aBenchmark('api/bye', MEASURED)), warnings: ['Both.', 'Of the other.'].map(recordedText) }];
  assert.deepEqual(filledFrom(run, other).warnings, ['Both.', 'Own.', 'Of the other.'].map(recordedText));
  assert.deepEqual(replacedBy(run, other).warnings, ['Both.', 'Own.', 'Of the other.'].map(recordedText));
});

test('a suite that stands as a whole is not mixed with its tasks', () => {
  const [whole, task] = [aBenchmark('json/*', UNAFFECTED), aBenchmark('json/parse', MEASURED)];
  assert.deepEqual(idsAfter(runOf(whole), runOf(task)), ['json/*']);
  assert.deepEqual(idsAfter(runOf(task), runOf(whole)), ['json/parse']);
});

test('a suite that could not be measured is not answered for by a task of it, unless all of it was asked for', () => {
  const [part, failed] = [runOf(aBenchmark('json/parse', MEASURED)), runOf(aBenchmark('json/*', { state: 'broken', arm: 'head', reason: recordedText('npm ci failed') }))];
  for (const [isAskedForAll, ids] of [[() => false, ['json/parse', 'json/*']], [ASKED_FOR_ALL, ['json/parse']]] as const) {
    assert.deepEqual(fill.filledFrom(part, failed, isAskedForAll).benchmarks.map(({ id }) => id), ids);
    assert.deepEqual(fill.replacedBy(failed, part, isAskedForAll).benchmarks.map(({ id }) => id), ids);
  }
  assert.deepEqual(fill.filledFrom(part, runOf(aBenchmark('json/*', UNAFFECTED)), () => false).benchmarks.map(({ id }) => id), ['json/parse'], 'what the change cannot reach is not missed');
});

test('the same benchmark in another leg of a matrix is another one', () => {
  const variant = { name: 'Node v22.20.0', environment: { ...ENVIRONMENT, nodeVersion: 'v22.20.0' } };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), runOf(aBenchmark('api/hello', MEASURED, { variant }))), ['api/hello', 'api/hello']);
});

/** One benchmark in two legs of a matrix, which had these versions of Node.js, and this kernel and CPU. */
function legsOn(osMajor: string, cpuModel: string, versions: readonly [string, string]): Run {
  return runOf(...versions.map((nodeVersion) =>
    aBenchmark('api/hello', MEASURED, { variant: { name: `Node ${nodeVersion}, ${osMajor}, ${cpuModel}`, environment: { ...ENVIRONMENT, nodeVersion, osMajor, cpuModel, key: nodeVersion } } })));
}

test('a leg of a matrix is the same one on another CPU, with another patch of Node.js and on another kernel', () => {
  const [newest, earlier] = [legsOn('linux-7', 'AMD EPYC 7763', ['v22.20.0', 'v24.1.0']), legsOn('linux-6', 'Intel Xeon 8370C', ['v22.21.0', 'v24.1.0'])];
  assert.deepEqual(filledFrom(newest, earlier), newest);
  assert.deepEqual(replacedBy(earlier, newest).benchmarks.map(({ variant }) => variant?.name), newest.benchmarks.map(({ variant }) => variant?.name));
});

test('a leg of a matrix that an earlier run has lost is missed beside what comes from there, and else is not', () => {
  const lostLeg = aBenchmark('*/*', { state: 'lost', reason: recordedText('of 4 expected runs 1 did not arrive') });
  const earlier = runOf(aBenchmark('api/hello', MEASURED), aBenchmark('api/bye', MEASURED), lostLeg);
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), earlier), ['api/hello', 'api/bye', '*/*']);
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED), aBenchmark('api/bye', MEASURED)), earlier), ['api/hello', 'api/bye']);
});

test('two runs of no matrix never make two benchmarks of one name, whatever Node.js each had', () => {
  const earlier = { ...runOf(aBenchmark('api/hello', MEASURED)), environment: { ...ENVIRONMENT, nodeVersion: 'v22.20.0', key: 'node-22' } };
  assert.deepEqual(idsAfter(runOf(aBenchmark('api/hello', MEASURED)), earlier), ['api/hello']);
});

test('what a later run measured takes the place of what this one has, and the rest stays', () => {
  const run = runOf(aBenchmark('api/hello', MEASURED, { version: 'own' }), aBenchmark('api/bye', MEASURED, { version: 'own' }));
  const { benchmarks } = replacedBy(run, runOf(aBenchmark('api/hello', MEASURED, { version: 'later' })));
  assert.deepEqual(benchmarks.map(({ id, version }) => [id, version]), [['api/hello', 'later'], ['api/bye', 'own']]);
});

test('absolute figures of another kind of machine are left behind, and the comparison is not', () => {
  const counted = { ...MEASURED, instructions: [{ base: 5e5, head: 5e5 }], instructionsOfHead: [5e5], countingHash: COUNTING_HASH };
  const elsewhere = { ...runOf(aBenchmark('api/bye', counted)), environment: { ...ENVIRONMENT, key: 'another-machine' } };
  const [record] = filledFrom(runOf(), elsewhere).benchmarks;
  assert.deepEqual(record, { ...aBenchmark('api/bye', { ...counted, solos: [], instructionsOfHead: undefined, countingHash: undefined }), part: `the run of ${elsewhere.startedAt}` });
});

const asked = (id: string): Run => ({ ...runOf(aBenchmark(id, MEASURED)), only: [id] });

test('a run that was completed was asked for what both were', () => {
  assert.deepEqual(filledFrom(asked('api/hello'), asked('api/bye')).only, ['api/hello', 'api/bye']);
  assert.deepEqual(filledFrom(asked('api/hello'), asked('api/hello')).only, ['api/hello']);
});
