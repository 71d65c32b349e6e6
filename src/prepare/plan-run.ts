import type { ConfigOfBase } from '../config/load-config.ts';
import { type CorePlan, planCores } from '../measure/cores.ts';
import { readEnvironment } from '../measure/environment.ts';
import type { NoteTaker } from '../measure/notes.ts';
import { PROCEDURE, type Procedure, procedureUnder, roundCosts } from '../measure/procedure.ts';
import type { Commit, Config, Environment, Shard } from '../model.ts';
import { benchmarkFilter } from '../plan/benchmark-glob.ts';
import { serverBenchmarks, suiteBenchmarks } from '../plan/benchmarks.ts';
import { comparesNothing } from '../plan/profiles.ts';
import { divideTime } from '../plan/divide-time.ts';
import { schedulableOf } from '../plan/rounds-of-run.ts';
import { type AskedSettings, settingsOfRun, type SettingsOfRun, underLoad } from '../plan/settings-of-run.ts';
import { WHOLE_SUITE } from '../plan/unmeasured.ts';
import { openResults } from '../store/run-file.ts';
import { refuseLongTemporaryFolder, warnWhereNothingRuns } from '../system/scratch.ts';
import { monotonicMs } from '../system/this-program.ts';
import { notesOnPinnedNode, readChange, readWorkingTree } from './change.ts';
import type { PrepareRequest } from './benchmarks.ts';
import type { TreeChange } from './reach.ts';
import { configOfBase, readRepository, type Repository, type RepositoryRequest } from './repository.ts';
import { NOTHING_STORED, readStored, readTimes, type StoredRecords } from './stored.ts';
import { surveyTargets } from './survey.ts';

/** A run with every setting decided. */
export interface RunRequest extends RepositoryRequest, AskedSettings {
  /** Measure also targets that the change does not reach. */
  readonly all: boolean;
  /** null: all benchmarks. */
  readonly shard: Shard | null;
  /** Folder of the stored runs and accepted regressions; null: the configuration's. */
  readonly baselines: string | null;
  /** How rounds are measured; absent: {@link PROCEDURE}. */
  readonly procedure?: Procedure;
}

/** The decisions of a run before anything is copied or installed. */
export interface RunPlan extends PrepareRequest {
  readonly startedAt: Date;
  /** Monotonic. */
  readonly startedMs: number;
  readonly repository: Repository;
  /** null: nothing is measured side by side. */
  readonly base: { readonly commit: Commit; readonly config: Config; readonly configState: ConfigOfBase['state'] } | null;
  /** Both arms are copies of the working tree. */
  readonly isAgainstItself: boolean;
  readonly settings: SettingsOfRun;
  /** null: there is no base that could differ. */
  readonly change: TreeChange | null;
  readonly procedure: Procedure;
  /** null: processes cannot be pinned. */
  readonly cores: CorePlan | null;
  readonly environment: Environment;
  readonly stored: StoredRecords;
}

/**
 * Reads the repository, both configurations, what the change reaches and what is stored; decides what to measure.
 *
 * @throws UserError for wrong usage, configuration, repository or baselines, and for a budget that cannot be enough
 */
export async function planRun(request: RunRequest, io: NoteTaker): Promise<RunPlan> {
  const [startedAt, startedMs] = [new Date(), monotonicMs()];
  const repository = await readRepository(request);
  const { root, config } = repository;
  const [environment, cores] = await Promise.all([readEnvironment(), planCores()]);
  refuseLongTemporaryFolder(config.targets);
  if (environment.cpuLimit !== undefined) io.note({ kind: 'cpu-limited', cpus: environment.cpuLimit, cores: environment.cores });
  await warnWhereNothingRuns(io.warn);
  await openResults(root);
  const isAgainstItself = request.base.kind === 'itself';
  const base = await readBase(repository, isAgainstItself, io);
  const settings = settingsOfRun(request, config, base?.config ?? null);
  settings.notes.forEach(io.note);
  const change = base === null || isAgainstItself ? null : await readChange(repository, { sha: base.commit.sha, config: base.config });
  if (repository.benchmarksOfHead && change !== null) io.note({ kind: 'benchmarks-of-head', files: change.brought.length });
  if (change !== null) notesOnPinnedNode(change, environment.nodeVersion).forEach(io.note);
  const tree = change?.tree ?? (await readWorkingTree(repository));
  const { load } = settings.profile;
  const recorded = request.shard === null ? new Map() : await readTimes(repository, { baselines: request.baselines, base });
  const survey = surveyTargets(underLoad(config, load), base === null ? null : underLoad(base.config, load), {
    ...settings,
    all: request.all,
    shard: request.shard,
    recorded,
    change,
  });
  const plan = {
    ...survey,
    startedAt,
    startedMs,
    repository,
    base,
    isAgainstItself,
    settings,
    procedure: request.procedure ?? PROCEDURE,
    environment,
    cores,
    tree,
    change,
  };
  if (!isAgainstItself) refuseTooSmallBudget(plan);
  return {
    ...plan,
    stored: isAgainstItself ? NOTHING_STORED : await readStored(repository, { baselines: request.baselines, base, environment }, io),
  };
}

/** Reads the base and its configuration, and adds the notes on both. */
async function readBase(repository: Repository, isAgainstItself: boolean, { note, warn }: NoteTaker): Promise<RunPlan['base']> {
  const { base: chosen } = repository;
  if (chosen.commit === null) {
    note(chosen.why);
    return null;
  }
  const { sha } = chosen.commit;
  if (isAgainstItself) return { commit: chosen.commit, config: repository.config, configState: 'own' };
  chosen.notes.forEach(warn);
  const { config, state, problem } = await configOfBase(repository, sha);
  if (problem !== null) (state === 'refused' ? warn : note)(problem);
  return { commit: chosen.commit, config, configState: state };
}

/** Refuses a budget that is too small for the known benchmarks: one task of a suite, no targets that may be left out. */
function refuseTooSmallBudget({
  targets,
  base,
  settings: { profile, budget, only, instructions },
  procedure,
  cores,
}: Omit<RunPlan, 'stored'>): void {
  if (budget === null) return;
  const isWanted = benchmarkFilter(only);
  const known = targets.filter(({ leftOut, head }) => leftOut === null && head.services.length === 0);
  const planned = known.flatMap(({ head, base: ofBase }) =>
    head.kind === 'server'
      ? serverBenchmarks(head, ofBase?.kind === 'server' ? ofBase : null).filter(({ id }) => isWanted(id))
      : suiteBenchmarks(head, ofBase?.kind === 'suite' ? ofBase : null, [WHOLE_SUITE], [WHOLE_SUITE]),
  );
  if (planned.length === 0) return;
  const benchmarks = planned.map((benchmark) => schedulableOf(benchmark, { comparing: !comparesNothing(profile) }));
  divideTime({
    benchmarks,
    profile,
    budget,
    instructions,
    hasBase: base !== null,
    costs: roundCosts(procedureUnder(profile.load, procedure), cores !== null),
  });
}
