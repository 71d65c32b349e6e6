import { instructionsOf } from '../../judge/instruction-evidence.ts';
import type { BenchmarkRecord, Config, Measured, Run, Target } from '../../model.ts';
import { targetFilter } from '../../plan/benchmark-glob.ts';
import { comparesNothing, findProfile } from '../../plan/profiles.ts';
import { globsOfRun } from '../../plan/settings-of-run.ts';
import { mayBeLeftOut, recordFilter, unmeasuredRecords } from '../../plan/unmeasured.ts';
import { isBaseOfChange, isCommitOrMergeOf } from '../client/ancestry-api.ts';
import type { FinishedRun } from '../client/api.ts';
import type { ActionInputs } from '../event/inputs.ts';
import { configAt } from './base-config.ts';
import type { CollectedRun } from './collect-runs.ts';
import { ArtifactRefusal, type TrustedContext, type UploadToPublish } from './trusted-context.ts';

/** One upload about a commit, held against the repository: what it leaves out, or cannot show, is lost. */
export interface Result {
  readonly finished: FinishedRun;
  /** As GitHub says it. */
  readonly uploadedAt: Date;
  readonly run: Run;
  /** The run was asked for everything that the step that publishes is about. */
  readonly isWhole: boolean;
}

/**
 * Holds an upload against the configuration of the commit that it was compared with, which GitHub must know as a base of the change.
 * Rounds, and what the change cannot reach, stay the run's own word. Throws an ArtifactRefusal if it is no result, a UserError if GitHub
 * does not answer.
 *
 * @param judging the configuration that judges the pull request
 */
export async function resultOf(
  { file: { run }, finished, uploadedAt }: CollectedRun,
  about: UploadToPublish,
  judging: Config,
  context: TrustedContext,
): Promise<Result> {
  const { inputs } = context;
  if (about.isProposal) await refuseOtherCommits(run, about, context);
  const config = await configMeasuredBeside(run, about, judging, context);
  refuseWithoutComparison(run, about, inputs, config);
  const expected = expectedTargets(inputs, config);
  const mentioned = run.benchmarks.map((record) => lostIfUnproven(record, run, config));
  const isWhole = isAskedForAll(run, inputs, config);
  const missing = isWhole ? unmentioned(mentioned, run, expected, globsAskedFor(inputs, config)) : [];
  return { finished, uploadedAt, isWhole, run: { ...run, benchmarks: [...mentioned, ...missing] } };
}

/** GitHub says which commit a run is about; the run itself says what was checked out and compared. */
async function refuseOtherCommits(
  { head, base }: Run,
  { sha, pull }: UploadToPublish,
  { github, inputs, defaultBranch }: TrustedContext,
): Promise<void> {
  if ((await isCommitOrMergeOf(github, { commit: head.sha, of: sha })) === false) {
    throw new ArtifactRefusal({ kind: 'other-commit-measured', measured: head.sha, wanted: sha });
  }
  if (base === null) return;
  const branch = branchOfBase(inputs) ?? pull?.baseRef ?? defaultBranch;
  if (await isBaseOfChange(base.sha, { sha, pull }, { github, branch })) return;
  throw new ArtifactRefusal({ kind: 'other-base-measured', measured: base.sha, branch });
}

/** A branch, tag or commit that the step that publishes compares with on purpose; null: the base branch. */
export function branchOfBase({ base }: ActionInputs): string | null {
  return base === 'none' ? null : base;
}

/**
 * The configuration that planned the run: the run cannot know what its base branch has got since. It says which benchmarks
 * there must be. Where that commit has none that can be used, the judging one stands in.
 */
async function configMeasuredBeside(
  { base }: Run,
  { isProposal, pull, sha }: UploadToPublish,
  judging: Config,
  { github }: TrustedContext,
): Promise<Config> {
  const commit = isProposal ? (base?.sha ?? null) : sha;
  if (commit === null || commit === pull?.baseSha) return judging;
  const found = await configAt(judging.file, commit, github);
  return found === null || 'where' in found ? judging : found;
}

/**
 * Refuses one shard of several, a run without rounds side by side, and, of what is to be merged, one that compares nothing though the step that
 * publishes does not ask for that.
 */
function refuseWithoutComparison(
  { shard, base, profile, measuredFor, benchmarks }: Run,
  { isProposal }: UploadToPublish,
  inputs: ActionInputs,
  config: Config,
): void {
  if (shard !== null) throw new ArtifactRefusal({ kind: 'shard-not-joined', ...shard });
  const uncompared = base === null || measuredFor === 'tables' ? undefined : benchmarks.find(isWithoutDuets);
  if (uncompared !== undefined) throw new ArtifactRefusal({ kind: 'no-rounds-beside-base', benchmark: uncompared.id });
  if (!isProposal) return;
  if (base === null && inputs.base !== 'none') throw new ArtifactRefusal({ kind: 'measured-without-base' });
  if (measuredFor !== 'tables') return;
  const trusted = inputs.profile === profile ? findProfile(profile, config) : null;
  if (trusted === null || !comparesNothing(trusted)) throw new ArtifactRefusal({ kind: 'measured-for-tables-only', profile });
}

