import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { planCores } from '../../src/measure/cores.ts';
import type { OutlivedTry } from '../../src/measure/failure.ts';
import { unlessUntouched } from '../../src/measure/run-so-far.ts';
import { suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import type { RoundStep } from '../../src/plan/schedule.ts';
import type { Arm, Measurement, Reason } from '../../src/model.ts';
import { serviceOf, suiteTargetOf } from '../targets.ts';
import { type CarriedOut, carryOutOn, duet, PLAN, QUICK, solo, type MeasureRequest } from './carried-out.ts';
import { GOOD_SUITE, sampleSuites, type SampleSuites } from './sample-suite.ts';
import { openShortRig } from './short-rig.ts';

let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  rig = { ...(await openShortRig(await planCores())), procedure: QUICK };
});
after(() => rig[Symbol.asyncDispose]());

const PARSE = 'parser/parse';

/** Carries out steps of suites that have these tasks in both arms, or in head alone. */
function carryOut(
  { target, trees }: SampleSuites,
  steps: readonly RoundStep[],
  { tasks = ['parse'], ...change }: Partial<MeasureRequest> & { readonly tasks?: readonly string[] } = {},
): Promise<CarriedOut> {
  return carryOutOn(rig, { benchmarks: suiteBenchmarks(target, target, tasks, tasks), trees, steps, ...change });
}

const parseOf = async (...asked: Parameters<typeof carryOut>): Promise<Measurement | undefined> =>
  (await carryOut(...asked)).measurements.get(PARSE);

/** The good suite with a second task. */
const withTask = (name: string, task: string): string => `${GOOD_SUITE.slice(0, -3)} bench.add("${name}", ${task}); };`;

/** A good suite but for some of its processes: `run` is the number of this one, from 1, among those of its arm. */
const stumblingSuite = (condition: string, reason: string): string => `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('runs', 'x');
const run = readFileSync('runs', 'utf8').length;
if (${condition})
  throw new Error(${JSON.stringify(reason)});
${GOOD_SUITE}`;

/** Both arms' suites, which stumble on these conditions. */
const stumbling = (base: string, head: string): Promise<SampleSuites> =>
  sampleSuites({ base: stumblingSuite(base, 'base stumbled'), head: stumblingSuite(head, 'head stumbled') });

const FILE = 'suites/parser/parser.suite.mjs';

/** What is told of an arm whose suite stumbles. */
const stumbled = (arm: Arm): Reason => ({
  kind: 'suite-failed',
  file: FILE,
  because: { kind: 'process-error', problem: `${arm} stumbled (at ${FILE}:5:9)` } as Reason,
});

const REDIS_ENDED: Reason = { kind: 'process-error', problem: 'redis ended' };

const tryFailed = (arm: Arm, round: OutlivedTry['round'], times: number): Reason => ({
  kind: 'try-failed',
  benchmark: PARSE,
  arm,
  round,
  times,
  because: stumbled(arm),
});

