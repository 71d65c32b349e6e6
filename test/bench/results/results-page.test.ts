import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { readRecording, repository } from '../../../bench/recording.ts';
import { renderResults } from '../../../bench/results/render.ts';
import { judge } from '../../../src/judge/judge.ts';
import type { RunFile } from '../../../src/model.ts';

const sources = (await readRecording<readonly RunFile[]>('results.json')).map((file) => ({ run: file.run, judgement: judge(file) }));
const page = renderResults(sources);

test('bench/results/RESULTS.md is what comes of the recorded runs', async () => {
  assert.equal(page, await readFile(path.join(repository, 'bench/results/RESULTS.md'), 'utf8'));
});

test('a profile that was not recorded, and a benchmark without figures, are named', () => {
  const [first, ...others] = sources;
  assert.ok(first);
  assert.throws(() => renderResults(others), new RegExp(`profile ${first.run.profile} was recorded`));
  const benchmarks = first.judgement.benchmarks.map((benchmark) => (benchmark.id === 'local/seneca' ? { ...benchmark, figures: {} } : benchmark));
  assert.throws(() => renderResults([{ ...first, judgement: { ...first.judgement, benchmarks } }, ...others]), /no figures of local\/seneca/);
});

test('20,000 requests on threads are told in full, not as the 20 that were measured', () => {
  const [, ...cells] = /^\| thread per request.*$/m.exec(page)?.[0].split('|').map((cell) => cell.trim()) ?? [];
  assert.ok(Number(cells[3]?.replaceAll(',', '')) > 3_900, cells.join(' | '));
});
