/**
 * The story of a run: choose what to compare, lay out the arms, plan, measure, judge, keep. Reports and publishing are
 * for whoever asked (the command line, the Action).
 */
import { createHash, randomInt } from 'node:crypto';
import path from 'node:path';
import { chooseBase, headCommit, repositoryRoot, type BaseRequest } from './arms/base-commit.ts';
import { materialise } from './arms/materialise.ts';
import { readHistory } from './baseline/files.ts';
import { loadConfig } from './config/load.ts';
import { openGit } from './git.ts';
import { judge } from './judge/judge.ts';
import { planCores } from './measure/cores.ts';
import { readEnvironment } from './measure/environment.ts';
import { benchmarkRecord, measureRun } from './measure/measure-run.ts';
import { PROCEDURE } from './measure/procedure.ts';
import { stopAllProcessTrees } from './measure/process-tree.ts';
import { openRig } from './measure/rig.ts';
import type { BenchmarkRecord, Config, Judgement, ProfileName, Run, RunFile } from './model.ts';
import type { PlannedBenchmark } from './plan/benchmarks.ts';
import { scheduleRounds } from './plan/schedule.ts';
import { prepareBenchmarks } from './prepare.ts';
import type { ProgressListener } from './progress.ts';
import { writeRunFile } from './run-file.ts';
import { keepOutOfGit, RESULTS_FOLDER } from './results-folder.ts';
import { roundCosts } from './measure/round-costs.ts';
import { version } from './version.ts';

/** What is to be measured and compared; every field decided. */
export interface GateRequest {
  /** A folder inside the repository. */
  readonly cwd: string;
  /** null: the first of the usual names. */
  readonly configFile: string | null;
  readonly only: readonly string[];
  /** Also what the change cannot reach. */
  readonly all: boolean;
  readonly base: BaseRequest;
  /** Folder of the stored runs; null: the configuration's. */
  readonly baselines: string | null;
  /** null: the configuration's, or what the profile takes. */
  readonly budgetMs: number | null;
  readonly profile: ProfileName;
  /** null: drawn anew, and recorded. */
  readonly seed: number | null;
}

/** What came of it. */
export interface GateResult {
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** Where the run was kept, relative to the repository's root. */
  readonly savedTo: string;
  readonly root: string;
  readonly config: Config;
  /** The signal ended it early; the run holds what was measured until then. */
  readonly interrupted: boolean;
}

/**
 * Measures and judges. Whatever was measured is written to `.perf-gate/` before this returns, also after an interrupt.
 *
 * @throws UserError for wrong usage, configuration, repository or baselines, before anything is measured
 */
