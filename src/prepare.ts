import { notesOnUnmatchedDependencies } from './arms/dependencies.ts';
import { openInstalls, type Install } from './arms/installs.ts';
import type { Workspace } from './arms/materialise.ts';
import { installedVersion, type Prepared } from './arms/prepare.ts';
import { ArmFailure } from './measure/failure.ts';
import { startSuite } from './measure/suite.ts';
import type { TaskLabels } from './measure/suite-protocol.ts';
import type { Arm, BenchmarkRecord, Config, Measurement, SuiteTarget } from './model.ts';
import { noBenchmarkMatches, planTargets, serverBenchmarks, suiteBenchmarks, withTaskLabels, type PlannedBenchmark } from './plan/benchmarks.ts';
import type { AskedFor } from './plan/selections.ts';
import { recordFilter, unmeasuredRecord, unmeasuredRecords } from './plan/unmeasured.ts';
import type { ProgressListener } from './progress.ts';
import type { Services } from './services/services.ts';
import { surveyTargets, type SurveyedTarget, type SurveyRequest } from './survey.ts';

/** Benchmarks that are ready to be measured, and those that will not be, with the reason. */
export interface PreparedBenchmarks {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
  /** Installed version by target (`versionOf`). */
  readonly versions: ReadonlyMap<string, string>;
  /** What a reader of the report must know of the targets, in whole sentences. */
  readonly notes: readonly string[];
}

export interface PrepareOptions {
  readonly request: SurveyRequest;
  /** What `only` of the request came of. */
  readonly asked: AskedFor;
  readonly head: Config;
  /** null: there is no base. */
  readonly base: Config | null;
  readonly trees: Workspace['trees'];
  readonly services: Services;
  readonly io: { readonly signal: AbortSignal; readonly progress: ProgressListener };
}

/**
 * Finds out which targets are to be measured here, starts the services that they need, installs and builds them in both
 * arms, and asks suites for their tasks.
 *
 * @throws UserError where nothing matches what was asked for
 */
export async function prepareBenchmarks(options: PrepareOptions): Promise<PreparedBenchmarks> {
  const { request, asked, trees, io } = options;
  const plan = planTargets(options.head, options.base, request.only, asked);
  const removed = plan.removed.flatMap((target) => unmeasuredRecords(target, { state: 'removed' }));
  const versions = new Map<string, string>();
  const benchmarks: PlannedBenchmark[] = [];
  const unmeasured: BenchmarkRecord[] = [...removed];

  const targets = await surveyTargets(plan.targets, { request, trees, signal: io.signal });
  const notes = await notesOnUnmatchedDependencies(plan.targets.map(({ head }) => head), trees.head, options.head.file);
  const install = openInstalls(trees, io.signal);
  for (const [done, target] of targets.entries()) {
    io.signal.throwIfAborted();
    io.progress({ phase: 'prepare', done, total: targets.length, label: target.name });
    const found = await prepareOne(target, { ...options, install });
    benchmarks.push(...found.benchmarks);
    unmeasured.push(...found.unmeasured);
    const version = await installedVersion(target.head, trees.head);
    if (version !== null) versions.set(target.name, version);
  }
  io.progress({ phase: 'prepare', done: targets.length, total: targets.length, label: 'ready' });

  const wanted = recordFilter(request.only);
  const ids = [...benchmarks, ...unmeasured].map((benchmark) => benchmark.id);
  if (!ids.some(wanted)) throw noBenchmarkMatches(request.only, ids, asked);
  // Without a base nothing is new: it is measured alone, and the stored runs can judge it.
  const planned = options.base === null ? benchmarks.map((benchmark) => ({ ...benchmark, newBecause: null })) : benchmarks;
  return { benchmarks: planned.filter(({ id }) => wanted(id)), unmeasured: unmeasured.filter(({ id }) => wanted(id)), versions, notes };
}

interface Found {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
}

async function prepareOne(target: SurveyedTarget, { trees, services, install }: Pick<PrepareOptions, 'trees' | 'services'> & { readonly install: Install }): Promise<Found> {
  if (target.leftOut !== null) return { benchmarks: [], unmeasured: unmeasuredRecords(target.head, target.leftOut) };
  const equipped = await services.equip(target);
  if (!equipped.ready) return { benchmarks: [], unmeasured: unmeasuredRecords(target.head, equipped.measurement) };
  const { head, base } = equipped;
  // Both at once: two installs of the same lock file share the wait for the disk and the registry's cache.
  const [headReady, baseReady] = await Promise.all([
    install('head', target.head),
    target.base === null ? READY : install('base', target.base),
  ]);
  const broken = brokenArm(headReady, baseReady);
  if (broken !== null) return { benchmarks: [], unmeasured: unmeasuredRecords(head, broken) };
  if (head.kind === 'server') return { benchmarks: serverBenchmarks(head, base?.kind === 'server' ? base : null), unmeasured: [] };
  return suiteOf(head, base?.kind === 'suite' ? base : null, { trees, services });
}

const READY: Prepared = { ready: true };

/** A base that cannot be built is told first: nothing can be said of head then. */
function brokenArm(head: Prepared, base: Prepared): Extract<Measurement, { state: 'broken' }> | null {
  if (!base.ready) return { state: 'broken', arm: 'base', reason: base.reason };
  return head.ready ? null : { state: 'broken', arm: 'head', reason: head.reason };
}

/** Only the suite's own file knows its tasks, so both arms are asked. */
async function suiteOf(head: SuiteTarget, base: SuiteTarget | null, { trees, services }: Pick<PrepareOptions, 'trees' | 'services'>): Promise<Found> {
  try {
    const baseTasks = base === null ? [] : (await contentsOf('base', base, trees.base)).tasks;
    const { tasks: headTasks, labels } = await contentsOf('head', head, trees.head);
    const gone = baseTasks.filter((task) => !headTasks.includes(task));
    return {
      benchmarks: withTaskLabels(suiteBenchmarks(head, base, headTasks, baseTasks), labels),
      unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: 'removed' })),
    };
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    const trouble = await services.trouble({ head, base });
    const measurement: Measurement = trouble === null ? { state: 'broken', arm: error.arm, reason: error.message } : { state: 'invalid', reason: trouble };
    return { benchmarks: [], unmeasured: unmeasuredRecords(head, measurement) };
  }
}

interface SuiteContents {
  readonly tasks: readonly string[];
  readonly labels: TaskLabels;
}

/** Tables show head's labels alone. */
async function contentsOf(arm: Arm, target: SuiteTarget, tree: string): Promise<SuiteContents> {
  await using suite = startSuite({ arm, target, tree, core: null });
  return { tasks: await suite.tasks(), labels: arm === 'head' ? await suite.labels() : {} };
}
