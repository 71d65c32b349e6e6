import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeEditScatters } from '../../../../bench/verdicts/page/edit-scatters.ts';

test('a metric is told with how many edits it rests on', () => {
  const [sentence] = describeEditScatters([{ metric: 'cpuPerRequest', benchmarks: 4, edits: 28, sd: 0.0031, most: 0.0052 }, { metric: 'nsPerOp', benchmarks: 2, edits: 14, sd: 0, most: 0.002 }]);
  assert.match(sentence!, /CPU per request 0\.3 %, at most 0\.5 % \(28 edits of 4 benchmarks\); .* less than the rounds can tell, at most 0\.2 % \(14 edits of 2 benchmarks\)\.$/);
});

test('of no metric nothing is told', () => {
  assert.deepEqual(describeEditScatters([]), []);
});
