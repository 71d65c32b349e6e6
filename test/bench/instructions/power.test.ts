import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingNoiseOf } from '../../../bench/instructions/counting-noise.ts';
import { COUNTED_EFFECT, countingPower, decidedPower, largestOfPrograms } from '../../../bench/instructions/power.ts';
import { COUNTING_HASH } from '../../judge/records.ts';

const STEADY = [0.0001, -0.0001, 0.0002, -0.0002, 0.0001];
const ERRATIC = [0.004, -0.004, 0.005, -0.005, 0.003];

/** One program whose counts all come about. */
const COUNTED = [{ program: 'steady', tries: 10, refused: 0 }];

test('1 % more is seen where edits move counts little, seldom where they move them as much, and nothing where there is nothing', () => {
  const [none, one] = countingPower({ lucks: [STEADY], repeats: [0, 0.0001], refusals: COUNTED }, [0, 0.01]) as [ReturnType<typeof countingPower>[number], ReturnType<typeof countingPower>[number]];
  assert.deepEqual([none.asRecorded, none.atWorst, one.asRecorded, one.atWorst], [0, 0, 1, 1]);
  const [erratic] = countingPower({ lucks: [STEADY, ERRATIC], repeats: [0, 0.0001], refusals: COUNTED }, [0.01]);
  assert.ok(erratic!.atWorst < erratic!.asRecorded && erratic!.asRecorded < 1, JSON.stringify(erratic));
});

/** How often 1 % more is seen, where a second program has so many of ten pairs refused. */
const seenWith = (refused: number): number => countingPower({ lucks: [STEADY, STEADY], repeats: [0, 0.0001], refusals: [...COUNTED, { program: 'fickle', tries: 10, refused }] }, [0.01])[0]!.atWorst;

test('a program that comes to no count is not seen, and one that does so now and then lacks any of three pairs more often', () => {
  assert.equal(seenWith(0), 1);
  assert.ok(Math.abs(seenWith(10) - 0.5) < 0.06, `one of two: ${seenWith(10)}`);
  assert.ok(Math.abs(seenWith(5) - (1 + 0.5 ** 3) / 2) < 0.06, String(seenWith(5)));
});

test('the goal is held against ten thousand tries or more, so that their chance is not what leaves it open', () => {
  const { tries, atWorst } = decidedPower({ lucks: [STEADY], repeats: [0, 0.0001], refusals: COUNTED }, COUNTED_EFFECT);
  assert.deepEqual([tries, atWorst], [10_000, 1]);
});

test('the largest luck is that of the program in which it is largest, of those with edits enough', () => {
  assert.equal(largestOfPrograms([STEADY, ERRATIC, [0.1]]), largestOfPrograms([ERRATIC]));
  assert.ok(largestOfPrograms([ERRATIC]) > 0.005);
});

test('the noise of a machine is what edits and repeats of the same code did to its counts', () => {
  const counts = { 'user/parse | nothing': [{ base: 100, head: 100 }], 'user/parse | edit 1': [{ base: 100, head: 101 }], 'user/parse | about 1 % more work': [{ base: 100, head: 150 }] };
  const machine = { environmentKey: 'a', cpuModel: 'A', countingHash: COUNTING_HASH, failures: { 'user/date | nothing': 2, 'user/date | edit 1': 1, 'user/parse | edit 1': 1 }, tries: {} };
  const refusals = [{ program: 'user/parse', tries: 4, refused: 1 }, { program: 'user/date', tries: 3, refused: 3 }];
  assert.deepEqual(countingNoiseOf({ ...machine, counts }), { lucks: [[Math.log(1.01)]], repeats: [0], refusals });
  assert.equal(countingNoiseOf({ ...machine, counts: {} }), null);
});
