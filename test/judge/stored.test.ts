import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { JudgedBenchmark, Judgement, Measurement, MetricName, Policy, Reason, Run, SoloRound, StoredRun } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';
import {
  aBenchmark,
  around,
  aRun,
  aStoredRun,
  ENVIRONMENT,
  measured,
  measuredAlone,
  POLICY,
  type RoundsByMetric,
  solosOf,
} from './records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const ID = 'express/updateUser';

/** Two are needed for any comparison, and five to decide. */
const tooFew = (runs: number, needed: 2 | 5, otherLoads = 0): Reason => ({
  kind: 'stored-runs-too-few',
  runs,
  needed,
  underSameLoad: needed === 2,
  otherLoads,
});

/** Runs of 99, 100, 101, 99 … µs per request, at 10,000 requests a second. */
function historyOf(runs: number, fields: { readonly loadHash?: string; readonly key?: string } = {}): readonly StoredRun[] {
  return Array.from({ length: runs }, (_, index) => {
    const figure = 99 + (index % 3);
    return aStoredRun(ID, solosOf({ cpuPerRequest: [figure, figure * 1.002], throughput: [10_000 + index] }), fields);
  });
}

function headAt(cpuPerRequestUs: number): Measurement {
  return measuredAlone(solosOf({ cpuPerRequest: [cpuPerRequestUs, cpuPerRequestUs * 1.002], throughput: [10_000, 10_010] }));
}

function judgeAgainst(
  history: readonly StoredRun[],
  given: { readonly head?: Measurement; readonly run?: Partial<Run>; readonly policy?: Partial<Policy> } = {},
): { readonly judgement: Judgement; readonly benchmark: JudgedBenchmark } {
  const { head = headAt(100), run = { base: null }, policy } = given;
  const judgement = judge({
    run: aRun({ benchmarks: [aBenchmark(ID, head)], policy: { ...POLICY, ...policy }, ...run }),
    history,
    acceptances: [],
  });
  const [benchmark] = judgement.benchmarks;
  assert.ok(benchmark);
  return { judgement, benchmark };
}

test('without a base, five stored runs fail a head that is half as slow again', () => {
  const { judgement, benchmark } = judgeAgainst(historyOf(5), { head: headAt(150) });
  assert.equal(benchmark.verdict, 'regressed');
  assert.ok(benchmark.because.kind === 'slower');
  assert.deepEqual([benchmark.because.metrics.map(({ metric }) => metric), benchmark.because.storedRuns], [['cpuPerRequest'], 5]);
  assert.deepEqual([judgement.verdict, judgement.exitCode, judgement.familySize], ['regressed', 1, 1]);
});

test('without a base, five stored runs clear a head that is like them', () => {
  const { benchmark } = judgeAgainst(historyOf(5), { policy: { noRegressionOver: 0.1 } });
  assert.equal(benchmark.verdict, 'no regression');
  assert.ok(benchmark.because.kind === 'unchanged');
  assert.deepEqual([benchmark.because.metrics.map(({ metric }) => metric), benchmark.because.storedRuns], [['cpuPerRequest'], 5]);
});

test('without a base, five stored runs show an improvement', () => {
  assert.equal(judgeAgainst(historyOf(5), { head: headAt(60) }).benchmark.verdict, 'improved');
});

test('without a base, stored runs that scatter are inconclusive', () => {
  const history = [60, 80, 100, 130, 170].map((figure) => aStoredRun(ID, solosOf({ cpuPerRequest: [figure] })));
  const { benchmark } = judgeAgainst(history);
  assert.equal(benchmark.verdict, 'inconclusive');
  assert.ok(benchmark.because.kind === 'undecided');
  assert.ok(benchmark.because.metrics.every(({ metric, smallestVisible }) => metric === 'cpuPerRequest' && smallestVisible > 10));
  assert.equal(benchmark.because.storedRuns, 5);
});

