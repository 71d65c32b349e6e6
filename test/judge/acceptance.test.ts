import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesToAccept, coveringAcceptance } from '../../src/judge/acceptance.ts';
import { judge } from '../../src/judge/judge.ts';
import type { Acceptance, Comparison, JudgedBenchmark, Run } from '../../src/model.ts';
import { comparison } from '../report/sample-run.ts';
import type { BenchmarkHistory } from '../../src/judge/benchmark-history.ts';
import { aBenchmark, anAcceptance, around, aRun, aStoredRun, measured, measuredAlone, POLICY, solosOf } from './records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const ID = 'express/updateUser';
const NO_PAST: BenchmarkHistory = { baseline: [], otherLoads: 0, slower: null, acceptedAt: [], counted: [] };
/** 5 % slower side by side. */
const SLOWER = measured({ cpuPerRequest: around(Math.log(1.05), 0.005) });

function judged(acceptances: readonly Acceptance[], run: Partial<Run> = {}): JudgedBenchmark {
  const file = { run: aRun({ benchmarks: [aBenchmark(ID, SLOWER)], ...run }), history: [], acceptances };
  return judge(file).benchmarks[0] ?? assert.fail('nothing was judged');
}

test('a regression that was accepted passes, and says by whom, until when and why', () => {
  const file = { run: aRun({ benchmarks: [aBenchmark(ID, SLOWER)] }), history: [], acceptances: [anAcceptance({ benchmark: ID })] };
  const judgement = judge(file);
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['passed', 0]);
  const [benchmark] = judgement.benchmarks;
  assert.equal(benchmark?.verdict, 'accepted');
  assert.ok(benchmark?.because.kind === 'accepted');
  const { regression, ...acceptance } = benchmark.because;
  assert.deepEqual(acceptance, { kind: 'accepted', by: 'ada', until: '2026-04-15T09:00:00.000Z', reason: 'it checks more now' });
  assert.equal(regression.kind, 'slower');
  assert.deepEqual(benchmark?.acceptance, anAcceptance({ benchmark: ID }));
});

test('an acceptance hides nothing: a benchmark with another undecided metric is inconclusive, and names both', () => {
  for (const [rounds, doubt] of [
    [around(0.1, 0.4), 'undecided'],
    [[0.1], 'too-few-usable-rounds'],
  ] as const) {
    const measurement = measured({ cpuPerRequest: around(Math.log(1.05), 0.005), unloadedLatency: rounds });
    const run = aRun({ benchmarks: [aBenchmark(ID, measurement)], policy: { ...POLICY, onInconclusive: 'fail' } });
    const judgement = judge({ run, history: [], acceptances: [anAcceptance({ upTo: 0.06 })] });
    assert.deepEqual([judgement.verdict, judgement.exitCode], ['inconclusive', 4]);
    const [benchmark] = judgement.benchmarks;
    assert.equal(benchmark?.verdict, 'inconclusive');
    assert.ok(benchmark.because.kind === 'undecided-beside-accepted');
    assert.deepEqual([benchmark.because.doubt.kind, benchmark.because.accepted.kind], [doubt, 'accepted']);
    assert.equal(benchmark?.acceptance?.by, 'ada');
  }
});

