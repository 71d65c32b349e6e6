import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { environmentOf, environmentsOf } from '../../src/judge/environments.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, Measurement } from '../../src/model.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured } from './records.ts';

const SAME = measured({ cpuPerRequest: around(0, 0.005) });
const SLOWER = measured({ cpuPerRequest: around(Math.log(1.05), 0.005) });

const on = (version: number, measurement: Measurement): BenchmarkRecord =>
  aBenchmark('koa/a', measurement, { variant: { name: `Node ${version}`, environment: { ...ENVIRONMENT, key: `node-${version}` } } });

describe('the environments of a run', () => {
  test('are those of its records, each once', () => {
    const run = aRun({ benchmarks: [on(22, SAME), on(24, SAME), { ...on(22, SAME), id: 'koa/b' }] });
    assert.deepEqual(
      environmentsOf(run).map(({ key }) => key),
      ['node-22', 'node-24'],
    );
    assert.equal(environmentOf(on(22, SAME), run).key, 'node-22');
  });

  test("are the run's own where no record names another", () => {
    const run = aRun({ benchmarks: [aBenchmark('koa/a', SAME), aBenchmark('koa/b', SAME)] });
    assert.deepEqual(environmentsOf(run), [ENVIRONMENT]);
    assert.deepEqual(environmentsOf(aRun({})), [ENVIRONMENT]);
  });
});

test('one benchmark on two environments is two comparisons of one family, each with its name', () => {
  const judgement = judge({ run: aRun({ benchmarks: [on(22, SAME), on(24, SLOWER)] }), history: [], acceptances: [] });
  assert.equal(judgement.familySize, 2);
  assert.deepEqual(
    judgement.benchmarks.map(({ id, variant, verdict }) => [id, variant, verdict]),
    [
      ['koa/a', 'Node 22', 'no regression'],
      ['koa/a', 'Node 24', 'regressed'],
    ],
  );
});
