import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ArmFailure, MeasuringFailure } from '../../../src/measure/failure.ts';
import { SIZES } from '../../../src/measure/instructions/count-program.ts';
import { type CountedArms, counterOf } from '../../../src/measure/instructions/count-arms.ts';
import { type PlannedBenchmark, serverBenchmarks, suiteBenchmarks } from '../../../src/plan/benchmarks.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf } from '../../targets.ts';
import { untilThere } from '../../until.ts';
import { sampleTrees, type SampleTrees } from '../sample-server.ts';
import { sampleSuites, type SampleSuites } from '../sample-suite.ts';
import { emulator, skip } from './emulator-here.ts';

/** A loop is warm after little. */
const SMALL = {
  request: { ...SIZES.request, warmUnits: 31, countedInstructions: 32e6 },
  operation: { ...SIZES.operation, warmInstructions: 1e8, countedInstructions: 32e6 },
};

const NEVER = new AbortController().signal;

const OK = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });

async function countServers({ target, trees }: SampleTrees, signal = NEVER): Promise<CountedArms> {
  const [benchmark] = serverBenchmarks({ ...target, scenarios: [OK] }, { ...target, scenarios: [OK] }) as [PlannedBenchmark];
  return await counterOf(benchmark, trees, { hasBase: true, sizes: SMALL })!({ emulator, signal });
}

async function countSuites({ target, trees }: SampleSuites, { hasBase = true } = {}): Promise<CountedArms> {
  const [benchmark] = suiteBenchmarks(target, target, ['task'], ['task']) as [PlannedBenchmark];
  return await counterOf(benchmark, trees, { hasBase, sizes: SMALL })!({ emulator, signal: NEVER });
}

/** So much that what else a request costs hardly matters. */
const loopOf = (rounds: number): string =>
  `let sum = 0; for (let index = 0; index < ${rounds}; index += 1) sum = (sum + index) | 0; globalThis.sum = sum; response.end("ok");`;

const taskOf = (rounds: number): string =>
  `let sum = 0; export default (bench) => { bench.add("task", () => { for (let index = 0; index < ${rounds}; index += 1) sum = (sum + index) | 0; return sum; }); };`;

const ratioOf = ({ base, head }: CountedArms): number => head.instructions / base!.instructions;

test("a tenth more of a request's work is seen, and the memory that it allocates, and nothing is left behind", { skip }, async () => {
  const kept = `globalThis.kept = new Array(1_000).fill(0);`;
  await using sample = await sampleTrees({ base: { answer: loopOf(1_000_000) }, head: { answer: kept + loopOf(1_100_000) } });
  const { base, head } = await countServers(sample);
  const ratio = ratioOf({ base, head });
  assert.ok(Math.abs(ratio - 1.09) < 0.03, String(ratio));
  const more = head.allocated! - base!.allocated!;
  assert.ok(more > 8_000 && more < 8_400, `${base!.allocated} and ${head.allocated}`);
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
  const ratio = ratioOf(await countSuites(suites));
  assert.ok(Math.abs(ratio - 1.09) < 0.03, String(ratio));
});

test('head alone counts what it counts beside a base', { skip }, async () => {
  await using suites = await sampleSuites({ base: taskOf(1_000), head: taskOf(1_000) });
  const [alone, beside] = [await countSuites(suites, { hasBase: false }), await countSuites(suites)];
  assert.equal(alone.base, null);
  assert.ok(
    Math.abs(alone.head.instructions / beside.head.instructions - 1) < 1e-4,
    `${alone.head.instructions} and ${beside.head.instructions}`,
  );
});

test('hooks around each operation cannot be told from it', { skip }, async () => {
  const hooked = 'export default (bench) => { bench.add("task", () => 1, { beforeEach: () => {} }); };';
  await using suites = await sampleSuites({ head: hooked });
  await assert.rejects(
    countSuites(suites, { hasBase: false }),
    (error) => error instanceof MeasuringFailure && error.reason.kind === 'hooks-around-operations',
  );
});

test('what base does not have is not compared, and requests that are held are not counted', () => {
  const held = serverTargetOf({ scenarios: [heldScenarioOf()] });
  const [heldByBoth] = serverBenchmarks(held, held) as [PlannedBenchmark];
  const [ofHead] = serverBenchmarks(serverTargetOf({ scenarios: [OK] }), null) as [PlannedBenchmark];
  const trees = { base: '/nowhere', head: '/nowhere' };
  const isCountable = (benchmark: PlannedBenchmark, hasBase: boolean): boolean => counterOf(benchmark, trees, { hasBase }) !== null;
  assert.deepEqual([isCountable(heldByBoth, true), isCountable(heldByBoth, false), isCountable(ofHead, true)], [false, false, false]);
  assert.equal(isCountable(ofHead, false), true);
});
