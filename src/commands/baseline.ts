import path from 'node:path';
import process from 'node:process';
import Table from 'cli-table3';
import { repositoryRoot } from '../arms/base-commit.ts';
import { readAcceptances } from '../baseline/acceptances.ts';
import { appendRun, listHistories, pruneDir, readHistory } from '../baseline/files.ts';
import { summarizeHistory } from '../baseline/history.ts';
import { toStoredRuns } from '../baseline/to-stored-runs.ts';
import { loadConfig } from '../config/load.ts';
import { UserError } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { openGit } from '../git.ts';
import { environmentsOf } from '../judge/environments.ts';
import { judge } from '../judge/judge.ts';
import { METRICS } from '../metrics.ts';
import type { Retention, Run, StoredRun } from '../model.ts';
import { formatFigure } from '../report/format.ts';
import { countOf, formatPercent, listOf } from '../judge/wording.ts';
import { readRunFile } from '../run-file.ts';
import { gateRequest, type MeasureOptions } from './measure-options.ts';
import { measure } from './measuring.ts';

type Places = Pick<MeasureOptions, 'config' | 'baselines'>;

/** The configuration's retention unless the command line has another. */
interface RetentionOptions {
  readonly keep?: number;
  /** In ms. */
  readonly olderThan?: number;
}

const DAY_MS = 86_400_000;

/** `perf-gate baseline update`. @returns the exit code of the contract */
export async function updateCommand(file: string | null, options: MeasureOptions & RetentionOptions): Promise<number> {
  const { dir, retention } = await openBaselines(options);
  const run = file === null ? await measureHead(options) : (await readRunFile(file)).run;
  if (run === null) return EXIT.interrupted;
  const runs = await judgeToStore(run, dir);
  if (runs.length === 0) {
    throw new UserError({ what: 'the run has no absolute figures to store', where: file ?? 'perf-gate baseline update', fix: 'Mend what its report says of each benchmark, and measure again.' });
  }
  for (const stored of runs) {
    await appendRun(dir, stored, retention);
    const history = await readHistory(dir, stored.environment.key);
    process.stdout.write(`Stored ${countOf(stored.benchmarks.length, 'benchmark')} of ${stored.commit.slice(0, 12)}; this machine kind has ${countOf(history.length, 'stored run')} now (${stored.environment.key}).\n`);
    process.stdout.write(describeSlower(stored));
  }
  return EXIT.passed;
}

/** Judged by what is stored now, whatever the run was compared with when it was measured. */
async function judgeToStore(run: Run, dir: string): Promise<readonly StoredRun[]> {
  const histories = await Promise.all(environmentsOf(run).map(async ({ key }) => readHistory(dir, key)));
  const judged = { run, history: histories.flat(), acceptances: await readAcceptances(dir) };
  return toStoredRuns(judged, judge(judged));
}

function describeSlower({ slower }: StoredRun): string {
  if (slower.length === 0) return '';
  return `Slower than the baseline, and kept out of it until \`perf-gate accept\` says that it may stay: ${listOf(slower.map(({ id }) => id))}.\n`;
}

/** A baseline is head alone, and all of it. null: interrupted. */
async function measureHead(options: MeasureOptions): Promise<Run | null> {
  const { file, interrupted, savedTo } = await measure(gateRequest({ ...options, all: true, base: false }));
  if (!interrupted) return file.run;
  process.stderr.write(`Interrupted. Nothing was stored; what was measured is saved in ${savedTo}.\n`);
  return null;
}

/** `perf-gate baseline show` */
export async function showCommand(options: Places): Promise<void> {
  const { dir } = await openBaselines(options);
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
export async function pruneCommand(options: Places & RetentionOptions): Promise<void> {
  const { dir, retention } = await openBaselines(options);
  const dropped = await pruneDir(dir, retention, new Date());
  process.stdout.write(`Dropped ${countOf(dropped, 'stored run')}; of each machine kind the newest ${retention.runs} are kept, and none older than ${countOf(Number((retention.maxAgeMs / DAY_MS).toPrecision(3)), 'day')}.\n`);
}

async function openBaselines({ config: file, baselines, keep, olderThan }: Places & RetentionOptions): Promise<{ readonly dir: string; readonly retention: Retention }> {
  const root = await repositoryRoot(openGit({ root: process.cwd(), env: process.env, own: {} }), process.cwd());
  const { config } = await loadConfig(root, file ?? null);
  const { runs, maxAgeMs } = config.retention;
  return { dir: path.resolve(root, baselines ?? config.baselines), retention: { runs: keep ?? runs, maxAgeMs: olderThan ?? maxAgeMs } };
}
