import { endingOf, type LostTry } from '../measure/failure.ts';
import type { RunIo } from '../measure/notes.ts';
import type { Arm, BenchmarkRecord, Config, Measurement, OfBothArms, SuiteTarget, Target } from '../model.ts';
import { newBeside, noBenchmarkMatches, type PlannedBenchmark, planTargets, serverBenchmarks, suiteBenchmarks, withTaskLabels } from '../plan/benchmarks.ts';
import type { AskedFor } from '../plan/selections.ts';
import { recordFilter, removedScenarios, unmatchedGlobs, unmeasuredRecord, unmeasuredRecords } from '../plan/unmeasured.ts';
import { type Installs, openInstalls, type Prepared, type PreparingStep, READY } from './install-target.ts';
import { listSuite } from './list-suite.ts';
import { installedVersion, notesOnPublishedCopies, publishablePackages } from './published-copy.ts';
import { notesOnUnmatchedDependencies } from './reach/dependencies.ts';
import type { Services } from './services.ts';
import { type SurveyedTarget, type SurveyRequest, surveyTargets } from './survey.ts';
import { readTree } from './tree.ts';
import { LONGEST_NAME } from '../store/run-file.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { listOfMost } from '../text/phrases.ts';
import { recordedText } from '../model/reasons.ts';
import { describeReason } from '../report/words.ts';

/** Benchmarks that are ready to be measured, and those that will not be, with the reason. */
export interface PreparedBenchmarks {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
  /** Installed version by target (`versionOf`). */
  readonly versions: ReadonlyMap<string, string>;
  /** What a reader of the report must know of the targets, in whole sentences. */
  readonly notes: readonly string[];
  /** The same of changes that no figure can show. */
  readonly warnings: readonly string[];
}

export interface PrepareOptions {
  readonly request: SurveyRequest;
  /** What `only` of the request came of. */
  readonly asked: AskedFor;
  readonly head: Config;
  /** null: there is no base. */
  readonly base: Config | null;
  /** Why base was never asked to run what its configuration here says; null or not there: it was. */
  readonly unasked?: string | null;
  readonly trees: OfBothArms<string>;
  readonly services: Services;
  readonly io: Pick<RunIo, 'signal' | 'progress'>;
}

/**
 * Finds out which targets are to be measured here, installs all of them in both arms, then one after the other starts the
 * services that it needs, builds it, and asks a suite for its tasks.
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
  const notes: string[] = [];
  const before = await readTree(trees.head);
  const warnings = [...notesOnUnmatchedDependencies(plan.targets.map(({ head }) => head), before.sorted, options.head.file)];
  const ownPackages = await publishablePackages(before);
  const preparing: PreparingArms = { trees, services: options.services, installs: openInstalls(trees, io.signal), signal: io.signal };
  const total = 2 * targets.length;
  for (const [done, target] of targets.entries()) {
    io.signal.throwIfAborted();
    io.progress({ phase: 'prepare', done, total, label: target.name });
    await installBeforehand(target, preparing);
  }
  for (const [built, target] of targets.entries()) {
    io.signal.throwIfAborted();
    io.progress({ phase: 'prepare', done: targets.length + built, total, label: target.name });
    const found = await prepareBesideBase(target, options.unasked ?? null, preparing);
    benchmarks.push(...found.benchmarks);
    unmeasured.push(...found.unmeasured);
    notes.push(...found.notes);
    if (found.benchmarks.length > 0) warnings.push(...await notesOnPublishedCopies(target.head, trees.head, ownPackages));
    const { versionOf } = target.head;
    const version = versionOf === null ? null : await installedVersion(versionOf, target.head, trees.head);
    if (version !== null) versions.set(target.name, version);
    else if (versionOf !== null && found.benchmarks.length > 0) notes.push(`No version of ${plainName(versionOf)} is shown beside ${target.name} (its \`versionOf\`): the node_modules of its folder, and of those above, have none.`);
  }
  io.progress({ phase: 'prepare', done: total, total, label: 'ready' });
  const gone = removedScenarios(plan.targets.map(({ head }) => head), options.base?.targets ?? []);
  // A suite that takes a server's place may have a task of that name.
  const known = new Set(benchmarks.map(({ id }) => id));
  unmeasured.push(...gone.filter(({ id }) => !known.has(id)));

  const wanted = recordFilter(request.only);
  const found = [...benchmarks, ...unmeasured];
  if (!found.some(wanted)) throw noBenchmarkMatches(request.only, found.map(({ id }) => id), asked);
  warnings.push(...unmatchedGlobs(request.only, found).map((glob) => `No benchmark matches "${glob}", which ${asked.by} asks for, so nothing is measured for it: mend it, or leave it out.`));
  // Without a base nothing is new: it is measured alone, and the stored runs can judge it.
  const planned = options.base === null ? benchmarks.map((benchmark) => ({ ...benchmark, newBecause: null })) : benchmarks;
  const kept = { benchmarks: planned.filter(wanted), unmeasured: unmeasured.filter(wanted) };
  notes.push(...notesOnLongNames([...kept.benchmarks, ...kept.unmeasured]));
  return { ...kept, versions, notes, warnings };
}

/** A task's name is as long as its suite makes it. Told before minutes are spent: a run by itself may have it. */
function notesOnLongNames(benchmarks: readonly Pick<BenchmarkRecord, 'id'>[]): readonly string[] {
  const long = benchmarks.filter(({ id }) => id.length > LONGEST_NAME).map(({ id }) => plainName(id));
  return long.length === 0 ? [] : [`A step that publishes refuses this run, because a name in it has more than ${LONGEST_NAME} characters: ${listOfMost(long, 2)}.`];
}

