import { judge } from '../judge/judge.ts';
import type { BenchmarkRecord, Config, Judgement, Run, RunFile, Target } from '../model.ts';
import { recordFilter, unmeasuredRecords } from '../plan/unmeasured.ts';
import { ArtifactRefusal } from './artifact-refusal.ts';
import type { TrustedInputs } from './trusted-context.ts';

/** What a run is judged by, from the repository and GitHub alone. */
export interface TrustedFacts extends Omit<RunFile, 'run'> {
  readonly config: Config;
  readonly pullRequest: number | null;
  /** Targets that the run must mention. */
  readonly expected: readonly Target[];
  /** Globs over the benchmarks that the gate is about; none: all of them. */
  readonly only: readonly string[];
  /** Whole sentences for the report. */
  readonly notes: readonly string[];
}

/**
 * Judges the rounds of an untrusted run by trusted facts: policy, stored runs, accepted regressions and the pull
 * request's number are replaced, and what the run leaves out counts as lost, which never passes. Only the rounds remain
 * its own word.
 */
export function rejudge({ run }: RunFile, facts: TrustedFacts): { readonly file: RunFile; readonly judgement: Judgement } {
  const { config, pullRequest, notes, history, acceptances } = facts;
  const mentioned = run.benchmarks.map(lostIfNotMeasured);
  const file: RunFile = {
    run: {
      ...run,
      configFile: config.file,
      policy: config.policy,
      pullRequest,
      benchmarks: [...mentioned, ...unmentioned(mentioned, facts)],
      notes: [...notes, ...run.notes],
    },
    history,
    acceptances,
  };
  return { file, judgement: judge(file) };
}

/**
 * Refuses a run of which no verdict can come: one shard of several, or, for a pull request, one that compares nothing
 * though the step that publishes does not ask for that. Throws an ArtifactRefusal.
 */
export function refuseIfUnjudgeable({ shard, base, profile }: Run, { isPullRequest, inputs }: {
  readonly isPullRequest: boolean;
  readonly inputs: Pick<TrustedInputs, 'base' | 'profile'>;
}): void {
  if (shard !== null) throw new ArtifactRefusal(`it is shard ${shard.index} of ${shard.count} alone: join the shards with the input \`merge\`, and upload what comes of it`);
  if (!isPullRequest) return;
  if (base === null && inputs.base !== 'none') throw new ArtifactRefusal('it was measured without a base; if that is meant, give the step that publishes `base: none` too');
  if (profile === 'smoke' && inputs.profile !== 'smoke') throw new ArtifactRefusal('it was measured by the smoke profile, which compares nothing; if that is meant, give the step that publishes `profile: smoke` too');
}

/** A run that is whole has measured everything that it was to measure: only interrupted ones and shards have not. */
function lostIfNotMeasured(record: BenchmarkRecord): BenchmarkRecord {
  if (record.measurement.state !== 'not measured') return record;
  return { ...record, measurement: { state: 'lost', reason: `the run did not measure it: ${record.measurement.reason}` } };
}

/** Stand-ins for the expected targets that the run says nothing of; one that head does not have any more is mentioned as removed. */
function unmentioned(records: readonly BenchmarkRecord[], { expected, only }: Pick<TrustedFacts, 'expected' | 'only'>): readonly BenchmarkRecord[] {
  const mentioned = new Set(records.map(({ target }) => target));
  return expected
    .filter(({ name }) => !mentioned.has(name))
    .flatMap((target) => unmeasuredRecords(target, { state: 'lost', reason: 'the run that was uploaded does not mention it' }))
    .filter(({ id }) => recordFilter(only)(id));
}
