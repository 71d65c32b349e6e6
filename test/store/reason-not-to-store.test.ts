import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFromStored, reasonNotToStore } from '../../src/store/to-stored-runs.ts';
import type { Control } from '../../src/model.ts';
import { aBenchmark, aRun, measuredAlone, solosOf } from '../judge/records.ts';
import { reasonThatSays } from '../reason-that-says.ts';
import { describeNote } from '../../src/report/words.ts';

const RUN = aRun({ benchmarks: [aBenchmark('api/hello', measuredAlone(solosOf({ cpuPerRequest: [82.1] })))] });

const FAIR: Control = { part: null, rounds: 0, state: 'too few rounds', parts: [] };
const UNFAIR: Control = { part: null, rounds: 8, state: 'unfair', estimate: 0.2, p: 1e-6, smallestVisible: 0.01, parts: [] };
const INVALID = aBenchmark('api/bye', { state: 'invalid', reason: reasonThatSays('the service was gone') });

test('a failure and a measurement that was unfair as a whole are not stored, and neither is a run without figures', () => {
  assert.deepEqual(reasonNotToStore(RUN, { verdict: 'failed', control: FAIR }), { kind: 'head-fails' });
  assert.deepEqual(reasonNotToStore(RUN, { verdict: 'invalid', control: UNFAIR }), { kind: 'measurement-invalid' });
  const without = aRun({ benchmarks: [aBenchmark('api/hello', measuredAlone([])), aBenchmark('api/bye', { state: 'unaffected' })] });
  assert.deepEqual(reasonNotToStore(without, { verdict: 'passed', control: FAIR }), { kind: 'no-figures' });
  assert.deepEqual(reasonNotToStore(aRun({ benchmarks: [INVALID] }), { verdict: 'invalid', control: FAIR }), {
    kind: 'measurement-invalid',
  });
});

test('everything else that has figures is stored, a regression with the mark that keeps it out of the baseline too', () => {
  for (const verdict of ['passed', 'inconclusive', 'regressed'] as const)
    assert.deepEqual(reasonNotToStore(RUN, { verdict, control: FAIR }), null);
});

test('a benchmark whose measurement is invalid keeps the others neither in nor out, whatever came of them, and is named', () => {
  const { benchmarks } = aRun({ benchmarks: [...RUN.benchmarks, INVALID] });
  for (const verdict of ['invalid', 'regressed'] as const)
    assert.deepEqual(reasonNotToStore({ benchmarks }, { verdict, control: FAIR }), null);
  assert.deepEqual(missingFromStored({ benchmarks }).map(describeNote), [
    'Nothing is stored of api/bye, whose measurement is invalid: the report says why.',
  ]);
});

test('a joined run of which a part is missing is not stored: it would keep the whole one out, or be there twice', () => {
  const { benchmarks } = aRun({
    benchmarks: [...RUN.benchmarks, aBenchmark('api/late', { state: 'lost', reason: reasonThatSays('its run did not arrive') })],
  });
  for (const verdict of ['invalid', 'regressed'] as const)
    assert.deepEqual(reasonNotToStore({ benchmarks }, { verdict, control: FAIR }), { kind: 'part-missing' });
});

const lacking = (program: string) =>
  ({
    state: 'not measured',
    reason: reasonThatSays(`${program} is not installed (apt-get install ${program})`),
    missingProgram: program,
  }) as const;

test('targets that lack a program are named once for each program, and those of another shard are not', () => {
  const { benchmarks } = aRun({
    benchmarks: [
      ...RUN.benchmarks,
      aBenchmark('cache/get', lacking('redis-server')),
      aBenchmark('cache/set', lacking('redis-server')),
      aBenchmark('session/*', lacking('redis-server'), { kind: 'suite' }),
      aBenchmark('users/list', lacking('postgres')),
      aBenchmark('orders/list', { state: 'not measured', reason: reasonThatSays('in shard 2 of 2') }),
    ],
  });
  const advice = 'Install it in the job that stores, as in the one that measures pull requests.';
  assert.deepEqual(missingFromStored({ benchmarks }).map(describeNote), [
    `Nothing is stored of cache and session, which could not be measured: redis-server is not installed (apt-get install redis-server). ${advice}`,
    `Nothing is stored of users, which could not be measured: postgres is not installed (apt-get install postgres). ${advice}`,
  ]);
  assert.deepEqual(missingFromStored(RUN), []);
});
