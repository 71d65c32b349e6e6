import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../src/config/load-config.ts';
import type { Measurement } from '../../../src/model.ts';
import { type KnownOfExcuses, lostIfExcused } from '../../../src/github/rejudge/excuses.ts';
import { aBenchmark, measured } from '../../judge/records.ts';
import { configText } from './configs.ts';
import { recordedText } from '../../../src/model/reasons.ts';
import { describeReason } from '../../../src/report/words.ts';

const { targets } = parseConfig(configText({ servers: { api: ['hello', 'bye'] }, suites: ['json'] }), 'perf-gate.yml');

const NEW: Measurement = { state: 'new', why: recordedText('base does not have this target'), solos: [] };
const REMOVED: Measurement = { state: 'removed' };
const UNAFFECTED: Measurement = { state: 'unaffected' };

const IDS = ['api/hello', 'api/bye', 'api/other', 'json/*', 'json/parse', 'web/hello'];

/** Of benchmarks of which a run says this, those that are not believed. */
function lost(measurement: Measurement, known: Partial<KnownOfExcuses> = {}): readonly string[] {
  const facts = { comparable: targets, only: [], isComparedElsewhere: false, ...known };
  return IDS.filter((id) => lostIfExcused(aBenchmark(id, measurement), facts).measurement.state === 'lost');
}

test('what base and head have alike is neither new nor removed', () => {
  for (const measurement of [NEW, REMOVED]) assert.deepEqual(lost(measurement), ['api/hello', 'api/bye', 'json/*']);
});

test('the change since its base may reach nothing, which only the run can tell', () => {
  assert.deepEqual(lost(UNAFFECTED), []);
});

test('beside a commit that is no base nothing is new, removed or out of the change\'s reach, no task of a suite either', () => {
  for (const measurement of [NEW, REMOVED, UNAFFECTED]) {
    assert.deepEqual(lost(measurement, { isComparedElsewhere: true }), ['api/hello', 'api/bye', 'json/*', 'json/parse']);
  }
});

test('what was measured is judged, whatever it was compared with', () => {
  assert.deepEqual(lost(measured({ cpuPerRequest: [0.01] }), { isComparedElsewhere: true }), []);
});

test('what the gate is not about is not missed', () => {
  assert.deepEqual(lost(NEW, { only: ['api/bye'] }), ['api/bye', 'json/*']);
});

test('what a run said stands in the reason', () => {
  const { measurement } = lostIfExcused(aBenchmark('api/hello', NEW), { comparable: targets, only: [], isComparedElsewhere: false });
  assert.match(measurement.state === 'lost' ? describeReason(measurement.reason) : '', /give the step that publishes the same: base does not have this target/);
});
