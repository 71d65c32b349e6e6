import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fare } from '../../../../bench/verdicts/study/entrants.ts';
import type { PooledRound, Population } from '../../../../bench/verdicts/study/populations.ts';
import { rivalData, roundsFor } from '../../../../bench/verdicts/study/rival-data.ts';
import { seededDraw } from '../../../../src/statistics.ts';

const roundOf = (base: number): PooledRound => ({
  stretch: 'a', amount: 0, atSeconds: 0, seconds: 5,
  slices: { nsPerOp: [{ base, head: base + 0.25 }, { base: base + 0.5, head: base + 0.75 }] },
  figures: { nsPerOp: { base: base + 0.25, head: base + 0.5 } },
});

const UNMEASURED: PooledRound = { stretch: 'a', amount: 0, atSeconds: 0, seconds: 5, slices: { nsPerOp: [] }, figures: {} };
const PAST: Population = { record: { id: 'user/parse', target: 'user', scenario: 'parse', kind: 'suite', version: null, labels: {} }, injection: 'none', metrics: ['nsPerOp'], rounds: [10, 20, 30].map(roundOf) };
/** All figures of so many rounds. */
const fare = (figureOf: Fare['figureOf'], rounds: number, fields: Partial<Fare> = {}): Fare => ({ figureOf, rounds, leastFigures: 1, mostFigures: Infinity, storedRuns: 0, ...fields });

const EXHIBIT = { metric: 'nsPerOp', roundAt: (index: number) => (index === 1 ? UNMEASURED : roundOf(index)), past: PAST } as const;

test('a run is the figure of a round, base the same round\'s, and a round without figures is passed over', () => {
  assert.deepEqual(rivalData(EXHIBIT, fare('round', 3), seededDraw(1)), { head: [0.5, 2.5, 3.5], base: [0.25, 2.25, 3.25], history: [] });
});

test('samples are slices, all that the rounds have', () => {
  assert.deepEqual(rivalData(EXHIBIT, fare('slice', 2), seededDraw(1)), { head: [0.25, 0.75, 2.25, 2.75], base: [0, 0.5, 2, 2.5], history: [] });
});

test('who needs more samples than its rounds have gets more rounds, and who ends sooner gets fewer samples', () => {
  const { head } = rivalData(EXHIBIT, fare('slice', 1, { leastFigures: 5 }), seededDraw(1))!;
  assert.deepEqual(head, [0.25, 0.75, 2.25, 2.75, 3.25, 3.75]);
  assert.deepEqual(rivalData(EXHIBIT, fare('slice', 3, { mostFigures: 3 }), seededDraw(1))!.head, [0.25, 0.75, 2.25]);
});

test('the rounds that it took are all that it went through', () => {
  const rounds = [fare('round', 3), fare('slice', 1, { leastFigures: 5 }), fare('slice', 1, { mostFigures: 1 })].map((one) => roundsFor(EXHIBIT, one));
  assert.deepEqual(rounds, [4, 4, 1]);
});

test('stored runs are blocks of rounds that follow each other, and the last of them is base', () => {
  const blocks = [[10.25, 20.25], [20.25, 30.25], [30.25, 10.25]];
  const means = new Set(blocks.map(([one = 0, other = 0]) => (one + other) / 2));
  const { base, history } = rivalData(EXHIBIT, fare('round', 2, { storedRuns: 40 }), seededDraw(1))!;
  assert.equal(history.length, 40);
  assert.deepEqual(new Set(history), means);
  assert.equal((base[0]! + base[1]!) / 2, history.at(-1));
});

test('where a benchmark was never recorded unchanged, only tools that need stored runs go without', () => {
  const exhibit = { ...EXHIBIT, past: null };
  assert.equal(rivalData(exhibit, fare('round', 2, { storedRuns: 1 }), seededDraw(1)), null);
  assert.deepEqual(rivalData(exhibit, fare('round', 2), seededDraw(1)), rivalData(EXHIBIT, fare('round', 2), seededDraw(1)));
});

test('a metric that was measured in no round is an error, not an endless search', () => {
  assert.throws(() => rivalData({ ...EXHIBIT, roundAt: () => UNMEASURED }, fare('round', 1), seededDraw(1)), /0 figures in/);
});
