import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckRun } from '../../../src/github/client/api.ts';
import { checkOf, concludeCheck } from '../../../src/github/publish/check.ts';
import { gateName, type Publication } from '../../../src/github/publish/publication.ts';
import type { Judgement } from '../../../src/model.ts';
import { benchmark, comparison, type Sample, sample } from '../../report/sample-run.ts';
import { SAMPLES } from '../../report/samples.ts';
import { version } from '../../../src/system/version.ts';
import { publicationOf, PUBLISHED_SHA } from './publication-of.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

const RUN_URL = 'https://github.com/octo-org/shop/actions/runs/10';
const TITLE = 'express/updateUser uses 4.1 % more CPU per request (limit 2 %)';

function checkFor(given: Sample, overrides: Partial<Publication> = {}): CheckRun {
  return checkOf(publicationOf(given, overrides), TITLE);
}

test('the check run has the verdict as its title, the report as its summary, and annotations', () => {
  const { summary, ...check } = checkFor(SAMPLES.regressed);
  assert.ok(summary.startsWith('❌ **perf-gate blocks this change: `express/updateUser` '));
  assert.deepEqual(check, {
    sha: PUBLISHED_SHA,
    name: 'perf-gate',
    conclusion: 'failure',
    detailsUrl: RUN_URL,
    title: TITLE,
    annotations: [],
  });
  assert.equal(checkFor(SAMPLES.counted).annotations.length, 1);
});

test('its summary says which version judged what another one measured', () => {
  const { run, judgement } = SAMPLES.passed;
  assert.ok(
    checkFor({ run: { ...run, tool: '0.0.1' }, judgement }).summary.includes(`Measured with perf-gate 0.0.1, judged by ${version}, `),
  );
});

test('a gate with another configuration is a check of its own', () => {
  const { run, judgement } = SAMPLES.passed;
  assert.equal(checkFor({ run: { ...run, configFile: 'bench/gate.yml' }, judgement }).name, 'perf-gate (bench/gate.yml)');
});

test('a verdict that may not fail the check is neutral', () => {
  assert.equal(checkFor(SAMPLES.regressed, { failOnRegression: false }).conclusion, 'neutral');
});

/** More than GitHub takes, in names that need more bytes than characters. */
function huge(): Sample {
  return sample(
    Array.from({ length: 1_500 }, (_, index) =>
      benchmark(`größe-µµµµµµµµ-${index}/updateUser`, {
        verdict: 'regressed',
        because: reasonThatSays('größer'),
        comparisons: [comparison('cpuPerRequest', 0.05, 0.01, { outcome: 'regressed' })],
      }),
    ),
    { verdict: 'regressed', exitCode: 1 },
  );
}

test('a report of any size fits into the bytes that GitHub takes, and the rest is counted', () => {
  const { summary } = checkFor(huge());
  assert.ok(Buffer.byteLength(summary) <= 65_535);
  assert.match(summary, /more in \[the full report\]\(https:\/\/github\.com\/octo-org\/shop\/actions\/runs\/20\)/);
});

for (const [configFile, name] of [
  ['perf-gate.yml', 'perf-gate'],
  ['perf-gate.yaml', 'perf-gate'],
  ['perf-gate.json', 'perf-gate'],
  ['perf-gate.nightly.yml', 'perf-gate (perf-gate.nightly.yml)'],
  ['bench/perf-gate.yml', 'perf-gate (bench/perf-gate.yml)'],
  ['a\nb.yml', 'perf-gate (a b.yml)'],
] as const) {
  test(`the gate of ${JSON.stringify(configFile)} is called ${name}`, () => {
    assert.equal(gateName(configFile), name);
  });
}

const judgement = (verdict: Judgement['verdict'], exitCode: Judgement['exitCode']): Judgement => ({
  verdict,
  exitCode,
  familySize: 1,
  alpha: 0.01,
  benchmarks: [],
  drifts: [],
});

for (const [verdict, exitCode, failing, reporting] of [
  ['passed', 0, 'success', 'success'],
  ['nothing measured', 0, 'success', 'success'],
  ['inconclusive', 0, 'neutral', 'neutral'],
  ['inconclusive', 4, 'failure', 'neutral'],
  ['regressed', 1, 'failure', 'neutral'],
  ['failed', 1, 'failure', 'neutral'],
  ['invalid', 3, 'failure', 'neutral'],
] as const) {
  test(`a run that is ${verdict} with exit code ${exitCode} concludes its check as ${failing}, or ${reporting} where it may not fail`, () => {
    assert.equal(concludeCheck(judgement(verdict, exitCode), true), failing);
    assert.equal(concludeCheck(judgement(verdict, exitCode), false), reporting);
  });
}
