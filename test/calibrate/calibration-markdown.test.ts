import { test } from 'node:test';
import { renderCalibration } from '../../src/calibrate/calibration-markdown.ts';
import { calibrate } from '../../src/calibrate/calibration.ts';
import { aBenchmark, around, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { assertGolden } from '../report/golden.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

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
