import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { environmentDifferences, environmentOf, environmentsOf } from '../../src/judge/environments.ts';
import type { BenchmarkRecord, Environment, Measurement } from '../../src/model.ts';
import { aBenchmark, around, aRun, aRunFile, ENVIRONMENT, measured } from './records.ts';
import { judge } from '../../src/judge/judge.ts';

const GIB = 1024 ** 3;
const HERE: Environment = { ...ENVIRONMENT, memoryBytes: 16 * GIB, runnerImage: 'ubuntu24 20260105.1' };

function described(stored: Partial<Environment>): string {
  return environmentDifferences({ ...HERE, ...stored }, HERE)
    .map(({ name, stored: before, here }) => `${name}: ${before} instead of ${here}`)
    .join('; ');
}

const differing: readonly { readonly stored: Partial<Environment>; readonly text: string; readonly inFingerprint: boolean }[] = [
  { stored: { cpuModel: 'Xeon 8370C' }, text: 'CPU model: Xeon 8370C instead of AMD EPYC 7763', inFingerprint: true },
  { stored: { arch: 'arm64' }, text: 'architecture: arm64 instead of x64', inFingerprint: true },
  { stored: { cores: 4 }, text: 'cores: 4 instead of 2', inFingerprint: true },
  { stored: { cpuLimit: 1.9 }, text: 'CPU limit: 1.9 instead of none', inFingerprint: true },
  { stored: { nodeVersion: 'v22.20.0' }, text: 'Node.js: v22.20.0 instead of v24.1.0', inFingerprint: true },
  { stored: { osMajor: 'darwin-25' }, text: 'operating system: darwin-25 instead of linux-6', inFingerprint: true },
  { stored: { kernel: '6.9.1' }, text: 'kernel: 6.9.1 instead of 6.8.0', inFingerprint: false },
  { stored: { memoryBytes: 7.75 * GIB }, text: 'memory: 7.8 GiB instead of 16 GiB', inFingerprint: false },
  { stored: { emulator: 'emulator-3.24.0' }, text: 'emulator: emulator-3.24.0 instead of none', inFingerprint: false },
  { stored: { runnerImage: null }, text: 'runner image: none instead of ubuntu24 20260105.1', inFingerprint: false },
];

for (const { stored, text, inFingerprint } of differing) {
  test(`another ${Object.keys(stored).join()} is told, and that it is ${inFingerprint ? 'part of' : 'recorded beside'} the fingerprint`, () => {
    assert.equal(described(stored), text);
    assert.deepEqual(
      environmentDifferences({ ...HERE, ...stored }, HERE).map((difference) => difference.inFingerprint),
      [inFingerprint],
    );
  });
}

test('facts of the fingerprint come first', () => {
  assert.equal(described({ kernel: '6.9.1', cores: 4 }), 'cores: 4 instead of 2; kernel: 6.9.1 instead of 6.8.0');
});

test('equal facts are no difference, whatever the keys, nor is memory of which a kernel keeps a little more', () => {
  assert.deepEqual(environmentDifferences({ ...HERE, key: 'another', memoryBytes: 15.99 * GIB }, HERE), []);
});

const SAME = measured({ cpuPerRequest: around(0, 0.005) });
const SLOWER = measured({ cpuPerRequest: around(Math.log(1.05), 0.005) });

const on = (version: number, measurement: Measurement): BenchmarkRecord =>
  aBenchmark('koa/a', measurement, { variant: { name: `Node ${version}`, environment: { ...ENVIRONMENT, key: `node-${version}` } } });

describe('the environments of a run', () => {
  test('are those of its records, each once', () => {
    const run = aRun({ benchmarks: [on(22, SAME), on(24, SAME), { ...on(22, SAME), id: 'koa/b' }] });
    assert.deepEqual(
      environmentsOf(run).map(({ key }) => key),
      ['node-22', 'node-24'],
    );
    assert.equal(environmentOf(on(22, SAME), run).key, 'node-22');
  });

  test("are the run's own where no record names another", () => {
    const run = aRun({ benchmarks: [aBenchmark('koa/a', SAME), aBenchmark('koa/b', SAME)] });
    assert.deepEqual(environmentsOf(run), [ENVIRONMENT]);
    assert.deepEqual(environmentsOf(aRun({})), [ENVIRONMENT]);
  });
});

test('one benchmark on two environments is two comparisons of one family, each with its name', () => {
  const judgement = judge(aRunFile({ benchmarks: [on(22, SAME), on(24, SLOWER)] }));
  assert.equal(judgement.familySize, 2);
  assert.deepEqual(
    judgement.benchmarks.map(({ id, variant, verdict }) => [id, variant, verdict]),
    [
      ['koa/a', 'Node 22', 'no regression'],
      ['koa/a', 'Node 24', 'regressed'],
    ],
  );
});
