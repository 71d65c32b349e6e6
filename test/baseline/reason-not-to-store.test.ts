import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonNotToStore } from '../../src/baseline/reason-not-to-store.ts';
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
