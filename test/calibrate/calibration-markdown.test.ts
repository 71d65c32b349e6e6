import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { renderCalibration } from '../../src/calibrate/calibration-markdown.ts';
import { calibrate } from '../../src/calibrate/calibration.ts';
import { aBenchmark, around, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

const golden = (name: string): Promise<string> => readFile(path.join(import.meta.dirname, 'golden', name), 'utf8');

test('a calibration shows the noise, the profiles, the proposal, and what to look into', async () => {
  const given = { random: seededRandom(9), rounds: 60 };
  const benchmarks = [
    aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.015, unloadedLatency: 0.01 }, given),
    aNoisyBenchmark('json/10 B (noisy)', { nsPerOp: 0.07 }, given),
    aNoisyBenchmark('json/wild', { nsPerOp: 0.3 }, given),
    aBenchmark('api/tilted', measured({ cpuPerRequest: around(0.02, 0.001, 20) })),
    aBenchmark('api/thin', measured({ cpuPerRequest: [0, 0.01] })),
  ];
  assert.equal(renderCalibration(calibrate([aRecording(benchmarks, { durationMs: 202 * 2000 })], null)), await golden('noisy.md'));
});

test('where nothing is noisy there is nothing to look into', async () => {
  const benchmarks = [aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.01 }, { random: seededRandom(2), rounds: 40 })];
  const run = aRecording(benchmarks, { durationMs: 40 * 4400 });
  assert.equal(renderCalibration(calibrate([run], { file: 'perf-gate.yml', policy: POLICY })), await golden('quiet.md'));
});
