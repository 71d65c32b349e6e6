import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import type { NamedRunFile } from '../../src/merge/legs.ts';
import type { Environment, Measurement, Run, RunFile } from '../../src/model.ts';
import { aBenchmark } from '../judge/records.ts';
import { userErrorOf } from '../user-error.ts';
import { environmentWith, namedFile, SAME, shardFile, SPLIT, withRecords } from './parts.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const asked = (id: string, fields: Partial<Run> = {}): NamedRunFile =>
  namedFile(`${id}.json`, { only: [id], benchmarks: [aBenchmark(id, SAME)], ...fields });
const shard = (index: number, fields: Partial<Run> = {}): NamedRunFile => shardFile(SPLIT, index, { only: ['!big/**'], ...fields });

const EPYC = environmentWith({ cpuModel: 'AMD EPYC 7763' });
const XEON = environmentWith({ cpuModel: 'Intel Xeon 8370C' });

const NO_REDIS: Measurement = {
  state: 'not measured',
  reason: reasonThatSays('redis-server is not installed'),
  missingProgram: 'redis-server',
};

/** Came to this on another machine. */
const onXeon = (measurement: Measurement): NamedRunFile =>
  namedFile('b.json', { only: ['koa/a'], environment: XEON, benchmarks: [aBenchmark('koa/a', measurement)] });

const lostOf = ({ run }: RunFile): readonly unknown[] =>
  run.benchmarks.flatMap(({ id, measurement }) => (measurement.state === 'lost' ? [[id, measurement.reason]] : []));
const labelsOf = ({ run }: RunFile): readonly unknown[] => run.benchmarks.map(({ id, variant }) => [id, variant?.name ?? null]);

