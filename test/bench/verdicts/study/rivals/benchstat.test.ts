import assert from 'node:assert/strict';
import { test } from 'node:test';

import { benchstat } from '../../../../../bench/verdicts/study/rivals/benchstat.ts';
import { mannWhitneyP } from '../../../../../bench/verdicts/study/rivals/mann-whitney.ts';
import { assertClose } from '../../../../judge/assert-close.ts';

/** old.txt and new.txt of cmd/benchstat/testdata, in ns/op, and the p value that cmd/benchstat/main.go shows for them. */
const JSON_ENCODING = {
  old: [1726, 1723, 1707, 1707, 1713, 1729, 1736, 1707, 1705, 1774],
  new: [1423, 1416, 1411, 1413, 1412, 1426, 1422, 1424, 1447, 1425],
  p: '0.000',
};
const GOB_ENCODING = {
  old: [3069, 3075, 3069, 3067, 3207, 3064, 3064, 3058, 3059, 3062],
  new: [3075, 3065, 3059, 3065, 3060, 3081, 3186, 3135, 3087, 3062],
  p: '0.446',
};

for (const { old, new: changed, p } of [JSON_ENCODING, GOB_ENCODING]) {
  test(`benchstat's own example has p = ${p}`, () => {
    assert.equal(mannWhitneyP(old, changed).toFixed(3), p);
  });
}

/** TestCompareNone of benchmath/assumption_test.go. */
const COMPARED = [
  { base: [-1, -1, -1], head: [1, 1, 1], p: 0.1 },
  { base: [-1, -1, -1, -1], head: [1, 1, 1, 1], p: 0.02857142857142857 },
  { base: [1, -1, -1, -1], head: [-1, 1, 1, 1], p: 0.4857142857142857 },
  { base: [1, 1, 1, 1], head: [1, 1, 1, 1], p: 1 },
];

for (const { base, head, p } of COMPARED) {
  const decision = p <= 0.05 ? 'slower' : 'not slower';
  test(`[${head.join(', ')}] after [${base.join(', ')}] has p = ${p}, as in benchmath/assumption_test.go, and is ${decision}`, () => {
    assertClose(mannWhitneyP(base, head), p);
    assert.equal(benchstat.decide({ base, head, history: [] }), decision);
  });
}

test('only the direction that costs more is slower', () => {
  const { old, new: changed } = JSON_ENCODING;
  assert.equal(benchstat.decide({ base: old, head: changed, history: [] }), 'not slower');
  assert.equal(benchstat.decide({ base: changed, head: old, history: [] }), 'slower');
});

test('samples that differ significantly but have the same median are not slower: benchstat prints 0.00 %', () => {
  const base = [1, 1, 1, 1, 1, 10, 10, 10, 10, 10, 10];
  const head = [10, 10, 10, 10, 10, 10, 19, 19, 19, 19, 19];
  assert.ok(mannWhitneyP(base, head) <= 0.05);
  assert.equal(benchstat.decide({ base, head, history: [] }), 'not slower');
});
