import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { planCores } from '../../src/measure/cores.ts';
import type { OutlivedTry } from '../../src/measure/failure.ts';
import { unlessUntouched } from '../../src/measure/run-so-far.ts';
import { suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import type { Arm, Measurement, Reason } from '../../src/model.ts';
import { serviceOf } from '../targets.ts';
import { type CarriedOut, carryOutOn, control, duet, PLAN, QUICK, solo, type MeasureRequest } from './carried-out.ts';
import { GOOD_SUITE, sampleSuites } from './sample-suite.ts';
import { openShortRig } from './short-rig.ts';

let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  rig = await openShortRig(await planCores());
});
after(() => rig[Symbol.asyncDispose]());

const carryOut = async (request: MeasureRequest): Promise<CarriedOut> => carryOutOn(rig, request);
const measure = async (request: MeasureRequest): Promise<ReadonlyMap<string, Measurement>> => (await carryOut(request)).measurements;

/** A good suite but for some of its processes: `run` is the number of this one, from 1, among those of its arm. */
const stumblingSuite = (condition: string, reason: string): string => `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('runs', 'x');
const run = readFileSync('runs', 'utf8').length;
if (${condition})
  throw new Error(${JSON.stringify(reason)});
${GOOD_SUITE}`;

const FILE = 'suites/parser/parser.suite.mjs';

/** What is told of an arm whose suite stumbles. */
const stumbled = (arm: Arm): Reason => ({
  kind: 'suite-failed',
  file: FILE,
  because: { kind: 'process-error', problem: `${arm} stumbled (at ${FILE}:5:9)` } as Reason,
});

const REDIS_ENDED: Reason = { kind: 'process-error', problem: 'redis ended' };

