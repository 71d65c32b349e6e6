import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bencher, upperBoundaryLimit } from '../../../../../bench/verdicts/study/rivals/bencher.ts';
import { assertClose } from '../../../../judge/assert-close.ts';

test('the limit of six figures of mean 0 and deviation 1 at 0.85 is that of limits_t_upper in lib/bencher_boundary/src/limits/mod.rs', () => {
  assertClose(upperBoundaryLimit([-1, 1, -1, 1, -1, 1], 0.85)!, 1.1557673428942912);
});

test('the limit of 25 figures of mean 100 and deviation 10 at 0.977 is that of limits_t_docs in lib/bencher_boundary/src/limits/mod.rs', () => {
  // 24 figures that lie so far off that the squares, divided by 25, give 10².
  const distance = 10 * Math.sqrt(25 / 24);
  const stored = [100, ...Array.from({ length: 24 }, (_, index) => 100 + (index % 2 === 0 ? distance : -distance))];
  assertClose(upperBoundaryLimit(stored, 0.977)!, 121.04414722704655, 1e-7);
});

test('the deviations are those of std_dev_two and std_dev_three in lib/bencher_boundary/src/mean.rs', () => {
  // Student's t has a closed-form quantile with one and with two degrees of freedom.
  const [quantileOf1, quantileOf2] = [Math.tan(Math.PI * (0.99 - 0.5)), (2 * 0.99 - 1) / Math.sqrt(2 * 0.99 * 0.01)];
  assertClose(upperBoundaryLimit([1, 2], 0.99)!, 1.5 + quantileOf1 * 0.5);
  assertClose(upperBoundaryLimit([1, 2, 3], 0.99)!, 2 + quantileOf2 * 0.816496580927726);
});

test('Bencher has no limit for fewer than two figures or for equal ones, as std_dev_zero, _one and _five_const in lib/bencher_boundary/src/mean.rs', () => {
  for (const stored of [[], [1], [1, 1, 1, 1, 1]]) {
    assert.equal(upperBoundaryLimit(stored, 0.99), null);
    assert.equal(bencher.decide({ base: [], head: [1000], history: stored }), 'not slower');
  }
});

test('Bencher alerts above the 0.99 limit only', () => {
  const history = [1, 2, 3];
  const limit = 2 + ((2 * 0.99 - 1) / Math.sqrt(2 * 0.99 * 0.01)) * 0.816496580927726;
  assert.equal(bencher.decide({ base: [], head: [limit - 1e-6], history }), 'not slower');
  assert.equal(bencher.decide({ base: [], head: [limit + 1e-6], history }), 'slower');
  assert.equal(bencher.decide({ base: [], head: [limit - 1, limit + 1 + 1e-6], history }), 'slower');
});

test('Bencher looks at the latest 64 stored figures', () => {
  const latest = Array.from({ length: 64 }, (_, index) => 100 + (index % 2));
  const head = [104];
  assert.equal(bencher.decide({ base: [], head, history: latest }), 'slower');
  assert.equal(bencher.decide({ base: [], head, history: [1, 1000, ...latest] }), 'slower');
  assert.equal(bencher.decide({ base: [], head, history: [...latest, 1, 1000] }), 'not slower');
});
