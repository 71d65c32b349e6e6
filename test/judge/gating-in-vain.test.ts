import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatingInVain } from '../../src/judge/idle-rules.ts';
import type { BenchmarkRecord, Policy } from '../../src/model.ts';
import { aBenchmark, aDuet, measured, measuredAlone, ofDuets, POLICY, solosOf } from './records.ts';

const policyOf = (...rules: Policy['rules']): Policy => ({ ...POLICY, rules });
const GATING = policyOf(
  { benchmark: '**', metric: 'maxMemory', role: 'gating' },
  { benchmark: '**', metric: 'cpuPerRequest', role: 'gating' },
);

const SOLOS = solosOf({ maxMemory: [100, 101], cpuPerRequest: [20, 21], bootTime: [150, 151] });
const BESIDE_BASE = aBenchmark('express/hello', measured({ cpuPerRequest: [0, 0.01] }, SOLOS));

const inVain = (policy: Policy, ...benchmarks: readonly BenchmarkRecord[]) => gatingInVain({ policy, benchmarks });

test('a metric measured on head alone gates in vain beside a base, and a compared one does not', () => {
  assert.deepEqual(inVain(GATING, BESIDE_BASE), ['maxMemory']);
  assert.deepEqual(inVain(POLICY, BESIDE_BASE), []);
});

test('a metric without a usable round side by side is inconclusive, and no rule in vain', () => {
  const unusable = ofDuets(
    [aDuet(0, { cpuPerRequest: [{ base: 20, head: 20 }], gcTimePerRequest: [] })],
    solosOf({ gcTimePerRequest: [3] }),
  );
  assert.deepEqual(
    inVain(policyOf({ benchmark: '**', metric: 'gcTimePerRequest', role: 'gating' }), aBenchmark('express/hello', unusable)),
    [],
  );
});

test('memory and start-up gate where rounds side by side have them, beside the figures of head alone', () => {
  const both = policyOf(...GATING.rules, { benchmark: '**', metric: 'bootTime', role: 'gating' });
  assert.deepEqual(
    inVain(both, aBenchmark('express/hello', measured({ cpuPerRequest: [0, 0.01], maxMemory: [0, 0.01], bootTime: [0, 0.01] }, SOLOS))),
    [],
  );
  assert.deepEqual(inVain(both, BESIDE_BASE), ['maxMemory', 'bootTime']);
});

test('without a base nothing is in vain', () => {
  assert.deepEqual(inVain(GATING, aBenchmark('express/hello', measuredAlone(SOLOS))), []);
});

test('a rule of other benchmarks, or one that a later takes back, is none', () => {
  assert.deepEqual(inVain(policyOf({ benchmark: 'koa/*', metric: 'maxMemory', role: 'gating' }), BESIDE_BASE), []);
  assert.deepEqual(inVain(policyOf(...GATING.rules, { benchmark: 'express/*', metric: 'max*', role: 'advisory' }), BESIDE_BASE), []);
});
