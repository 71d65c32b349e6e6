import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../src/config/load-config.ts';
import { GOOD, testRefusals } from './refused-config.ts';

testRefusals([
  {
    name: 'more stored runs needed than are kept',
    text: `${GOOD}policy: { minStoredRuns: 30 }\nretention: { runs: 20 }\n`,
    where: ':11:14 (retention.runs)',
    what: /^30 stored runs are needed \(`policy\.minStoredRuns`\), and 20 are kept/,
    fix: /^Raise `retention\.runs`/,
  },
  {
    name: 'more stored runs needed than are kept by default',
    text: `${GOOD}policy: { minStoredRuns: 150 }\n`,
    where: ':10:11 (policy.minStoredRuns)',
    what: /and 100 are kept/,
    fix: /lower `policy\.minStoredRuns`/,
  },
  {
    name: 'fewer stored runs kept than are needed by default',
    text: `${GOOD}retention: { runs: 3 }\n`,
    where: ':10:14 (retention.runs)',
    what: /^5 stored runs are needed .* and 3 are kept/,
    fix: /^Raise `retention\.runs`/,
  },
]);

test('as many stored runs may be needed as are kept', () => {
  assert.equal(parseConfig(`${GOOD}policy: { minStoredRuns: 20 }\nretention: { runs: 20 }\n`, 'perf-gate.yml').policy.minStoredRuns, 20);
});
