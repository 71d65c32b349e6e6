import path from 'node:path';
import process from 'node:process';
import Table from 'cli-table3';
import { repositoryRoot } from '../arms/base-commit.ts';
import { appendRun, listHistories, pruneDir, readHistory } from '../baseline/files.ts';
import { toStoredRun } from '../baseline/format.ts';
import { DEFAULT_KEEP, summarizeHistory } from '../baseline/history.ts';
import { loadConfig } from '../config/load.ts';
import { UserError } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { openGit } from '../git.ts';
import { METRICS } from '../metrics.ts';
import { formatFigure } from '../report/format.ts';
import { countOf, formatPercent } from '../judge/wording.ts';
import { readRunFile } from '../run-file.ts';
import { gateRequest, type MeasureOptions } from './measure-options.ts';
import { measure } from './measuring.ts';

type Places = Pick<MeasureOptions, 'config' | 'baselines'>;

/** `perf-gate baseline update`. @returns the exit code of the contract */
export async function updateCommand(file: string | null, options: MeasureOptions & { readonly keep?: number }): Promise<number> {
  const dir = await baselinesFolder(options);
  const run = file === null ? await measureHead(options) : (await readRunFile(file)).run;
  if (run === null) return EXIT.interrupted;
  const stored = toStoredRun(run);
  if (stored.benchmarks.length === 0) {
    throw new UserError({ what: 'the run has no absolute figures to store', where: file ?? 'perf-gate baseline update', fix: 'Mend what its report says of each benchmark, and measure again.' });
  }
  await appendRun(dir, stored, options.keep ?? DEFAULT_KEEP);
  const history = await readHistory(dir, stored.environment.key);
  process.stdout.write(`Stored ${countOf(stored.benchmarks.length, 'benchmark')} of ${stored.commit.slice(0, 12)}; this machine kind has ${countOf(history.length, 'stored run')} now (${stored.environment.key}).\n`);
  return EXIT.passed;
}

/** A baseline is head alone, and all of it. null: interrupted. */
async function measureHead(options: MeasureOptions): Promise<Parameters<typeof toStoredRun>[0] | null> {
  const { file, interrupted, savedTo } = await measure(gateRequest({ ...options, all: true, base: false }));
  if (!interrupted) return file.run;
  process.stderr.write(`Interrupted. Nothing was stored; what was measured is saved in ${savedTo}.\n`);
  return null;
}

/** `perf-gate baseline show` */
export async function showCommand(options: Places): Promise<void> {
  const dir = await baselinesFolder(options);
  const keys = await listHistories(dir);
  if (keys.length === 0) process.stdout.write(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.\n`);
  for (const key of keys) {
    const summary = summarizeHistory(await readHistory(dir, key));
    if (summary === null) continue;
    process.stdout.write(`${key}: ${summary.runs} runs, ${summary.oldestRecordedAt} to ${summary.newestRecordedAt}, newest of ${summary.newestCommit.slice(0, 12)}\n`);
    const table = new Table({ head: ['benchmark', 'metric', 'runs', 'median', 'newest', 'varies by'], style: { head: [], border: [] } });
    for (const figure of summary.figures) {
      const { label, unit } = METRICS[figure.metric];
      table.push([figure.benchmark, `${label} (${unit})`, figure.runs, formatFigure(figure.median), formatFigure(figure.newest), figure.relativeSd === null ? '–' : formatPercent(figure.relativeSd)]);
    }
    process.stdout.write(`${table.toString()}\n`);
  }
}

/** `perf-gate baseline prune` */
export async function pruneCommand(options: Places & { readonly keep: number }): Promise<void> {
  const dropped = await pruneDir(await baselinesFolder(options), options.keep);
  process.stdout.write(`Dropped ${countOf(dropped, 'stored run')}; at most ${options.keep} of each machine kind are kept.\n`);
}

async function baselinesFolder({ config: file, baselines }: Places): Promise<string> {
  const root = await repositoryRoot(openGit({ root: process.cwd(), env: process.env, own: {} }), process.cwd());
  const { config } = await loadConfig(root, file ?? null);
  return path.resolve(root, baselines ?? config.baselines);
}
