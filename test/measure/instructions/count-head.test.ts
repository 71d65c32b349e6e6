import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairCounterOfHead } from '../../../src/measure/instructions/count-pairs.ts';
import { whyNotCounted } from '../../../src/measure/instructions/counting-plan.ts';
import { type PlannedBenchmark, serverBenchmarks, suiteBenchmarks } from '../../../src/plan/benchmarks.ts';
import { heldScenarioOf, serverTargetOf, suiteTargetOf } from '../../targets.ts';
import { solosOf } from '../../judge/records.ts';
import { sampleSuites } from '../sample-suite.ts';

const [task] = suiteBenchmarks(suiteTargetOf(), null, ['parse'], []) as [PlannedBenchmark];
const [held] = serverBenchmarks(serverTargetOf({ scenarios: [heldScenarioOf()] }), null) as [PlannedBenchmark];

test('a pair is two counts of head, which differ by no more than their hash seeds make', async (t) => {
  const missing = await whyNotCounted();
  if (missing !== null) return t.skip(missing);
  await using suites = await sampleSuites();
  const [benchmark] = suiteBenchmarks(suites.target, null, ['parse'], []) as [PlannedBenchmark];
  // So slow a task is warm after few operations, and after fewer V8 would still be at work.
  const counter = pairCounterOfHead(benchmark, { tree: suites.trees.head, solos: solosOf({ nsPerOp: [4_000] }) });
  const pair = await counter!.countPair(0, new AbortController().signal);
  const { base: one, head: other } = pair;
  assert.ok(one > 100 && Math.abs(other / one - 1) < 0.02, JSON.stringify(pair));
});

test('without a round that tells how long it takes nothing is counted', () => {
  assert.equal(pairCounterOfHead(task, { tree: '/nowhere', solos: solosOf({ opsPerSecond: [250_000] }) }), null);
});

test('requests that are held are not counted', () => {
  assert.equal(pairCounterOfHead(held, { tree: '/nowhere', solos: solosOf({ cpuPerRequest: [100] }) }), null);
});
