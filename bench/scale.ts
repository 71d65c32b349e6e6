/**
 * Prints a page: how time and memory grow with the size of a project.
 *
 *     node bench/scale.ts [BENCHMARKS] [STORED_RUNS] > bench/results/SCALE.md     a tenth, once and ten times as many as 500, and 100, unless given
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Phases } from './scale/phases.ts';
import { tableOfFigures } from './table-of-figures.ts';

const [benchmarks = 500, storedRuns = 100] = process.argv.slice(2).map(Number);
const SIZES = [0.1, 1, 10].map((factor) => benchmarks * factor);

const measured: Phases[] = [];
for (const size of SIZES) measured.push(await phasesOf(size));
const phases = Object.keys(measured[0]!.seconds);
process.stdout.write(
  `# Scale\n\nBy \`node bench/scale.ts\`.\n\n${tableOfFigures(
    ['', ...SIZES.map((size) => `${size} benchmarks, ${size / 10} targets`), 'growth', 'n log n'],
    [
      ...phases.map((phase) =>
        rowOf(
          `${phase} (s)`,
          measured.map(({ seconds }) => seconds[phase]!),
          3,
        ),
      ),
      rowOf(
        'memory at most (MB)',
        measured.map(({ megabytes }) => megabytes),
        0,
      ),
    ],
  )}\n\n${storedRuns} stored runs of each benchmark. Seconds are of CPU time, with garbage collection. Growth is from one column to the next.\n`,
);

function rowOf(name: string, figures: readonly number[], digits: number): readonly string[] {
  const growth = figures.slice(1).map((figure, before) => (figure / figures[before]!).toFixed(1));
  const expected = SIZES.slice(1).map((size, before) => ((size * Math.log(size)) / (SIZES[before]! * Math.log(SIZES[before]!))).toFixed(1));
  return [name, ...figures.map((figure) => figure.toFixed(digits)), growth.join(', '), expected.join(', ')];
}

async function phasesOf(size: number): Promise<Phases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perf-gate-scale-'));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--max-old-space-size=12288', path.join(import.meta.dirname, 'scale/phases.ts'), String(size), String(storedRuns), folder],
      { maxBuffer: 1e8 },
    );
    return JSON.parse(stdout) as Phases;
  } finally {
    await rm(folder, { recursive: true });
  }
}