test('every metric is shown and only gating ones decide', () => {
  const { benchmark } = judgeAgainst(historyOf(6), { head: headAt(150) });
  assert.ok(benchmark.stored.state === 'compared');
  const [cpu, throughput] = benchmark.stored.comparisons;
  assert.deepEqual([cpu?.metric, cpu?.decides, cpu?.adjustedP === null, cpu?.n], ['cpuPerRequest', true, false, 6]);
  assert.deepEqual([throughput?.metric, throughput?.decides, throughput?.adjustedP], ['throughput', false, null]);
  assert.equal(benchmark.stored.advisoryBecause, null);
});

test('four stored runs are advisory, and the count says why', () => {
  const { judgement, benchmark } = judgeAgainst(historyOf(4), { head: headAt(150) });
  assert.deepEqual([benchmark.verdict, benchmark.because], ['measured only', tooFew(4, 5)]);
  assert.ok(benchmark.stored.state === 'compared');
  assert.deepEqual(benchmark.stored.advisoryBecause, tooFew(4, 5));
  assert.deepEqual(
    benchmark.stored.comparisons.map(({ decides, adjustedP }) => [decides, adjustedP]),
    [
      [false, null],
      [false, null],
    ],
  );
  assert.equal(benchmark.stored.comparisons[0]?.outcome, 'regressed');
  assert.deepEqual([judgement.verdict, judgement.familySize], ['passed', 0]);
});

for (const [name, history, runs] of [
  ['no stored run', [], 0],
  ['one stored run', historyOf(1), 1],
  ['runs of another machine kind', historyOf(5, { key: 'other' }), 0],
  ['runs of another benchmark', Array.from({ length: 5 }, () => aStoredRun('koa/updateUser', solosOf({ cpuPerRequest: [100] }))), 0],
] as const) {
  test(`with ${name} there is nothing to compare with`, () => {
    const { benchmark } = judgeAgainst(history);
    assert.deepEqual(benchmark.stored, { state: 'nothing to compare', reason: tooFew(runs, 2) });
    assert.deepEqual([benchmark.verdict, benchmark.because], ['measured only', tooFew(runs, 2)]);
  });
}

for (const [own, others, reason] of [
  [0, 5, tooFew(0, 2, 5)],
  [1, 1, tooFew(1, 2, 1)],
  [4, 5, tooFew(4, 5, 5)],
] as const) {
  test(`with ${own} stored runs, and ${others} of another load, those are told as why nothing decides`, () => {
    const { benchmark } = judgeAgainst([...historyOf(others, { loadHash: 'other' }), ...historyOf(own)]);
    assert.deepEqual([benchmark.verdict, benchmark.because, benchmark.stored.otherLoads], ['measured only', reason, others]);
  });
}

test('with as many stored runs as may decide nothing is said of those of another load', () => {
  const { benchmark } = judgeAgainst([...historyOf(5, { loadHash: 'other' }), ...historyOf(5)], { policy: { noRegressionOver: 0.1 } });
  assert.deepEqual([benchmark.verdict, benchmark.stored.otherLoads], ['no regression', undefined]);
});

test('beside a base the stored runs are shown and do not decide', () => {
  const measurement = measured({ cpuPerRequest: around(0, 0.005) }, solosOf({ cpuPerRequest: [150, 151] }));
  const { benchmark, judgement } = judgeAgainst(historyOf(5), { head: measurement, run: {} });
  assert.equal(benchmark.verdict, 'no regression');
  assert.ok(benchmark.stored.state === 'compared');
  assert.deepEqual(benchmark.stored.advisoryBecause, { kind: 'base-decides' });
  assert.deepEqual(
    benchmark.stored.comparisons.map(({ outcome, decides }) => [outcome, decides]),
    [['regressed', false]],
  );
  assert.equal(judgement.familySize, 1);
});

test('a smoke run never fails by stored runs', () => {
  const { benchmark } = judgeAgainst(historyOf(5), { head: headAt(150), run: { base: null, profile: 'smoke', measuredFor: 'tables' } });
  assert.equal(benchmark.verdict, 'measured only');
  assert.ok(benchmark.stored.state === 'compared');
  assert.deepEqual(benchmark.stored.advisoryBecause, { kind: 'measured-for-tables', profile: 'smoke' });
});

