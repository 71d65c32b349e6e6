import type { ConfigOfBase } from '../config/load-config.ts';
import { endingOf, type LostTry } from '../measure/failure.ts';
import type { RunIo } from '../measure/notes.ts';
import type { Arm, BenchmarkRecord, Config, Measurement, OfBothArms, Reason, SuiteTarget, Target } from '../model.ts';
import {
  isComparable,
  noBenchmarkMatches,
  type PlannedBenchmark,
  serverBenchmarks,
  suiteBenchmarks,
  withTaskLabels,
} from '../plan/benchmarks.ts';
import { configuredName } from '../plan/benchmark-glob.ts';
import type { SettingsOfRun } from '../plan/settings-of-run.ts';
import { recordFilter, removedScenarios, unmatchedGlobs, unmeasuredRecord, unmeasuredRecords } from '../plan/unmeasured.ts';
import { whyNotWorking } from './check.ts';
import { type Installs, openInstalls, type Prepared, type PreparingStep, READY } from './install-target.ts';
import { listSuite } from './list-suite.ts';
import { installedVersion, type PackageTree } from './packages.ts';
import { dependencyFilter } from './reach.ts';
import type { Services } from './services.ts';
import type { Survey, SurveyedTarget } from './survey.ts';
import { monotonicMs } from '../system/this-program.ts';
import { LONGEST_NAME } from '../store/run-file.ts';
import { distinct } from '../text/phrases.ts';

/** Benchmarks that are ready, and records of those that will not be measured. */
export interface PreparedBenchmarks {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
  /** Time of install and build by target. */
  readonly preparingMs: ReadonlyMap<string, number>;
  /** Installed version by target (`versionOf`). */
  readonly versions: ReadonlyMap<string, string>;
}

/** The decisions that preparing needs. */
export interface PrepareRequest extends Survey {
  readonly settings: Pick<SettingsOfRun, 'only' | 'asked'>;
  /** null: nothing is compared. */
  readonly base: { readonly config: Pick<Config, 'targets'>; readonly configState: ConfigOfBase['state'] } | null;
  readonly repository: { readonly config: Pick<Config, 'file'> };
  /** The working tree. */
  readonly tree: PackageTree;
}

/**
 * Installs all targets in both arms. Then, target by target, starts its services, builds it, and asks a suite for its tasks.
 *
 * @throws UserError where nothing matches what was asked for
 */
