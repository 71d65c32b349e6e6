import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { clientSetsPace } from '../../src/judge/load-facts.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, RoundOfBothArms, JudgedBenchmark, Policy } from '../../src/model.ts';
import { aBenchmark, aDuet, aRun, ofDuets, POLICY } from './records.ts';

/** A round each, of which some had a client that could send no more. */
function loaded(saturated: readonly boolean[], kind: 'server' | 'suite' = 'server'): BenchmarkRecord {
  const duets = saturated.map((clientSaturated, index): RoundOfBothArms => {
    const slices = [{ base: 100, head: 100 + (index % 2) }];
    return { ...aDuet(index, { cpuPerRequest: slices, throughput: slices }), ...(clientSaturated ? { clientSaturated } : {}) };
  });
  return aBenchmark('http-node/hello', ofDuets(duets), { kind });
}

function judgeOne(record: BenchmarkRecord, policy: Partial<Policy> = {}): JudgedBenchmark {
  const [judged] = judge({
    run: aRun({ policy: { ...POLICY, ...policy }, benchmarks: [record] }),
    history: [],
    acceptances: [],
  }).benchmarks;
  return judged ?? assert.fail('nothing was judged');
}

const metricsOf = (record: BenchmarkRecord): readonly string[] => judgeOne(record).comparisons.map(({ metric }) => metric);

describe('the load client', () => {
  it('sets the pace where it could send no more in most rounds', () => {
    assert.equal(clientSetsPace(loaded([true, false, true])), true);
    assert.equal(clientSetsPace(loaded([true, false])), false);
    assert.equal(clientSetsPace(loaded([false, false, false])), false);
  });

  it('does not in a suite, and where nothing was measured', () => {
    assert.equal(clientSetsPace(loaded([true, true], 'suite')), false);
    assert.equal(clientSetsPace(aBenchmark('http-node/hello', { state: 'unaffected' })), false);
  });
});

describe("throughput that was the load client's own", () => {
  it('is not compared, and CPU per request is', () => {
    assert.deepEqual(metricsOf(loaded([true, true, true, true])), ['cpuPerRequest']);
    assert.deepEqual(metricsOf(loaded([false, false, false, false])), ['cpuPerRequest', 'throughput']);
  });

  it('is no pass where it was to decide', () => {
    const { verdict, because, unseen } = judgeOne(loaded([true, true, true]), {
      rules: [
        { benchmark: '**', metric: 'throughput', role: 'gating' },
        { benchmark: '**', metric: 'cpuPerRequest', role: 'advisory' },
      ],
    });
    assert.equal(verdict, 'inconclusive');
    assert.deepEqual(because, { kind: 'too-few-usable-rounds', metrics: [{ metric: 'throughput', usable: 0 }] });
    assert.deepEqual(unseen, ['throughput']);
  });
});
