import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { clientsSetPace } from '../../src/judge/client-pace.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, RoundOfBothArms, JudgedBenchmark, Policy, SlicePair } from '../../src/model.ts';
import { aBenchmark, aDuet, aRun, ofDuets, POLICY } from './records.ts';

const HALF_IDLE = { base: 0.3, head: 0.3 };
const FILLED = { base: 0.5, head: 0.48 };

/** A round of each of these shares, and a solo round whose client had no rest. */
function loaded(shares: readonly (SlicePair | null)[], given: { readonly mode?: 'alternating'; readonly clientSaturated?: false; readonly kind?: 'suite' } = {}): BenchmarkRecord {
  const { mode = 'duet', clientSaturated = true, kind = 'server' } = given;
  const duets = shares.map((coreShare, index): RoundOfBothArms => {
    const slices = [{ base: 100, head: 100 + (index % 2) }];
    return { ...aDuet(index, { cpuPerRequest: slices, throughput: slices }), mode, coreShare };
  });
  return aBenchmark('http-node/hello', ofDuets(duets, [{ index: 0, figures: { throughput: 100 }, clientSaturated }]), { kind });
}

function judgeOne(record: BenchmarkRecord, policy: Partial<Policy> = {}): JudgedBenchmark {
  const [judged] = judge({ run: aRun({ policy: { ...POLICY, ...policy }, benchmarks: [record] }), history: [], acceptances: [] }).benchmarks;
  return judged ?? assert.fail('nothing was judged');
}

const metricsOf = (record: BenchmarkRecord): readonly string[] => judgeOne(record).comparisons.map(({ metric }) => metric);

describe('load clients', () => {
  it('set the pace where they had no rest and most rounds left the servers\' core idle', () => {
    assert.equal(clientsSetPace(loaded([HALF_IDLE, FILLED, HALF_IDLE])), true);
    assert.equal(clientsSetPace(loaded([HALF_IDLE, FILLED])), false);
    assert.equal(clientsSetPace(loaded([FILLED, FILLED, HALF_IDLE])), false);
  });

  it('do not where servers wait for something else than requests', () => {
    assert.equal(clientsSetPace(loaded([HALF_IDLE, HALF_IDLE, HALF_IDLE], { clientSaturated: false })), false);
  });

  it('do not where nothing was loaded at once: in turns, in a suite, or where it is not known', () => {
    const rounds = [HALF_IDLE, HALF_IDLE, HALF_IDLE];
    assert.equal(clientsSetPace(loaded(rounds, { mode: 'alternating' })), false);
    assert.equal(clientsSetPace(loaded(rounds, { kind: 'suite' })), false);
    assert.equal(clientsSetPace(loaded([null, null, null])), false);
    assert.equal(clientsSetPace(aBenchmark('http-node/hello', { state: 'unaffected' })), false);
  });
});

describe('throughput that was the load clients\' own', () => {
  it('is not compared, and CPU per request is', () => {
    assert.deepEqual(metricsOf(loaded([HALF_IDLE, HALF_IDLE, HALF_IDLE, HALF_IDLE])), ['cpuPerRequest']);
    assert.deepEqual(metricsOf(loaded([FILLED, FILLED, FILLED, FILLED])), ['cpuPerRequest', 'throughput']);
  });

  it('is no pass where it was to decide', () => {
    const { verdict, because } = judgeOne(loaded([HALF_IDLE, HALF_IDLE, HALF_IDLE]), {
      rules: [{ benchmark: '**', metric: 'throughput', role: 'gating' }, { benchmark: '**', metric: 'cpuPerRequest', role: 'advisory' }],
    });
    assert.equal(verdict, 'inconclusive');
    assert.match(because, /^only 0 usable rounds of throughput/);
  });
});
