/**
 * How long judging takes, and how much memory, where very many runs are stored: 100 metrics against 10,000 stored runs,
 * side by side, against the stored runs and for drift, in a fresh process each time.
 *
 *     node bench/judge-speed.ts [REPEATS]
 *
 * They are bundled as the program is, because stripping types takes memory of its own. Prints medians over the repeats: the first judgement of a process, also as a ratio to a whole `node -e 0` that ran just
 * before it, and the largest resident memory of that process. Reading the stored runs through their schema is another
 * process, because text and runs together need more than either.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { rolldown } from 'rolldown';
import { SHAPES, type ShapeName } from './judge-speed/shapes.ts';
import { STORED_RUNS, writeStoredRuns } from './judge-speed/stored-runs.ts';
import { repository } from './recording.ts';
import type { Timed } from './judge-speed/timed.ts';

const repeats = Number(process.argv[2] ?? 5);
const run = promisify(execFile);

const programs = await mkdtemp(path.join(tmpdir(), 'perf-gate-bench-'));
const bundle = await rolldown({ input: { judge: sourceOf('judge'), read: sourceOf('read') }, platform: 'node', tsconfig: path.join(repository, 'tsconfig.json') });
await bundle.write({ dir: programs, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
await bundle.close();

const rows: string[][] = [];
for (const name of Object.keys(SHAPES) as ShapeName[]) rows.push(...await rowsOf(name));
await rm(programs, { recursive: true });
process.stdout.write(`${STORED_RUNS} stored runs, median of ${repeats}\n\n`);
process.stdout.write(`${markdownTable([['stored runs of', '', 'ms', 'times node -e 0', 'CPU ms', 'peak MB'], ...rows], { align: ['l', 'l', 'r', 'r', 'r', 'r'] })}\n`);

function sourceOf(program: string): string {
  return path.join(import.meta.dirname, 'judge-speed', `${program}.ts`);
}

async function rowsOf(name: ShapeName): Promise<readonly string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perf-gate-bench-'));
  try {
    await writeStoredRuns(folder, SHAPES[name]);
    return [await rowOf(name, 'judging', ['judge.mjs', name]), await rowOf(name, 'reading', ['read.mjs', folder])];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function rowOf(name: ShapeName, task: string, [script, given]: readonly [string, string]): Promise<string[]> {
  const times: { readonly timed: Timed; readonly ratio: number }[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const started = performance.now();
    await run('node', ['-e', '0']);
    const bareMs = performance.now() - started;
    const { stdout } = await run('node', [path.join(programs, script), given]);
    const timed = JSON.parse(stdout) as Timed;
    times.push({ timed, ratio: timed.ms / bareMs });
  }
  const medianOf = (value: (time: typeof times[number]) => number): string => median(times.map(value)).toFixed(0);
  return [SHAPES[name].label, task, medianOf(({ timed }) => timed.ms), medianOf(({ ratio }) => ratio), medianOf(({ timed }) => timed.cpuMs), medianOf(({ timed }) => timed.peakMb)];
}
