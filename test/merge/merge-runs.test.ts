import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { judge } from '../../src/judge/judge.ts';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import type { NamedRunFile } from '../../src/merge/legs.ts';
import type { BenchmarkRecord, Measurement, Run, RunFile, StoredRun } from '../../src/model.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import {
  aBenchmark,
  anAcceptance,
  around,
  aRun,
  aStoredRun,
  counted,
  measured,
  measuredAlone,
  measuredBy,
  solosOf,
} from '../judge/records.ts';
import { environmentWith, leftTo, namedFile, NODE_22, NODE_24, SAME, shardFile, SPLIT, withRecords } from './parts.ts';
import { reasonThatSays } from '../reason-that-says.ts';
import { describeReason } from '../../src/report/words.ts';

const wholeSuiteIn = (index: number): BenchmarkRecord => aBenchmark('parser/*', leftTo({ index, count: 2 }), { kind: 'suite' });
const headAt = (figure: number): Measurement => measuredAlone(solosOf({ cpuPerRequest: [figure, figure * 1.002] }));
const historyOf = (key: string, centre: number): readonly StoredRun[] =>
  [0, 1, 2, 3, 4].map((step) => aStoredRun('koa/a', solosOf({ cpuPerRequest: [centre + step / 10] }), { key }));
const storedRunOf = (commit: string): StoredRun => aStoredRun('koa/a', solosOf({ cpuPerRequest: [100] }), { commit });
const partWith = (id: string): NamedRunFile => namedFile(`${id}.json`, { benchmarks: [aBenchmark(id, SAME)] });

const outline = (run: Run): readonly (readonly string[])[] =>
  run.benchmarks.map(({ id, measurement }) => [
    id,
    measurement.state,
    ...('reason' in measurement ? [describeReason(measurement.reason)] : []),
  ]);
const labels = (run: Run): readonly (readonly [string, string | null])[] =>
  run.benchmarks.map(({ id, variant }) => [id, variant?.name ?? null]);

const partsOf = ({ run }: RunFile): readonly unknown[] => run.benchmarks.map(({ id, part }) => [id, part]);

const inOtherWords = (record: BenchmarkRecord): BenchmarkRecord =>
  record.measurement.state === 'not measured'
    ? { ...record, measurement: { ...record.measurement, reason: reasonThatSays('another job has it') } }
    : record;

