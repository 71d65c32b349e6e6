import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { Environment, JudgedBenchmark, Judgement, Measured, Run, StoredRun } from '../../src/model.ts';
import { aBenchmark, around, aRun, aStoredRun, counted, ENVIRONMENT, measured, measuredAlone, solosOf } from './records.ts';

const ID = 'express/updateUser';
const SOLOS = solosOf({ cpuPerRequest: [100, 100.2] });

const OTHER: Environment = { ...ENVIRONMENT, key: 'other', cpuModel: 'Xeon 8370C' };

const OTHER_HASH = 'fedcba9876543210';

/** Stored runs of which each counted about 100,000 instructions. */
function countedOn(environment: Environment, runs: number, countingHash?: string): readonly StoredRun[] {
  const solos = environment.key === ENVIRONMENT.key ? SOLOS : [];
  return Array.from({ length: runs }, (_, index) =>
    aStoredRun(ID, solos, { environment, instructions: 100_000 + index, ...(countingHash === undefined ? {} : { countingHash }) }),
  );
}

/** Head alone, with this count. */
const alone = (instructions: number): Measured => ({ ...measuredAlone(SOLOS), instructions: counted(null, instructions) });

function judgeAgainst(
  history: readonly StoredRun[],
  head: Measured,
  run: Partial<Run> = { base: null },
): { readonly judgement: Judgement; readonly benchmark: JudgedBenchmark } {
  const judgement = judge({ run: aRun({ benchmarks: [aBenchmark(ID, head)], ...run }), history, acceptances: [] });
  return { judgement, benchmark: judgement.benchmarks[0]! };
}

/** Of the instructions, against the stored runs. */
function ownComparison({
  stored,
}: JudgedBenchmark): { readonly n: number; readonly decides: boolean; readonly outcome: string } | undefined {
  assert.ok(stored.state === 'compared');
  const found = stored.comparisons.find(({ metric }) => metric === 'instructionsPerRequest');
  return found === undefined ? undefined : { n: found.n, decides: found.decides, outcome: found.outcome };
}

test('without a base, five stored runs of this machine kind fail a head that executes 3 % more', () => {
  const { judgement, benchmark } = judgeAgainst(countedOn(ENVIRONMENT, 5), alone(103_000));
  assert.equal(benchmark.verdict, 'regressed');
  assert.ok(benchmark.because.kind === 'slower');
  assert.deepEqual([benchmark.because.metrics.map(({ metric }) => metric), benchmark.because.storedRuns], [['instructionsPerRequest'], 5]);
  assert.deepEqual(ownComparison(benchmark), { n: 1, decides: true, outcome: 'regressed' });
  assert.equal(judgement.familySize, 2);
});

test('the effect of a neutral edit on a count is no regression against stored runs of equal counts', () => {
  const { benchmark } = judgeAgainst(countedOn(ENVIRONMENT, 5), alone(100_010));
  assert.deepEqual(ownComparison(benchmark), { n: 1, decides: true, outcome: 'no regression' });
});

test('counts of one stored run decide, and its times do not', () => {
  const { benchmark } = judgeAgainst(countedOn(ENVIRONMENT, 1), alone(103_000));
  assert.deepEqual(ownComparison(benchmark), { n: 1, decides: true, outcome: 'regressed' });
  assert.equal(benchmark.verdict, 'regressed');
  assert.deepEqual(benchmark.stored.state === 'compared' && benchmark.stored.comparisons.map(({ metric }) => metric), [
    'instructionsPerRequest',
  ]);
});

test('head is compared with the newest of the stored counts', () => {
  const older = countedOn(ENVIRONMENT, 4).map((run) => ({ ...run, recordedAt: '2020-01-01T00:00:00.000Z' }));
  const faster = older.map((run) => ({
    ...run,
    benchmarks: run.benchmarks.map((one) => ({ ...one, instructions: counted(null, 90_000) })),
  }));
  assert.deepEqual(ownComparison(judgeAgainst([...faster, ...countedOn(ENVIRONMENT, 1)], alone(100_000)).benchmark), {
    n: 1,
    decides: true,
    outcome: 'no regression',
  });
});

