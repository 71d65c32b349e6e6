import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { type LaterFamily, nextStage, type Stage } from '../../src/judge/next-stage.ts';
import type { Acceptance, BenchmarkRecord, Measured, RunFile } from '../../src/model.ts';
import { aBenchmark, anAcceptance, around, aRun, counted, measured, measuredBy, solosOf, type RoundsByMetric } from './records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const fileOf = (benchmarks: readonly BenchmarkRecord[]): RunFile => ({ run: aRun({ benchmarks }), history: [], acceptances: [] });
const next = (...benchmarks: readonly BenchmarkRecord[]): Stage | null => nextStage(fileOf(benchmarks));

const ALONE: LaterFamily = { jobs: 1, isPart: false };
const LOOKS = [6, 12];
const QUIET: RoundsByMetric = { cpuPerRequest: around(-0.001, 0.004, 6), unloadedLatency: around(-0.001, 0.004, 6) };
/** With these rounds of its CPU per request. */
const withCpu = (cpuPerRequest: readonly number[]): Measured => measuredBy(LOOKS, { ...QUIET, cpuPerRequest });
const quiet = measuredBy(LOOKS, QUIET);

/** Of whose unloaded latency the first look can use one round, and the next all. */
const late = (rounds: number): BenchmarkRecord =>
  aBenchmark(
    'late/x',
    measuredBy([6, 12, 18], {
      cpuPerRequest: around(0, 0.001, rounds),
      unloadedLatency: around(0, 0.001, rounds).slice(0, rounds === 6 ? 1 : rounds),
    }),
  );

const nextWith = (rounds: RoundsByMetric, acceptance: Partial<Acceptance> = {}): readonly string[] | undefined => {
  const benchmarks = [aBenchmark('a/x', measuredBy(LOOKS, rounds, solosOf({ cpuPerRequest: [120] })))];
  return nextStage({ ...fileOf(benchmarks), acceptances: [anAcceptance({ benchmark: 'a/x', ...acceptance })] })?.benchmarks;
};

/** Convicted at the first look, in a family of few. */
const narrow = (rounds: number): BenchmarkRecord =>
  aBenchmark('narrow/x', measuredBy(LOOKS, { cpuPerRequest: around(0.03, 0.009, rounds), unloadedLatency: around(-0.001, 0.004, rounds) }));

/** A noisy time, changed by so much, and counts of this ratio. */
const noisy = (change: number, ratio: number): BenchmarkRecord =>
  aBenchmark('noisy/x', { ...withCpu(around(change, 0.06, 6)), instructions: counted(100_000, 100_000 * ratio) });

/** With counts of this ratio. */
const witnessed = (rounds: number, change: number, ratio = 1): BenchmarkRecord =>
  aBenchmark('a/x', {
    ...measuredBy([8, 12], { cpuPerRequest: around(change, 0.01, rounds) }),
    instructions: counted(100_000, 100_000 * ratio),
  });

const roundsOf = (record: BenchmarkRecord): number | undefined => next(record)?.rounds;

