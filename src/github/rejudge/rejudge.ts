import type { CompletedRun } from './complete-run.ts';
import { type KnownOfExcuses, lostIfExcused } from './excuses.ts';
import { invalidIfUncounted, lostIfNeverLookedAt } from './plan-of-profile.ts';
import { ArtifactRefusal } from './trusted-context.ts';
import { judge } from '../../judge/judge.ts';
import type { BenchmarkRecord, Config, Judgement, Profile, Run, RunFile, Target } from '../../model.ts';
import { mayBeLeftOut } from '../../plan/missing-programs.ts';
import { comparesNothing } from '../../plan/profiles.ts';
import { recordFilter, unmeasuredRecords } from '../../plan/unmeasured.ts';
import { recordedText } from '../../model/reasons.ts';
import { describeReason } from '../../report/words.ts';
import { distinct } from '../../text/phrases.ts';

/** What a run is judged by, from the repository and GitHub alone. */
export interface TrustedFacts extends Omit<RunFile, 'run'>, KnownOfExcuses {
  readonly config: Config;
  readonly pullRequest: number | null;
  /** As in {@link Run}. */
  readonly mergeOf: string | undefined;
  /** Targets that the run must mention. */
  readonly expected: readonly Target[];
  /** Targets of the base: of each server among them that the run mentions, it must mention these scenarios. */
  readonly ofBase: readonly Target[];
  /** Somebody asked for it, perhaps for a part, which earlier runs had to complete. */
  readonly startedByHand: boolean;
  readonly suitesInPart: CompletedRun['suitesInPart'];
  /** What was measured must have counts of its instructions, unless it was for tables alone. */
  readonly requiresInstructions: boolean;
  /** Whole sentences for the report. */
  readonly notes: readonly string[];
  /** The same of what takes ground away from the verdict. */
  readonly warnings: readonly string[];
}

/**
 * Judges the rounds of an untrusted run by trusted facts: policy, stored runs, accepted regressions and the pull
 * request's number are replaced, and what the run leaves out counts as lost, which never passes. Its own word remain the
 * rounds, and what the change since its base cannot reach.
 */
export function rejudge({ run }: RunFile, facts: TrustedFacts): { readonly file: RunFile; readonly judgement: Judgement } {
  const { config, pullRequest, mergeOf, isComparedElsewhere, requiresInstructions, notes, warnings, history, acceptances } = facts;
  const mustBeCounted = requiresInstructions && run.measuredFor !== 'tables';
  const mentioned = run.benchmarks
    .map((record) => lostIfExcused(lostIfNotMeasured(record, config.targets), facts))
    .map((record) => lostIfNeverLookedAt(record, run))
    .map((record) => (mustBeCounted ? invalidIfUncounted(record, config.targets) : record));
  const file: RunFile = {
    run: {
      ...run,
      configFile: config.file,
      policy: config.policy,
      pullRequest,
      mergeOf,
      hasUnknownBase: isComparedElsewhere ? true : undefined,
      // What the baselines hold is read from the repository, and told by the history.
      storedKinds: undefined,
      benchmarks: [...mentioned, ...unmentioned(mentioned, run, facts)],
      notes: [...notes.map(recordedText), ...run.notes],
      warnings: distinct([...warnings.map(recordedText), ...run.warnings]),
    },
    history,
    acceptances,
  };
  return { file, judgement: judge(file) };
}

/** What the step that publishes asks for. */
export interface AskedOfRun {
  /** It is about what is to be merged yet. */
  readonly isProposal: boolean;
  /** Its input. */
  readonly base: string | null;
  /** Its input. */
  readonly profileName: string;
  /** The one of that name, as the trusted configuration has it; null: it has none. */
  readonly profile: Profile | null;
}

/**
 * Refuses a run of which no verdict can come: one shard of several, one whose rounds side by side are not there, or, of
 * what is to be merged, one that compares nothing though the step that publishes does not ask for that. That its profile
 * compares nothing is the run's own word, and taken only where the trusted configuration says so too. Throws an
 * ArtifactRefusal.
 */
