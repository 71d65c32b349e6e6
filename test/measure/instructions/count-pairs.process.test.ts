import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ArmFailure, MeasuringFailure } from '../../../src/measure/failure.ts';
import { SIZES } from '../../../src/measure/instructions/count-program.ts';
import { pairsOfArms, pairsOfHead } from '../../../src/measure/instructions/count-pairs.ts';
import type { SlicePair } from '../../../src/model.ts';
import { type PlannedBenchmark, serverBenchmarks, suiteBenchmarks } from '../../../src/plan/benchmarks.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf } from '../../targets.ts';
import { untilThere } from '../../until.ts';
import { sampleTrees, type SampleTrees } from '../sample-server.ts';
import { sampleSuites, type SampleSuites } from '../sample-suite.ts';
import { emulator, skip } from './emulator-here.ts';

/** A loop is warm after little. */
const SMALL = {
  request: { ...SIZES.request, warmUnits: 31, stretchInstructions: 2e6 },
  operation: { ...SIZES.operation, warmInstructions: 1e8, stretchInstructions: 2e6 },
};

const NEVER = new AbortController().signal;

const OK = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });

async function countServers({ target, trees }: SampleTrees, signal = NEVER): Promise<SlicePair> {
  const [benchmark] = serverBenchmarks({ ...target, scenarios: [OK] }, { ...target, scenarios: [OK] }) as [PlannedBenchmark];
  return await pairsOfArms(benchmark, trees, SMALL)!({ emulator, repeat: 0, signal });
}

async function countSuites({ target, trees }: SampleSuites, { alone = false } = {}): Promise<SlicePair> {
  const [benchmark] = suiteBenchmarks(target, target, ['task'], ['task']) as [PlannedBenchmark];
  return await (alone ? pairsOfHead : pairsOfArms)(benchmark, trees, SMALL)!({ emulator, repeat: 0, signal: NEVER });
}

/** So much that what else a request costs hardly matters. */
const loopOf = (rounds: number): string =>
  `let sum = 0; for (let index = 0; index < ${rounds}; index += 1) sum = (sum + index) | 0; globalThis.sum = sum; response.end("ok");`;

const taskOf = (rounds: number): string =>
  `let sum = 0; export default (bench) => { bench.add("task", () => { for (let index = 0; index < ${rounds}; index += 1) sum = (sum + index) | 0; return sum; }); };`;

const ratioOf = ({ base, head }: SlicePair): number => head / base;

test("a tenth more of a request's work is seen, and nothing is left behind", { skip }, async () => {
  await using sample = await sampleTrees({ base: { answer: loopOf(1_000_000) }, head: { answer: loopOf(1_100_000) } });
  const pair = await countServers(sample);
  assert.ok(Math.abs(ratioOf(pair) - 1.09) < 0.03, JSON.stringify(pair));
  assert.deepEqual(await sample.leftovers(), []);
});

test('the arm that answers otherwise under load is what fails', { skip }, async () => {
  await using sample = await sampleTrees({ head: { answer: 'response.end(count < 10 ? "ok" : "no");' } });
  await assert.rejects(
    countServers(sample),
    (error: unknown) => error instanceof ArmFailure && error.arm === 'head' && error.reason.kind === 'failed-while-counted',
  );
  assert.deepEqual(await sample.leftovers(), []);
});

test('a server that hangs is given up with the signal', { skip }, async () => {
  await using sample = await sampleTrees({ head: { answer: 'if (count < 10) response.end("ok"); else appendFileSync("hung", "");' } });
  const timeIsOver = new AbortController();
  const counted = assert.rejects(countServers(sample, timeIsOver.signal), ArmFailure);
  await untilThere(path.join(sample.trees.head, sample.target.dir, 'hung'));
  timeIsOver.abort();
  await counted;
  assert.deepEqual(await sample.leftovers(), []);
});

test('a tenth more of a task is seen', { skip }, async () => {
  await using suites = await sampleSuites({ base: taskOf(1_000), head: taskOf(1_100) });
  const pair = await countSuites(suites);
  assert.ok(Math.abs(ratioOf(pair) - 1.09) < 0.03, JSON.stringify(pair));
});

test('head alone gives two counts, which differ by their hash seeds', { skip }, async () => {
  await using suites = await sampleSuites({ head: taskOf(1_000) });
  const pair = await countSuites(suites, { alone: true });
  assert.ok(pair.base > 1_000 && Math.abs(ratioOf(pair) - 1) < 0.02, JSON.stringify(pair));
});

test('hooks around each operation cannot be told from it', { skip }, async () => {
  const hooked = 'export default (bench) => { bench.add("task", () => 1, { beforeEach: () => {} }); };';
  await using suites = await sampleSuites({ head: hooked });
  await assert.rejects(
    countSuites(suites, { alone: true }),
    (error) => error instanceof MeasuringFailure && error.reason.kind === 'hooks-around-operations',
  );
});

test('what base does not have is not compared, and requests that are held are not counted', () => {
  const held = serverTargetOf({ scenarios: [heldScenarioOf()] });
  const [heldByBoth] = serverBenchmarks(held, held) as [PlannedBenchmark];
  const [ofHead] = serverBenchmarks(serverTargetOf({ scenarios: [OK] }), null) as [PlannedBenchmark];
  const trees = { base: '/nowhere', head: '/nowhere' };
  assert.deepEqual([pairsOfArms(heldByBoth, trees), pairsOfHead(heldByBoth, trees), pairsOfArms(ofHead, trees)], [null, null, null]);
  assert.notEqual(pairsOfHead(ofHead, trees), null);
});
