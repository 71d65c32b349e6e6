import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { takeMeasurements } from '../../src/measure/take-measurements.ts';
import { aRun } from '../judge/records.ts';
import { scenarioOf, serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const searched = process.env['PATH'];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
  process.env['PATH'] = folder.path;
});
after(async () => {
  process.env['PATH'] = searched;
  await folder[Symbol.asyncDispose]();
});

/** Of a benchmark without a base, whose server is not there, by an interrupted run: whatever begins to measure ends with nothing. */
function measure(): ReturnType<typeof takeMeasurements> {
  return takeMeasurements({
    prepared: { benchmarks: serverBenchmarks(serverTargetOf({ name: 'a', scenarios: [scenarioOf({ name: 'x' })] }), null), versions: new Map() },
    place: { base: null, trees: { base: '/nowhere', head: '/nowhere' }, cores: null, services: { trouble: async () => null }, reachedBy: new Map() },
    request: { profile: findProfile('quick', { profiles: BUILT_IN_PROFILES })!, budget: null, seed: 1, instructions: 'auto', jobs: 1, procedure: PROCEDURE },
    outline: { run: aRun({ base: null }), history: [], acceptances: [] },
  }, { signal: AbortSignal.abort(), progress: () => {}, note: () => {}, warn: () => {} });
}

test('instructions that cannot be counted here are left out, and the rounds are measured without', async () => {
  const { records } = await measure();
  assert.deepEqual(records.map(({ id }) => id), ['a/x']);
});
