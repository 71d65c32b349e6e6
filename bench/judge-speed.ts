/**
 * How long judging takes, and how much memory, where very many runs are stored: 100 metrics against 10,000 stored runs,
 * side by side, against the stored runs and for drift, in a fresh process each time, which reads them first.
 *
 *     node bench/judge-speed.ts [REPEATS]
 *
 * They are bundled as the program is, because stripping types takes memory of its own. Prints medians over the repeats, and keeps
 * them in `recorded/`: reading the stored runs through their schema and the first judgement, also as ratios to a whole
 * `node -e 0` that ran just before, and the largest resident memory of the process until either was done.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { rolldown } from 'rolldown';
import { type RecordedTimes, writeTimes } from './judge-speed/recorded-times.ts';
import { SHAPES, type ShapeName } from './judge-speed/shapes.ts';
import { STORED_RUNS, writeStoredRuns } from './judge-speed/stored-runs.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { repository } from './recording.ts';
import type { Timed } from './judge-speed/timed.ts';

const repeats = Number(process.argv[2] ?? 5);
const run = promisify(execFile);

const programs = await mkdtemp(path.join(tmpdir(), 'perf-gate-bench-'));
const bundle = await rolldown({ input: { judge: path.join(import.meta.dirname, 'judge-speed', 'judge.ts') }, platform: 'node', tsconfig: path.join(repository, 'tsconfig.json') });
await bundle.write({ dir: programs, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
await bundle.close();

const timed: Times[] = [];
for (const name of Object.keys(SHAPES) as ShapeName[]) timed.push(...await timesOf(name));
await rm(programs, { recursive: true });
const { cpuModel } = await readEnvironment();
await writeTimes({ cpuModel, repeats, tasks: timed.map(({ shape, task, ms, cpuMs, peakMb }) => ({ shape, task, ms, cpuMs, peakMb })) });
const rows = timed.map(({ shape, task, ms, ratio, cpuMs, peakMb }) => [SHAPES[shape].label, task, ...[ms, ratio, cpuMs, peakMb].map((figure) => figure.toFixed(0))]);
process.stdout.write(`${STORED_RUNS} stored runs, median of ${repeats}, on ${cpuModel}\n\n`);
process.stdout.write(`${markdownTable([['stored runs of', '', 'ms', 'times node -e 0', 'CPU ms', 'peak MB'], ...rows], { align: ['l', 'l', 'r', 'r', 'r', 'r'] })}\n`);

type Task = RecordedTimes['tasks'][number];

/** Medians, and the ratio to a whole `node -e 0`. */
interface Times extends Task {
  readonly ratio: number;
}

async function timesOf(shape: ShapeName): Promise<readonly Times[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perf-gate-bench-'));
  try {
    await writeStoredRuns(folder, SHAPES[shape]);
    const times: { readonly bareMs: number; readonly both: Readonly<Record<Task['task'], Timed>> }[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const started = performance.now();
      await run('node', ['-e', '0']);
      const bareMs = performance.now() - started;
      const { stdout } = await run('node', [path.join(programs, 'judge.mjs'), shape, folder]);
      times.push({ bareMs, both: JSON.parse(stdout) as Record<Task['task'], Timed> });
    }
    return (['reading', 'judging'] as const).map((task): Times => {
      const medianOf = (value: (timed: Timed, bareMs: number) => number): number => median(times.map(({ both, bareMs }) => value(both[task], bareMs)));
      return { shape, task, ms: medianOf(({ ms }) => ms), ratio: medianOf(({ ms }, bareMs) => ms / bareMs), cpuMs: medianOf(({ cpuMs }) => cpuMs), peakMb: medianOf(({ peakMb }) => peakMb) };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
