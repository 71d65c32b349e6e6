import assert from 'node:assert/strict';
import { test } from 'node:test';

import { reasonThatSays } from '../reason-that-says.ts';
import { judge } from '../../src/judge/judge.ts';
import type { Environment, JudgedBenchmark, MetricName, Outcome, Run, StoredKind, StoredResult } from '../../src/model.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { storedBlocks } from '../../src/report/stored-section.ts';
import { aBenchmark, aRun, ENVIRONMENT } from '../judge/records.ts';
import { benchmark, sample, storedComparison } from './sample-run.ts';

function compared(metric: MetricName, estimate: number, outcome: Outcome = 'no regression'): JudgedBenchmark {
  const stored: StoredResult = {
    state: 'compared',
    runs: 7,
    newestCommit: 'a'.repeat(40),
    comparisons: [storedComparison(metric, estimate, 0.002, { n: 7, outcome })],
    advisoryBecause: null,
  };
  return benchmark('express/updateUser', { verdict: 'no regression', because: reasonThatSays('unchanged'), stored });
}

/** Paragraphs and the cells of tables about instruction counts, line by line. */
function described(...benchmarks: readonly JudgedBenchmark[]): readonly string[] {
  const { run, judgement } = sample(benchmarks, { verdict: 'passed', exitCode: 0 });
  const lines = storedBlocks({ run, judgement }).flatMap((block) => {
    if (block.kind === 'table')
      return [block.columns.map(({ title }) => title), ...block.rows.map((row) => row.map(({ text }) => toPlainText(text)))].map((cells) =>
        cells.join(' | '),
      );
    return block.kind === 'paragraph' ? [toPlainText(block.text)] : [];
  });
  return lines.filter((line) => !line.startsWith('Machine kind'));
}

const last = (metric: MetricName): string => described(compared(metric, 0.012)).at(-1)!;

test('a comparison of instructions with other machine kinds is told where there is one', () => {
  const decides =
    ' Times differ from day to day with the speed of the machine, so nothing here is a regression: the comparison with base decides.';
  assert.equal(last('cpuPerRequest'), `These intervals include the variance from run to run.${decides}`);
  assert.equal(
    last('instructionsPerRequest'),
    `These intervals include the variance from run to run. Instructions are compared with stored runs of any machine kind, times with those of this one.${decides}`,
  );
});

test('what differs from stored runs is never bold beside a base', () => {
  const slower = compared('cpuPerRequest', 0.41, 'regressed');
  const tonesOf = (base: Run['base']): readonly string[] => {
    const { run, judgement } = sample([slower], { verdict: 'passed', exitCode: 0 }, { base });
    return storedBlocks({ run, judgement }).flatMap((block) =>
      block.kind === 'table' ? block.rows.flatMap((row) => row.map(({ tone }) => tone)) : [],
    );
  };
  assert.equal(tonesOf({ sha: 'a'.repeat(40), dirty: false }).includes('bad'), false);
  assert.equal(tonesOf(null).includes('bad'), true);
});

function stored(runs: number, facts: Partial<Environment>): StoredKind {
  return { environment: { ...ENVIRONMENT, key: `key of ${JSON.stringify(facts)}`, ...facts }, runs };
}

/** What the list below the tables says of machine kinds. */
function kindsOf(storedKinds: readonly StoredKind[] | undefined, fields: Partial<Run> = {}): readonly string[] {
  const benchmarks = fields.benchmarks ?? [aBenchmark('koa/hello', { state: 'unaffected' })];
  const run = aRun({ ...(storedKinds === undefined ? {} : { storedKinds }), ...fields, benchmarks });
  const blocks = storedBlocks({ run, judgement: judge({ run, history: [], acceptances: [] }) });
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : []))
    .filter((line) => !line.startsWith('Nothing to compare'));
}

const own = (facts: Partial<Environment>): StoredKind => stored(7, { key: ENVIRONMENT.key, ...facts });

test('stored runs of this machine kind under equal circumstances need no word', () => {
  assert.deepEqual(kindsOf([own({}), stored(5, { cores: 8 })]), []);
});

test('facts beside the fingerprint are told where they differ', () => {
  assert.deepEqual(kindsOf([own({ kernel: '6.9.1', runnerImage: 'ubuntu24' })]), [
    'The newest stored run was measured in other circumstances (kernel: 6.9.1 instead of 6.8.0; runner image: ubuntu24 instead of none)',
  ]);
});

test('where no run of this machine kind is stored, others are named by what of the fingerprint differs', () => {
  assert.deepEqual(kindsOf([stored(5, { cpuModel: 'Xeon 8370C', kernel: '6.9.1' })]), [
    'No stored run of this machine kind; 5 of another (CPU model: Xeon 8370C instead of AMD EPYC 7763)',
  ]);
});

test('the nearest kinds come first, and only three are named', () => {
  const kinds = [
    stored(9, { cores: 8, arch: 'arm64' }),
    stored(1, { cores: 4, arch: 'arm64' }),
    stored(2, { cores: 4 }),
    stored(3, { nodeVersion: 'v22.20.0' }),
    stored(4, { cores: 16, arch: 'arm64' }),
  ];
  assert.deepEqual(kindsOf(kinds), [
    'No stored run of this machine kind; 3 of another (Node.js: v22.20.0 instead of v24.1.0), 2 of another (cores: 4 instead of 2), ' +
      '9 of another (architecture: arm64 instead of x64; cores: 8 instead of 2) and 5 of 2 more',
  ]);
});

test('nothing is said of other kinds where there are none, or where a run did not record them', () => {
  assert.deepEqual(kindsOf([]), []);
  assert.deepEqual(kindsOf(undefined), []);
});

test('each machine kind of joined runs is named by its key', () => {
  const node22 = { ...ENVIRONMENT, key: 'node-22', nodeVersion: 'v22.20.0' };
  const benchmarks = [ENVIRONMENT, node22].map((environment) =>
    aBenchmark('express/updateUser', { state: 'unaffected' }, { variant: { name: environment.nodeVersion, environment } }),
  );
  assert.deepEqual(kindsOf([own({})], { benchmarks }), [
    'node-22: No stored run of this machine kind; 7 of another (Node.js: v24.1.0 instead of v22.20.0)',
  ]);
});
