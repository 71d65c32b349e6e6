import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFromStored, reasonNotToStore } from '../../src/baseline/reason-not-to-store.ts';
import { aBenchmark, aRun, measuredAlone, solosOf } from '../judge/records.ts';

const RUN = aRun({ benchmarks: [aBenchmark('api/hello', measuredAlone(solosOf({ cpuPerRequest: [82.1] })))] });

test('a failure and a bad measurement are not stored, and neither is a run without figures', () => {
  assert.equal(reasonNotToStore(RUN, 'failed'), 'a benchmark fails at this commit');
  assert.equal(reasonNotToStore(RUN, 'invalid'), 'its measurement is invalid');
  const without = aRun({ benchmarks: [aBenchmark('api/hello', measuredAlone([])), aBenchmark('api/bye', { state: 'unaffected' })] });
  assert.equal(reasonNotToStore(without, 'passed'), 'it has no figures');
});

test('everything else that has figures is stored, a regression with the mark that keeps it out of the baseline too', () => {
  for (const verdict of ['passed', 'inconclusive', 'regressed'] as const) assert.equal(reasonNotToStore(RUN, verdict), null);
});

const lacking = (program: string) => ({ state: 'not measured', reason: `${program} is not installed (apt-get install ${program})`, missingProgram: program }) as const;

test('what lacks a program where the run is stored is named once for each, and what another shard measures is not', () => {
  const { benchmarks } = aRun({
    benchmarks: [
      ...RUN.benchmarks,
      aBenchmark('cache/get', lacking('redis-server')),
      aBenchmark('cache/set', lacking('redis-server')),
      aBenchmark('session/*', lacking('redis-server'), { kind: 'suite' }),
      aBenchmark('users/list', lacking('postgres')),
      aBenchmark('orders/list', { state: 'not measured', reason: 'in shard 2 of 2' }),
    ],
  });
  const advice = 'Install it in the job that stores, as in the one that measures pull requests.';
  assert.deepEqual(missingFromStored({ benchmarks }), [
    `Nothing is stored of cache and session, which could not be measured: redis-server is not installed (apt-get install redis-server). ${advice}`,
    `Nothing is stored of users, which could not be measured: postgres is not installed (apt-get install postgres). ${advice}`,
  ]);
  assert.deepEqual(missingFromStored(RUN), []);
});