test('a new benchmark stays new, whatever an older one of its name was like', () => {
  const { benchmark } = judgeAgainst(historyOf(5), {
    head: { state: 'new', why: reasonThatSays('only head has it'), solos: solosOf({ cpuPerRequest: [150] }) },
    run: {},
  });
  assert.equal(benchmark.verdict, 'new');
  assert.ok(benchmark.stored.state === 'compared');
  assert.deepEqual(benchmark.stored.advisoryBecause, { kind: 'new-benchmark' });
});

test('an unmeasured benchmark has nothing to compare', () => {
  const { benchmark } = judgeAgainst(historyOf(5), { head: { state: 'unaffected' } });
  assert.deepEqual(benchmark.stored, { state: 'nothing to compare', reason: { kind: 'not-measured-in-this-run' } });
});

test('a metric decides by the stored runs that recorded it', () => {
  const history = historyOf(6).map((run, index) =>
    index < 3 ? run : aStoredRun(ID, solosOf({ cpuPerRequest: [100 + index], unloadedLatency: [1 + index / 100] })),
  );
  const head: Measurement = measuredAlone(solosOf({ cpuPerRequest: [100], unloadedLatency: [3], bootTime: [50] }));
  const { benchmark } = judgeAgainst(history, { head });
  assert.ok(benchmark.stored.state === 'compared');
  assert.equal(benchmark.stored.runs, 6);
  assert.deepEqual(
    benchmark.stored.comparisons.map(({ metric, n, decides }) => [metric, n, decides]),
    [
      ['cpuPerRequest', 6, true],
      ['unloadedLatency', 3, false],
    ],
  );
});

test('where too few of enough stored runs have a gating metric, that is why nothing is judged', () => {
  const history = historyOf(6).map((_, index) =>
    aStoredRun(ID, solosOf({ ...(index < 3 && { cpuPerRequest: [100 + index] }), bootTime: [50 + index] })),
  );
  const { benchmark } = judgeAgainst(history, { head: measuredAlone(solosOf({ cpuPerRequest: [100], bootTime: [50] })) });
  assert.deepEqual([benchmark.verdict, benchmark.because], ['measured only', { kind: 'gating-metrics-not-stored' }]);
});

const gatingIn = (metric: MetricName): Partial<Policy> => ({ rules: [{ benchmark: '**', metric, role: 'gating' }] });

/** So many stored runs of 100 µs per request, the first of them with these figures as well. */
function historyWith(figures: RoundsByMetric, runs = 5): readonly StoredRun[] {
  return Array.from({ length: 6 }, (_, index) =>
    aStoredRun(ID, solosOf({ cpuPerRequest: [99 + (index % 3)], ...(index < runs && figures) })),
  );
}

/** A head of 60 µs per request, which improves, with these figures as well. */
const fasterWith = (figures: RoundsByMetric): Measurement => measuredAlone(solosOf({ cpuPerRequest: [60, 60.1], ...figures }));

const lost: readonly {
  readonly name: string;
  readonly metric: MetricName;
  readonly stored: RoundsByMetric;
  readonly runs?: number;
  readonly head: RoundsByMetric;
  readonly verdict: string;
}[] = [
  { name: 'that the rounds of head lack', metric: 'unloadedLatency', stored: { unloadedLatency: [1] }, head: {}, verdict: 'inconclusive' },
  {
    name: 'that the rounds of head lack, and fewer stored runs have than may decide',
    metric: 'unloadedLatency',
    stored: { unloadedLatency: [1] },
    runs: 4,
    head: {},
    verdict: 'improved',
  },
  { name: 'that stored runs do not have yet', metric: 'unloadedLatency', stored: {}, head: { unloadedLatency: [1] }, verdict: 'improved' },
  {
    name: 'that went to nothing',
    metric: 'collectionsPerThousand',
    stored: { collectionsPerThousand: [3] },
    head: { collectionsPerThousand: [0, 0] },
    verdict: 'inconclusive',
  },
  {
    name: 'that came from nothing',
    metric: 'collectionsPerThousand',
    stored: { collectionsPerThousand: [0] },
    head: { collectionsPerThousand: [3, 3] },
    verdict: 'inconclusive',
  },
  {
    name: 'of which there is nothing, as ever',
    metric: 'collectionsPerThousand',
    stored: { collectionsPerThousand: [0] },
    head: { collectionsPerThousand: [0, 0] },
    verdict: 'improved',
  },
];