export function refuseIfUnjudgeable({ shard, base, profile, measuredFor, benchmarks }: Run, asked: AskedOfRun): void {
  if (shard !== null) throw new ArtifactRefusal(`it is shard ${shard.index} of ${shard.count} alone: join the shards with the input \`merge\`, and upload what comes of it`);
  const uncompared = base === null || measuredFor === 'tables' ? undefined : benchmarks.find(isWithoutDuets);
  if (uncompared !== undefined) throw new ArtifactRefusal(`it says that it compares with a base, and has no round of ${uncompared.id} side by side with it`);
  if (!asked.isProposal) return;
  if (base === null && asked.base !== 'none') throw new ArtifactRefusal(`it was measured without a base; if that is meant, give the step that publishes \`base: none\` too; ${COUNTS_AS_MERGED}`);
  if (measuredFor !== 'tables') return;
  if (asked.profileName !== profile) throw new ArtifactRefusal(`it was measured by the ${profile} profile, which compares nothing; if that is meant, give the step that publishes \`profile: ${profile}\` too; ${COUNTS_AS_MERGED}`);
  if (asked.profile === null) throw new ArtifactRefusal(`it was measured by the ${profile} profile, which compares nothing, and the configuration that judges it has no profile of that name: it holds once it is on the base`);
  if (!comparesNothing(asked.profile)) throw new ArtifactRefusal(`it compares nothing, though its profile, ${profile}, is one that compares`);
}

/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = 'that step counts as it is on the default branch';

/** What cannot be compared is new, and what could not be measured is told as that. */
function isWithoutDuets({ measurement }: BenchmarkRecord): boolean {
  return measurement.state === 'measured' && (measurement.plan === null || measurement.duets.length === 0);
}

/**
 * A run that is whole has measured everything that it was to measure: only interrupted ones and shards have not, and those
 * without a program that the trusted configuration does not require.
 */
function lostIfNotMeasured(record: BenchmarkRecord, targets: readonly Target[]): BenchmarkRecord {
  if (record.measurement.state !== 'not measured') return record;
  const { reason, missingProgram } = record.measurement;
  const trusted = targets.find(({ name }) => name === record.target);
  // A target that the change itself brings along can be asked for by nobody yet.
  if (missingProgram !== undefined && (trusted === undefined || mayBeLeftOut(trusted, missingProgram))) return record;
  return { ...record, measurement: { state: 'lost', reason: recordedText(`the run did not measure it: ${describeReason(reason)}`) } };
}

const UNMENTIONED = `the run that was uploaded does not mention it; where the step that measured has \`only\` or \`profile\`, give the step that publishes the same; ${COUNTS_AS_MERGED}`;
const PART_BY_HAND = 'the run that somebody started by hand was asked for a part of it, and no other on this commit that is known here for all: measure everything again';
const UNMENTIONED_BY_HAND = 'the run that somebody started by hand does not mention it, nor does an earlier one on this commit that is known here: measure everything again';

/**
 * Stand-ins for the expected targets that the run says nothing of, for single scenarios of those that it mentions, and for what else may be in suites. What
 * head does not have any more is mentioned as removed; but where there was no base nobody could know of it, and so only what
 * base and head have can be missed.
 */
function unmentioned(
  records: readonly BenchmarkRecord[],
  { base }: Pick<Run, 'base'>,
  { expected, comparable, ofBase, only, startedByHand, suitesInPart }: Pick<TrustedFacts, 'expected' | 'comparable' | 'ofBase' | 'only' | 'startedByHand' | 'suitesInPart'>,
): readonly BenchmarkRecord[] {
  const [targets, ids] = [new Set(records.map(({ target }) => target)), new Set(records.map(({ id }) => id))];
  const whole = expected.filter(({ name }) => !targets.has(name));
  const parts = (base === null ? comparable : ofBase).filter(({ kind, name }) => kind === 'server' && targets.has(name));
  const suites = expected.filter(({ name }) => targets.has(name) && suitesInPart.has(name));
  const reason = startedByHand ? UNMENTIONED_BY_HAND : UNMENTIONED;
  return [
    ...[...whole, ...parts].flatMap((target) => unmeasuredRecords(target, { state: 'lost', reason: recordedText(reason) })),
    ...suites.flatMap((target) => unmeasuredRecords(target, { state: 'lost', reason: recordedText(PART_BY_HAND) })),
  ].filter((record) => !ids.has(record.id) && recordFilter(only)(record));
}
