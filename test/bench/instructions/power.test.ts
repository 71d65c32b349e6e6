import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countingNoiseOf } from '../../../bench/instructions/counting-noise.ts';
import { countingPower, largestOfPrograms } from '../../../bench/instructions/power.ts';
import { COUNTING_HASH } from '../../judge/records.ts';

const STEADY = [0.0001, -0.0001, 0.0002, -0.0002, 0.0001];
const ERRATIC = [0.004, -0.004, 0.005, -0.005, 0.003];

test('1 % more is seen where edits move counts little, seldom where they move them as much, and nothing where there is nothing', () => {
  const [none, one] = countingPower({ lucks: [STEADY], repeats: [0, 0.0001] }, [0, 0.01]) as [ReturnType<typeof countingPower>[number], ReturnType<typeof countingPower>[number]];
  assert.deepEqual([none.asRecorded, none.atWorst, one.asRecorded, one.atWorst], [0, 0, 1, 1]);
  const [erratic] = countingPower({ lucks: [STEADY, ERRATIC], repeats: [0, 0.0001] }, [0.01]);
  assert.ok(erratic!.atWorst < erratic!.asRecorded && erratic!.asRecorded < 1, JSON.stringify(erratic));
});

test('the largest luck is that of the program in which it is largest, of those with edits enough', () => {
  assert.equal(largestOfPrograms([STEADY, ERRATIC, [0.1]]), largestOfPrograms([ERRATIC]));
  assert.ok(largestOfPrograms([ERRATIC]) > 0.005);
});

test('the noise of a machine is what edits and repeats of the same code did to its counts', () => {
  const counts = { 'user/parse | nothing': [{ base: 100, head: 100 }], 'user/parse | edit 1': [{ base: 100, head: 101 }], 'user/parse | about 1 % more work': [{ base: 100, head: 150 }] };
  const machine = { environmentKey: 'a', cpuModel: 'A', countingHash: COUNTING_HASH, failures: {} };
  assert.deepEqual(countingNoiseOf({ ...machine, counts }), { lucks: [[Math.log(1.01)]], repeats: [0] });
  assert.equal(countingNoiseOf({ ...machine, counts: {} }), null);
});
