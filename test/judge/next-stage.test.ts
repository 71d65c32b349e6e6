import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { nextStage, type Stage } from '../../src/judge/next-stage.ts';
import type { BenchmarkRecord, Measured, RunFile, StoredRun } from '../../src/model.ts';
import { aBenchmark, aRun, around, aStoredRun, measured, screened, solosOf, type RoundsByMetric } from './records.ts';

const fileOf = (benchmarks: readonly BenchmarkRecord[], stored: readonly StoredRun[] = []): RunFile => ({ run: aRun({ benchmarks }), history: stored, acceptances: [] });
const next = (...benchmarks: readonly BenchmarkRecord[]): Stage | null => nextStage(fileOf(benchmarks));
const idsOf = (stage: Stage | null): readonly string[] | undefined => stage?.benchmarks.map(({ id }) => id);

const QUIET: RoundsByMetric = { cpuPerRequest: around(-0.001, 0.004, 6), unloadedLatency: around(-0.001, 0.004, 6) };
const SLOWER: RoundsByMetric = { ...QUIET, cpuPerRequest: around(0.02, 0.004, 6) };
const NOISY: RoundsByMetric = { ...QUIET, unloadedLatency: around(-0.001, 0.06, 6) };
/** A suspect by its CPU per request, with these fresh rounds of it. */
const confirmed = (cpuPerRequest: readonly number[]): Measured => screened(SLOWER, { suspects: ['cpuPerRequest'], confirmed: { ...QUIET, cpuPerRequest } });

/** So many stored runs of about 100 µs a request. */
const history = (runs: number): readonly StoredRun[] =>
  Array.from({ length: runs }, (_, index) => aStoredRun('a/x', solosOf({ cpuPerRequest: [100 + (index % 2)] })));

describe('the next stage', () => {
  it('is the screen until every benchmark has its rounds of it', () => {
    const plan = { screenRounds: 6, looks: [6, 12] };
    const stage = next(aBenchmark('a/x', screened({}, { plan })), aBenchmark('b/x', screened(QUIET, { plan })));
    assert.deepEqual([stage?.phase, stage?.rounds, idsOf(stage)], ['screen', 6, ['a/x']]);
  });

  it('is none where the screen cleared everything', () => {
    assert.equal(next(aBenchmark('a/x', screened(QUIET))), null);
  });

  it('is the first look of what the screen did not clear, with the metrics that are suspect: slower, or too noisy to say', () => {
    const stage = next(aBenchmark('quiet/x', screened(QUIET)), aBenchmark('noisy/x', screened(NOISY)), aBenchmark('slower/x', screened(SLOWER)));
    assert.deepEqual(stage, {
      phase: 'confirm', rounds: 6,
      benchmarks: [{ id: 'slower/x', suspects: ['cpuPerRequest'] }, { id: 'noisy/x', suspects: ['unloadedLatency'] }],
    });
  });

  it('is the first look of everything where nothing is screened', () => {
    const plan = { screenRounds: 0, looks: [6, 12] };
    assert.deepEqual(idsOf(next(aBenchmark('a/x', screened({}, { plan })), aBenchmark('b/x', screened({}, { plan })))), ['a/x', 'b/x']);
  });

  it('is the look after for what is neither convicted nor cleared, whatever else is', () => {
    const stage = next(
      aBenchmark('guilty/x', confirmed(around(0.1, 0.001, 6))),
      aBenchmark('doubtful/x', confirmed(around(0.02, 0.03, 6))),
      aBenchmark('innocent/x', confirmed(around(0, 0.004, 6))),
      aBenchmark('quiet/x', screened(QUIET)),
    );
    assert.deepEqual([stage?.phase, stage?.rounds, idsOf(stage)], ['confirm', 12, ['doubtful/x']]);
  });

  it('is the look after for what is clear of the change that is looked for, and may yet turn out to be at the threshold', () => {
    const [atThreshold, innocent] = [0.018, 0].map((change) => confirmed(around(change, 0.006, 6)));
    const file = fileOf([aBenchmark('threshold/x', atThreshold!), aBenchmark('innocent/x', innocent!)]);
    assert.deepEqual(judge(file).benchmarks.map(({ verdict }) => verdict), ['no regression', 'no regression']);
    assert.deepEqual(idsOf(nextStage(file)), ['threshold/x']);
  });

  it('is the look after for what is convicted so narrowly that it would not be in a larger family', () => {
    const narrowly = aBenchmark('narrow/x', confirmed(around(0.03, 0.008, 6)));
    const file = fileOf([narrowly]);
    assert.deepEqual(judge(file).benchmarks.map(({ verdict }) => verdict), ['regressed']);
    assert.deepEqual(idsOf(nextStage(file)), ['narrow/x']);
  });

  it('is none after the last look, and none where all suspects are decided', () => {
    assert.equal(next(aBenchmark('a/x', confirmed(around(0.02, 0.03, 12)))), null);
    assert.equal(next(aBenchmark('a/x', confirmed(around(0.1, 0.001, 6)))), null);
  });

  it('suspects nothing anew once the suspects are frozen', () => {
    const open = aBenchmark('a/x', confirmed(around(0.02, 0.03, 6)));
    assert.deepEqual(idsOf(next(open, aBenchmark('cleared/x', screened(QUIET)))), ['a/x']);
  });

  it('takes up what is slower than the stored runs, and only where those may decide', () => {
    const slowToday = [aBenchmark('a/x', screened(QUIET, { solos: solosOf({ cpuPerRequest: [120] }) }))];
    assert.deepEqual(nextStage(fileOf(slowToday, history(5)))?.benchmarks, [{ id: 'a/x', suspects: ['cpuPerRequest'] }]);
    assert.equal(nextStage(fileOf(slowToday, history(4))), null);
  });

  it('goes on where a metric has usable rounds, but too few', () => {
    const thin = screened({ ...QUIET, unloadedLatency: [0.001] });
    assert.deepEqual(next(aBenchmark('a/x', thin))?.benchmarks, [{ id: 'a/x', suspects: ['unloadedLatency'] }]);
  });

  it('leaves alone what broke, and what nothing is compared of', () => {
    assert.equal(next(aBenchmark('a/x', { state: 'broken', arm: 'head', reason: 'it hangs' }), aBenchmark('b/x', { state: 'new', why: 'base has it not', solos: [] })), null);
    assert.equal(next(aBenchmark('a/x', measured(QUIET))), null);
  });
});
