import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientSetsPace, mostlyWaits } from '../../src/judge/load-facts.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, JudgedBenchmark, Measured, Policy, RoundOfBothArms, RunFile } from '../../src/model.ts';
import { aBenchmark, aDuet, around, aRunFile, measured, measuredAlone, measuredBy, ofDuets, POLICY, waitingFor } from './records.ts';
import { nextStage } from '../../src/judge/next-stage.ts';

/** A round each, of which some had a client that could send no more. */
function loaded(saturated: readonly boolean[], kind: 'server' | 'suite' = 'server'): BenchmarkRecord {
  const duets = saturated.map((clientSaturated, index): RoundOfBothArms => {
    const slices = [{ base: 100, head: 100 + (index % 2) }];
    return { ...aDuet(index, { cpuPerRequest: slices, throughput: slices }), ...(clientSaturated ? { clientSaturated } : {}) };
  });
  return aBenchmark('http-node/hello', ofDuets(duets), { kind });
}

function judgeOne(record: BenchmarkRecord, policy: Partial<Policy> = {}): JudgedBenchmark {
  const [judged] = judge(aRunFile({ policy: { ...POLICY, ...policy }, benchmarks: [record] })).benchmarks;
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

const server = (measurement: Measured): BenchmarkRecord => aBenchmark('db/list', measurement);

const shareOf = (shares: readonly (number | null)[], looks = [4]): number | null =>
  mostlyWaits(server(waitingFor(shares, measuredBy(looks, { cpuPerRequest: shares.map(() => 0) }))));

describe('a server', () => {
  for (const [what, shares, expected] of [
    ['mostly waits where base does for half of the time', [0.5, 0.4, 0.6, 0.5], 0.5],
    ['does not where base runs, or wants to, for most of it', [0.9, 0.1, 0.2, 0.4], null],
    ['is told by the rounds of which the kernel gave account', [null, 0.8, 0.9, null], 0.85],
    ['is not told where those are the fewer', [null, 0.8, null, null], null],
    ['is not told where there are none', [null, null, null, null], null],
  ] as const) {
    it(what, () => {
      const found = shareOf(shares);
      assert.ok(expected === null ? found === null : Math.abs(found! - expected) < 1e-12, String(found));
    });
  }

  it('is told by the rounds before the first look, once and for all', () => {
    assert.equal(shareOf([0.9, 0.9, 0.9, 0.1, 0.1, 0.1, 0.1], [3, 7]), 0.9);
    assert.equal(shareOf([0.1, 0.1, 0.1, 0.9, 0.9, 0.9, 0.9], [3, 7]), null);
  });

  it('is not told where the load client had no rest, be it once before the first look', () => {
    const { duets, ...others } = waitingFor([0.9, 0.9, 0.9, 0.9], measured({ throughput: [0, 0, 0, 0] }));
    assert.equal(
      mostlyWaits(server({ ...others, duets: duets.map((round, index) => (index === 2 ? { ...round, clientSaturated: true } : round)) })),
      null,
    );
  });

  it('is told beside a base alone', () => {
    assert.equal(mostlyWaits(server(measuredAlone([]))), null);
    assert.equal(mostlyWaits(aBenchmark('db/list', { state: 'unaffected' })), null);
  });
});

const WAITS = [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9] as const;
const RUNS = WAITS.map(() => 0);

/** CPU per request is the same; so much less throughput. */
const fileOf = (shares: readonly number[], less: number, { rules }: Pick<Policy, 'rules'> = { rules: [] }): RunFile => {
  const measurement = waitingFor(shares, measured({ cpuPerRequest: around(0, 0.003, 8), throughput: around(Math.log1p(-less), 0.004, 8) }));
  return aRunFile({ policy: { ...POLICY, rules }, benchmarks: [server(measurement)] });
};

/** It may have fallen by 5 %. */
const doubtful = (shares: readonly number[]): RunFile => {
  const measurement = waitingFor(shares, measuredBy([8, 16], { cpuPerRequest: around(0, 0.003, 8), throughput: around(-0.05, 0.05, 8) }));
  return aRunFile({ benchmarks: [server(measurement)] });
};

const judged = (file: RunFile): JudgedBenchmark => judge(file).benchmarks[0] ?? assert.fail('nothing was judged');

describe('throughput', () => {
  it('fails the check where the server mostly waits', () => {
    const { verdict, because } = judged(fileOf(WAITS, 0.19));
    assert.equal(verdict, 'regressed');
    assert.ok(because.kind === 'slower');
    assert.deepEqual(
      because.metrics.map(({ metric }) => metric),
      ['throughput'],
    );
    assert.equal(judge(fileOf(WAITS, 0.19)).familySize, 2);
  });

  it('does not where the server has something to do, and is no part of the family', () => {
    assert.equal(judged(fileOf(RUNS, 0.19)).verdict, 'no regression');
    assert.equal(judge(fileOf(RUNS, 0.19)).familySize, 1);
  });

  it('does not where a rule says otherwise, and is held to the thresholds of rules', () => {
    assert.equal(
      judged(fileOf(WAITS, 0.19, { rules: [{ benchmark: '**', metric: 'throughput', role: 'advisory' }] })).verdict,
      'no regression',
    );
    assert.equal(
      judged(fileOf(WAITS, 0.19, { rules: [{ benchmark: 'db/*', metric: 'throughput', threshold: 0.4 }] })).verdict,
      'no regression',
    );
  });

  it('is not given up where the load client has no rest in the rounds behind the first look', () => {
    const { duets, ...others } = waitingFor(WAITS, measuredBy([3, 8], { throughput: around(0, 0.004, 8) }));
    const saturatedLater = {
      ...others,
      duets: duets.map((round, index): RoundOfBothArms => (index < 3 ? round : { ...round, clientSaturated: true })),
    };
    const { verdict, unseen } = judged(aRunFile({ benchmarks: [server(saturatedLater)] }));
    assert.deepEqual([verdict, unseen], ['no regression', []]);
  });

  it('fails the check by the rounds that have it', () => {
    const { duets, ...others } = waitingFor(
      [null, 0.9, 0.9, null, 0.9, 0.9, null, 0.9],
      measured({ cpuPerRequest: around(0, 0.003, 8), throughput: around(-0.1, 0.004, 8) }),
    );
    const untold = {
      ...others,
      duets: duets.map((round): RoundOfBothArms =>
        round.waitingShare === undefined ? { ...round, slices: { ...round.slices, throughput: [] } } : round,
      ),
    };
    assert.equal(judged(aRunFile({ benchmarks: [server(untold)] })).verdict, 'regressed');
  });

  it('is cleared where it is the same', () => {
    const { verdict, because } = judged(fileOf(WAITS, 0));
    assert.equal(verdict, 'no regression');
    assert.ok(because.kind === 'unchanged');
    assert.deepEqual(
      because.metrics.map(({ metric }) => metric),
      ['cpuPerRequest', 'throughput'],
    );
  });

  it('that may have fallen has a waiting server measured again, and no other', () => {
    assert.deepEqual(nextStage(doubtful(WAITS))?.benchmarks, ['db/list']);
    assert.equal(nextStage(doubtful(RUNS)), null);
  });
});