describe('shards of one run', () => {
  it('become the run of everything, in the order of the configuration', () => {
    const { run } = mergeRuns([3, 1, 2].map((index) => shardFile(SPLIT, index)));
    assert.deepEqual(outline(run), [
      ['express/a', 'measured'],
      ['express/b', 'measured'],
      ['koa/a', 'measured'],
      ['hapi/a', 'measured'],
    ]);
    assert.deepEqual([run.shard, labels(run).every(([, variant]) => variant === null)], [null, true]);
  });

  it('are judged as one family: the verdict is that of the run that was never cut, but that the rounds of each shard vary in a way of their own', () => {
    const effect = fc.constantFrom(-0.2, -0.03, 0, 0.03, 0.2);
    const spread = fc.constantFrom(0.001, 0.02, 0.3);
    const rounds = fc
      .tuple(effect, spread)
      .map(([centre, distance]) => measured({ cpuPerRequest: around(centre, distance), unloadedLatency: around(0, distance) }));
    fc.assert(
      fc.property(fc.array(rounds, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 4 }), (measurements, count) => {
        const benchmarks = measurements.map((measurement, index) => aBenchmark(`server${index}/a`, measurement));
        const shardOfBenchmark = (place: number): number => (place % count) + 1;
        const parts = Array.from({ length: count }, (_, place) => place + 1).map((index) =>
          namedFile(`shard-${index}.json`, {
            shard: { index, count },
            benchmarks: benchmarks.map((record, place): BenchmarkRecord =>
              shardOfBenchmark(place) === index
                ? record
                : { ...record, loadHash: '', measurement: leftTo({ index: shardOfBenchmark(place), count }) },
            ),
          }),
        );
        const named = benchmarks.map((record, place): BenchmarkRecord =>
          count === 1 ? record : { ...record, part: `run ${shardOfBenchmark(place)} of ${count}` },
        );
        assert.deepEqual(judge(mergeRuns(parts)), judge({ run: aRun({ benchmarks: named }), history: [], acceptances: [] }));
      }),
    );
  });

  it('pass together and not one by one: alone, a shard has not measured what the others have', () => {
    const parts = [1, 2, 3].map((index) => shardFile(SPLIT, index));
    assert.equal(judge(mergeRuns(parts)).verdict, 'passed');
    assert.deepEqual(
      judge(parts[0]!.file).benchmarks.map(({ verdict }) => verdict),
      ['no regression', 'no regression', 'not measured', 'not measured'],
    );
  });

  it('whose suite stood for its tasks where others were to ask for them, have the tasks in its place', () => {
    const { run } = mergeRuns([
      namedFile('1.json', { shard: { index: 1, count: 2 }, benchmarks: [wholeSuiteIn(2), aBenchmark('koa/a', SAME)] }),
      namedFile('2.json', {
        shard: { index: 2, count: 2 },
        benchmarks: [
          aBenchmark('parser/parse', SAME),
          aBenchmark('parser/old', { state: 'removed' }),
          aBenchmark('koa/a', leftTo({ index: 1, count: 2 })),
        ],
      }),
    ]);
    assert.deepEqual(outline(run), [
      ['parser/parse', 'measured'],
      ['parser/old', 'removed'],
      ['koa/a', 'measured'],
    ]);
  });

  it('leave to each other what their records say, in whatever words', () => {
    const parts = [1, 2, 3].map((index) => withRecords(shardFile(SPLIT, index), (records) => records.map(inOtherWords)));
    assert.deepEqual(mergeRuns(parts).run, mergeRuns([1, 2, 3].map((index) => shardFile(SPLIT, index))).run);
  });

  it('say once what each of them knows: what is unaffected or removed', () => {
    const known = [aBenchmark('calm/a', { state: 'unaffected' }), aBenchmark('old/a', { state: 'removed' })];
    const parts = [1, 2, 3].map((index) => shardFile(SPLIT, index)).map((part) => withRecords(part, (records) => [...records, ...known]));
    assert.deepEqual(outline(mergeRuns(parts).run).slice(4), [
      ['calm/a', 'unaffected'],
      ['old/a', 'removed'],
    ]);
  });

  it('keep what is broken or invalid', () => {
    const broken: Measurement = { state: 'broken', arm: 'head', reason: reasonThatSays('it dies') };
    const first = withRecords(shardFile(SPLIT, 1), (records) =>
      records.map((record) => (record.id === 'express/a' ? { ...record, measurement: broken } : record)),
    );
    assert.equal(judge(mergeRuns([first, shardFile(SPLIT, 2), shardFile(SPLIT, 3)])).verdict, 'failed');
  });

  it('began with the last of them, which may have been run again, and took as long as the longest', () => {
    const { run } = mergeRuns([
      shardFile(SPLIT, 1, { startedAt: '2026-01-15T10:00:07.000Z', durationMs: 90_000, seed: 7 }),
      shardFile(SPLIT, 2, { startedAt: '2026-01-15T10:00:01.000Z', durationMs: 40_000, seed: 7 }),
      shardFile(SPLIT, 3, { startedAt: '2026-01-15T10:01:00Z', durationMs: 95_000, seed: 7 }),
    ]);
    assert.deepEqual([run.startedAt, run.durationMs, run.seed], ['2026-01-15T10:01:00Z', 95_000, 7]);
  });

  it('keep apart whose rounds are whose, also where two measured parts of one environment, or were joined before', () => {
    const joined = mergeRuns([1, 2, 3].map((index) => shardFile(SPLIT, index)));
    assert.deepEqual(partsOf(joined), [
      ['express/a', 'run 1 of 3'],
      ['express/b', 'run 1 of 3'],
      ['koa/a', 'run 2 of 3'],
      ['hapi/a', 'run 3 of 3'],
    ]);
    assert.deepEqual(partsOf(mergeRuns([partWith('api/a'), partWith('web/a')])), [
      ['api/a', 'run 1 of 2'],
      ['web/a', 'run 2 of 2'],
    ]);
    const again = mergeRuns([{ name: 'joined.json', file: joined }, partWith('late/a')]);
    assert.deepEqual(partsOf(again).slice(2), [
      ['koa/a', 'run 2 of 3 of run 1 of 2'],
      ['hapi/a', 'run 3 of 3 of run 1 of 2'],
      ['late/a', 'run 2 of 2'],
    ]);
  });

  it('make a run file that can be written and read', () => {
    const merged = mergeRuns([shardFile(SPLIT, 1, { environment: NODE_22 }), shardFile(SPLIT, 2, { environment: NODE_22 })]);
    assert.deepEqual(parseRunFile(JSON.stringify(merged), 'merged.json'), merged);
  });
});