describe('the next stage', () => {
  it('screens until every benchmark has come to its first look', () => {
    const stage = next(aBenchmark('a/x', measuredBy(LOOKS, {})), aBenchmark('b/x', quiet));
    assert.deepEqual(stage, { phase: 'screen', from: 0, rounds: 6, benchmarks: ['a/x'] });
  });

  it('is none where the first look clears everything', () => {
    assert.equal(next(aBenchmark('a/x', quiet)), null);
  });

  it('takes the undecided benchmarks to their next look, the most suspicious first, and leaves the decided ones', () => {
    const stage = next(
      aBenchmark('guilty/x', withCpu(around(0.1, 0.001, 6))),
      aBenchmark('noisy/x', measuredBy(LOOKS, { ...QUIET, unloadedLatency: around(-0.001, 0.06, 6) })),
      aBenchmark('doubtful/x', withCpu(around(0.02, 0.01, 6))),
      aBenchmark('quiet/x', quiet),
    );
    assert.deepEqual(stage, { phase: 'confirm', from: 6, rounds: 12, benchmarks: ['doubtful/x', 'noisy/x'] });
  });

  it('asks for three rounds alone where a count decides, and for the first look where a time grew by more than the count', () => {
    assert.equal(roundsOf(witnessed(0, 0)), 3);
    assert.equal(roundsOf(witnessed(3, 0)), undefined);
    assert.equal(roundsOf(witnessed(3, 0.05)), 8);
    for (const change of [0, 0.05]) {
      assert.equal(roundsOf(witnessed(0, change, 1.01)), 3);
      assert.equal(roundsOf(witnessed(3, change, 1.01)), undefined);
    }
    assert.equal(roundsOf(witnessed(0, 0, 1.0029)), 8, 'counts that may reach the limit');
    const bound = fileOf([witnessed(0, 0, 1.01)]);
    assert.equal(
      nextStage({ ...bound, run: { ...bound.run, policy: { ...bound.run.policy, countsSettle: false } } })?.rounds,
      8,
      'counts that settle nothing',
    );
    const accepted = (change: number): RunFile => ({
      ...fileOf([witnessed(3, change, 1.01)]),
      acceptances: [anAcceptance({ benchmark: 'a/x' })],
    });
    assert.equal(nextStage(accepted(0.01)), null, 'counts that were accepted');
    assert.equal(nextStage(accepted(0.05))?.rounds, 8, 'a time that grew by more than accepted counts');
  });

  it('leaves alone what rounds have not cleared and counts have, unless its time looks suspicious', () => {
    assert.equal(next(noisy(-0.001, 1)), null, 'equal counts');
    assert.deepEqual(next(noisy(0.09, 1))?.benchmarks, ['noisy/x'], 'equal counts beside a time that looks slower');
    assert.deepEqual(next(noisy(-0.001, 1.0029))?.benchmarks, ['noisy/x'], 'counts that may reach the limit');
    assert.equal(next(noisy(-0.001, 1.03)), null, 'counts that convict');
  });

  it('is the look after for what is clear of the change that is looked for, and may yet turn out to be at the threshold', () => {
    const [atThreshold, innocent] = [0.018, 0].map((change) => withCpu(around(change, 0.005, 6)));
    const file = fileOf([aBenchmark('threshold/x', atThreshold!), aBenchmark('innocent/x', innocent!)]);
    assert.deepEqual(
      judge(file).benchmarks.map(({ verdict }) => verdict),
      ['no regression', 'no regression'],
    );
    assert.deepEqual(nextStage(file)?.benchmarks, ['threshold/x']);
  });

  it('is the look after for what is convicted so narrowly that it would not be beside the other jobs', () => {
    const file = fileOf([aBenchmark('narrow/x', withCpu(around(0.03, 0.009, 6)))]);
    assert.deepEqual(
      judge(file).benchmarks.map(({ verdict }) => verdict),
      ['regressed'],
    );
    assert.equal(nextStage(file, { ...ALONE, jobs: 1 }), null);
    assert.deepEqual(nextStage(file, { ...ALONE, jobs: 4 })?.benchmarks, ['narrow/x']);
  });

  it('is the look after for what is convicted in a part so narrowly that it would not be in the whole', () => {
    const others = Array.from({ length: 19 }, (_, index) => aBenchmark(`other${index}/x`, quiet));
    const verdictInWhole = (rounds: number): string | undefined => judge(fileOf([narrow(rounds), ...others])).benchmarks[0]?.verdict;
    const part = fileOf([narrow(6)]);
    assert.equal(judge(part).benchmarks[0]?.verdict, 'regressed');
    assert.equal(verdictInWhole(6), 'no regression', 'what the part calls a regression would pass in the whole');
    assert.equal(nextStage(part, ALONE), null);
    assert.deepEqual(nextStage(part, { ...ALONE, isPart: true })?.benchmarks, ['narrow/x']);
    assert.equal(verdictInWhole(12), 'regressed');
    assert.equal(nextStage(fileOf([aBenchmark('sure/x', withCpu(around(0.1, 0.001, 6)))]), { ...ALONE, isPart: true }), null);
  });

  it('is the look after for the second of two that are convicted, where it would not be beside the other jobs', () => {
    const [first, second] = [around(0.1, 0.001, 6), around(0.03, 0.0074, 6)].map((rounds, index) =>
      aBenchmark(`${index}/x`, measuredBy(LOOKS, { cpuPerRequest: rounds })),
    );
    const both = fileOf([first!, second!]);
    assert.deepEqual(
      judge(both).benchmarks.map(({ verdict }) => verdict),
      ['regressed', 'regressed'],
    );
    assert.deepEqual(nextStage(both, { ...ALONE, jobs: 4 })?.benchmarks, ['1/x']);
  });

  it('is none for what one metric has convicted, whatever the others would come to', () => {
    const blind = measuredBy(LOOKS, { cpuPerRequest: around(0.1, 0.001, 6), unloadedLatency: around(0.01, 0.06, 6) });
    const [judged] = judge(fileOf([aBenchmark('a/x', blind)])).benchmarks;
    assert.deepEqual(
      judged?.comparisons.map(({ outcome }) => outcome),
      ['regressed', 'inconclusive'],
    );
    assert.equal(next(aBenchmark('a/x', blind)), null);
  });

  describe('of a benchmark with one regressed metric, which is accepted', () => {
    const blind = { cpuPerRequest: around(0.1, 0.001, 6), unloadedLatency: around(0.01, 0.06, 6) };

    it('is the look after where another is undecided', () => {
      assert.deepEqual(nextWith(blind), ['a/x']);
      assert.equal(nextWith(blind, { upTo: 0.05 }), undefined, 'more than that was not accepted');
      assert.equal(nextWith({ ...blind, unloadedLatency: around(0.2, 0.001, 6) }, { upTo: 0.15 }), undefined, 'nor was the other');
      assert.equal(
        nextWith(blind, { upTo: 2, metrics: { cpuPerRequest: 0.05, unloadedLatency: 2 } }),
        undefined,
        'nor what a large bound of another metric covers',
      );
    });

    it('is none where the others are cleared', () => {
      assert.equal(nextWith({ ...QUIET, cpuPerRequest: blind.cpuPerRequest }), undefined);
    });
  });

  it('is of others where some are not to be measured any further, which count in the family all the same', () => {
    const file = fileOf([
      aBenchmark('doubtful/x', withCpu(around(0.02, 0.01, 6))),
      aBenchmark('ahead/x', measuredBy([6, 12, 18], { cpuPerRequest: around(0.02, 0.03, 12) })),
    ]);
    assert.deepEqual(nextStage(file)?.benchmarks, ['doubtful/x']);
    assert.deepEqual(nextStage(file, undefined, new Set(['doubtful/x'])), {
      phase: 'confirm',
      from: 12,
      rounds: 18,
      benchmarks: ['ahead/x'],
    });
    assert.equal(nextStage(file, undefined, new Set(['doubtful/x', 'ahead/x'])), null);
  });

  it('is none after the last look', () => {
    assert.equal(next(aBenchmark('a/x', withCpu(around(0.02, 0.03, 12)))), null);
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
    assert.equal(
      next(
        aBenchmark('a/x', { state: 'broken', arm: 'head', reason: reasonThatSays('it hangs') }),
        aBenchmark('b/x', { state: 'new', why: reasonThatSays('base has it not'), solos: [] }),
      ),
      null,
    );
    assert.equal(next(aBenchmark('a/x', measured(QUIET))), null);
  });
});