test('where stored runs were counted in another way their instructions are not compared, and their times are', () => {
  const { benchmark } = judgeAgainst(countedOn(ENVIRONMENT, 5, OTHER_HASH), alone(103_000));
  assert.equal(ownComparison(benchmark), undefined);
  assert.deepEqual(benchmark.stored.state === 'compared' && benchmark.stored.comparisons.map(({ metric, n }) => [metric, n]), [
    ['cpuPerRequest', 5],
  ]);
});

test('only those stored runs that were counted as head was are compared with', () => {
  const { benchmark } = judgeAgainst([...countedOn(ENVIRONMENT, 5), ...countedOn(ENVIRONMENT, 3, OTHER_HASH)], alone(103_000));
  assert.deepEqual(ownComparison(benchmark), { n: 1, decides: true, outcome: 'regressed' });
});

for (const [outcome, verdict, head] of [
  ['regressed', 'regressed', alone(103_000)],
  ['no regression', 'no regression', alone(100_000)],
] as const) {
  test(`on a machine of which no run is stored, the counts of five runs of other machines decide: ${verdict}`, () => {
    const { judgement, benchmark } = judgeAgainst(countedOn(OTHER, 5), head);
    assert.deepEqual([benchmark.verdict, judgement.familySize], [verdict, 1]);
    assert.deepEqual(ownComparison(benchmark), { n: 1, decides: true, outcome });
    assert.ok(benchmark.stored.state === 'compared');
    assert.deepEqual([benchmark.stored.runs, benchmark.stored.comparisons.length, benchmark.stored.advisoryBecause], [5, 1, null]);
  });
}

test('stored runs of several machine kinds are enough together, and times are left to those of this one', () => {
  const { benchmark } = judgeAgainst([...countedOn(OTHER, 3), ...countedOn(ENVIRONMENT, 2)], alone(103_000));
  assert.deepEqual(ownComparison(benchmark), { n: 1, decides: true, outcome: 'regressed' });
  assert.ok(benchmark.stored.state === 'compared');
  assert.deepEqual(
    benchmark.stored.comparisons.map(({ metric, n, decides }) => [metric, n, decides]),
    [
      ['cpuPerRequest', 2, false],
      ['instructionsPerRequest', 1, true],
    ],
  );
});

test("beside a base head's count is held against the stored counts, and does not decide", () => {
  const head: Measured = { ...measured({ cpuPerRequest: around(0, 0.005) }, SOLOS), instructions: counted(103_000, 103_000) };
  const { judgement, benchmark } = judgeAgainst([...countedOn(ENVIRONMENT, 5), ...countedOn(OTHER, 5)], head, {});
  assert.deepEqual(ownComparison(benchmark), { n: 1, decides: false, outcome: 'regressed' });
  assert.deepEqual([benchmark.verdict, judgement.verdict], ['no regression', 'passed']);
});

for (const { name, history, head } of [
  { name: 'head was not counted', history: countedOn(OTHER, 5), head: measuredAlone(SOLOS) },
  { name: 'they were counted in another way', history: countedOn(OTHER, 5, OTHER_HASH), head: alone(103_000) },
  { name: 'another version of Node.js counted', history: countedOn({ ...OTHER, nodeVersion: 'v22.20.0' }, 5), head: alone(103_000) },
]) {
  test(`there is nothing to compare where ${name}`, () => {
    assert.equal(judgeAgainst(history, head).benchmark.stored.state, 'nothing to compare');
  });
}

test("a suite's instructions are those of an operation", () => {
  const run = aRun({ base: null, benchmarks: [aBenchmark(ID, alone(100_000), { kind: 'suite' })] });
  const [benchmark] = judge({ run, history: countedOn(OTHER, 3), acceptances: [] }).benchmarks;
  assert.deepEqual(benchmark?.stored.state === 'compared' && benchmark.stored.comparisons.map(({ metric }) => metric), [
    'instructionsPerOp',
  ]);
});
