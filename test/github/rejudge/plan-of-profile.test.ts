import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../src/config/load-config.ts';
import type { Config, Run, TestPlan } from '../../../src/model.ts';
import { problemOfPlans } from '../../../src/github/rejudge/result.ts';
import { version } from '../../../src/system/version.ts';
import { aBenchmark, aRun, measured, measuredAlone } from '../../judge/records.ts';
import { configText } from './configs.ts';
import type { Reason } from '../../../src/model/reasons.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

const configWith = (profiles: Readonly<Record<string, object>>): Config => parseConfig(configText({ servers: { api: ['hello'] }, profiles }), 'perf-gate.yml');
/** Looks of the standard profile but the first. */
const LATER = [11, 14, 17, 20, 24, 30, 40];
const BASE = configWith({ nightly: { looks: [12, 32] }, page: { connections: 100 } });

function problemOf(profile: string, plan: TestPlan, fields: Partial<Run> = {}): Reason | null {
  const planned = aBenchmark('api/hello', { ...measured({ cpuPerRequest: [0] }), plan });
  return problemOfPlans(aRun({ tool: version, profile, benchmarks: [planned], ...fields }), BASE);
}

test('looks are the profile\'s, of which the first may come sooner, after five rounds at the least, and the last ones be left out', () => {
  for (const first of [8, 7, 5]) assert.equal(problemOf('standard', { looks: [first, ...LATER] }), null, `${first} rounds`);
  for (const looks of [[8], [7, 11], [5, 11, 14]]) assert.equal(problemOf('standard', { looks }), null, JSON.stringify(looks));
  for (const looks of [[9, ...LATER], [4, ...LATER], [9], [8, 24], [8, 12, ...LATER.slice(1)], [8, ...LATER, 60]]) assert.equal(problemOf('standard', { looks })?.kind, 'plan-not-of-profile', JSON.stringify(looks));
  assert.deepEqual(problemOf('nightly', { looks: [32] }), { kind: 'plan-not-of-profile', benchmark: 'api/hello', looks: [32], profile: 'nightly', planned: [12, 32] });
});

test('a profile that the base does not have, or that compares nothing there, gives no plan', () => {
  for (const profile of ['hasty', 'page', 'smoke']) {
    assert.deepEqual(problemOf(profile, { looks: [5] }), { kind: 'profile-not-in-base', profile });
  }
});

test('a benchmark that broke, or is invalid, had a plan of its profile until then', () => {
  const { duets } = measured({ cpuPerRequest: [0] });
  for (const ending of [{ state: 'broken', arm: 'base', reason: reasonThatSays('it died') }, { state: 'invalid', reason: reasonThatSays('no counts') }] as const) {
    const problemUntil = (looks: readonly number[]): Reason | null => problemOf('standard', { looks: [8] }, { benchmarks: [aBenchmark('api/hello', { ...ending, until: { plan: { looks }, duets } })] });
    assert.equal(problemUntil([8, ...LATER]), null);
    assert.equal(problemUntil([3])?.kind, 'plan-not-of-profile');
  }
});

test('a plan of another version of perf-gate is refused with both versions', () => {
  for (const [profile, looks] of [['standard', [9, ...LATER]], ['swift', [5]]] as const) {
    const [problem, ofThisVersion] = ['99.0.0', version].map((tool) => problemOf(profile, { looks }, { tool }));
    assert.deepEqual(problem, { kind: 'upload-from-other-version', because: ofThisVersion, measuredBy: '99.0.0', judgedBy: version });
  }
  assert.equal(problemOf('standard', { looks: [8, ...LATER] }, { tool: '99.0.0' }), null);
});

test('where nothing is compared no plan is asked for', () => {
  assert.equal(problemOf('page', { looks: [5] }, { measuredFor: 'tables' }), null);
  assert.equal(problemOf('hasty', { looks: [5] }, { benchmarks: [aBenchmark('api/hello', measuredAlone([])), aBenchmark('api/bye', { state: 'unaffected' })] }), null);
});