for (const { name, metric, stored, runs, head, verdict } of lost) {
  test(`a gating metric ${name} makes what improved otherwise ${verdict}`, () => {
    const { benchmark, judgement } = judgeAgainst(historyWith(stored, runs), { head: fasterWith(head), policy: gatingIn(metric) });
    assert.equal(benchmark.verdict, verdict);
    if (verdict === 'inconclusive') assert.deepEqual(benchmark.because, { kind: 'no-usable-figures', metrics: [metric] });
    assert.equal(judgement.familySize, verdict === 'inconclusive' ? 2 : 1);
  });
}

test("a gating metric that was the load client's in all rounds of head is inconclusive, whatever the stored runs have", () => {
  const solos = solosOf({ cpuPerRequest: [60, 60.1], throughput: [10_000, 10_000] }).map((solo) => ({ ...solo, clientSaturated: true }));
  for (const history of [historyWith({}), historyWith({ throughput: [10_000] })]) {
    const { benchmark } = judgeAgainst(history, { head: measuredAlone(solos), policy: gatingIn('throughput') });
    assert.deepEqual([benchmark.verdict, benchmark.because], ['inconclusive', { kind: 'no-usable-figures', metrics: ['throughput'] }]);
  }
});

test('a gating metric that head lacks does not hide what another saw, and fewer stored runs than may decide miss none', () => {
  const history = historyWith({ unloadedLatency: [1] });
  assert.equal(judgeAgainst(history, { head: headAt(150) }).benchmark.verdict, 'regressed');
  assert.equal(judgeAgainst(history.slice(0, 4), { head: headAt(150) }).benchmark.verdict, 'measured only');
});

test('more throughput than stored is better, and its change is negative', () => {
  const head: Measurement = measuredAlone(solosOf({ throughput: [20_000] }));
  const { benchmark } = judgeAgainst(historyOf(5), { head });
  assert.ok(benchmark.stored.state === 'compared');
  const [throughput] = benchmark.stored.comparisons;
  assert.equal(throughput?.outcome, 'improved');
  assertClose(throughput?.estimate ?? 0, -0.5, 1e-3);
});

function metricsCompared(history: readonly StoredRun[], solos: readonly SoloRound[]): readonly string[] {
  const { benchmark } = judgeAgainst(history, { head: measuredAlone(solos) });
  assert.ok(benchmark.stored.state === 'compared');
  return benchmark.stored.comparisons.map(({ metric }) => metric);
}

test('figures that a saturated load client set are compared neither in head nor in stored runs', () => {
  const figures = { cpuPerRequest: [100], throughput: [20_000], latencyP99: [5], output: [6], maxCpu: [70], unloadedLatency: [1] };
  const saturated = solosOf(figures).map((solo) => ({ ...solo, clientSaturated: true }));
  const [clean, clientBound] = [solosOf(figures), saturated].map((solos) => Array.from({ length: 5 }, () => aStoredRun(ID, solos))) as [
    StoredRun[],
    StoredRun[],
  ];
  assert.equal(metricsCompared(clean, solosOf(figures)).length, 6);
  assert.deepEqual(metricsCompared(clean, saturated), ['cpuPerRequest', 'unloadedLatency']);
  assert.deepEqual(metricsCompared(clientBound, solosOf(figures)), ['cpuPerRequest', 'unloadedLatency']);
});

test('without a base a broken head fails', () => {
  const { judgement } = judgeAgainst(historyOf(5), {
    head: { state: 'broken', arm: 'head', reason: reasonThatSays('exited with code 1') },
  });
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['failed', 1]);
});

test('runs of the same machine kind are compared though kernel and image differ', () => {
  const history = historyOf(5).map((run) => ({ ...run, environment: { ...ENVIRONMENT, kernel: '6.11.0', runnerImage: 'ubuntu-24.04' } }));
  assert.equal(judgeAgainst(history, { head: headAt(150) }).benchmark.verdict, 'regressed');
});
