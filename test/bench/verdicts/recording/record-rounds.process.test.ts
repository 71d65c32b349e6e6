import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectedDuet } from '../../../../bench/verdicts/recording/injected-duet.ts';
import { recordRounds, type RecordingSession } from '../../../../bench/verdicts/recording/record-rounds.ts';
import { parseRecording, sessionText } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { openTally } from '../../../../bench/verdicts/recording/recording-plan.ts';
import { ArmFailure } from '../../../../src/measure/failure.ts';
import type { RoundOfBothArms } from '../../../../src/model.ts';
import { suiteTargetOf } from '../../../targets.ts';
import { ROUND, SESSION } from '../sample-recording.ts';

const TASKS = ['a', 'b', 'c', 'd'];

/** Records two rounds of each of four tasks, and says what was kept. */
async function recorded({ seed = 1, isOver = () => false, measure = measured, amountOf = () => 7 }: Partial<Pick<RecordingSession, 'seed' | 'isOver' | 'measure' | 'amountOf'>> = {}) {
  const lines = [sessionText(SESSION)];
  await recordRounds({
    benchmarks: TASKS.map((task) => ({ id: `suite/${task}`, kind: 'suite', target: suiteTargetOf(), task })),
    stages: [TASKS.map((task) => ({ benchmark: `suite/${task}`, injection: 'cpu-3', rounds: 2 }))],
    tally: openTally([]),
    startedAt: SESSION.startedAt, seed, isOver, measure, amountOf,
    kept: { append: async (line) => { lines.push(line); } },
  });
  return parseRecording(lines.join('\n'), 'rounds.jsonl.gz');
}

const measured = async ({ index, startedFirst }: InjectedDuet): Promise<RoundOfBothArms> => {
  const { mode, slices, coreShare } = ROUND;
  return { index, startedFirst, mode, slices, coreShare };
};

const orderWith = async (seed: number): Promise<readonly string[]> => (await recorded({ seed })).rounds.map(({ benchmark, index }) => `${index} ${benchmark}`);

const measuredUnlessB = async (duet: InjectedDuet): Promise<RoundOfBothArms> => {
  if (duet.benchmark.id === 'suite/b') throw new ArmFailure('head', { kind: 'no-answer-under-load' });
  return measured(duet);
};

test('every benchmark has its first round before any has its second, in an order that the seed decides', async () => {
  const order = await orderWith(1);
  assert.deepEqual(order.slice(0, 4).toSorted(), TASKS.map((task) => `0 suite/${task}`));
  assert.deepEqual(order.slice(4).toSorted(), TASKS.map((task) => `1 suite/${task}`));
  assert.deepEqual(await orderWith(1), order);
  assert.notDeepEqual(await orderWith(2), order);
});

test('rounds are kept with what was injected, as they were measured', async () => {
  const { rounds: [round] } = await recorded();
  const { slices, coreShare } = ROUND;
  assert.deepEqual(
    { ...round, benchmark: null, atSeconds: null, seconds: null },
    { benchmark: null, injection: 'cpu-3', amount: 7, order: 0, atSeconds: null, seconds: null, index: 0, mode: 'duet', startedFirst: 'base', loadedFirst: 'base', slices, coreShare },
  );
});

test('what is injected may be another from round to round of a condition', async () => {
  const { rounds } = await recorded({ amountOf: (_, round) => 1 + round });
  assert.deepEqual(rounds.map(({ amount, index }) => amount - index), TASKS.flatMap(() => [1, 1]));
  assert.deepEqual(new Set(rounds.map(({ amount }) => amount)), new Set([1, 2]));
});

test('a round that fails is kept with its reason, and is not tried for ever', async () => {
  const { rounds, failures } = await recorded({ measure: measuredUnlessB });
  assert.equal(rounds.length, 6);
  assert.deepEqual(failures.map(({ benchmark, reason }) => [benchmark, reason]), [['suite/b', 'head: {"kind":"no-answer-under-load"}'], ['suite/b', 'head: {"kind":"no-answer-under-load"}']]);
});

test('a mistake of the recording itself ends it', async () => {
  await assert.rejects(recorded({ measure: async () => { throw new TypeError('not a round'); } }), TypeError);
});

test('when the time is over, what was recorded stays', async () => {
  let asked = 0;
  const { rounds } = await recorded({ isOver: () => (asked += 1) > 3 });
  assert.equal(rounds.length, 3);
});
