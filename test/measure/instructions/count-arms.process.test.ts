import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { countedCause } from '../../../src/judge/cause/counted-cause.ts';
import { ArmFailure, MeasuringFailure } from '../../../src/measure/failure.ts';
import { SIZES } from '../../../src/measure/instructions/count-program.ts';
import { type CountedArms, counterOf } from '../../../src/measure/instructions/count-arms.ts';
import type { Emulator } from '../../../src/measure/instructions/emulator.ts';
import { type PlannedBenchmark, serverBenchmarks, suiteBenchmarks } from '../../../src/plan/benchmarks.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf } from '../../targets.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { untilThere } from '../../until.ts';
import { sampleTrees, type SampleTrees } from '../sample-server.ts';
import { sampleSuites, type SampleSuites } from '../sample-suite.ts';
import { emulator, skip } from './emulator-here.ts';
import { standInEmulator } from './stand-in-emulator.ts';

/** Functions this small are warm after little. */
const SMALL = {
  request: { ...SIZES.request, warmUnits: 127 },
  operation: { ...SIZES.operation, warmInstructions: 1e8, countedInstructions: 16e6 },
};

const NEVER = new AbortController().signal;

const OK = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });

async function countServers({ target, trees }: SampleTrees, by: Emulator, signal = NEVER): Promise<CountedArms> {
  const [benchmark] = serverBenchmarks({ ...target, scenarios: [OK] }, { ...target, scenarios: [OK] }) as [PlannedBenchmark];
  return await counterOf(benchmark, trees, { hasBase: true, sizes: SMALL })!({ emulator: by, signal });
}

async function countSuites({ target, trees }: SampleSuites, by: Emulator): Promise<CountedArms> {
  const [benchmark] = suiteBenchmarks(target, target, ['parse'], ['parse']) as [PlannedBenchmark];
  return await counterOf(benchmark, trees, { hasBase: true, sizes: SMALL })!({ emulator: by, signal: NEVER });
}

const DIGEST = `function digest(text, rounds) {
  let sum = 0;
  for (let at = 0; at < rounds; at += 1) sum = (sum * 31 + text.length) % 65521;
  return sum;
}`;

const serverOf = (rounds: number, more = ''): { readonly first: string; readonly answer: string } => ({
  first: DIGEST,
  answer: `${more} response.end(digest(request.url, ${rounds}) + digest(request.url, 2) < 0 ? "no" : "ok");`,
});

const suiteOf = (body: string): string =>
  `${DIGEST}\nfunction audit(text) { return JSON.stringify({ text, at: [text, text] }).length; }\nexport default (bench) => { bench.add("parse", () => ${body}); };`;

describe('counting both arms', { skip }, () => {
  test('tells which function of a server grew, on which line, how often it is called, and how much more memory is allocated', async () => {
    await using sample = await sampleTrees({ base: serverOf(10), head: serverOf(1_000, 'globalThis.kept = new Array(1_000).fill(0);') });
    const { base, head } = await countServers(sample, emulator);
    const { functions } = countedCause({ base: base!, head }, null);
    const [first] = functions;
    assert.deepEqual([first?.at.name, first?.calls, first?.isChanged], ['digest', { base: 2, head: 2 }, true], JSON.stringify(functions));
    assert.match(String(first?.text), /^for \(let at = 0/);
    assert.ok(first!.head - first!.base > 990 && first!.base > 12, JSON.stringify(first));
    assert.ok(head.instructions - base!.instructions > 990, `${base!.instructions} and ${head.instructions}`);
    assert.doesNotMatch(JSON.stringify(functions), /"\/|\.\.\//);
    const more = head.allocated! - base!.allocated!;
    assert.ok(more > 8_000 && more < 8_400, `${base!.allocated} and ${head.allocated}`);
    assert.deepEqual(await sample.leftovers(), []);
  });

  test('tells which function of a task is new, and names none that executes the same', async () => {
    const alike = 'digest("text", 100)';
    await using suites = await sampleSuites({ base: suiteOf(alike), head: suiteOf(`${alike} + audit("a user")`) });
    const { base, head } = await countSuites(suites, emulator);
    const { functions } = countedCause({ base: base!, head }, null);
    const [first] = functions;
    assert.deepEqual([first?.at.name, first?.base, first?.calls], ['audit', 0, { base: 0, head: 1 }]);
    assert.ok(!functions.some(({ at }) => at.name === 'digest'), JSON.stringify(functions));
  });
});

describe('whoever counts,', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let standIn: Emulator;
  before(async () => {
    folder = await temporaryFolder();
    standIn = await standInEmulator(folder.path);
  });
  after(() => folder[Symbol.asyncDispose]());

  test('the arm that answers otherwise under load is what fails', async () => {
    await using sample = await sampleTrees({ head: { answer: 'response.end(count < 10 ? "ok" : "no");' } });
    await assert.rejects(
      countServers(sample, standIn),
      (error: unknown) => error instanceof ArmFailure && error.arm === 'head' && error.reason.kind === 'failed-while-counted',
    );
    assert.deepEqual(await sample.leftovers(), []);
  });

  test('a server that hangs is given up with the signal', async () => {
    await using sample = await sampleTrees({ head: { answer: 'if (count < 10) response.end("ok"); else appendFileSync("hung", "");' } });
    const timeIsOver = new AbortController();
    const counted = assert.rejects(countServers(sample, standIn, timeIsOver.signal), ArmFailure);
    await untilThere(path.join(sample.trees.head, sample.target.dir, 'hung'));
    timeIsOver.abort();
    await counted;
    assert.deepEqual(await sample.leftovers(), []);
  });

  test('hooks around each operation cannot be told from it', async () => {
    const hooked = 'export default (bench) => { bench.add("parse", () => 1, { beforeEach: () => {} }); };';
    await using suites = await sampleSuites({ base: hooked, head: hooked });
    await assert.rejects(
      countSuites(suites, standIn),
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
});
