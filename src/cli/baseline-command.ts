import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { bareTable } from './output.ts';
import { say, tell } from './tell.ts';
import { measure, whatIsSaved } from './measuring.ts';
import { gateRequest, type MeasureOptions, refuseIdleOptions } from './run-command.ts';
import { loadConfig } from '../config/load-config.ts';
import { CLOCK_TOLERANCE_MS, DAY_MS } from '../config/quantities.ts';
import { EXIT, reasonOf } from '../errors.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import { readGithubActionBenchmark } from '../imports/github-action-benchmark.ts';
import { environmentsOf } from '../judge/environments.ts';
import { judge } from '../judge/judge.ts';
import { readEnvironment } from '../measure/environment.ts';
import { METRICS } from '../metrics.ts';
import type { Config, Judgement, Reason, Retention, Run, RunFile, StoredRun } from '../model.ts';
import { readAcceptances } from '../store/acceptances.ts';
import { openAncestry, type StoredSelection } from '../store/ancestry.ts';
import { appendRun, checkAppendable, comparableWith, importRuns, listHistories, pruneDir, readHistory } from '../store/baseline-files.ts';
import { type FigureSummary, summarizeHistory } from '../store/history-summary.ts';
import { IMPORTED_KIND } from '../store/imported-kind.ts';
import { describeNote, describeReason } from '../report/words.ts';
import { readRunFile } from '../store/run-file.ts';
import { invalidBenchmarks, missingFromStored, reasonNotToStore, toStoredRuns } from '../store/to-stored-runs.ts';
import { commitOf, type Git, type OpenedRepository, openRepository } from '../system/git.ts';
import { plainName } from '../text/escape.ts';
import { formatFigure, formatPercent } from '../text/figures.ts';
import { countOf, listOf, listOfMost, shortCommit } from '../text/phrases.ts';

export type Places = Pick<MeasureOptions, 'config' | 'baselines'>;

/** Absent: the configuration's. */
interface RetentionOptions {
  readonly keep?: number;
  /** In ms. */
  readonly olderThan?: number;
}

/** Units that a line names before it counts the rest. */
const MOST_UNITS = 5;

/** `perf-gate baseline update`. @returns the exit code: the verdict's where the run, or a benchmark of it, is not stored */
export async function updateCommand(file: string | undefined, options: MeasureOptions & RetentionOptions): Promise<number> {
  if (file !== undefined) refuseMeasuringOptions(file, options);
  const { dir, git, retention } = await openBaselines(options);
  const recorded = file === undefined ? await measureHead(options, dir) : { run: (await readRunFile(file)).run, recordedIn: file };
  if (recorded === null) return EXIT.interrupted;
  const { run, recordedIn } = recorded;
  const now = new Date();
  // As the newest run it would be compared with for ever.
  if (Date.parse(run.startedAt) - now.getTime() > CLOCK_TOLERANCE_MS)
    throw CLI_ERRORS['run-of-the-future']({ recordedIn, startedAt: run.startedAt, now: now.toISOString() });
  const judged = await judgeByWhatIsStored(run, dir, git);
  const reason = reasonNotToStore(run, judged.judgement);
  if (reason !== null) return tellNotStored(reason, recordedIn, judged.judgement);
  for (const stored of toStoredRuns(judged.file, judged.judgement)) {
    await appendRun(dir, stored, retention);
    const history = await readHistory(dir, stored.environment.key);
    say(
      `Stored ${countOf(stored.benchmarks.length, 'benchmark')} of ${shortCommit(stored.commit)}; this machine kind has ${countOf(history.length, 'stored run')} now (${stored.environment.key}).`,
    );
    if (stored.slower.length > 0)
      say(
        `Slower than the baseline, and kept out of it until \`perf-gate accept\` accepts it: ${listOf(stored.slower.map(({ id }) => id))}.`,
      );
  }
  missingFromStored(run).forEach((note) => tell(describeNote(note)));
  return invalidBenchmarks(run).length === 0 ? EXIT.passed : EXIT.invalid;
}

function refuseMeasuringOptions(file: string, { only, all, budget, profile, seed, shard }: MeasureOptions): void {
  refuseIdleOptions(
    {
      '--only': only.length > 0,
      '--all': all,
      '--budget': budget !== undefined,
      '--profile': profile !== undefined,
      '--seed': seed !== undefined,
      '--shard': shard !== undefined,
    },
    { where: `perf-gate baseline update ${file}`, fix: 'Leave that out to store the run as it is, or leave out the run to measure now.' },
  );
}

/** Judges a run by the stored runs of now. */
async function judgeByWhatIsStored(run: Run, dir: string, git: Git): Promise<{ readonly file: RunFile; readonly judgement: Judgement }> {
  const histories = await Promise.all(
    (await listHistories(dir)).filter((key) => key !== IMPORTED_KIND.key).map(async (key) => readHistory(dir, key)),
  );
  const stored = comparableWith(environmentsOf(run), histories.flat());
  const { history, notes } = await selectLeadingTo(run.head.sha, stored, git);
  notes.forEach((note) => tell(describeNote(note)));
  // Later runs are compared with stored ones, on whichever branch these were measured.
  const file = { run: { ...run, branch: 'default' as const }, history, acceptances: await readAcceptances(dir, run.configFile) };
  return { file, judgement: judge(file) };
}

