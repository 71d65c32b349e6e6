import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import { answersOf } from '../../src/report/answers.ts';
import { toPlainText } from '../../src/report/headline.ts';
import type { Comparison, JudgedBenchmark, Judgement } from '../../src/model.ts';
import { benchmark, comparison, type Sample, sample } from './sample-run.ts';

const answers = (source: Sample): readonly string[] =>
  answersOf(source).map(({ question, text }) => `${question} ${toPlainText(text).replace(/\.$/u, '')}`);

const answer = (source: Sample, question: string): string | undefined => answers(source).find((line) => line.startsWith(question));

const counts = (estimate: number, margin: number, outcome: Comparison['outcome']): Comparison =>
  comparison('instructionsPerRequest', estimate, margin, { outcome });

const judgedAs = (verdict: JudgedBenchmark['verdict'], ...comparisons: readonly Comparison[]): Sample => {
  const ofRun: Pick<Judgement, 'verdict' | 'exitCode'> =
    verdict === 'regressed' ? { verdict: 'regressed', exitCode: 1 } : { verdict: 'passed', exitCode: 0 };
  return sample([benchmark('a/b', { verdict, because: reasonThatSays('x'), comparisons })], ofRun);
};

const witness = (time: Comparison): string | undefined => answer(judgedAs('regressed', time, counts(0.015, 0.003, 'regressed')), 'Sure?');

describe('how sure a regression is', () => {
  it('is told by the interval of the counts, with time as the witness', () => {
    const sure = 'Sure? Yes: a count repeats, and an edit without effect moves it by about 0.01 %. ';
    assert.equal(witness(comparison('cpuPerRequest', 0.016, 0.01)), `${sure}Time agrees (+1.6 %)`);
    assert.equal(witness(comparison('cpuPerRequest', 0.004, 0.214, { outcome: 'inconclusive' })), `${sure}Time cannot see this (±21.4 %)`);
    assert.equal(
      witness(comparison('cpuPerRequest', -0.001, 0.004)),
      `${sure}Time did not grow as much (+0.3 % at most): this processor may do the additional work beside other work, or the compiler may save it by inlining`,
    );
  });

  it('is told by rounds where time alone grew, with what counts exclude', () => {
    const slower = comparison('cpuPerRequest', 0.041, 0.009, { outcome: 'regressed' });
    assert.equal(answer(judgedAs('regressed', slower), 'Sure?'), 'Sure? Yes: +3.2 to 5.0 % (98 % confidence, 8 rounds side by side)');
    assert.equal(
      answer(judgedAs('regressed', slower, counts(0, 0.001, 'no regression')), 'Sure?'),
      'Sure? Yes: +3.2 to 5.0 % (98 % confidence, 8 rounds side by side). It executes the same instructions (at most +0.1 %): it may go into system calls, waiting for memory or mispredicted branches, which instruction counts do not include',
    );
  });

  it('leads with time where time grew clearly more than counts', () => {
    const waits = comparison('unloadedLatency', 0.3, 0.05, { outcome: 'regressed' });
    assert.match(
      answer(judgedAs('regressed', waits, counts(0.015, 0.003, 'regressed')), 'Sure?') ?? '',
      /^Sure\? Yes: \+25\.0 to 35\.0 % /,
    );
  });
});

describe('how much it matters', () => {
  it('is told in units of time, measured or by the pace of other instructions', () => {
    assert.equal(
      answer(judgedAs('regressed', comparison('cpuPerRequest', 0.016, 0.01), counts(0.015, 0.003, 'regressed')), 'Matters?'),
      'Matters? +1.24 µs of 77.8 µs a request, by time',
    );
    assert.equal(
      answer(judgedAs('regressed', comparison('cpuPerRequest', 0.004, 0.2), counts(0.015, 0.003, 'regressed')), 'Matters?'),
      'Matters? About +1.17 µs of 77.8 µs a request, if these instructions run as fast as the others',
    );
  });

  it('is told of what is undecided by what can have grown at all', () => {
    assert.deepEqual(
      answers(
        judgedAs(
          'inconclusive',
          comparison('cpuPerRequest', 0.02, 0.05, { outcome: 'inconclusive', smallestVisible: 0.08 }),
          counts(0.0002, 0.001, 'no regression'),
        ),
      ),
      [
        'Sure? No: the change lies between −3.0 % and +7.0 % (98 % confidence); this run finds 8.0 % or more nine times in ten',
        'Matters? It executes the same instructions (at most +0.1 %), so only waiting, system calls or memory can have become slower',
      ],
    );
  });
});

it('a broken base is no fault of the change', () => {
  const broken = benchmark('a/b', { verdict: 'invalid', because: { kind: 'base-broken', base: reasonThatSays('it exited') } });
  assert.equal(answer(sample([broken], { verdict: 'invalid', exitCode: 3 }), 'Your change?'), 'Your change? No: base is broken without it');
});
