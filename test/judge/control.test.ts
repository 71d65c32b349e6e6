import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import { judgeControl } from '../../src/judge/control.ts';
import type { Control, ControlRound } from '../../src/model.ts';
import { aBenchmark, aDuet, anAcceptance, around, aRun, aRunFile, measured } from './records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const roundsOf = (
  ratios: readonly number[],
  metric: 'cpuPerRequest' | 'nsPerOp' | 'throughput' = 'cpuPerRequest',
): readonly ControlRound[] =>
  ratios.map((ratio, index) => {
    const round = aDuet(index, { [metric]: [{ base: 100, head: 100 * Math.exp(ratio) }] });
    return { ...round, benchmark: 'a/x' };
  });

/** Where there are rounds enough. */
function judgeEnough(rounds: readonly ControlRound[]): Exclude<Control, { readonly state: 'too few rounds' }> {
  const control = judgeControl(rounds);
  assert.ok(control.state !== 'too few rounds');
  return control;
}

test('identical code that cannot be told apart is fair', () => {
  const { state, rounds, estimate } = judgeEnough(roundsOf(around(0.001, 0.02, 10)));
  assert.deepEqual([state, rounds], ['fair', 10]);
  assert.ok(Math.abs(estimate - 0.001) < 1e-4);
});

test('few rounds are fair to what many call unfair, and say how little they would have seen', () => {
  const [few, many] = [4, 20].map((rounds) => judgeEnough(roundsOf(around(0.05, 0.02, rounds))));
  assert.deepEqual([few!.state, many!.state], ['fair', 'unfair']);
  // t of 3 degrees of freedom exceeds 12.92 with probability 0.0005; the sample's standard deviation is 0.02·√(4/3).
  assert.ok(few!.smallestVisible > Math.expm1((12.92 * 0.02) / Math.sqrt(3)) && few!.smallestVisible < 0.26, String(few!.smallestVisible));
  assert.ok(many!.smallestVisible < 0.03, String(many!.smallestVisible));
});

test('identical code that differs is unfair, whichever arm seems slower', () => {
  for (const sign of [1, -1]) assert.equal(judgeControl(roundsOf(around(sign * 0.05, 0.01, 10))).state, 'unfair');
});

test('suites count like servers, and what does not gate counts for nothing', () => {
  assert.equal(judgeControl([...roundsOf(around(0, 0.01, 2)), ...roundsOf(around(0, 0.01, 2), 'nsPerOp')]).rounds, 4);
  assert.deepEqual(judgeControl(roundsOf(around(0.5, 0.01, 10), 'throughput')), {
    part: null,
    rounds: 0,
    state: 'too few rounds',
    parts: [],
  });
});

test('three rounds prove nothing, however far apart the arms are', () => {
  assert.equal(judgeControl(roundsOf([0.5, 0.5, 0.51])).state, 'too few rounds');
});

const inPart = (part: string, ratios: readonly number[]): readonly ControlRound[] => roundsOf(ratios).map((round) => ({ ...round, part }));

test('an unfair run does not hide among fair ones that it was joined with', () => {
  const [fair, unfair] = [
    [1, 2, 4].flatMap((shard) => inPart(`shard ${shard}`, around(0, 0.04, 10))),
    inPart('shard 3', around(0.03, 0.004, 6)),
  ];
  assert.equal(judgeControl([...fair, ...unfair].map(({ part: _part, ...round }) => round)).state, 'fair', 'all together say nothing');
  const { part, state, rounds, parts } = judgeControl([...fair, ...unfair]);
  assert.deepEqual([part, state, rounds], ['shard 3', 'unfair', 6]);
  assert.deepEqual(
    parts.map((one) => [one.part, one.state]),
    [
      ['shard 1', 'fair'],
      ['shard 2', 'fair'],
      ['shard 4', 'fair'],
      ['shard 3', 'unfair'],
    ],
  );
});

test('runs with too few rounds each are tested together', () => {
  const { part, state, parts } = judgeControl([1, 2, 3].flatMap((shard) => inPart(`shard ${shard}`, [0.05, 0.051, 0.052])));
  assert.deepEqual([part, state], [null, 'unfair']);
  assert.deepEqual(
    parts.map((one) => one.state),
    ['too few rounds', 'too few rounds', 'too few rounds'],
  );
});

test('the more tests there are, the less each may call unfair by chance', () => {
  const suspicious = around(0.03, 0.018, 10);
  const { p, smallestVisible } = judgeEnough(roundsOf(suspicious));
  assert.ok(p > 0.001 / 3 && p <= 0.001, `${p}`);
  assert.equal(judgeControl(inPart('shard 1', suspicious)).state, 'unfair', 'the only run with control rounds');
  const joined = judgeControl([...inPart('shard 1', suspicious), ...inPart('shard 2', around(0, 0.1, 10))]);
  assert.equal(joined.state, 'fair');
  const [tested] = joined.parts;
  assert.ok(
    tested !== undefined && tested.state !== 'too few rounds' && tested.smallestVisible > smallestVisible,
    'and the less it would have seen',
  );
});

const UNFAIR = roundsOf(around(0.05, 0.01, 10));

test('an unfair control makes every benchmark invalid that was measured, whatever its figures are, and nothing of it regressed', () => {
  const benchmarks = [around(0.1, 0.001), around(0, 0.001), around(-0.1, 0.001)].map((ratios, index) =>
    aBenchmark(`a/${index}`, measured({ cpuPerRequest: ratios, latencyP99: ratios })),
  );
  const judgement = judge({ run: aRun({ benchmarks, control: UNFAIR }), history: [], acceptances: [anAcceptance()] });
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['invalid', 3]);
  for (const { verdict, because, acceptance, comparisons } of judgement.benchmarks) {
    assert.deepEqual([verdict, because, acceptance], ['invalid', { kind: 'control-unfair' }, null]);
    assert.deepEqual(
      comparisons.map(({ metric, outcome }) => [metric, outcome]),
      [
        ['cpuPerRequest', 'inconclusive'],
        ['latencyP99', 'inconclusive'],
      ],
      'the size stays',
    );
  }
});

test('an unfair control has no say in what no round decides', () => {
  const benchmarks = [
    aBenchmark('a/x', { state: 'broken', arm: 'head', reason: reasonThatSays('x') }),
    aBenchmark('a/y', { state: 'new', why: reasonThatSays('x'), solos: [] }),
    aBenchmark('a/z', { state: 'unaffected' }),
    aBenchmark('a/v', { state: 'not measured', reason: reasonThatSays('x') }),
    aBenchmark('a/w', measured({ cpuPerRequest: around(0.1, 0.001) })),
  ];
  const judgement = judge(aRunFile({ benchmarks, control: UNFAIR }));
  assert.deepEqual(
    judgement.benchmarks.map(({ verdict }) => verdict),
    ['failed', 'new', 'unaffected', 'not measured', 'invalid'],
  );
  assert.deepEqual([judgement.verdict, judgement.exitCode], ['failed', 1]);
});