describe('a run of suites', { concurrency: 2 }, () => {
  it('holds the rounds of each benchmark, new ones without duets, and tells of each before it begins', async () => {
    await using suites = await sampleSuites({ head: `${GOOD_SUITE.slice(0, -3)} bench.add("late", () => 1); };` });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse', 'late'], ['parse']);
    const told: string[] = [];
    const measurements = await measure({
      benchmarks,
      trees: suites.trees,
      steps: [solo('parser/late', 0), solo('parser/parse', 0), duet('parser/parse', 0)],
      onStep: (done, id) => told.push(`${done} ${id}`),
    });
    const [parse, late] = [measurements.get('parser/parse'), measurements.get('parser/late')];
    assert.ok(parse?.state === 'measured' && parse.solos.length === 1 && parse.duets.length === 1, JSON.stringify(parse));
    assert.deepEqual(parse.plan, PLAN);
    assert.ok(late?.state === 'new' && late.solos.length === 1, JSON.stringify(late));
    assert.deepEqual(late.why, { kind: 'base-lacks-benchmark' });
    assert.deepEqual(told, ['0 parser/late', '1 parser/parse', '2 parser/parse']);
  });

  it('tries a failing round once more, then leaves that benchmark alone and goes on with the others', async () => {
    const head = `${GOOD_SUITE.slice(0, -3)} bench.add("bad", () => { throw new Error("no fixture"); }); };`;
    await using suites = await sampleSuites({ base: `${GOOD_SUITE.slice(0, -3)} bench.add("bad", () => 1); };`, head });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['bad', 'parse'], ['bad', 'parse']);
    const told: string[] = [];
    const measurements = await measure({
      benchmarks,
      trees: suites.trees,
      steps: [solo('parser/bad', 0), solo('parser/bad', 1), solo('parser/parse', 0)],
      onStep: (_, id) => told.push(id),
    });
    const bad = measurements.get('parser/bad');
    assert.ok(bad?.state === 'broken' && bad.arm === 'head', JSON.stringify(bad));
    assert.partialDeepStrictEqual(bad.reason, { kind: 'suite-failed', because: { kind: 'process-error' } });
    assert.equal(measurements.get('parser/parse')?.state, 'measured');
    assert.deepEqual(told, ['parser/bad', 'parser/bad', 'parser/parse']);
  });

  it('whose services have ended makes the benchmark invalid at once, whether the round failed or not', async () => {
    const head = `${GOOD_SUITE.slice(0, -3)} bench.add("bad", () => { throw new Error("connection refused"); }); };`;
    await using suites = await sampleSuites({ head });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['bad', 'parse'], ['bad', 'parse']);
    const asked: string[] = [];
    const measurements = await measure({
      benchmarks,
      trees: suites.trees,
      steps: [solo('parser/bad', 0), solo('parser/parse', 0), solo('parser/parse', 1)],
      troubleBeside: async ({ id }) => {
        asked.push(id);
        return REDIS_ENDED;
      },
    });
    const invalid = { state: 'invalid', reason: REDIS_ENDED };
    assert.deepEqual([...measurements.values()], [invalid, invalid]);
    assert.deepEqual(asked, ['parser/bad', 'parser/parse']);
  });

  it('that is interrupted keeps what it has, and says what it has not', async () => {
    await using suites = await sampleSuites();
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse', 'late'], ['parse', 'late']);
    const interrupt = new AbortController();
    const measurements = await measure({
      benchmarks,
      trees: suites.trees,
      steps: [solo('parser/parse', 0), solo('parser/late', 0)],
      signal: interrupt.signal,
      onStep: () => interrupt.abort(),
    });
    assert.equal(measurements.get('parser/parse')?.state, 'measured');
    assert.deepEqual(unlessUntouched(measurements.get('parser/late')!), {
      state: 'not measured',
      reason: { kind: 'interrupted-before-its-turn' },
    });
  });

  it('puts the rounds of a later stage behind those before', async () => {
    await using suites = await sampleSuites();
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    const measuring = await carryOut({ benchmarks, trees: suites.trees, steps: [duet('parser/parse', 0), duet('parser/parse', 1)] });
    const parse = measuring.measurements.get('parser/parse');
    assert.ok(parse?.state === 'measured', JSON.stringify(parse));
    assert.deepEqual(
      parse.duets.map(({ index }) => index),
      [0, 1],
    );
  });

  it('has base in both arms of a control, which is no round of the benchmark and breaks none', async () => {
    const head = `${GOOD_SUITE.slice(0, -3)} bench.add("bad", () => { throw new Error("head is broken"); }); };`;
    const base = `${GOOD_SUITE.slice(0, -3)} bench.add("bad", () => 1); };`;
    await using suites = await sampleSuites({ base, head });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['bad', 'parse'], ['bad', 'parse']);
    const measuring = await carryOut({ benchmarks, trees: suites.trees, steps: [control('parser/bad', 0)] });
    assert.deepEqual(
      measuring.control.map(({ benchmark, slices }) => [benchmark, Object.keys(slices).slice(0, 2)]),
      [['parser/bad', ['nsPerOp', 'meanNsPerOp']]],
    );
    const bad = measuring.measurements.get('parser/bad');
    assert.ok(bad?.state === 'measured' && bad.duets.length === 0, JSON.stringify(bad));
  });

  const PARSE = 'parser/parse';
  const tryFailed = (arm: Arm, round: OutlivedTry['round'], times: number): Reason => ({
    kind: 'try-failed',
    benchmark: PARSE,
    arm,
    round,
    times,
    because: stumbled(arm),
  });

  for (const [what, services, runs] of [
    ['asks base alone too where services keep what requests leave behind', [serviceOf()], ['xx', 'xx']],
    ['leaves base in peace where nothing does', [], ['x', 'xx']],
  ] as const) {
    it(what, async () => {
      await using suites = await sampleSuites({ base: stumblingSuite('false', ''), head: stumblingSuite('false', '') });
      const target = { ...suites.target, services };
      const parse = (
        await measure({
          benchmarks: suiteBenchmarks(target, target, ['parse'], ['parse']),
          trees: suites.trees,
          steps: [duet(PARSE, 0), solo(PARSE, 0)],
        })
      ).get(PARSE);
      assert.ok(parse?.state === 'measured' && parse.duets.length === 1 && parse.solos.length === 1, JSON.stringify(parse));
      const runsOf = (tree: string): Promise<string> => readFile(path.join(tree, target.dir, 'runs'), 'utf8');
      assert.deepEqual(await Promise.all([suites.trees.base, suites.trees.head].map(runsOf)), runs);
    });
  }

  for (const [what, base, head, steps, kept] of [
    ['at the try before', 'run === 1', 'run === 2', [duet(PARSE, 0)], null],
    ['in a round before, once', 'run === 1', 'run >= 3', [duet(PARSE, 0), duet(PARSE, 1)], [0]],
    ['against itself', 'run <= 2', 'true', [control(PARSE, 0), duet(PARSE, 0)], null],
    ['in a round before, once, though not by itself as head does', 'run === 1', 'run >= 3', [duet(PARSE, 0), solo(PARSE, 0)], [0]],
  ] as const) {
    it(`does not blame head where base broke ${what}, and keeps the rounds side by side until then`, async () => {
      await using suites = await sampleSuites({ base: stumblingSuite(base, 'base stumbled'), head: stumblingSuite(head, 'head stumbled') });
      const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
      const measurements = await measure({ benchmarks, trees: suites.trees, steps });
      const parse = measurements.get(PARSE);
      assert.ok(parse?.state === 'invalid', JSON.stringify(parse));
      assert.deepEqual(parse.reason, { kind: 'base-breaks-too', base: stumbled('base'), head: stumbled('head') });
      assert.deepEqual(
        parse.until === undefined ? null : [parse.until.plan, parse.until.duets.map(({ index }) => index)],
        kept === null ? null : [PLAN, kept],
      );
    });
  }

  for (const [what, base, head, steps, notes] of [
    [
      'of which the first has shown it',
      'run === 2',
      'run >= 2 && run <= 5',
      [duet(PARSE, 0), solo(PARSE, 0), solo(PARSE, 1), duet(PARSE, 1)],
      [tryFailed('head', 'solo left out', 2), tryFailed('base', 'base alone', 1)],
    ],
    [
      'after it broke beside head too',
      'run === 1 || run === 3',
      'run === 3 || run === 4',
      [duet(PARSE, 0), solo(PARSE, 0), duet(PARSE, 1)],
      [tryFailed('base', 'measured again', 1), tryFailed('head', 'solo left out', 1), tryFailed('base', 'base alone', 1)],
    ],
  ] as const) {
    it(`does without rounds of head alone that base does not stand either, ${what}, and says so`, async () => {
      await using suites = await sampleSuites({ base: stumblingSuite(base, 'base stumbled'), head: stumblingSuite(head, 'head stumbled') });
      const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
      const measuring = await carryOut({ benchmarks, trees: suites.trees, steps });
      const parse = measuring.measurements.get(PARSE);
      assert.ok(parse?.state === 'measured', JSON.stringify(parse));
      assert.deepEqual([parse.duets.map(({ index }) => index), parse.solos], [[0, 1], []]);
      assert.deepEqual(measuring.notes, notes);
    });
  }

  it('is broken in base where both arms break by themselves and nothing is measured side by side', async () => {
    await using suites = await sampleSuites({
      base: stumblingSuite('true', 'base stumbled'),
      head: stumblingSuite('true', 'head stumbled'),
    });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    const measurements = await measure({ benchmarks, trees: suites.trees, plan: null, steps: [solo(PARSE, 0)] });
    assert.deepEqual(measurements.get(PARSE), { state: 'broken', arm: 'base', reason: stumbled('base') });
  });

  it('blames a head that breaks by itself where base has nothing that could be asked for the same', async () => {
    await using suites = await sampleSuites({ base: 'nonsense(', head: stumblingSuite('true', 'head stumbled') });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], []);
    const measurements = await measure({ benchmarks, trees: suites.trees, steps: [solo(PARSE, 0)] });
    assert.deepEqual(measurements.get(PARSE), { state: 'broken', arm: 'head', reason: stumbled('head') });
  });

  it('blames a head that breaks by itself where there is no base at all, of which nothing is new', async () => {
    await using suites = await sampleSuites({ head: stumblingSuite('true', 'head stumbled') });
    const benchmarks = suiteBenchmarks(suites.target, null, ['parse'], []).map((benchmark) => ({ ...benchmark, newBecause: null }));
    const measurements = await measure({ benchmarks, trees: suites.trees, plan: null, steps: [solo(PARSE, 0)] });
    assert.deepEqual(measurements.get(PARSE), { state: 'broken', arm: 'head', reason: stumbled('head') });
  });

  for (const [what, step] of [
    ['a round beside it', duet(PARSE, 0)],
    ['a control', control(PARSE, 0)],
  ] as const) {
    it(`refuses ${what} of what has no base: that was planned wrongly, and no arm has failed`, async () => {
      await using suites = await sampleSuites();
      const benchmarks = suiteBenchmarks(suites.target, null, ['parse'], []);
      await assert.rejects(
        measure({ benchmarks, trees: suites.trees, steps: [step] }),
        /^Error: parser\/parse has no base, and a round of both arms was planned for it$/,
      );
    });
  }

  it('whose services end while base is asked for the same is invalid for that', async () => {
    await using suites = await sampleSuites({ head: stumblingSuite('true', 'head stumbled') });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    let asked = 0;
    const troubleBeside = async (): Promise<Reason | null> => {
      asked += 1;
      return asked === 3 ? REDIS_ENDED : null;
    };
    const measurements = await measure({ benchmarks, trees: suites.trees, steps: [solo(PARSE, 0)], troubleBeside });
    assert.deepEqual(measurements.get(PARSE), { state: 'invalid', reason: REDIS_ENDED });
  });

  it('has the other order at the second try, so that no order is against one arm twice', async () => {
    await using suites = await sampleSuites({ head: stumblingSuite('run === 1', 'head stumbled') });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    const parse = (await measure({ benchmarks, trees: suites.trees, steps: [duet(PARSE, 0), duet(PARSE, 1)] })).get(PARSE);
    assert.ok(parse?.state === 'measured', JSON.stringify(parse));
    assert.deepEqual(
      parse.duets.map(({ index, startedFirst }) => [index, startedFirst]),
      [
        [0, 'head'],
        [1, 'base'],
      ],
    );
  });

  it('tells of a head that breaks in some rounds and not when they are measured again', async () => {
    await using suites = await sampleSuites({ head: stumblingSuite('run % 2 === 1', 'head stumbled') });
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    const measuring = await carryOut({ benchmarks, trees: suites.trees, steps: [duet(PARSE, 0), duet(PARSE, 1)] });
    const parse = measuring.measurements.get(PARSE);
    assert.ok(parse?.state === 'measured' && parse.duets.length === 2, JSON.stringify(parse));
    assert.deepEqual(measuring.notes, [tryFailed('head', 'measured again', 2)]);
  });

  it('does without a round of head alone that cannot be measured, and says so, but not where there is nothing else', async () => {
    await using suites = await sampleSuites();
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    const nothingAlone = { ...rig, procedure: { ...QUICK, suiteSoloSlices: 0 } };
    const besides = await carryOut({ benchmarks, trees: suites.trees, steps: [duet(PARSE, 0), solo(PARSE, 0)], rig: nothingAlone });
    const parse = besides.measurements.get(PARSE);
    assert.ok(parse?.state === 'measured' && parse.duets.length === 1 && parse.solos.length === 0, JSON.stringify(parse));
    assert.deepEqual(besides.notes, [
      { kind: 'try-failed', benchmark: PARSE, arm: null, round: 'solo left out', times: 1, because: { kind: 'too-few-operations' } },
    ]);
    const alone = await carryOut({ benchmarks, trees: suites.trees, plan: null, steps: [solo(PARSE, 0)], rig: nothingAlone });
    assert.equal(alone.measurements.get(PARSE)?.state, 'invalid');
    assert.deepEqual(alone.notes, []);
  });

  it('calls what could not be measured invalid, with the reason, where no arm is to blame', async () => {
    await using suites = await sampleSuites();
    const benchmarks = suiteBenchmarks(suites.target, suites.target, ['parse'], ['parse']);
    const tooShort = {
      ...rig,
      procedure: { ...QUICK, longestWarmupMs: 1, turnWarmupMs: 1, soloWarmupMs: 1, suiteWarmupMs: 1, suiteSliceMs: 0.1 },
    };
    const measurements = await measure({ benchmarks, trees: suites.trees, steps: [duet('parser/parse', 0)], rig: tooShort });
    const parse = measurements.get('parser/parse');
    assert.ok(parse?.state === 'invalid', JSON.stringify(parse));
    assert.deepEqual(parse.reason, { kind: 'too-few-operations' });
  });
});
