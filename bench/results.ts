/**
 * The five benchmark pages that this repository reproduces, beside what was measured here: `bench/results/RESULTS.md`.
 *
 *     node bench/results.ts record RUN.json…    keeps these run files, one for each profile
 *     node bench/results.ts page                writes bench/results/RESULTS.md from what was kept
 *
 * The runs come from the command line, nothing else running meanwhile: `perf-gate run --all --profile smoke --json F`,
 * then once with each of the profiles mion-page, egg-page, frameworks-page and pro-page.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { judge } from '../src/judge/judge.ts';
import type { RunFile } from '../src/model.ts';
import { readRunFile } from '../src/store/run-file.ts';
import { readRecording, repository, writeRecording } from './recording.ts';
import { renderResults } from './results/render.ts';

const FILE = 'results.json';

const [command = 'page', ...files] = process.argv.slice(2);
if (command === 'record') {
  await writeRecording(FILE, (await Promise.all(files.map(readRunFile))).map(withoutHistory));
}
const kept = await readRecording<readonly RunFile[]>(FILE);
await writeFile(
  path.join(repository, 'bench/results/RESULTS.md'),
  renderResults(kept.map((file) => ({ run: file.run, judgement: judge(file) }))),
);

/** What was stored before says nothing of these figures. */
function withoutHistory({ run }: RunFile): RunFile {
  return { run: { ...run, notes: [] }, history: [], acceptances: [] };
}