export async function runGate(request: GateRequest, io: { readonly signal: AbortSignal; readonly progress: ProgressListener }): Promise<GateResult> {
  const startedAt = new Date();
  const notes: string[] = [];
  const note = (text: string): void => {
    if (notes.includes(text)) return;
    notes.push(text);
    io.progress({ phase: 'note', text });
  };

  const inside = openGit({ root: request.cwd, env: process.env, own: {} });
  const root = await repositoryRoot(inside, request.cwd);
  const git = openGit({ root, env: process.env, own: {} });
  const { config, text: configText } = await loadConfig(root, request.configFile);
  const environment = await readEnvironment();
  const history = await readHistory(path.resolve(root, request.baselines ?? config.baselines), environment.key);
  const head = await headCommit(git, root);
  const base = await chooseBase(git, request.base, head);
  if (base.commit === null) note(base.why);

  await using arms = await materialise({ root, git, base: base.commit?.sha ?? null });
  await using interrupts = new AsyncDisposableStack();
  interrupts.use(stopEverythingOn(io.signal));
  const baseConfig = base.commit === null ? null : await configOfBase(arms.trees.base, config, note);
  const prepared = await prepareBenchmarks({ request, head: config, base: baseConfig, trees: arms.trees, io });

  const seed = request.seed ?? randomInt(2 ** 31);
  const cores = await planCores();
  if (cores === null) note('Processes could not be pinned to a core here, so base and head took turns in slices instead of running side by side: expect wider intervals.');
  const schedule = scheduleRounds({
    benchmarks: prepared.benchmarks.map((benchmark) => ({ id: benchmark.id, kind: benchmark.kind, comparable: base.commit !== null && benchmark.newBecause === null })),
    profile: request.profile,
    budgetMs: request.budgetMs ?? config.budgetMs,
    seed,
    costs: roundCosts(PROCEDURE, cores !== null),
  });
  await using rig = openRig(cores, (target) => note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`));
  const measurements = await measureRun({
    benchmarks: prepared.benchmarks, steps: schedule.steps, trees: arms.trees, rig, signal: io.signal,
    onRound: ({ done, id, elapsedMs }) => io.progress({ phase: 'measure', done, total: schedule.steps.length, label: id, leftMs: timeLeft(done, schedule.steps.length, elapsedMs, schedule.expectedMs) }),
  });
  const interrupted = io.signal.aborted;
  if (!interrupted) io.progress({ phase: 'measure', done: schedule.steps.length, total: schedule.steps.length, label: 'done', leftMs: 0 });
  if (interrupted) note('The run was interrupted: it holds only what was measured until then.');

  const measured = prepared.benchmarks.map((benchmark) => benchmarkRecord(benchmark, measurements.get(benchmark.id)!, {
    version: prepared.versions.get(benchmark.target) ?? null,
    loadHash: loadHash(benchmark),
  }));
  const run: Run = {
    schema: 1,
    tool: version,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    profile: request.profile,
    seed,
    head,
    base: base.commit,
    environment,
    policy: (baseConfig ?? config).policy,
    configHash: sha256(configText),
    benchmarks: [...measured, ...prepared.unmeasured].toSorted(byPlaceIn(config)),
    notes,
  };
  const file: RunFile = { run, history };
  const savedTo = path.join(RESULTS_FOLDER, interrupted ? 'interrupted.json' : 'run.json');
  await keepOutOfGit(root);
  await writeRunFile(path.join(root, savedTo), file);
  return { file, judgement: judge(file), savedTo, root, config, interrupted };
}

/** Thresholds and policy come from here, so that a change cannot relax its own gate. */
async function configOfBase(tree: string, head: Config, note: (text: string) => void): Promise<Config> {
  try {
    return (await loadConfig(tree, head.file)).config;
  } catch (error) {
    note(`The base has no usable ${head.file} (${error instanceof Error ? error.message.split('\n')[0] : String(error)}), so head's configuration and thresholds hold for both.`);
    return head;
  }
}

/** A failure to stop shows at the end, where it is awaited. */
function stopEverything(): void {
  stopAllProcessTrees().catch(() => {});
}

/** An interrupt ends every process at once; whatever waits for one then fails, and is cleaned up on its way out. */
function stopEverythingOn(signal: AbortSignal): AsyncDisposable {
  signal.addEventListener('abort', stopEverything);
  return {
    [Symbol.asyncDispose]: async () => {
      signal.removeEventListener('abort', stopEverything);
      if (signal.aborted) await stopAllProcessTrees();
    },
  };
}

/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft(done: number, total: number, elapsedMs: number, expectedMs: number): number {
  return done < 3 ? Math.max(0, expectedMs - elapsedMs) : (elapsedMs / done) * (total - done);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Solo figures can be compared only where load and procedure were the same. */
function loadHash({ kind, load }: PlannedBenchmark): string {
  const { soloWarmupMs, suiteWarmupMs, soloMs } = PROCEDURE;
  return sha256(JSON.stringify([load, soloMs, kind === 'server' ? soloWarmupMs : suiteWarmupMs])).slice(0, 16);
}

/** Reports list benchmarks in the configuration's order; what only base has comes last. */
function byPlaceIn(config: Config): (one: BenchmarkRecord, other: BenchmarkRecord) => number {
  const places = new Map(config.targets.map((target, place) => [target.name, place]));
  return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}
