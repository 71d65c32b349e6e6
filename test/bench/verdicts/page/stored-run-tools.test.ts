import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entrantsFor } from '../../../../bench/verdicts/study/entrants.ts';
import { describeStoredRunTools } from '../../../../bench/verdicts/page/stored-run-tools.ts';

test('the tools that judge one run against stored ones are named, and no others', () => {
  assert.match(describeStoredRunTools(entrantsFor(10)), /^github-action-benchmark, Bencher, CodSpeed, rustc-perf compare with stored runs/);
});
