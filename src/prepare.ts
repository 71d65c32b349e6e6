import { stat } from 'node:fs/promises';
import path from 'node:path';
import { digestTarget } from './arms/digest.ts';
import type { Workspace } from './arms/materialise.ts';
import { installedVersion, prepareTarget, type Prepared } from './arms/prepare.ts';
import { ArmFailure } from './measure/failure.ts';
import { startSuite } from './measure/suite.ts';
import type { Arm, BenchmarkRecord, Config, Measurement, SuiteTarget, Target } from './model.ts';
import { benchmarkFilter, noBenchmarkMatches, planTargets, serverBenchmarks, suiteBenchmarks, type PlannedBenchmark, type PlannedTarget } from './plan/benchmarks.ts';
import type { ProgressListener } from './progress.ts';

/** Benchmarks that are ready to be measured, and those that will not be, with the reason. */
export interface PreparedBenchmarks {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
  /** Installed version by target (`versionOf`). */
  readonly versions: ReadonlyMap<string, string>;
}

export interface PrepareOptions {
  readonly request: { readonly only: readonly string[]; readonly all: boolean };
  readonly head: Config;
  /** null: there is no base. */
  readonly base: Config | null;
  readonly trees: Workspace['trees'];
  readonly io: { readonly signal: AbortSignal; readonly progress: ProgressListener };
}

/**
 * Finds out which targets the change can reach, installs and builds those in both arms, and asks suites for their tasks.
 *
 * @throws UserError where nothing matches what was asked for
 */
export async function prepareBenchmarks(options: PrepareOptions): Promise<PreparedBenchmarks> {
  const { request, trees, io } = options;
  const plan = planTargets(options.head, options.base, request.only);
  const removed = plan.removed.flatMap((target) => recordsOf(target, { state: 'removed' }));
  const versions = new Map<string, string>();
  const benchmarks: PlannedBenchmark[] = [];
  const unmeasured: BenchmarkRecord[] = [...removed];

  for (const [done, target] of plan.targets.entries()) {
    io.signal.throwIfAborted();
    io.progress({ phase: 'prepare', done, total: plan.targets.length, label: target.name });
    const found = await prepareOne(target, options);
    benchmarks.push(...found.benchmarks);
    unmeasured.push(...found.unmeasured);
    const version = await installedVersion(target.head, trees.head);
    if (version !== null) versions.set(target.name, version);
  }
  io.progress({ phase: 'prepare', done: plan.targets.length, total: plan.targets.length, label: 'ready' });

  const named = benchmarkFilter(request.only);
  // A suite whose tasks could not be asked for stands as a whole, and must not be lost behind a narrower pattern.
  const wanted = (id: string): boolean => id.endsWith(`/${WHOLE_SUITE}`) || named(id);
  const ids = [...benchmarks, ...unmeasured].map((benchmark) => benchmark.id);
  if (!ids.some(wanted)) throw noBenchmarkMatches(request.only, ids);
  // Without a base nothing is new: it is measured alone, and the stored runs can judge it.
  const planned = options.base === null ? benchmarks.map((benchmark) => ({ ...benchmark, newBecause: null })) : benchmarks;
  return { benchmarks: planned.filter(({ id }) => wanted(id)), unmeasured: unmeasured.filter(({ id }) => wanted(id)), versions };
}

/** Stands for all tasks of a suite that could not be asked for them. */
const WHOLE_SUITE = '*';

interface Found {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
}

async function prepareOne(planned: PlannedTarget, { request, trees, io }: PrepareOptions): Promise<Found> {
  const { head } = planned;
  // A base without the target's folder has nothing to compare with: the target is new, whatever its configuration says.
  const base = planned.base !== null && (await isFolder(path.join(trees.base, planned.base.dir))) ? planned.base : null;
  if (!request.all && base !== null && (await digestTarget(head, trees.head)) === (await digestTarget(base, trees.base))) {
    return { benchmarks: [], unmeasured: recordsOf(head, { state: 'unaffected' }) };
  }
  // Both at once: two installs of the same lock file share the wait for the disk and the registry's cache.
  const [headReady, baseReady] = await Promise.all([
    prepareTarget(head, trees.head, io.signal),
    base === null ? READY : prepareTarget(base, trees.base, io.signal),
  ]);
  const broken = brokenArm(headReady, baseReady);
  if (broken !== null) return { benchmarks: [], unmeasured: recordsOf(head, broken) };
  if (head.kind === 'server') return { benchmarks: serverBenchmarks(head, base?.kind === 'server' ? base : null), unmeasured: [] };
  return suiteOf(head, base?.kind === 'suite' ? base : null, trees);
}

const isFolder = (folder: string): Promise<boolean> => stat(folder).then((stats) => stats.isDirectory(), () => false);

const READY: Prepared = { ready: true };

/** A base that cannot be built is told first: nothing can be said of head then. */
function brokenArm(head: Prepared, base: Prepared): Extract<Measurement, { state: 'broken' }> | null {
  if (!base.ready) return { state: 'broken', arm: 'base', reason: base.reason };
  return head.ready ? null : { state: 'broken', arm: 'head', reason: head.reason };
}

/** Only the suite's own file knows its tasks, so both arms are asked. */
async function suiteOf(head: SuiteTarget, base: SuiteTarget | null, trees: Workspace['trees']): Promise<Found> {
  try {
    const baseTasks = base === null ? [] : await tasksOf('base', base, trees.base);
    const headTasks = await tasksOf('head', head, trees.head);
    const gone = baseTasks.filter((task) => !headTasks.includes(task));
    return {
      benchmarks: suiteBenchmarks(head, base, headTasks, baseTasks),
      unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: 'removed' })),
    };
  } catch (error) {
    if (!(error instanceof ArmFailure)) throw error;
    return { benchmarks: [], unmeasured: recordsOf(head, { state: 'broken', arm: error.arm, reason: error.message }) };
  }
}

async function tasksOf(arm: Arm, target: SuiteTarget, tree: string): Promise<readonly string[]> {
  await using suite = startSuite({ arm, target, tree, core: null });
  return await suite.tasks();
}

/** One record a scenario; a suite's tasks are not known without running its file, so it stands as a whole. */
function recordsOf(target: Target, measurement: Measurement): readonly BenchmarkRecord[] {
  const names = target.kind === 'server' ? target.scenarios.map((scenario) => scenario.name) : [WHOLE_SUITE];
  return names.map((name) => unmeasuredRecord(target, name, measurement));
}

const unmeasuredRecord = (target: Target, scenario: string, measurement: Measurement): BenchmarkRecord =>
  ({ id: `${target.name}/${scenario}`, target: target.name, scenario, kind: target.kind, version: null, loadHash: '', measurement });
