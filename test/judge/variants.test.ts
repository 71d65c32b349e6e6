import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { environmentOf, environmentsOf } from '../../src/judge/environments.ts';
import { judge } from '../../src/judge/judge.ts';
import { judgeSequential } from '../../src/judge/sequential.ts';
import type { BenchmarkRecord, Measurement, Run } from '../../src/model.ts';
import { aBenchmark, around, aRun, ENVIRONMENT, measured, solosOf } from './records.ts';

const SAME = measured({ cpuPerRequest: around(0, 0.005) });
const SLOWER = measured({ cpuPerRequest: around(Math.log(1.05), 0.005) });

const on = (version: number, measurement: Measurement): BenchmarkRecord =>
  aBenchmark('koa/a', measurement, { variant: { name: `Node ${version}`, environment: { ...ENVIRONMENT, key: `node-${version}` } } });

describe('the environments of a run', () => {
  test('are those of its records, each once', () => {
    const run = aRun({ benchmarks: [on(22, SAME), on(24, SAME), { ...on(22, SAME), id: 'koa/b' }] });
    assert.deepEqual(environmentsOf(run).map(({ key }) => key), ['node-22', 'node-24']);
    assert.equal(environmentOf(on(22, SAME), run).key, 'node-22');
  });

  test('are the run\'s own where no record names another', () => {
    const run = aRun({ benchmarks: [aBenchmark('koa/a', SAME), aBenchmark('koa/b', SAME)] });
    assert.deepEqual(environmentsOf(run), [ENVIRONMENT]);
    assert.deepEqual(environmentsOf(aRun({})), [ENVIRONMENT]);
  });
});

test('one benchmark on two environments is two comparisons of one family, each with its name', () => {
  const judgement = judge({ run: aRun({ benchmarks: [on(22, SAME), on(24, SLOWER)] }), history: [], acceptances: [] });
  assert.equal(judgement.familySize, 2);
  assert.deepEqual(judgement.benchmarks.map(({ id, variant, verdict }) => [id, variant, verdict]), [['koa/a', 'Node 22', 'no regression'], ['koa/a', 'Node 24', 'regressed']]);
});

const at = (costUs: number): Measurement => measured({}, solosOf({ cpuPerRequest: around(costUs, costUs / 1000, 6) }));
const verdicts = (base: Run, head: Run): readonly (readonly [string | null, string])[] => judgeSequential(base, head).benchmarks.map(({ variant, verdict }) => [variant, verdict]);
const changes = (base: Run, head: Run): readonly (readonly [string | null, number | undefined])[] =>
  judgeSequential(base, head).benchmarks.map(({ variant, comparisons: [comparison] }) => [variant, comparison && Number(comparison.estimate.toFixed(3))]);

describe('two recorded runs of several environments', () => {
  test('are compared environment by environment', () => {
    const base = aRun({ benchmarks: [on(22, at(100)), on(24, at(50))] });
    const head = aRun({ benchmarks: [on(22, at(100)), on(24, at(100))] });
    assert.deepEqual(changes(base, head), [['Node 22', 0], ['Node 24', 1]]);
  });

  test('have what one of them was not measured on as new or removed', () => {
    assert.deepEqual(verdicts(aRun({ benchmarks: [on(22, at(100))] }), aRun({ benchmarks: [on(24, at(100))] })), [['Node 24', 'new'], ['Node 22', 'removed']]);
  });

  test('are told apart where a task has the name of another on an environment', () => {
    const named = (cost: number): BenchmarkRecord => ({ ...on(22, at(cost)), id: 'koa/a (Node 22)', variant: null });
    const [base, head] = [aRun({ benchmarks: [on(22, at(100)), named(50)] }), aRun({ benchmarks: [on(22, at(100)), named(50)] })];
    assert.deepEqual(changes(base, head), [['Node 22', 0], [null, 0]]);
  });

  test('are compared where the name is the same and the machine is not', () => {
    const moved = { ...on(22, at(100)), variant: { name: 'Node 22', environment: { ...ENVIRONMENT, key: 'another' } } };
    assert.deepEqual(changes(aRun({ benchmarks: [on(22, at(50))] }), aRun({ benchmarks: [moved] })), [['Node 22', 1]]);
  });
});