/** This clone may lack the commit of a run from another clone. */
async function selectLeadingTo(sha: string, stored: readonly StoredRun[], git: Git): Promise<StoredSelection> {
  if (stored.length === 0 || (await commitOf(git, sha)) !== null) return openAncestry(git, sha).select(stored);
  return { history: stored, notes: [{ kind: 'history-of-unknown-commit', runs: stored.length, commit: sha }] };
}

/** @returns the exit code of the verdict. @throws UserError where the verdict passes: then the run holds nothing to store */
function tellNotStored(reason: Reason, recordedIn: string, { exitCode }: Judgement): number {
  if (exitCode === EXIT.passed) {
    throw CLI_ERRORS['run-not-storable']({ reason: describeReason(reason), recordedIn });
  }
  tell(`The run was not stored as a baseline: ${describeReason(reason)}. \`perf-gate compare ${recordedIn}\` says more.`);
  return exitCode;
}

/** Measures all of head, without a base. null: interrupted. @throws UserError before anything is measured, where the run could not be stored in `dir` */
async function measureHead(options: MeasureOptions, dir: string): Promise<{ readonly run: Run; readonly recordedIn: string } | null> {
  await checkAppendable(dir, (await readEnvironment()).key);
  const { file, interrupted, kept } = await measure(gateRequest({ ...options, all: true, base: false }));
  if (interrupted) {
    tell(`Interrupted. Nothing was stored; ${whatIsSaved(kept)}.`);
    return null;
  }
  if ('problem' in kept) throw kept.problem;
  return { run: file.run, recordedIn: kept.path };
}

/** `perf-gate baseline show` */
export async function showCommand(options: Places): Promise<void> {
  const { dir } = await openBaselines(options);
  const keys = await listHistories(dir);
  if (keys.length === 0) say(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.`);
  for (const key of keys) {
    const summary = summarizeHistory(await readHistory(dir, key));
    if (summary === null) continue;
    say(
      `${key}: ${countOf(summary.runs, 'run')}, ${summary.oldestRecordedAt} to ${summary.newestRecordedAt}, newest of ${shortCommit(summary.newestCommit)}`,
    );
    say(
      bareTable({ head: ['benchmark', 'metric', 'runs', 'median', 'newest', 'varies by'], rows: summary.figures.map(rowOf), ruled: true }),
    );
  }
}

function rowOf({ benchmark, metric, runs, median, newest, relativeSd }: FigureSummary): readonly string[] {
  const label = `${METRICS[metric].label} (${METRICS[metric].unit})`;
  const variesBy = relativeSd === null ? '–' : formatPercent(relativeSd);
  return [benchmark, label, String(runs), formatFigure(median), formatFigure(newest), variesBy];
}

/** `perf-gate baseline prune` */
export async function pruneCommand(options: Places & RetentionOptions): Promise<void> {
  const { dir, retention } = await openBaselines(options);
  const dropped = await pruneDir(dir, retention, new Date());
  say(
    `Dropped ${countOf(dropped, 'stored run')}; of each machine kind the newest ${retention.runs} of every benchmark are kept, and none older than ${countOf(Number((retention.maxAgeMs / DAY_MS).toPrecision(3)), 'day')}.`,
  );
}

/** `perf-gate baseline import`: the history of github-action-benchmark, for the charts of the site. */
export async function importCommand(file: string, options: Places & RetentionOptions): Promise<void> {
  const { dir, retention } = await openBaselines(options);
  const { runs, unknownUnits } = readGithubActionBenchmark(await readHistoryFile(file), file);
  const kept = await importRuns(dir, runs, retention);
  const benchmarks = new Set(kept.flatMap((run) => run.benchmarks.map(({ id }) => id)));
  say(
    `Read ${countOf(runs.length, 'run')}; ${countOf(kept.length, 'imported run')} of ${countOf(benchmarks.size, 'benchmark')} ${kept.length === 1 ? 'is' : 'are'} stored now (${IMPORTED_KIND.key}), within the retention.`,
  );
  if (unknownUnits.length > 0)
    say(
      `Left out: figures in ${listOfMost(
        unknownUnits.map((unit) => (unit === '' ? 'no unit' : plainName(unit))),
        MOST_UNITS,
      )}, which perf-gate has no metric for.`,
    );
  say('`perf-gate report --site DIR` draws them. No verdict uses them, because the machine is not known.');
}

async function readHistoryFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw CLI_ERRORS['not-github-action-benchmark']({ where: file, reason: reasonOf(cause) }, cause);
  }
}

export async function openBaselines({
  config: file,
  baselines,
  keep,
  olderThan,
}: Places & RetentionOptions): Promise<
  OpenedRepository & { readonly dir: string; readonly config: Config; readonly retention: Retention }
> {
  const { root, git } = await openRepository(process.cwd());
  const { config } = await loadConfig(root, file ?? null);
  const { runs, maxAgeMs } = config.retention;
  return {
    dir: path.resolve(root, baselines ?? config.baselines),
    root,
    git,
    config,
    retention: { runs: keep ?? runs, maxAgeMs: olderThan ?? maxAgeMs },
  };
}
