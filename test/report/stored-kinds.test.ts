import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Environment, Run, StoredKind } from '../../src/model.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { describeStoredKinds } from '../../src/report/stored-section.ts';
import { aBenchmark, aRun, ENVIRONMENT } from '../judge/records.ts';

function stored(runs: number, facts: Partial<Environment>): StoredKind {
  return { environment: { ...ENVIRONMENT, key: `key of ${JSON.stringify(facts)}`, ...facts }, runs };
}

function described(storedKinds: readonly StoredKind[], fields: Partial<Run> = {}): readonly string[] {
  return describeStoredKinds(aRun({ storedKinds, ...fields })).map(toPlainText);
}

const own = (facts: Partial<Environment>): StoredKind => stored(7, { key: ENVIRONMENT.key, ...facts });

test('stored runs of this machine kind under equal circumstances need no word', () => {
  assert.deepEqual(described([own({}), stored(5, { cores: 8 })]), []);
});

test('what lies beside the fingerprint is told where it differs', () => {
  assert.deepEqual(described([own({ kernel: '6.9.1', runnerImage: 'ubuntu24' })]), [
    'The newest stored run was measured in other circumstances (kernel: 6.9.1 instead of 6.8.0; runner image: ubuntu24 instead of none)',
  ]);
});

test('where no run of this machine kind is stored, others are named by what of the fingerprint differs', () => {
  assert.deepEqual(described([stored(5, { cpuModel: 'Xeon 8370C', kernel: '6.9.1' })]), [
    'No stored run of this machine kind that counts; 5 of another (CPU model: Xeon 8370C instead of AMD EPYC 7763)',
  ]);
});

test('the nearest kinds come first, and only three are named', () => {
  const kinds = [
    stored(9, { cores: 8, arch: 'arm64' }), stored(1, { cores: 4, arch: 'arm64' }), stored(2, { cores: 4 }), stored(3, { nodeVersion: 'v22.20.0' }), stored(4, { cores: 16, arch: 'arm64' }),
  ];
  assert.deepEqual(described(kinds), [
    'No stored run of this machine kind that counts; 3 of another (Node.js: v22.20.0 instead of v24.1.0), 2 of another (cores: 4 instead of 2), '
    + '9 of another (architecture: arm64 instead of x64; cores: 8 instead of 2) and 5 of 2 more',
  ]);
});

test('that nothing is known to be stored is said, and nothing is said of runs that did not record it', () => {
  assert.deepEqual(described([]), ['No stored run of this machine kind that counts, and none of another that could be read']);
  assert.deepEqual(describeStoredKinds(aRun({})), []);
});

test('of joined runs each machine kind is spoken of by its key', () => {
  const node22 = { ...ENVIRONMENT, key: 'node-22', nodeVersion: 'v22.20.0' };
  const benchmarks = [ENVIRONMENT, node22].map((environment) =>
    aBenchmark('express/updateUser', { state: 'unaffected' }, { variant: { name: environment.nodeVersion, environment } }));
  assert.deepEqual(described([own({})], { benchmarks }), [
    'node-22: No stored run of this machine kind that counts; 7 of another (Node.js: v24.1.0 instead of v22.20.0)',
  ]);
});
