import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { nextStage, type Stage } from '../../src/judge/next-stage.ts';
import type { BenchmarkRecord, Measured, Run, RunFile, StoredRun } from '../../src/model.ts';
import { aBenchmark, aRun, around, aStoredRun, measured, measuredBy, solosOf, type RoundsByMetric } from './records.ts';

const fileOf = (benchmarks: readonly BenchmarkRecord[], stored: readonly StoredRun[] = [], fields: Partial<Run> = {}): RunFile => ({ run: aRun({ benchmarks, ...fields }), history: stored, acceptances: [] });
const next = (...benchmarks: readonly BenchmarkRecord[]): Stage | null => nextStage(fileOf(benchmarks));

const LOOKS = [6, 12];
const QUIET: RoundsByMetric = { cpuPerRequest: around(-0.001, 0.004, 6), unloadedLatency: around(-0.001, 0.004, 6) };
/** With these rounds of its CPU per request. */
const withCpu = (cpuPerRequest: readonly number[]): Measured => measuredBy(LOOKS, { ...QUIET, cpuPerRequest });
const quiet = measuredBy(LOOKS, QUIET);

/** So many stored runs of about 100 µs a request. */
const history = (runs: number): readonly StoredRun[] =>
  Array.from({ length: runs }, (_, index) => aStoredRun('a/x', solosOf({ cpuPerRequest: [100 + (index % 2)] })));

const slowToday = (rounds: RoundsByMetric): readonly BenchmarkRecord[] => [aBenchmark('a/x', measuredBy([6, 12, 18], rounds, solosOf({ cpuPerRequest: [120] })))];

/** Of whose unloaded latency the first look can use one round, and the next all. */
const late = (rounds: number): BenchmarkRecord => aBenchmark('late/x', measuredBy([6, 12, 18], { cpuPerRequest: around(0, 0.001, rounds), unloadedLatency: around(0, 0.001, rounds).slice(0, rounds === 6 ? 1 : rounds) }));

describe('the next stage', () => {
  it('screens until every benchmark has come to its first look', () => {
    const stage = next(aBenchmark('a/x', measuredBy(LOOKS, {})), aBenchmark('b/x', quiet));
    assert.deepEqual(stage, { phase: 'screen', from: 0, rounds: 6, benchmarks: ['a/x'] });
  });

  it('is none where the first look clears everything', () => {
    assert.equal(next(aBenchmark('a/x', quiet)), null);
  });

  it('is the look after for what is neither convicted nor cleared, whatever else is: the most suspicious first', () => {
    const stage = next(
      aBenchmark('guilty/x', withCpu(around(0.1, 0.001, 6))),
      aBenchmark('noisy/x', measuredBy(LOOKS, { ...QUIET, unloadedLatency: around(-0.001, 0.06, 6) })),
      aBenchmark('doubtful/x', withCpu(around(0.02, 0.01, 6))),
      aBenchmark('quiet/x', quiet),
    );
    assert.deepEqual(stage, { phase: 'confirm', from: 6, rounds: 12, benchmarks: ['doubtful/x', 'noisy/x'] });
  });

  it('is the look after for what is clear of the change that is looked for, and may yet turn out to be at the threshold', () => {
    const [atThreshold, innocent] = [0.018, 0].map((change) => withCpu(around(change, 0.005, 6)));
    const file = fileOf([aBenchmark('threshold/x', atThreshold!), aBenchmark('innocent/x', innocent!)]);
    assert.deepEqual(judge(file).benchmarks.map(({ verdict }) => verdict), ['no regression', 'no regression']);
    assert.deepEqual(nextStage(file)?.benchmarks, ['threshold/x']);
  });

  it('is the look after for what is convicted so narrowly that it would not be beside the other jobs, or the counts', () => {
    const narrow = fileOf([aBenchmark('narrow/x', withCpu(around(0.03, 0.009, 6)))]);
    assert.deepEqual(judge(narrow).benchmarks.map(({ verdict }) => verdict), ['regressed']);
    assert.equal(nextStage(narrow, { jobs: 1, counts: false }), null);
    assert.deepEqual(nextStage(narrow, { jobs: 1, counts: true })?.benchmarks, ['narrow/x']);
    assert.deepEqual(nextStage(narrow, { jobs: 4, counts: false })?.benchmarks, ['narrow/x']);
  });

  it('is none for what one metric has convicted, whatever the others would come to', () => {
    const blind = measuredBy(LOOKS, { cpuPerRequest: around(0.1, 0.001, 6), unloadedLatency: around(0.01, 0.06, 6) });
    const [judged] = judge(fileOf([aBenchmark('a/x', blind)])).benchmarks;
    assert.deepEqual(judged?.comparisons.map(({ outcome }) => outcome), ['regressed', 'inconclusive']);
    assert.equal(next(aBenchmark('a/x', blind)), null);
  });

  it('is none after the last look', () => {
    assert.equal(next(aBenchmark('a/x', withCpu(around(0.02, 0.03, 12)))), null);
  });

  it('takes up what is slower than the stored runs at the first look, and only where those may decide', () => {
    assert.deepEqual(nextStage(fileOf(slowToday(QUIET), history(5)))?.benchmarks, ['a/x']);
    assert.equal(nextStage(fileOf(slowToday(QUIET), history(4))), null);
    const twice = { cpuPerRequest: around(-0.001, 0.004, 12), unloadedLatency: around(-0.001, 0.004, 12) };
    assert.equal(nextStage(fileOf(slowToday(twice), history(5))), null);
  });

  it('goes on where a metric has usable rounds, but too few', () => {
    assert.deepEqual(next(aBenchmark('a/x', measuredBy(LOOKS, { ...QUIET, unloadedLatency: [0.001] })))?.benchmarks, ['a/x']);
  });

  it('leaves whom it has convicted, also where a metric of another comes to have rounds enough only later', () => {
    const narrow = withCpu(around(0.03, 0.0046, 6));
    assert.deepEqual(next(aBenchmark('narrow/x', narrow), late(6))?.benchmarks, ['late/x']);
    assert.equal(next(aBenchmark('narrow/x', narrow), late(12)), null);
  });

  it('leaves alone what broke, and what nothing is compared of', () => {
    assert.equal(next(aBenchmark('a/x', { state: 'broken', arm: 'head', reason: 'it hangs' }), aBenchmark('b/x', { state: 'new', why: 'base has it not', solos: [] })), null);
    assert.equal(next(aBenchmark('a/x', measured(QUIET))), null);
  });
});