describe('a run of suites', { concurrency: 2 }, () => {
  it('holds the rounds of each benchmark, new ones without duets', async () => {
    await using suites = await sampleSuites({ head: withTask('late', '() => 1') });
    const { measurements } = await carryOut(suites, [solo('parser/late', 0), solo(PARSE, 0), duet(PARSE, 0)], {
      benchmarks: suiteBenchmarks(suites.target, suites.target, ['parse', 'late'], ['parse']),
    });
    const [parse, late] = [measurements.get(PARSE), measurements.get('parser/late')];
    assert.ok(parse?.state === 'measured' && parse.solos.length === 1 && parse.duets.length === 1, JSON.stringify(parse));
    assert.deepEqual(parse.plan, PLAN);
    assert.ok(late?.state === 'new' && late.solos.length === 1, JSON.stringify(late));
    assert.deepEqual(late.why, { kind: 'base-lacks-benchmark' });
  });

  it('tries a failing round once more, then leaves that benchmark alone and goes on with the others', async () => {
    await using suites = await sampleSuites({
      base: withTask('bad', '() => 1'),
      head: withTask('bad', '() => { throw new Error("no fixture"); }'),
    });
    const steps = [solo('parser/bad', 0), solo('parser/bad', 1), solo(PARSE, 0)];
    const { measurements } = await carryOut(suites, steps, { tasks: ['bad', 'parse'] });
    const bad = measurements.get('parser/bad');
    assert.ok(bad?.state === 'broken' && bad.arm === 'head', JSON.stringify(bad));
    assert.partialDeepStrictEqual(bad.reason, { kind: 'suite-failed', because: { kind: 'process-error' } });
    assert.equal(measurements.get(PARSE)?.state, 'measured');
  });

  it('whose services have ended makes the benchmark invalid at once, whether the round failed or not', async () => {
    await using suites = await sampleSuites({ head: withTask('bad', '() => { throw new Error("connection refused"); }') });
    const asked: string[] = [];
    const { measurements } = await carryOut(suites, [solo('parser/bad', 0), solo(PARSE, 0), solo(PARSE, 1)], {
      tasks: ['bad', 'parse'],
      troubleBeside: async ({ id }) => {
        asked.push(id);
        return REDIS_ENDED;
      },
    });
    const invalid = { state: 'invalid', reason: REDIS_ENDED };
    assert.deepEqual([...measurements.values()], [invalid, invalid]);
    assert.deepEqual(asked, ['parser/bad', PARSE]);
  });

  it('that is interrupted keeps what it has, and says what it has not', async () => {
    await using suites = await sampleSuites();
    const interrupt = new AbortController();
    const { measurements } = await carryOut(suites, [solo(PARSE, 0), solo('parser/late', 0)], {
      tasks: ['parse', 'late'],
      signal: interrupt.signal,
      onStep: () => interrupt.abort(),
    });
    assert.equal(measurements.get(PARSE)?.state, 'measured');
    assert.deepEqual(unlessUntouched(measurements.get('parser/late')!), {
      state: 'not measured',
      reason: { kind: 'interrupted-before-its-turn' },
    });
  });

  for (const [what, services, runs] of [
    ['asks base alone too where services keep what requests leave behind', [serviceOf()], ['xx', 'xx']],
    ['leaves base in peace where nothing does', [], ['x', 'xx']],
  ] as const) {
    it(what, async () => {
      await using suites = await stumbling('false', 'false');
      const target = { ...suites.target, services };
      const parse = await parseOf({ ...suites, target }, [duet(PARSE, 0), solo(PARSE, 0)]);
      assert.ok(parse?.state === 'measured' && parse.duets.length === 1 && parse.solos.length === 1, JSON.stringify(parse));
      const runsOf = (tree: string): Promise<string> => readFile(path.join(tree, target.dir, 'runs'), 'utf8');
      assert.deepEqual(await Promise.all([suites.trees.base, suites.trees.head].map(runsOf)), runs);
    });
  }

  for (const [what, base, head, steps] of [
    ['at the try before', 'run === 1', 'run === 2', [duet(PARSE, 0)]],
    ['in a round before, once', 'run === 1', 'run >= 3', [duet(PARSE, 0), duet(PARSE, 1)]],
    ['in a round before, once, though not by itself as head does', 'run === 1', 'run >= 3', [duet(PARSE, 0), solo(PARSE, 0)]],
  ] as const) {
    it(`does not blame head where base broke ${what}`, async () => {
      await using suites = await stumbling(base, head);
      const parse = await parseOf(suites, steps);
      assert.ok(parse?.state === 'invalid', JSON.stringify(parse));
      assert.deepEqual(parse.reason, { kind: 'base-breaks-too', base: stumbled('base'), head: stumbled('head') });
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
      await using suites = await stumbling(base, head);
      const measuring = await carryOut(suites, steps);
      const parse = measuring.measurements.get(PARSE);
      assert.ok(parse?.state === 'measured', JSON.stringify(parse));
      assert.deepEqual([parse.duets.map(({ index }) => index), parse.solos], [[0, 1], []]);
      assert.deepEqual(measuring.notes, notes);
    });
  }

  it('is broken in base where both arms break by themselves and nothing is measured side by side', async () => {
    await using suites = await stumbling('true', 'true');
    assert.deepEqual(await parseOf(suites, [solo(PARSE, 0)], { plan: null }), { state: 'broken', arm: 'base', reason: stumbled('base') });
  });

  for (const [what, base, newBecause, plan] of [
    ['base has nothing that could be asked for the same', suiteTargetOf(), { kind: 'base-lacks-benchmark' }, PLAN],
    ['there is no base at all, of which nothing is new', null, null, null],
  ] as const) {
    it(`blames a head that breaks by itself where ${what}`, async () => {
      await using suites = await stumbling('false', 'true');
      const benchmarks = suiteBenchmarks(suites.target, base, ['parse'], []).map((benchmark) => ({ ...benchmark, newBecause }));
      const parse = await parseOf(suites, [solo(PARSE, 0)], { benchmarks, plan });
      assert.deepEqual(parse, { state: 'broken', arm: 'head', reason: stumbled('head') });
    });
  }

  it('refuses a round of both arms of what has no base: that was planned wrongly, and no arm has failed', async () => {
    await using suites = await sampleSuites();
    await assert.rejects(
      carryOut(suites, [duet(PARSE, 0)], { benchmarks: suiteBenchmarks(suites.target, null, ['parse'], []) }),
      /^Error: parser\/parse has no base, and a round of both arms was planned for it$/,
    );
  });

  it('whose services end while base is asked for the same is invalid for that', async () => {
    await using suites = await stumbling('false', 'true');
    let asked = 0;
    const troubleBeside = async (): Promise<Reason | null> => ((asked += 1) === 3 ? REDIS_ENDED : null);
    assert.deepEqual(await parseOf(suites, [solo(PARSE, 0)], { troubleBeside }), { state: 'invalid', reason: REDIS_ENDED });
  });

  it('has the other order at the second try, so that no order is against one arm twice', async () => {
    await using suites = await stumbling('false', 'run === 1');
    const parse = await parseOf(suites, [duet(PARSE, 0), duet(PARSE, 1)]);
    assert.ok(parse?.state === 'measured', JSON.stringify(parse));
    assert.deepEqual(
      parse.duets.map(({ index, startedFirst }) => `${index} ${startedFirst}`),
      ['0 head', '1 base'],
    );
  });

  it('tells of a head that breaks in some rounds and not when they are measured again', async () => {
    await using suites = await stumbling('false', 'run % 2 === 1');
    const measuring = await carryOut(suites, [duet(PARSE, 0), duet(PARSE, 1)]);
    const parse = measuring.measurements.get(PARSE);
    assert.ok(parse?.state === 'measured' && parse.duets.length === 2, JSON.stringify(parse));
    assert.deepEqual(measuring.notes, [tryFailed('head', 'measured again', 2)]);
  });

  it('does without a round of head alone that cannot be measured, and says so, but not where there is nothing else', async () => {
    await using suites = await sampleSuites();
    const nothingAlone = { ...rig, procedure: { ...QUICK, suiteSoloSlices: 0 } };
    const besides = await carryOut(suites, [duet(PARSE, 0), solo(PARSE, 0)], { rig: nothingAlone });
    const parse = besides.measurements.get(PARSE);
    assert.ok(parse?.state === 'measured' && parse.duets.length === 1 && parse.solos.length === 0, JSON.stringify(parse));
    assert.deepEqual(besides.notes, [
      { kind: 'try-failed', benchmark: PARSE, arm: null, round: 'solo left out', times: 1, because: { kind: 'too-few-operations' } },
    ]);
    const alone = await carryOut(suites, [solo(PARSE, 0)], { plan: null, rig: nothingAlone });
    assert.deepEqual(alone.measurements.get(PARSE), { state: 'invalid', reason: { kind: 'too-few-operations' } });
    assert.deepEqual(alone.notes, []);
  });
});
