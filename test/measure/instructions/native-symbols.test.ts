import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOfV8 } from '../../../src/measure/instructions/native-symbols.ts';

for (const [symbol, name] of [
  ['Builtins_LoadIC_Megamorphic', 'LoadIC_Megamorphic'],
  ['_ZN2v88internal15JsonStringifier9SerializeENS0_6HandleINS0_6ObjectEEE', 'JsonStringifier'],
  ['_ZNK2v88internal8JSRegExp10capture_countEv', 'JSRegExp'],
  ['_ZN4node4http26Parser7ExecuteEv', null],
  ['_ZN2v88internal8compiler8Pipeline3RunEv', null],
  ['memcpy', null],
] as const) {
  test(`the symbol ${symbol} is ${name === null ? "none of V8's" : `called ${name}`}`, () => {
    assert.equal(nameOfV8(symbol), name);
  });
}