const LOOKS = [8, 14, 24, 40];
const koa = (measurement: Measurement): BenchmarkRecord => aBenchmark('koa/a', measurement);
const secondShard = (...benchmarks: readonly BenchmarkRecord[]): NamedRunFile =>
  namedFile('shard-2.json', { shard: { index: 2, count: 3 }, benchmarks });

describe('a benchmark that a shard did not deliver is lost, and never a pass:', () => {
  it('a shard that did not arrive', () => {
    const merged = mergeRuns([shardFile(SPLIT, 1), shardFile(SPLIT, 3)]);
    assert.deepEqual(outline(merged.run), [
      ['express/a', 'measured'],
      ['express/b', 'measured'],
      ['koa/a', 'lost', 'shard 2 of 3 did not arrive'],
      ['hapi/a', 'measured'],
    ]);
    const judgement = judge(merged);
    assert.deepEqual([judgement.verdict, judgement.exitCode], ['invalid', 3]);
    assert.deepEqual(
      judgement.benchmarks.map(({ verdict }) => verdict),
      ['no regression', 'no regression', 'not measured', 'no regression'],
    );
    assert.deepEqual(judgement.benchmarks[2]?.because, { kind: 'shard-missing', index: 2, count: 3 });
  });

  for (const [what, second, outcome, verdict] of [
    ['a shard that arrived without what was its own', [], ['lost', 'shard 2 of 3 arrived without it'], 'invalid'],
    [
      'a shard that was interrupted',
      [koa({ state: 'not measured', reason: reasonThatSays('the run was interrupted before its turn') })],
      ['lost', 'the run was interrupted before its turn'],
      'invalid',
    ],
    [
      'a shard that was interrupted on the way to the first look',
      [koa(measuredBy(LOOKS, { cpuPerRequest: around(0, 0.002, 4) }))],
      ['measured'],
      'invalid',
    ],
    [
      'but not one whose counts are equal, of which three rounds bear witness',
      [koa({ ...measuredBy(LOOKS, { cpuPerRequest: around(0, 0.002, 3) }), instructions: counted(100_000, 100_000) })],
      ['measured'],
      'passed',
    ],
    [
      'nor one whose counts differ',
      [koa({ ...measuredBy(LOOKS, { cpuPerRequest: around(0, 0.002, 3) }), instructions: counted(100_000, 103_000) })],
      ['measured'],
      'regressed',
    ],
    [
      'one that another shard has left to a shard that takes it for unaffected',
      [koa({ state: 'unaffected' })],
      ['lost', 'shard 2 of 3 arrived without it'],
      'invalid',
    ],
    [
      'but not one whose shard saw that the change is in no file that it loads',
      [koa({ state: 'unaffected', because: { kind: 'not-loaded', files: 9, changed: 1 } })],
      ['unaffected'],
      'passed',
    ],
    [
      'but not one whose program is missing where it was to be measured: it is not measured, as it would be without shards',
      [koa({ state: 'not measured', reason: reasonThatSays('redis-server is not installed'), missingProgram: 'redis-server' })],
      ['not measured', 'redis-server is not installed'],
      'passed',
    ],
  ] as const satisfies readonly (readonly [string, readonly BenchmarkRecord[], readonly string[], string])[]) {
    it(what, () => {
      const merged = mergeRuns([shardFile(SPLIT, 1), secondShard(...second), shardFile(SPLIT, 3)]);
      assert.deepEqual([outline(merged.run)[2], judge(merged).verdict], [['koa/a', ...outcome], verdict]);
    });
  }

  it('but not one that held its first look and no later one, be it for want of budget', () => {
    const early = secondShard(koa(measuredBy(LOOKS, { cpuPerRequest: around(0.04, 0.03, 8) })));
    assert.equal(judge(mergeRuns([shardFile(SPLIT, 1), early, shardFile(SPLIT, 3)])).benchmarks[2]?.verdict, 'inconclusive');
  });

  it('a shard that arrived without what was its own, of which every shard knows that head has dropped a scenario', () => {
    const dropped = aBenchmark('koa/old', { state: 'removed' });
    const parts = [shardFile(SPLIT, 1), secondShard(), shardFile(SPLIT, 3)];
    const { run } = mergeRuns(parts.map((part) => withRecords(part, (records) => [...records, dropped])));
    assert.deepEqual(outline(run).slice(2), [
      ['koa/a', 'lost', 'shard 2 of 3 arrived without it'],
      ['koa/old', 'removed'],
      ['hapi/a', 'measured'],
    ]);
  });

  it('but not a suite of which a task was asked for that head has dropped: only who listed its tasks knows that', () => {
    const { run } = mergeRuns([
      namedFile('1.json', { shard: { index: 1, count: 2 }, benchmarks: [wholeSuiteIn(2)] }),
      namedFile('2.json', {
        shard: { index: 2, count: 2 },
        benchmarks: [aBenchmark('parser/old', { state: 'removed' }, { kind: 'suite' })],
      }),
    ]);
    assert.deepEqual(outline(run), [['parser/old', 'removed']]);
  });

  it('one that others take for unaffected', () => {
    const first = shardFile(SPLIT, 1);
    const other = namedFile('shard-3.json', {
      shard: { index: 3, count: 3 },
      benchmarks: [aBenchmark('koa/a', { state: 'unaffected' }), aBenchmark('hapi/a', SAME)],
    });
    assert.deepEqual(outline(mergeRuns([first, other]).run)[2], ['koa/a', 'lost', 'shard 2 of 3 did not arrive']);
  });

  it('a leg of a matrix of which nothing arrived, where it is known how many runs there should be', () => {
    const parts = [1, 2, 3].map((index) => shardFile(SPLIT, index, { environment: NODE_24 }));
    assert.equal(judge(mergeRuns(parts, 3)).verdict, 'passed');
    const merged = mergeRuns(parts, 6);
    assert.deepEqual(outline(merged.run).at(-1), [
      '*/*',
      'lost',
      'of 6 expected runs 3 did not arrive, and no other tells what is missing',
    ]);
    assert.deepEqual(judge(merged).exitCode, 3);
  });

  it('which is said once: a missing shard of a leg that is known is not counted again', () => {
    assert.deepEqual(
      outline(mergeRuns([shardFile(SPLIT, 1), shardFile(SPLIT, 3)], 3).run).map(([id]) => id),
      ['express/a', 'express/b', 'koa/a', 'hapi/a'],
    );
  });
});