export async function prepareBenchmarks(
  { targets, removed, settings: { only, asked }, base, repository: { config }, tree }: PrepareRequest,
  { trees, services, io }: Pick<Preparing, 'trees' | 'services'> & { readonly io: RunIo },
): Promise<PreparedBenchmarks> {
  const heads = targets.map(({ head }) => head);
  const versions = new Map<string, string>();
  const preparingMs = new Map<string, number>();
  const timed = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const startedMs = monotonicMs();
    const result = await act();
    preparingMs.set(name, (preparingMs.get(name) ?? 0) + monotonicMs() - startedMs);
    return result;
  };
  const benchmarks: PlannedBenchmark[] = [];
  const unmeasured: BenchmarkRecord[] = removed.flatMap((target) => unmeasuredRecords(target, { state: 'removed' }));
  notesOnUnmatchedDependencies(heads, tree.files, config.file).forEach(io.warn);
  const preparing: Preparing = { trees, services, installs: openInstalls(trees, io.signal), signal: io.signal };
  const total = 2 * targets.length;
  for (const [done, target] of targets.entries()) {
    io.signal.throwIfAborted();
    io.progress({ phase: 'prepare', done, total, label: target.name });
    await timed(target.name, () => installBeforehand(target, preparing));
  }
  for (const [built, target] of targets.entries()) {
    io.signal.throwIfAborted();
    io.progress({ phase: 'prepare', done: targets.length + built, total, label: target.name });
    const found = await timed(target.name, () =>
      base?.configState === 'none' ? prepareBesideBase(target, config.file, preparing) : prepareOne(target, preparing),
    );
    benchmarks.push(...found.benchmarks);
    unmeasured.push(...found.unmeasured);
    found.notes.forEach(io.note);
    if (found.benchmarks.length === 0) continue;
    const { versionOf } = target.head;
    const version = versionOf === null ? null : await installedVersion(versionOf, target.head, trees.head);
    if (version !== null) versions.set(target.name, version);
    else if (versionOf !== null) io.note({ kind: 'version-not-shown', target: target.name, package: versionOf });
  }
  io.progress({ phase: 'prepare', done: total, total, label: 'ready' });
  // A suite in a server's place may have a task of that name.
  const known = new Set(benchmarks.map(({ id }) => id));
  unmeasured.push(...removedScenarios(heads, base?.config.targets ?? []).filter(({ id }) => !known.has(id)));

  const wanted = recordFilter(only);
  const found = [...benchmarks, ...unmeasured];
  const ids = found.map(({ id }) => id);
  if (!found.some(wanted)) throw noBenchmarkMatches(only, ids, asked);
  for (const glob of unmatchedGlobs(only, found)) io.warn({ kind: 'glob-matches-nothing', glob, by: asked.by });
  // Without a base nothing is new: stored runs can judge it.
  const planned = base === null ? benchmarks.map((benchmark) => ({ ...benchmark, newBecause: null })) : benchmarks;
  const kept = { benchmarks: planned.filter(wanted), unmeasured: unmeasured.filter(wanted) };
  // Told before minutes are spent: such a run can be neither joined nor published.
  const names = [...kept.benchmarks, ...kept.unmeasured].map(({ id }) => id).filter((id) => id.length > LONGEST_NAME);
  if (names.length > 0) io.note({ kind: 'names-too-long', names, most: LONGEST_NAME });
  return { ...kept, preparingMs, versions };
}

/** Warns of patterns of `dependsOn` that match no file: a typo would leave changes there unmeasured. */
function notesOnUnmatchedDependencies(targets: readonly Target[], files: readonly string[], file: string): readonly Reason[] {
  const named = targets.flatMap(({ name, dependsOn }) => (dependsOn ?? []).map((pattern) => ({ pattern, target: configuredName(name) })));
  // Editions of a target have its patterns in common.
  const unmatched = distinct(named.filter(({ pattern }) => !files.some(dependencyFilter([pattern]))));
  return unmatched.map(({ pattern, target }) => ({ kind: 'dependency-matches-nothing', pattern, target, file }));
}

interface Found {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
  /** On failed tries before a good one. */
  readonly notes: readonly Reason[];
}

const nothingOf = (target: Target, measurement: Measurement): Found => ({
  benchmarks: [],
  unmeasured: unmeasuredRecords(target, measurement),
  notes: [],
});

/** What targets are prepared with. */
interface Preparing {
  /** The copies. */
  readonly trees: OfBothArms<string>;
  readonly services: Services;
  readonly installs: Installs;
  readonly signal: AbortSignal;
}

/**
 * Installs a target before any is built: members of a workspace share a folder of packages, which `npm ci` empties. Services start
 * later, because an earlier target may build them.
 */
async function installBeforehand(target: SurveyedTarget, { services, installs }: Preparing): Promise<void> {
  if (target.leftOut === null && (await services.lackingOnPath(target)) === null) await inBothArms(target, installs.install);
}

/** Runs a step in both arms at once, which shares the wait for disk and registry. */
async function inBothArms({ head, base }: SurveyedTarget, step: PreparingStep): Promise<OfBothArms<Prepared>> {
  const [ofHead, ofBase] = await Promise.all([step('head', head), base === null ? READY : step('base', base)]);
  return { head: ofHead, base: ofBase };
}

