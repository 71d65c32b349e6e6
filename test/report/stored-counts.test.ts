import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { JudgedBenchmark, StoredKind } from '../../src/model.ts';
import { directionsOf } from '../../src/report/change-words.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { storedCountsBlocks } from '../../src/report/stored-section.ts';
import { benchmark, POLICY, sample, storedComparison } from './sample-run.ts';
import { recordedText } from '../../src/model/reasons.ts';

const { run: { environment: HERE } } = sample([], { verdict: 'passed', exitCode: 0 });
const OTHER: StoredKind = { environment: { ...HERE, key: 'other', cpuModel: 'Xeon 8370C', kernel: '6.9.1' }, runs: 5 };

function counted(id: string, estimate: number, kinds: readonly StoredKind[], variant: string | null = null): JudgedBenchmark {
  const metric = id.startsWith('suite:') ? 'instructionsPerOp' : 'instructionsPerRequest';
  const n = kinds.reduce((sum, { runs }) => sum + runs, 0);
  return benchmark(id, { verdict: 'measured only', because: recordedText('no base'), variant, storedCounts: { comparison: storedComparison(metric, estimate, 0.002, { n }), kinds } });
}

/** Paragraphs, and the cells of tables, line by line. */
function described(...benchmarks: readonly JudgedBenchmark[]): readonly string[] {
  const { run } = sample(benchmarks, { verdict: 'passed', exitCode: 0 });
  return storedCountsBlocks(run, benchmarks, directionsOf(POLICY)).flatMap((block) => {
    if (block.kind === 'table') return [block.columns.map(({ title }) => title), ...block.rows.map((row) => row.map(({ text }) => toPlainText(text)))].map((cells) => cells.join(' | '));
    assert.ok(block.kind === 'paragraph');
    return [toPlainText(block.text)];
  });
}

test('nothing is said where no stored run of another machine kind counted', () => {
  assert.deepEqual(described(benchmark('express/updateUser', { verdict: 'measured only', because: recordedText('no base') })), []);
});

test('the change is shown with the number of stored runs, their machine kinds, and that it decides nothing', () => {
  const kinds = [{ environment: HERE, runs: 7 }, OTHER];
  assert.deepEqual(described(counted('express/updateUser', 0.012, kinds), counted('suite:user/parse', -0.001, kinds)), [
    'Instructions against those that 12 stored runs, 7 of this machine kind and 5 of another (CPU model: Xeon 8370C instead of AMD EPYC 7763 64-Core Processor), counted. '
    + 'For information only: that processors of several models count alike has not been shown.',
    'Benchmark | Instructions per request | Instructions per operation',
    'express/updateUser | +1.2 % (+1.0 to +1.4 %) | –',
    'user/parse | – | ~ −0.1 % (−0.3 to +0.1 %)',
  ]);
});

test('benchmarks that were counted by other stored runs stand by themselves', () => {
  const lines = described(counted('express/updateUser', 0.012, [OTHER]), counted('koa/updateUser', 0.001, [{ ...OTHER, runs: 2 }]));
  assert.deepEqual(lines.filter((line) => line.startsWith('Instructions against')).map((line) => line.slice(0, 65)), [
    'Instructions against those that 5 stored runs, 5 of another (CPU ', 'Instructions against those that 2 stored runs, 2 of another (CPU ',
  ]);
});

test('of joined runs this machine kind is that of the benchmark\'s own environment', () => {
  const here = { ...HERE, key: HERE.key.replace('node24', 'node-v22.20.0'), nodeVersion: 'v22.20.0' };
  const kinds = [{ environment: here, runs: 4 }, { environment: { ...here, key: 'other', cores: 8 }, runs: 3 }];
  const [first] = described(counted('express/updateUser', 0.012, kinds, 'Node v22.20.0'));
  assert.match(first ?? '', /7 stored runs, 4 of this machine kind and 3 of another \(cores: 8 instead of 4\), counted/);
});