describe('runs of several environments', () => {
  it('name each benchmark with what sets its own apart, side by side', () => {
    const { run } = mergeRuns(
      [NODE_22, NODE_24].flatMap((environment) => [1, 2, 3].map((index) => shardFile(SPLIT, index, { environment }))),
    );
    assert.deepEqual(
      labels(run),
      SPLIT.flat().flatMap((id) => [
        [id, 'Node v22.20.0'],
        [id, 'Node v24.21.0'],
      ]),
    );
    assert.deepEqual(run.benchmarks.map(({ variant }) => variant?.environment.nodeVersion).slice(0, 2), ['v22.20.0', 'v24.21.0']);
  });

  it('lose a shard in its own environment only', () => {
    const { run } = mergeRuns([
      shardFile(SPLIT, 1, { environment: NODE_22 }),
      ...[1, 2, 3].map((index) => shardFile(SPLIT, index, { environment: NODE_24 })),
      shardFile(SPLIT, 2, { environment: NODE_22 }),
    ]);
    const lost = run.benchmarks.filter(({ measurement }) => measurement.state === 'lost');
    assert.deepEqual(
      lost.map(({ id, variant }) => [id, variant?.name]),
      [['hapi/a', 'Node v22.20.0']],
    );
  });

  it('do not stand in for each other: one shard of each of two is half of both', () => {
    const { run } = mergeRuns([
      shardFile([['a/x'], ['b/x']], 1, { environment: NODE_22 }),
      shardFile([['a/x'], ['b/x']], 2, { environment: NODE_24 }),
    ]);
    assert.deepEqual(
      run.benchmarks.map(({ id, variant, measurement }) => [id, variant?.name, measurement.state]),
      [
        ['a/x', 'Node v22.20.0', 'measured'],
        ['a/x', 'Node v24.21.0', 'lost'],
        ['b/x', 'Node v22.20.0', 'lost'],
        ['b/x', 'Node v24.21.0', 'measured'],
      ],
    );
  });

  it('are shards of one leg where only the processor or the last digits of Node.js differ, and nothing is lost', () => {
    const runners = [{ cpuModel: 'AMD EPYC 7763' }, { cpuModel: 'Intel Xeon 8370C' }, { nodeVersion: 'v24.1.1' }].map(environmentWith);
    const unaffected = aBenchmark('calm/a', { state: 'unaffected' });
    const parts = runners
      .map((environment, place) => shardFile(SPLIT, place + 1, { environment }))
      .map((part) => withRecords(part, (records) => [...records, unaffected]));
    const { run } = mergeRuns(parts);
    assert.deepEqual(
      run.benchmarks.map(({ measurement }) => measurement.state),
      ['measured', 'measured', 'measured', 'measured', 'unaffected'],
    );
    assert.deepEqual(
      labels(run).map(([, name]) => name),
      [
        ...Array.from({ length: 2 }, () => 'Node v24.1.0, AMD EPYC 7763'),
        'Node v24.1.0, Intel Xeon 8370C',
        'Node v24.1.1, AMD EPYC 7763',
        null,
      ],
    );
  });

  it('are shards of one leg where only the kernel differs, as while images are replaced, and legs of their own where each has all shards', () => {
    const [older, newer] = ['linux-6', 'linux-7'].map((osMajor) => environmentWith({ osMajor }));
    const torn = mergeRuns([1, 2, 3].map((index) => shardFile(SPLIT, index, { environment: index === 2 ? newer! : older! })));
    assert.deepEqual(
      torn.run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
      SPLIT.flat().map((id) => [id, 'measured']),
    );
    const legs = mergeRuns(
      ['darwin-24', 'darwin-25'].flatMap((osMajor) =>
        [1, 2, 3].map((index) => shardFile(SPLIT, index, { environment: environmentWith({ osMajor }) })),
      ),
    );
    assert.deepEqual(
      labels(legs.run),
      SPLIT.flat().flatMap((id) => [
        [id, 'darwin-24'],
        [id, 'darwin-25'],
      ]),
    );
  });

  it('without shards are the legs of a matrix', () => {
    const { run } = mergeRuns(
      [NODE_22, NODE_24].map((environment) => namedFile(environment.nodeVersion, { environment, benchmarks: [aBenchmark('koa/a', SAME)] })),
    );
    assert.deepEqual(labels(run), [
      ['koa/a', 'Node v22.20.0'],
      ['koa/a', 'Node v24.21.0'],
    ]);
  });

  it('are each compared with the stored runs of their own', () => {
    const parts = [
      { environment: NODE_22, stored: 100 },
      { environment: NODE_24, stored: 50 },
    ].map(({ environment, stored }) =>
      namedFile(
        environment.nodeVersion,
        { base: null, environment, benchmarks: [aBenchmark('koa/a', headAt(100))] },
        { history: historyOf(environment.key, stored) },
      ),
    );
    const judgement = judge(mergeRuns(parts));
    assert.deepEqual(
      judgement.benchmarks.map(({ variant, verdict }) => [variant, verdict]),
      [
        ['Node v22.20.0', 'no regression'],
        ['Node v24.21.0', 'regressed'],
      ],
    );
    assert.equal(judgement.familySize, 2);
  });
});