/** Prepares a target beside a base without a configuration. Where head's does not work there, the target is new. */
async function prepareBesideBase(target: SurveyedTarget, configFile: string, preparing: Preparing): Promise<Found> {
  const found = await prepareOne(target, preparing);
  if (target.base === null || target.leftOut !== null) return found;
  const compared = found.benchmarks.find(isComparable);
  const because = whyNotBesideBase(found) ?? (compared === undefined ? null : await whyNotWorking(compared, 'base', preparing.trees));
  if (because === null) return found;
  const alone = await prepareOne({ ...target, base: null }, preparing);
  return {
    ...alone,
    benchmarks: alone.benchmarks.map((benchmark) => ({
      ...benchmark,
      newBecause: { kind: 'base-without-config', file: configFile, because },
    })),
  };
}

/** Why base does not get ready; null: it does, or head breaks. */
function whyNotBesideBase({ benchmarks, unmeasured }: Found): Reason | null {
  const measurement = benchmarks.length > 0 ? undefined : unmeasured[0]?.measurement;
  if (measurement === undefined || !('reason' in measurement)) return null;
  return measurement.state === 'broken' && measurement.arm === 'head' ? null : measurement.reason;
}

async function prepareOne(target: SurveyedTarget, preparing: Preparing): Promise<Found> {
  const { installs, services } = preparing;
  if (target.leftOut !== null) return nothingOf(target.head, target.leftOut);
  const lacking = await services.lackingOnPath(target);
  if (lacking !== null) return nothingOf(target.head, lacking);
  // Before its services, whose programs an install may bring.
  const unready = unreadyOf(await inBothArms(target, installs.install));
  if (unready !== null) return nothingOf(target.head, unready);
  const equipped = await services.equip(target);
  if (!equipped.ready) return nothingOf(target.head, equipped.measurement);
  const { head, base } = equipped;
  const built = await inBothArms(target, installs.build);
  const unbuilt = unreadyOf(built);
  if (unbuilt !== null) return nothingOf(head, unbuilt);
  const lost = [...lostTriesOf('base', built.base), ...lostTriesOf('head', built.head)];
  const found =
    head.kind === 'server'
      ? { benchmarks: serverBenchmarks(head, base?.kind === 'server' ? base : null), unmeasured: [], notes: [] }
      : await suiteOf(head, base?.kind === 'suite' ? base : null, preparing);
  return { ...found, notes: [...lost.map(noteOnSecondTry), ...found.notes] };
}

/** Measurement of a target that is not ready in both arms; null: it is. */
function unreadyOf({ head, base }: OfBothArms<Prepared>): Measurement | null {
  if (!base.ready) return { state: 'broken', arm: 'base', reason: base.reason };
  return head.ready ? null : endingOf([{ arm: 'head', reason: head.reason }], lostTriesOf('base', base));
}

function lostTriesOf(arm: Arm, prepared: Prepared): readonly LostTry[] {
  return prepared.ready ? prepared.lost.map((reason) => ({ arm, reason })) : [];
}

const noteOnSecondTry = ({ arm, reason }: LostTry): Reason => ({ kind: 'needed-second-try', arm, because: reason });

async function suiteOf(head: SuiteTarget, base: SuiteTarget | null, preparing: Preparing): Promise<Found> {
  const listed = await listSuite({ head, base }, preparing);
  if (listed.state !== 'listed') return nothingOf(head, listed);
  const { lost } = listed;
  const { tasks, labels, labelsLost, deviations } = listed.head;
  const gone = listed.base.tasks.filter((task) => !tasks.includes(task));
  return {
    benchmarks: withTaskLabels(suiteBenchmarks(head, base, tasks, listed.base.tasks), labels),
    unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: 'removed' })),
    notes: [
      ...lost.map(noteOnSecondTry),
      ...(labelsLost === null ? [] : [{ kind: 'labels-not-shown', target: head.name, because: labelsLost } as const]),
      ...(deviations.length === 0 ? [] : [{ kind: 'unlike-its-tool', target: head.name, deviations: [...deviations] } as const]),
    ],
  };
}