const CASES: readonly {
  readonly name: string;
  readonly acceptance: Partial<Acceptance>;
  readonly run?: Partial<Run>;
  readonly covers: boolean;
}[] = [
  { name: 'of its id', acceptance: { benchmark: ID }, covers: true },
  { name: 'of its target', acceptance: { benchmark: 'express' }, covers: true },
  { name: 'of a glob that matches', acceptance: { benchmark: '*/updateUser' }, covers: true },
  { name: 'of a glob that does not match', acceptance: { benchmark: 'koa/*' }, covers: false },
  { name: 'of any size', acceptance: { upTo: null }, covers: true },
  { name: 'up to more', acceptance: { upTo: 0.06 }, covers: true },
  { name: 'up to less', acceptance: { upTo: 0.04 }, covers: false },
  { name: 'of its metric', acceptance: { upTo: 0.06, metrics: { cpuPerRequest: 0.06 } }, covers: true },
  { name: 'of its metric up to less', acceptance: { upTo: 2, metrics: { cpuPerRequest: 0.04, throughput: 2 } }, covers: false },
  { name: 'of another metric', acceptance: { upTo: 2, metrics: { cpuPerRequest: 0, throughput: 2 } }, covers: false },
  {
    name: 'of another metric, where its own was not compared',
    acceptance: { upTo: 0.06, metrics: { unloadedLatency: 0.01 } },
    covers: true,
  },
  {
    name: 'of another metric up to less, where its own was not compared',
    acceptance: { upTo: 0.04, metrics: { unloadedLatency: 0.04 } },
    covers: false,
  },
  { name: 'that has expired', acceptance: { expires: '2026-01-15T10:00:00.000Z' }, covers: false },
  { name: 'for this pull request', acceptance: { pullRequest: 7 }, run: { pullRequest: 7 }, covers: true },
  { name: 'for another pull request', acceptance: { pullRequest: 8 }, run: { pullRequest: 7 }, covers: false },
  { name: 'for a pull request, in a run without one', acceptance: { pullRequest: 7 }, covers: false },
  { name: 'for every run', acceptance: { pullRequest: null }, run: { pullRequest: 7 }, covers: true },
];

for (const { name, acceptance, run = {}, covers } of CASES) {
  test(`a regression is ${covers ? '' : 'not '}covered by an acceptance ${name}`, () => {
    assert.equal(judged([anAcceptance(acceptance)], run).verdict, covers ? 'accepted' : 'regressed');
  });
}

const BY_FIVE_PER_CENT = { metric: 'cpuPerRequest', change: 0.05 } as const;

function coveringOnMain(acceptance: Acceptance, past: BenchmarkHistory): Acceptance | null {
  return coveringAcceptance({ id: ID, changes: [BY_FIVE_PER_CENT], past }, { run: aRun({ base: null }), acceptances: [acceptance] });
}

test('an acceptance of a pull request holds on main, once', () => {
  const ofPullRequest = anAcceptance({ pullRequest: 7 });
  assert.equal(coveringOnMain(ofPullRequest, NO_PAST), ofPullRequest);
  const past = { ...NO_PAST, acceptedAt: [ofPullRequest.at] };
  assert.equal(coveringOnMain(ofPullRequest, past), null);
  assert.ok(coveringOnMain(anAcceptance(), past), 'what is accepted for every run holds until it expires');
});

/** As many runs as may decide, of 100 µs. */
const STORED = [0, 1, 2, 3, 4, 5].map((step) => aStoredRun(ID, solosOf({ cpuPerRequest: [100 + step / 10] })));

function verdictWithoutBase(pullRequest: number | null, acceptance: Acceptance): string | undefined {
  const run = aRun({ base: null, pullRequest, benchmarks: [aBenchmark(ID, measuredAlone(solosOf({ cpuPerRequest: [130, 130.1] })))] });
  return judge({ run, history: STORED, acceptances: [acceptance] }).benchmarks[0]?.verdict;
}

test('a pull request that is measured without a base is no main: what another one accepted does not cover it', () => {
  const ofSeven = anAcceptance({ pullRequest: 7 });
  assert.deepEqual(
    [8, 7, null].map((pullRequest) => verdictWithoutBase(pullRequest, ofSeven)),
    ['regressed', 'accepted', 'accepted'],
  );
});

test('a run that is not known to be of the default branch is no main: what a pull request accepted does not cover it', () => {
  for (const branch of ['other', 'unknown'] as const) {
    const run = aRun({ base: null, branch, benchmarks: [aBenchmark(ID, measuredAlone(solosOf({ cpuPerRequest: [130, 130.1] })))] });
    const verdictWith = (acceptance: Acceptance): string | undefined =>
      judge({ run, history: STORED, acceptances: [acceptance] }).benchmarks[0]?.verdict;
    assert.equal(verdictWith(anAcceptance({ pullRequest: 7 })), 'regressed', branch);
    assert.equal(verdictWith(anAcceptance()), 'accepted', 'what was accepted for every run holds there too');
  }
});