function carrying(index: number, rest: Pick<RunFile, 'history' | 'acceptances'>): NamedRunFile {
  const { name, file } = shardFile(SPLIT, index);
  return { name, file: { ...file, ...rest } };
}

describe('histories and acceptances', () => {
  it('are united in their order: what several shards carry counts once', () => {
    const merged = mergeRuns([
      carrying(1, { history: [storedRunOf('1'), storedRunOf('2')], acceptances: [anAcceptance()] }),
      carrying(2, { history: [storedRunOf('2'), storedRunOf('3')], acceptances: [anAcceptance(), anAcceptance({ by: 'grace' })] }),
    ]);
    assert.deepEqual(
      merged.history.map(({ commit }) => commit),
      ['1', '2', '3'],
    );
    assert.deepEqual(
      merged.acceptances.map(({ by }) => by),
      ['ada', 'grace'],
    );
  });
});

it('runs of one environment that measured different benchmarks, without --shard, are joined too', () => {
  assert.deepEqual(outline(mergeRuns([partWith('koa/a'), partWith('hapi/a')]).run), [
    ['koa/a', 'measured'],
    ['hapi/a', 'measured'],
  ]);
});

it('a joined run was asked for what its parts were', () => {
  const asked = ['koa/a', 'hapi/a'].map((id) => namedFile(`${id}.json`, { only: [id], benchmarks: [aBenchmark(id, SAME)] }));
  assert.deepEqual(mergeRuns(asked).run.only, ['koa/a', 'hapi/a']);
});
