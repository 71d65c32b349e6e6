import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeRuns, uniteStoredKinds, wholeHistories } from '../../src/merge/merge-runs.ts';
import type { Environment, Run, StoredKind, StoredRun } from '../../src/model.ts';
import { aRun, aStoredRun, solosOf } from '../judge/records.ts';
import { environmentWith, NODE_22, NODE_24, shardFile, SPLIT } from './parts.ts';

const NODE_26 = environmentWith({ nodeVersion: 'v26.0.0' });

const stored = (environment: Environment, runs: number): StoredKind => ({ environment, runs });

function kindsOf(...runs: readonly Partial<Run>[]): Pick<Run, 'storedKinds'> {
  return uniteStoredKinds(runs.map(aRun));
}

test('a run knows best which stored runs of its own machine kind count', () => {
  const first = { environment: NODE_22, storedKinds: [stored(NODE_22, 2), stored(NODE_24, 9)] };
  const second = { environment: NODE_24, storedKinds: [stored(NODE_24, 3), stored(NODE_22, 9)] };
  assert.deepEqual(kindsOf(first, second), { storedKinds: [stored(NODE_22, 2), stored(NODE_24, 3)] });
});

test('that none of its own count is known too', () => {
  const first = { environment: NODE_22, storedKinds: [stored(NODE_24, 9)] };
  const second = { environment: NODE_24, storedKinds: [] };
  assert.deepEqual(kindsOf(first, second), { storedKinds: [] });
});

test('kinds that none of the runs was measured on stand once', () => {
  const shard = { environment: NODE_22, storedKinds: [stored(NODE_22, 2), stored(NODE_26, 5)] };
  assert.deepEqual(kindsOf(shard, shard), { storedKinds: [stored(NODE_22, 2), stored(NODE_26, 5)] });
});

test('runs that did not record it give nothing', () => {
  assert.deepEqual(kindsOf({}, {}), {});
});

const [EPYC, XEON, OTHER] = ['EPYC', 'Xeon', 'other'].map((cpuModel) => environmentWith({ cpuModel })) as [
  Environment,
  Environment,
  Environment,
];

const whole = (environment: Environment): StoredRun =>
  aStoredRun('a/x', solosOf({ cpuPerRequest: [100] }), { environment, instructions: 1 });
const countsAlone = (environment: Environment): StoredRun => aStoredRun('a/x', [], { environment, instructions: 1 });

function historiesOf(...files: readonly (readonly [Environment, readonly StoredRun[]])[]): readonly (readonly StoredRun[])[] {
  return wholeHistories(
    files.map(([environment, history]) => ({ name: environment.key, file: { run: aRun({ environment }), history, acceptances: [] } })),
  );
}

test('stored runs of a machine kind come whole from the runs that were measured on it, and not once more as counts alone', () => {
  assert.deepEqual(historiesOf([EPYC, [whole(EPYC), countsAlone(XEON)]], [XEON, [whole(XEON), countsAlone(EPYC)]]), [
    [whole(EPYC)],
    [whole(XEON)],
  ]);
});

test('the counts of a machine kind that none was measured on stay', () => {
  assert.deepEqual(historiesOf([EPYC, [whole(EPYC), countsAlone(OTHER)]]), [[whole(EPYC), countsAlone(OTHER)]]);
});

const budgetOf = (...budgets: readonly (number | null)[]): Run['budgetMs'] =>
  mergeRuns(budgets.map((budgetMs, place) => shardFile(SPLIT, place + 1, { budgetMs }))).run.budgetMs;

test('joined runs have the budget that each of them had, and none where those differ', () => {
  assert.equal(budgetOf(420_000, 420_000, 420_000), 420_000);
  assert.equal(budgetOf(null, null, null), null);
  assert.equal(budgetOf(420_000, null, 420_000), undefined);
});
