/**
 * Prints how long it takes to read the stored runs and to judge a run against them: side by side, against the stored runs and for
 * drift. 100 metrics and 100 stored runs, as many as are kept by default, in a fresh process each time.
 *
 *     node bench/judge-speed.ts [REPEATS]
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { judge } from '../src/judge/judge.ts';
import { METRIC_NAMES } from '../src/metrics.ts';
import type { MetricName, Run, StoredRun } from '../src/model.ts';
import { historyFileName, readHistory } from '../src/store/baseline-files.ts';
import { serializeStoredRun } from '../src/store/stored-lines.ts';
import { aBenchmark, around, aRun, aStoredRun, ENVIRONMENT, measured, solosOf } from '../test/judge/records.ts';
import { gaussian, type Random, seededRandom } from '../test/judge/seeded-noise.ts';

const STORED_RUNS = 100;

/** Rounds of head alone in each stored run. */
const SOLOS = 5;

/** 100 metrics in all, in two ways. */
const SHAPES = [
  { label: '50 benchmarks with 2 metrics', benchmarks: idsOf(50), metrics: METRIC_NAMES.slice(0, 2) },
  { label: '10 benchmarks with 10 metrics', benchmarks: idsOf(10), metrics: METRIC_NAMES.slice(0, 10) },
] as const;

type Shape = (typeof SHAPES)[number];

interface Times {
  readonly readingMs: number;
  readonly judgingMs: number;
}

const [, program, first = '5', folder] = process.argv;
if (folder === undefined) await printTimes(Number(first));
else process.stdout.write(JSON.stringify(await timesIn(SHAPES[Number(first)]!, folder)));

async function printTimes(repeats: number): Promise<void> {
  const rows: string[][] = [];
  for (const [index, shape] of SHAPES.entries()) {
    const storedIn = await mkdtemp(path.join(tmpdir(), 'perf-gate-bench-'));
    try {
      await writeFile(
        path.join(storedIn, historyFileName(ENVIRONMENT.key)),
        drawStoredRuns(shape)
          .map((stored) => `${serializeStoredRun(stored)}\n`)
          .join(''),
      );
      const times: Times[] = [];
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const { stdout } = await promisify(execFile)('node', [program!, String(index), storedIn]);
        times.push(JSON.parse(stdout) as Times);
      }
      rows.push([shape.label, ...(['readingMs', 'judgingMs'] as const).map((of) => median(times.map((one) => one[of])).toFixed(0))]);
    } finally {
      await rm(storedIn, { recursive: true });
    }
  }
  process.stdout.write(
    `${STORED_RUNS} stored runs, median of ${repeats}\n\n${markdownTable([['stored runs of', 'reading (ms)', 'judging (ms)'], ...rows], { align: ['l', 'r', 'r'] })}\n`,
  );
}

async function timesIn(shape: Shape, storedIn: string): Promise<Times> {
  const started = performance.now();
  const history = await readHistory(storedIn, ENVIRONMENT.key);
  const read = performance.now();
  judge({ run: runOf(shape), history, acceptances: [] });
  return { readingMs: read - started, judgingMs: performance.now() - read };
}

/** Head as fast as base, and as the stored runs; of the main branch, so that drift is looked for too. */
function runOf({ benchmarks, metrics }: Shape): Run {
  const ofEach = <Value>(value: Value): Partial<Record<MetricName, Value>> => Object.fromEntries(metrics.map((metric) => [metric, value]));
  const measurement = measured(ofEach(around(0, 0.01)), solosOf(ofEach([99, 101])));
  return aRun({ benchmarks: benchmarks.map((id) => aBenchmark(id, measurement)) });
}

/** Runs of one machine kind that vary by 2 %. */
function drawStoredRuns({ benchmarks, metrics }: Shape): readonly StoredRun[] {
  const random = seededRandom(1);
  const figures = (): StoredRun['benchmarks'][number]['figures'] =>
    Object.fromEntries(metrics.map((metric) => [metric, drawRounds(random)]));
  return Array.from({ length: STORED_RUNS }, (_, run) => ({
    ...aStoredRun('', []),
    commit: run.toString(16).padStart(40, '0'),
    benchmarks: benchmarks.map((id) => ({ id, loadHash: 'load', figures: figures() })),
  }));
}

function drawRounds(random: Random): readonly number[] {
  return Array.from({ length: SOLOS }, () => 100 * Math.exp(0.02 * gaussian(random)));
}

function idsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `server-${index}/updateUser`);
}
