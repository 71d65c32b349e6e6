import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import { assertClose } from '../../../judge/assert-close.ts';

/** As R's binom.test prints them. */
const VECTORS = [
  { successes: 5, trials: 10, low: 0.187_086_0, high: 0.812_914_0 },
  { successes: 1, trials: 20, low: 0.001_265_089, high: 0.248_732_8 },
];

for (const { successes, trials, low, high } of VECTORS) {
  test(`${successes} of ${trials}: the bounds are those of R's binom.test`, () => {
    const bounds = clopperPearson(successes, trials, 0.95);
    assertClose(bounds.low, low, 1e-7);
    assertClose(bounds.high, high, 1e-7);
  });
}

test('none and all leave the bound that can be solved by hand', () => {
  const none = clopperPearson(0, 150, 0.95);
  assert.equal(none.low, 0);
  assertClose(none.high, 1 - 0.025 ** (1 / 150));
  const all = clopperPearson(150, 150, 0.95);
  assertClose(all.low, 0.025 ** (1 / 150));
  assert.equal(all.high, 1);
});