interface Found {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly unmeasured: readonly BenchmarkRecord[];
  /** On tries that came to nothing, where the next one did not. */
  readonly notes: readonly string[];
}

const nothingOf = (target: Target, measurement: Measurement): Found => ({ benchmarks: [], unmeasured: unmeasuredRecords(target, measurement), notes: [] });

interface Preparing extends Pick<PrepareOptions, 'trees' | 'services'> {
  readonly signal: AbortSignal;
}

interface PreparingArms extends Preparing {
  readonly installs: Installs;
}

/**
 * Every target is installed before any is built. Members of a workspace share a folder of packages, and `npm ci` empties it:
 * the install of one would take away what the build of another had put there. No service is started yet: it may be one that
 * an earlier target builds.
 */
async function installBeforehand(target: SurveyedTarget, { services, installs }: PreparingArms): Promise<void> {
  if (target.leftOut === null && (await services.lackingOnPath(target)) === null) await inBothArms(target, installs.install);
}

/** Both at once: two installs of the same lock file share the wait for the disk and the registry's cache. */
async function inBothArms({ head, base }: Pick<SurveyedTarget, Arm>, step: PreparingStep): Promise<OfBothArms<Prepared>> {
  const [ofHead, ofBase] = await Promise.all([step('head', head), base === null ? READY : step('base', base)]);
  return { head: ofHead, base: ofBase };
}

/** What cannot be made ready beside a base that was never asked for it is new, if head alone can. */
async function prepareBesideBase(target: SurveyedTarget, unasked: string | null, preparing: PreparingArms): Promise<Found> {
  const found = await prepareOne(target, preparing);
  if (unasked === null || target.base === null || target.leftOut !== null) return found;
  const reason = whyNotBesideBase(found);
  if (reason === null) return found;
  const alone = await prepareOne({ ...target, base: null }, preparing);
  return { ...alone, benchmarks: alone.benchmarks.map((benchmark) => ({ ...benchmark, newBecause: newBeside(unasked, reason) })) };
}

/** null: both arms are ready, or it is head that breaks. */
function whyNotBesideBase({ benchmarks, unmeasured }: Found): string | null {
  const measurement = benchmarks.length > 0 ? undefined : unmeasured[0]?.measurement;
  if (measurement === undefined || !('reason' in measurement)) return null;
  return measurement.state === 'broken' && measurement.arm === 'head' ? null : describeReason(measurement.reason);
}

async function prepareOne(target: SurveyedTarget, { installs, ...preparing }: PreparingArms): Promise<Found> {
  if (target.leftOut !== null) return nothingOf(target.head, target.leftOut);
  const lacking = await preparing.services.lackingOnPath(target);
  if (lacking !== null) return nothingOf(target.head, lacking);
  // Before its services: where an install fails that was to bring the program of one, the install is what is wrong.
  const unready = unreadyOf(await inBothArms(target, installs.install));
  if (unready !== null) return nothingOf(target.head, unready);
  const equipped = await preparing.services.equip(target);
  if (!equipped.ready) return nothingOf(target.head, equipped.measurement);
  const { head, base } = equipped;
  const built = await inBothArms(target, installs.build);
  const unbuilt = unreadyOf(built);
  if (unbuilt !== null) return nothingOf(head, unbuilt);
  const lost = [...lostTriesOf('base', built.base), ...lostTriesOf('head', built.head)];
  const found = head.kind === 'server'
    ? { benchmarks: serverBenchmarks(head, base?.kind === 'server' ? base : null), unmeasured: [], notes: [] }
    : await suiteOf(head, base?.kind === 'suite' ? base : null, preparing);
  return { ...found, notes: [...lost.map(noteOnSecondTry), ...found.notes] };
}

/** What becomes of a target that is not ready in both arms; null: it is. */
function unreadyOf({ head, base }: OfBothArms<Prepared>): Measurement | null {
  if (!base.ready) return { state: 'broken', arm: 'base', reason: recordedText(base.reason) };
  return head.ready ? null : endingOf([{ arm: 'head', reason: recordedText(head.reason) }], lostTriesOf('base', base));
}

function lostTriesOf(arm: Arm, prepared: Prepared): readonly LostTry[] {
  return prepared.ready ? prepared.lost.map((reason) => ({ arm, reason: recordedText(reason) })) : [];
}

const noteOnSecondTry = ({ arm, reason }: LostTry): string => `It took a second try to make ${arm} ready: ${plainProse(describeReason(reason))}.`;

async function suiteOf(head: SuiteTarget, base: SuiteTarget | null, preparing: Preparing): Promise<Found> {
  const listed = await listSuite({ head, base }, preparing);
  if (listed.state !== 'listed') return nothingOf(head, listed);
  const { tasks, labels, labelsLost, lost } = listed;
  const gone = tasks.base.filter((task) => !tasks.head.includes(task));
  return {
    benchmarks: withTaskLabels(suiteBenchmarks(head, base, tasks.head, tasks.base), labels),
    unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: 'removed' })),
    notes: [...lost.map(noteOnSecondTry), ...(labelsLost === null ? [] : [`The labels of ${plainName(head.name)} are not shown: ${plainProse(describeReason(labelsLost))}.`])],
  };
}
