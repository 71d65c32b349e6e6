import assert from 'node:assert/strict';
import { test } from 'node:test';

import { uniteStoredKinds } from '../../src/merge/stored-kinds.ts';
import type { Environment, Run, StoredKind } from '../../src/model.ts';
import { aRun } from '../judge/records.ts';
import { environmentWith, NODE_22, NODE_24 } from './parts.ts';

const NODE_26 = environmentWith({ nodeVersion: 'v26.0.0' });

const stored = (environment: Environment, runs: number): StoredKind => ({ environment, runs });

function united(...runs: readonly Partial<Run>[]): Pick<Run, 'storedKinds'> {
  return uniteStoredKinds(runs.map(aRun));
}

test('of its own machine kind a run knows best which stored runs count', () => {
  const first = { environment: NODE_22, storedKinds: [stored(NODE_22, 2), stored(NODE_24, 9)] };
  const second = { environment: NODE_24, storedKinds: [stored(NODE_24, 3), stored(NODE_22, 9)] };
  assert.deepEqual(united(first, second), { storedKinds: [stored(NODE_22, 2), stored(NODE_24, 3)] });
});

test('that none of its own count is known too', () => {
  const first = { environment: NODE_22, storedKinds: [stored(NODE_24, 9)] };
  const second = { environment: NODE_24, storedKinds: [] };
  assert.deepEqual(united(first, second), { storedKinds: [] });
});

test('kinds that none of the runs was measured on stand once', () => {
  const shard = { environment: NODE_22, storedKinds: [stored(NODE_22, 2), stored(NODE_26, 5)] };
  assert.deepEqual(united(shard, shard), { storedKinds: [stored(NODE_22, 2), stored(NODE_26, 5)] });
});

test('runs that did not record it give nothing', () => {
  assert.deepEqual(united({}, {}), {});
});
