/**
 * Prints whether servers that are not Node.js are judged rightly: the same work must pass, a tenth more must be named.
 *
 *     node bench/runtimes.ts [RUNTIME]...     bun, deno, go and python unless given
 */
import path from 'node:path';
import process from 'node:process';
import type { Comparison } from '../src/model.ts';
import { openProject, RUNTIMES, type Trial } from './runtimes/trial.ts';
import { tableOfFigures } from './table-of-figures.ts';

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(RUNTIMES);
await using project = await openProject({
  cli: path.resolve(import.meta.dirname, '../dist/cli.js'),
  options: ['--profile', 'quick', '--seed', '1'],
});
const rows: string[][] = [];
for (const name of names) {
  const version = project.versions.get(name) ?? null;
  if (version === null) {
    process.stderr.write(`${name} is not here\n`);
    continue;
  }
  const same = await project.judge({ [name]: 'a comment' });
  const more = await project.judge({ [name]: 'a tenth more' });
  const { cpuPerRequest = 0, throughput = 0, maxMemory = 0 } = figuresOf(same);
  rows.push([
    name,
    version,
    verdictOf(same),
    changeOf(same),
    verdictOf(more),
    changeOf(more),
    cpuPerRequest.toFixed(0),
    throughput.toFixed(0),
    maxMemory.toFixed(0),
  ]);
  process.stderr.write(`${rows.at(-1)!.join(' | ')}\n`);
}
process.stdout.write(
  `${tableOfFigures(['server', 'version', 'the same work', 'change', 'a tenth more', 'change', 'µs of CPU per request', 'requests/s', 'memory (MB)'], rows)}\n`,
);

function verdictOf({ file: { judgement } }: Trial): string {
  return judgement.benchmarks[0]?.verdict ?? 'none';
}

/** Of CPU per request, with its interval and rounds. */
function changeOf({ file: { judgement } }: Trial): string {
  const comparison = judgement.benchmarks[0]?.comparisons.find(({ metric }) => metric === 'cpuPerRequest');
  return comparison === undefined ? 'none' : describe(comparison);
}

function describe({ estimate, interval, n }: Comparison): string {
  const [change, low, high] = [estimate, interval.low, interval.high].map(
    (fraction) => `${fraction < 0 ? '−' : '+'}${Math.abs(fraction * 100).toFixed(1)}`,
  );
  return `${change} % (${low} to ${high}), ${n} rounds`;
}

function figuresOf({ file: { run } }: Trial): Readonly<Partial<Record<'cpuPerRequest' | 'throughput' | 'maxMemory', number>>> {
  const measurement = run.benchmarks[0]?.measurement;
  return measurement?.state === 'measured' ? (measurement.solos[0]?.figures ?? {}) : {};
}