test('that main is slower is told to a pull request that is measured without a base, whatever it has accepted itself', () => {
  const slower = aStoredRun(ID, solosOf({ cpuPerRequest: [130] }), {
    commit: 'slow',
    slower: [{ id: ID, since: 'slow', metrics: ['cpuPerRequest'] }],
  });
  const run = aRun({ base: null, pullRequest: 7, benchmarks: [aBenchmark(ID, measuredAlone(solosOf({ cpuPerRequest: [130, 130.1] })))] });
  const [benchmark] = judge({ run, history: [...STORED, slower], acceptances: [anAcceptance({ pullRequest: 7 })] }).benchmarks;
  assert.deepEqual([benchmark?.verdict, benchmark?.slowerSince], ['accepted', 'slow']);
});

test('an id may hold what a glob gives a meaning to', () => {
  const id = 'user/parse [10 kB] (strict)';
  assert.ok(
    coveringAcceptance(
      { id, changes: [BY_FIVE_PER_CENT], past: NO_PAST },
      { run: aRun({}), acceptances: [anAcceptance({ benchmark: id })] },
    ),
  );
});

test('the newest of several acceptances is named', () => {
  assert.equal(
    judged([anAcceptance({ by: 'ada' }), anAcceptance({ by: 'grace' }), anAcceptance({ by: 'joan', upTo: 0.01 })]).acceptance?.by,
    'grace',
  );
});

test('a benchmark is accepted once every metric that regressed is, by whichever acceptances', () => {
  const both = measured({ cpuPerRequest: around(Math.log(1.05), 0.005), unloadedLatency: around(Math.log(1.2), 0.005) });
  const verdictWith = (...acceptances: readonly Acceptance[]): JudgedBenchmark =>
    judged(acceptances, { benchmarks: [aBenchmark(ID, both)] });
  const [ofLatency, ofCpu] = [
    anAcceptance({ by: 'grace', upTo: 0.25, metrics: { unloadedLatency: 0.25, cpuPerRequest: 0.01 } }),
    anAcceptance({ upTo: 0.06, metrics: { cpuPerRequest: 0.06, unloadedLatency: 0.01 } }),
  ];
  assert.equal(verdictWith(ofLatency).verdict, 'regressed');
  assert.equal(verdictWith(ofCpu).verdict, 'regressed');
  const accepted = verdictWith(ofLatency, ofCpu);
  assert.deepEqual([accepted.verdict, accepted.acceptance], ['accepted', ofCpu]);
});

function coversTheUnknown(acceptance: Acceptance): boolean {
  return (
    coveringAcceptance(
      { id: ID, changes: [{ metric: null, change: Number.POSITIVE_INFINITY }], past: NO_PAST },
      { run: aRun({}), acceptances: [acceptance] },
    ) !== null
  );
}

test('a regression of unknown size in an unknown metric is covered only by an acceptance of anything', () => {
  assert.deepEqual(
    [anAcceptance(), anAcceptance({ upTo: 9 }), anAcceptance({ upTo: 9, metrics: { cpuPerRequest: 9 } })].map(coversTheUnknown),
    [true, false, false],
  );
});

test('only a regression is accepted: a head that fails is not', () => {
  const run = aRun({ benchmarks: [aBenchmark(ID, { state: 'broken', arm: 'head', reason: reasonThatSays('answered 500') })] });
  const judgement = judge({ run, history: [], acceptances: [anAcceptance()] });
  assert.deepEqual([judgement.verdict, judgement.benchmarks[0]?.acceptance], ['failed', null]);
});

test('every regression that decides has to be accepted: its estimate side by side, its lower bound against stored runs', () => {
  const comparisons: readonly Comparison[] = [
    comparison('cpuPerRequest', 0.08, 0.03, { outcome: 'regressed' }),
    comparison('unloadedLatency', 0.05, 0.01, { outcome: 'regressed' }),
    comparison('latencyP99', 0.9, 0.1, { outcome: 'regressed' }),
    comparison('nsPerOp', 0.5, 0.6, { outcome: 'inconclusive' }),
  ];
  assert.deepEqual(changesToAccept(comparisons, aRun({})), [
    { metric: 'cpuPerRequest', change: 0.08 },
    { metric: 'unloadedLatency', change: 0.05 },
  ]);
  assert.deepEqual(
    changesToAccept(comparisons, aRun({ base: null })).map(({ change }) => change.toFixed(3)),
    ['0.050', '0.040'],
  );
});
