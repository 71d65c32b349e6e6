import { findProfile, comparesNothing } from '../../plan/profiles.ts';
import { mayBeLeftOut, recordFilter, unmeasuredRecords } from '../../plan/unmeasured.ts';
import type { BenchmarkRecord, Config, Run, Target } from '../../model.ts';
import { shortCommit } from '../../text/phrases.ts';
import { isCommitOrMergeOf } from '../client/ancestry-api.ts';
import type { FinishedRun } from '../client/api.ts';
import { configAt } from './base-config.ts';
import { isBaseOfChange } from './base-of-change.ts';
import type { CollectedRun } from './collect-runs.ts';
import { expectedTargets, globsAskedFor, isAskedForAll } from './expected-targets.ts';
import { invalidIfUncounted, lostIfNeverLookedAt, problemOfPlans } from './plan-of-profile.ts';
import { ArtifactRefusal, type TrustedContext, type TrustedInputs, type UploadToPublish } from './trusted-context.ts';

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
export async function resultOf({ file: { run }, finished, uploadedAt }: CollectedRun, origin: UploadToPublish, { judging, context }: { readonly judging: Config; readonly context: TrustedContext }): Promise<Result> {
  const { inputs } = context;
  if (origin.isProposal) await refuseOtherCommits(run, origin, context);
  const config = await configMeasuredBeside(run, origin, { judging, context });
  refuseWithoutComparison(run, { isProposal: origin.isProposal, inputs, config });
  // What is merged proposes nothing, and may be measured by the profile of the commit before it.
  const problem = origin.isProposal ? problemOfPlans(run, config) : null;
  if (problem !== null) throw new ArtifactRefusal(problem);
  const expected = expectedTargets(inputs, config);
  const mentioned = run.benchmarks.map((record) => lostIfUnproven(record, run, config));
  const isWhole = isAskedForAll(run, inputs, config);
  const missing = isWhole ? unmentioned(mentioned, run, { expected, only: globsAskedFor(inputs, config) }) : [];
  return { finished, uploadedAt, isWhole, run: { ...run, benchmarks: [...mentioned, ...missing] } };
}

/** GitHub says which commit a run is about; the run itself says what was checked out and compared. */
async function refuseOtherCommits({ head, base }: Run, { sha, pull }: UploadToPublish, { github, inputs, defaultBranch }: TrustedContext): Promise<void> {
  if (await isCommitOrMergeOf(github, { commit: head.sha, of: sha }) === false) {
    const whose = pull === null ? 'the commit of the merge group' : 'the newest commit of the pull request';
    throw new ArtifactRefusal(`it measured ${shortCommit(head.sha)}, which is neither ${shortCommit(sha)}, ${whose}, nor a merge of that: measure again, with actions/checkout right before perf-gate, without \`ref\` and \`path\``);
  }
  if (base === null) return;
  const branch = branchOfBase(inputs) ?? pull?.baseRef ?? defaultBranch;
  if (await isBaseOfChange(base.sha, { sha, pull }, { github, branch })) return;
  throw new ArtifactRefusal(`it was compared with ${shortCommit(base.sha)}, which GitHub does not know as a commit that ${branch} has had since the change left it: measure it beside its base, or give the step that publishes the same \`base\``);
}

/** A branch, tag or commit that the step that publishes compares with on purpose; null: the base branch. */
export function branchOfBase({ base }: Pick<TrustedInputs, 'base'>): string | null {
  return base === 'none' ? null : base;
}

/**
 * The configuration that planned the run: the run cannot know what its base branch has got since. It says which benchmarks there must be, and
 * how a profile measures. Where that commit has none that can be used, the judging one stands in.
 */
async function configMeasuredBeside({ base }: Run, { isProposal, pull, sha }: UploadToPublish, { judging, context: { github } }: { readonly judging: Config; readonly context: TrustedContext }): Promise<Config> {
  const commit = isProposal ? base?.sha ?? null : sha;
  if (commit === null || commit === pull?.baseSha) return judging;
  return await configAt(judging.file, commit, { github, onProblem: () => {} }) ?? judging;
}

/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = 'that step counts as it is on the default branch';

/**
 * Refuses one shard of several, a run without rounds side by side, and, of what is to be merged, one that compares nothing though the step that
 * publishes does not ask for that.
 */
function refuseWithoutComparison({ shard, base, profile, measuredFor, benchmarks }: Run, { isProposal, inputs, config }: { readonly isProposal: boolean; readonly inputs: TrustedInputs; readonly config: Config }): void {
  if (shard !== null) throw new ArtifactRefusal(`it is shard ${shard.index} of ${shard.count} alone: join the shards with the input \`merge\`, and upload what comes of it`);
  const uncompared = base === null || measuredFor === 'tables' ? undefined : benchmarks.find(isWithoutDuets);
  if (uncompared !== undefined) throw new ArtifactRefusal(`it says that it compares with a base, and has no round of ${uncompared.id} side by side with it`);
  if (!isProposal) return;
  if (base === null && inputs.base !== 'none') throw new ArtifactRefusal(`it was measured without a base; if that is meant, give the step that publishes \`base: none\` too; ${COUNTS_AS_MERGED}`);
  if (measuredFor !== 'tables') return;
  const trusted = inputs.profile === profile ? findProfile(profile, config) : null;
  if (trusted === null || !comparesNothing(trusted)) {
    throw new ArtifactRefusal(`it was measured for tables alone, by the profile ${profile}; if that is meant, give the step that publishes \`profile: ${profile}\` too, and let the base's configuration have it; ${COUNTS_AS_MERGED}`);
  }
}

/** A benchmark that cannot be compared is new; one that could not be measured says so. */
function isWithoutDuets({ measurement }: BenchmarkRecord): boolean {
  return measurement.state === 'measured' && (measurement.plan === null || measurement.duets.length === 0);
}

function lostIfUnproven(record: BenchmarkRecord, run: Run, config: Config): BenchmarkRecord {
  const looked = lostIfNeverLookedAt(lostIfNotMeasured(record, config.targets), run);
  return run.measuredFor === 'tables' ? looked : invalidIfUncounted(looked, config);
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
function unmentioned(records: readonly BenchmarkRecord[], { base }: Pick<Run, 'base'>, { expected, only }: { readonly expected: readonly Target[]; readonly only: readonly string[] }): readonly BenchmarkRecord[] {
  const [targets, ids] = [new Set(records.map(({ target }) => target)), new Set(records.map(({ id }) => id))];
  const mayMiss = expected.filter(({ name, kind }) => !targets.has(name) || (kind === 'server' && base !== null));
  return mayMiss
    .flatMap((target) => unmeasuredRecords(target, { state: 'lost', reason: { kind: 'not-in-upload' } }))
    .filter((record) => !ids.has(record.id) && recordFilter(only)(record));
}