/** A benchmark that cannot be compared is new; one that could not be measured says so. */
function isWithoutDuets({ measurement }: BenchmarkRecord): boolean {
  return measurement.state === 'measured' && (measurement.plan === null || measurement.duets.length === 0);
}

function lostIfUnproven(record: BenchmarkRecord, run: Run, config: Config): BenchmarkRecord {
  const compared = lostIfAlone(lostIfNotMeasured(record, config.targets), run);
  return run.measuredFor === 'tables' ? compared : invalidIfUncounted(compared, config);
}

/** A whole run measured everything that it was to measure, but for what lacks a program that the trusted configuration does not require. */
function lostIfNotMeasured(record: BenchmarkRecord, targets: readonly Target[]): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'not measured') return record;
  const trusted = targets.find(({ name }) => name === record.target);
  const { missingProgram } = measurement;
  // The change may have brought the target along, and then no base requires it.
  if (missingProgram !== undefined && (trusted === undefined || mayBeLeftOut(trusted, missingProgram))) return record;
  return { ...record, measurement: { state: 'lost', reason: { kind: 'left-unmeasured', because: measurement.reason } } };
}

/**
 * Stand-ins for the expected targets, and for single scenarios of theirs, that a run does not mention. What head removed is mentioned as removed;
 * a run without a base cannot know of that, so only whole targets are missed in it.
 */
function unmentioned(
  records: readonly BenchmarkRecord[],
  { base }: Run,
  expected: readonly Target[],
  only: readonly string[],
): readonly BenchmarkRecord[] {
  const [targets, ids] = [new Set(records.map(({ target }) => target)), new Set(records.map(({ id }) => id))];
  const mayMiss = expected.filter(({ name, kind }) => !targets.has(name) || (kind === 'server' && base !== null));
  return mayMiss
    .flatMap((target) => unmeasuredRecords(target, { state: 'lost', reason: { kind: 'not-in-upload' } }))
    .filter((record) => !ids.has(record.id) && recordFilter(only)(record));
}

type Asked = Pick<ActionInputs, 'only' | 'profile'>;

/** A pattern that is neither a path nor a glob; `@` stands before the label of an edition. */
const PLAIN_NAME = /^[\w.@-]+$/;

/** The globs over benchmark ids, with the selections and profiles of a trusted configuration put in; none: everything. */
function globsAskedFor({ only, profile }: Asked, config: Pick<Config, 'selections' | 'profiles'>): readonly string[] {
  return globsOfRun(only, findProfile(profile, config) ?? { only: [] }, [config]);
}

/**
 * The targets that a run must mention.
 *
 * @throws ArtifactRefusal where the step asks for a name that is neither a selection nor a target: as a glob it would match nothing,
 *   and any run would pass
 */
function expectedTargets(asked: Asked, config: Config): readonly Target[] {
  const { targets, selections, file } = config;
  const unknown = asked.only.find(
    (pattern) =>
      PLAIN_NAME.test(pattern) && !Object.hasOwn(selections, pattern) && !targets.some(({ name }) => targetFilter([pattern])(name)),
  );
  if (unknown !== undefined) throw new ArtifactRefusal({ kind: 'selection-unknown', pattern: unknown, file });
  return targets.filter(({ name }) => targetFilter(globsAskedFor(asked, config))(name));
}

/** Tells whether a run was asked for everything that the step that publishes is about. Only the run knows the tasks of a suite. */
function isAskedForAll(run: Asked, step: Asked, config: Config): boolean {
  const [asked, wanted] = [globsAskedFor(run, config), globsAskedFor(step, config)];
  return asked.length === 0 || (wanted.length > 0 && wanted.every((glob) => asked.includes(glob)));
}

/** A benchmark is lost if head was measured alone though there is a base. */
function lostIfAlone(record: BenchmarkRecord, { base, measuredFor }: Run): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan !== null || base === null || measuredFor === 'tables') return record;
  return { ...record, measurement: { state: 'lost', reason: { kind: 'not-beside-base' } } };
}

/** A benchmark without counts, or with too few, is invalid where the configuration requires them: a change that costs instructions would pass. */
export function invalidIfUncounted(
  record: BenchmarkRecord,
  { instructions, targets }: Pick<Config, 'instructions' | 'targets'>,
): BenchmarkRecord {
  const { measurement } = record;
  if (instructions !== 'required' || measurement.state !== 'measured' || isCounted(measurement) || holdsRequests(record, targets))
    return record;
  return { ...record, measurement: { state: 'invalid', reason: { kind: 'not-counted-in-upload' } } };
}

/** If head was measured alone, any count can be compared with stored ones. */
function isCounted(measured: Measured): boolean {
  const counted = instructionsOf(measured);
  return counted !== null && (measured.duets.length === 0 || counted.base !== null);
}

/** A WebSocket benchmark has nothing to count. The trusted configuration says which are. */
function holdsRequests({ target, scenario }: BenchmarkRecord, targets: Config['targets']): boolean {
  const trusted = targets.find(({ name }) => name === target);
  return trusted?.kind === 'server' && trusted.scenarios.some(({ name, protocol }) => name === scenario && protocol === 'websocket');
}
