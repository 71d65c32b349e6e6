import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calibrate } from '../../src/calibrate/calibration.ts';
import { aBenchmark, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { userErrorOf } from '../user-error.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

const quiet = aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.015, unloadedLatency: 0.01 }, { random: seededRandom(9), rounds: 60 });
const thin = aBenchmark('api/thin', measured({ cpuPerRequest: [0, 0.01] }));

test('benchmarks with too few rounds are left out by name', () => {
  const { benchmarks, leftOut } = calibrate([aRecording([quiet, thin])], null);
  assert.deepEqual([benchmarks.map(({ id }) => id), leftOut], [['api/quiet'], ['api/thin']]);
});

test('where no benchmark has rounds enough the error names them all', () => {
  assert.equal(
    userErrorOf(() => calibrate([aRecording([thin])], null)).message,
    'no benchmark has the 10 rounds that calibrating needs: api/thin',
  );
});

function policyOf(...given: Parameters<typeof calibrate>): readonly unknown[] {
  const { alpha, policyFrom } = calibrate(...given);
  return [alpha, policyFrom];
}

test('the policy is that of a configuration where one is named, else that of the newest run', () => {
  const runs = [
    aRecording([quiet], { startedAt: '2026-02-02T00:00:00.000Z', policy: { ...POLICY, alpha: 0.02 } }, 'new.json'),
    aRecording([quiet], { startedAt: '2026-02-01T00:00:00.000Z', seed: 2 }, 'old.json'),
  ];
  assert.deepEqual(policyOf(runs, null), [0.02, 'new.json']);
  assert.deepEqual(policyOf(runs, { file: 'perf-gate.yml', policy: { ...POLICY, alpha: 0.05 } }), [0.05, 'perf-gate.yml']);
});