describe('jobs that are cut by --only', () => {
  it('are counted one by one, so that it is known whether all have arrived', () => {
    assert.deepEqual(lostOf(mergeRuns([asked('koa/a'), asked('hapi/a')], 2)), []);
    assert.deepEqual(lostOf(mergeRuns([asked('koa/a'), asked('hapi/a')], 3)), [['*/*', { kind: 'runs-missing', expected: 3, missing: 1 }]]);
  });

  it('stand beside shards, and in for none of them', () => {
    const whole = mergeRuns([shard(1), shard(2), shard(3), asked('big/a')], 4);
    assert.deepEqual(
      whole.run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
      [...SPLIT.flat(), 'big/a'].map((id) => [id, 'measured']),
    );
    assert.equal(judge(whole).verdict, 'passed');
    assert.deepEqual(
      lostOf(mergeRuns([shard(2), shard(3), asked('big/a')], 4)),
      ['express/a', 'express/b'].map((id) => [id, { kind: 'shard-missing', index: 1, count: 3 }]),
    );
    assert.deepEqual(lostOf(mergeRuns([shard(1), shard(2), shard(3)], 4))[0], ['*/*', { kind: 'runs-missing', expected: 4, missing: 1 }]);
  });

  it('stand in for no shard by another benchmark of the same target', () => {
    const empty = namedFile('shard-2.json', { shard: { index: 2, count: 3 }, benchmarks: [] });
    assert.deepEqual(lostOf(mergeRuns([shard(1), empty, shard(3), asked('koa/b')])), [
      ['koa/a', { kind: 'shard-without-benchmark', index: 2, count: 3 }],
    ]);
  });

  it('are of one leg, whatever processor each was given', () => {
    const merged = mergeRuns(
      [
        shard(1, { environment: EPYC }),
        shard(2, { environment: XEON }),
        shard(3, { environment: EPYC }),
        asked('big/a', { environment: XEON }),
      ],
      4,
    );
    assert.deepEqual(lostOf(merged), []);
  });

  it('are legs of their own where they measured the same on other machines', () => {
    const [one, other] = [{ cores: 4 }, { cores: 64 }].map((facts) => ({ ...environmentWith(facts), key: `of ${facts.cores} cores` })) as [
      Environment,
      Environment,
    ];
    assert.deepEqual(labelsOf(mergeRuns([asked('koa/a', { environment: one }), asked('koa/a', { environment: other })], 2)), [
      ['koa/a', '4 cores'],
      ['koa/a', '64 cores'],
    ]);
    const everything = namedFile('run.json', { environment: one, benchmarks: [aBenchmark('koa/a', SAME), aBenchmark('hapi/a', SAME)] });
    assert.deepEqual(labelsOf(mergeRuns([everything, asked('koa/a', { environment: other })], 2)), [
      ['koa/a', '4 cores'],
      ['koa/a', '64 cores'],
      ['hapi/a', '4 cores'],
    ]);
  });

  describe('are legs of their own where one machine has not come to what another measured:', () => {
    const interrupted = onXeon({ state: 'not measured', reason: reasonThatSays('the run was interrupted before its turn') });

    it('a benchmark that it was interrupted before is lost', () => {
      const everything = namedFile('run.json', { environment: EPYC, benchmarks: [aBenchmark('koa/a', SAME)] });
      for (const measuredThere of [asked('koa/a', { environment: EPYC }), everything]) {
        const merged = mergeRuns([measuredThere, interrupted], 2);
        assert.deepEqual(labelsOf(merged), [
          ['koa/a', 'AMD EPYC 7763'],
          ['koa/a', 'Intel Xeon 8370C'],
        ]);
        assert.deepEqual(
          [lostOf(merged), judge(merged).exitCode],
          [[['koa/a', reasonThatSays('the run was interrupted before its turn')]], 3],
        );
      }
    });

    it('a benchmark that it has no program for is not measured', () => {
      const { run } = mergeRuns([asked('koa/a', { environment: EPYC }), onXeon(NO_REDIS)], 2);
      assert.deepEqual(
        run.benchmarks.map(({ measurement }) => measurement.state),
        ['measured', 'not measured'],
      );
    });
  });

  it('measure what a shard has no program for, and say once what none of them has one for, whatever processor each was given', () => {
    const first = withRecords(shard(1, { environment: EPYC }), (records) => [...records, aBenchmark('cache/a', NO_REDIS)]);
    const rest = [shard(2, { environment: XEON }), shard(3, { environment: EPYC }), asked('cache/a', { environment: XEON })];
    const suites = [EPYC, XEON].map((environment, index) =>
      namedFile(`suite-${index}.json`, { only: [`suite/${index}`], environment, benchmarks: [aBenchmark('suite/*', NO_REDIS)] }),
    );
    const { run } = mergeRuns([first, ...rest, ...suites], 6);
    const states = Object.fromEntries(run.benchmarks.map(({ id, measurement }) => [id, measurement.state]));
    assert.deepEqual(states, {
      ...Object.fromEntries([...SPLIT.flat(), 'cache/a'].map((id) => [id, 'measured'])),
      'suite/*': 'not measured',
    });
    assert.equal(run.benchmarks.length, Object.keys(states).length);
  });

  it('are refused where they measured the same on one machine', () => {
    assert.match(userErrorOf(() => mergeRuns([shard(1), asked('express/a')])).message, /^express\/a was measured in shard-1\.json as well/);
  });
});

it('a run of everything is refused beside shards', () => {
  const error = userErrorOf(() => mergeRuns([shard(1), namedFile('all.json', { benchmarks: [aBenchmark('big/a', SAME)] })]));
  assert.match(error.message, /^this is shard 1 of 1, and shard-1\.json is shard 1 of 3$/);
  assert.match(error.fix, /leave out runs of everything/);
});

it('a joined run was asked for what its parts were', () => {
  assert.deepEqual(mergeRuns([asked('koa/a'), asked('hapi/a')]).run.only, ['koa/a', 'hapi/a']);
  assert.deepEqual(mergeRuns([asked('koa/a'), namedFile('hapi.json', { benchmarks: [aBenchmark('hapi/a', SAME)] })]).run.only, []);
});
