import assert from 'node:assert/strict';
import { test } from 'node:test';

import { wholeHistories } from '../../src/merge/whole-histories.ts';
import type { Environment, StoredRun } from '../../src/model.ts';
import { aRun, aStoredRun, solosOf } from '../judge/records.ts';
import { environmentWith } from './parts.ts';

const [EPYC, XEON, OTHER] = ['EPYC', 'Xeon', 'other'].map((cpuModel) => environmentWith({ cpuModel })) as [Environment, Environment, Environment];

const whole = (environment: Environment): StoredRun => aStoredRun('a/x', solosOf({ cpuPerRequest: [100] }), { environment, instructions: [1] });
const countsAlone = (environment: Environment): StoredRun => aStoredRun('a/x', [], { environment, instructions: [1] });

function united(...files: readonly (readonly [Environment, readonly StoredRun[]])[]): readonly (readonly StoredRun[])[] {
  return wholeHistories(files.map(([environment, history]) => ({ name: environment.key, file: { run: aRun({ environment }), history, acceptances: [] } })));
}

test('stored runs of a machine kind come whole from the runs that were measured on it, and not once more as counts alone', () => {
  assert.deepEqual(united([EPYC, [whole(EPYC), countsAlone(XEON)]], [XEON, [whole(XEON), countsAlone(EPYC)]]), [[whole(EPYC)], [whole(XEON)]]);
});

test('the counts of a machine kind that none was measured on stay', () => {
  assert.deepEqual(united([EPYC, [whole(EPYC), countsAlone(OTHER)]]), [[whole(EPYC), countsAlone(OTHER)]]);
});
