import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderCalibration } from '../../src/calibrate/calibration-markdown.ts';
import { calibrate, calibrationRuns } from '../../src/calibrate/calibration.ts';
import { aBenchmark, around, ENVIRONMENT, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { assertGolden } from '../report/golden.ts';
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

const EQUAL = aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.002) }));
const OTHER_KIND = { environment: { ...ENVIRONMENT, key: 'other' } };

const told = (...given: Parameters<typeof calibrationRuns>): string => userErrorOf(() => calibrationRuns(...given)).message;

for (const [why, fields] of [
  ['of another profile', { profile: 'standard' }],
  ['that joins several', { parts: 2 }],
] as const) {
  test(`a run ${why} is no recording, and is refused by its name`, () => {
    const error = userErrorOf(() => calibrationRuns([aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], fields, 'b.json')]));
    assert.deepEqual([error.message, error.where], ['this is no recording of base against base on one machine', 'b.json']);
  });
}

test('recordings of two kinds of machine are refused, also before more is recorded on another', () => {
  assert.equal(
    told([aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], OTHER_KIND, 'b.json')]),
    `the runs come from 2 kinds of machine: ${ENVIRONMENT.key} (a.json), other (b.json)`,
  );
  assert.equal(
    told([aRecording([EQUAL])], 'other'),
    `the runs come from 2 kinds of machine: ${ENVIRONMENT.key} (calibration.json), other (this machine)`,
  );
  assert.equal(calibrationRuns([aRecording([EQUAL])], ENVIRONMENT.key).length, 1);
});

test('the newest recording comes last', () => {
  const [late, early] = [
    aRecording([EQUAL], { startedAt: '2026-02-02T00:00:00.000Z' }, 'late.json'),
    aRecording([EQUAL], { startedAt: '2026-02-01T00:00:00.000Z' }, 'early.json'),
  ];
  assert.deepEqual(
    calibrationRuns([late, early]).map(({ name }) => name),
    ['early.json', 'late.json'],
  );
});

test('a calibration shows the noise, and what to look into', async () => {
  const given = { random: seededRandom(9), rounds: 60 };
  const benchmarks = [
    aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.015, unloadedLatency: 0.01 }, given),
    aNoisyBenchmark('json/10 B (noisy)', { nsPerOp: 0.07 }, given),
    aNoisyBenchmark('json/wild', { nsPerOp: 0.3 }, given),
    aBenchmark('api/tilted', measured({ cpuPerRequest: around(0.02, 0.001, 20) })),
    aBenchmark('api/thin', measured({ cpuPerRequest: [0, 0.01] })),
  ];
  await assertGolden('noisy.md', renderCalibration(calibrate([aRecording(benchmarks)], null)), import.meta.url);
});

test('where nothing is noisy there is nothing to look into', async () => {
  const benchmarks = [aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.01 }, { random: seededRandom(2), rounds: 40 })];
  const run = aRecording(benchmarks);
  await assertGolden('quiet.md', renderCalibration(calibrate([run], { file: 'perf-gate.yml', policy: POLICY })), import.meta.url);
});
