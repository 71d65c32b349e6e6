import { isCommitOrMergeOf } from '../client/ancestry-api.ts';
import { type BaseConfig, readBaseConfig } from './base-config.ts';
import { expectedTargets, globsAskedFor, NOTHING_COMPARABLE, readComparableTargets, refuseUnknownNames, targetsOfBase } from './comparable-targets.ts';
import { completeRun } from './complete-run.ts';
import { findMeasuredAgainst, type MeasuredAgainst, type TrustedConfigs } from './measured-against.ts';
import { problemOfPlans, requiresInstructions } from './plan-of-profile.ts';
import { refuseIfUnjudgeable, rejudge } from './rejudge.ts';
import { readStoredRecords } from './stored-records.ts';
import { ArtifactRefusal, hintOnVersions, type RunToPublish, type TrustedContext, type TrustedInputs } from './trusted-context.ts';
import { describeNotOf } from './withheld.ts';
import type { Judgement, Run, RunFile } from '../../model.ts';
import { findProfile } from '../../plan/profiles.ts';
import { countOf, shortCommit } from '../../text/phrases.ts';

/**
 * Reads from the repository what an untrusted run is to be judged by, and judges it. Throws an ArtifactRefusal if no
 * verdict can come of it, a UserError if GitHub does not answer or a stored baseline cannot be read.
 */
export async function judgeAnew(untrusted: RunFile, origin: RunToPublish, context: TrustedContext): Promise<{ readonly file: RunFile; readonly judgement: Judgement }> {
  const { pullRequest, sha, isProposal, startedByHand } = origin;
  const { github, defaultBranch, inputs } = context;
  const base = await configThatJudges(untrusted.run, origin, context);
  const { config } = base;
  refuseUnknownNames(inputs, config);
  refuseIfUnjudgeable(untrusted.run, { isProposal, base: inputs.base, profileName: inputs.profile, profile: findProfile(inputs.profile, config) });
  if (isProposal && !startedByHand) await refuseIfOfAnotherCommit(untrusted.run, origin, context);
  const against = await findMeasuredAgainst({ run: untrusted.run, file: config.file }, origin, { github, defaultBranch, base: inputs.base });
  const configs: TrustedConfigs = { config, measuredAgainst: against.config };
  // What was merged proposes nothing that could bring a plan of its own, and is measured by the profile of the commit before it.
  const problem = isProposal ? problemOfPlans(untrusted.run, configs) : null;
  if (problem !== null) throw new ArtifactRefusal(problem);
  const { run, suitesInPart } = await completeRun({ run: untrusted.run, configs, origin }, context);
  const stored = await readStoredRecords(run, config, context);
  const comparable = isProposal ? await readComparableTargets(run, { base, against, sha, github }) : NOTHING_COMPARABLE;
  return rejudge({ ...untrusted, run }, {
    config,
    warnings: [...base.warnings, ...against.warnings, ...comparable.warnings],
    notes: [...base.notes, ...notesOnCheck(origin), ...notesOnHistory(stored.history.length)],
    pullRequest,
    mergeOf: isMergeIntoBase(run, against, origin, inputs) ? sha : undefined,
    expected: expectedTargets(inputs, configs),
    comparable: comparable.targets,
    ofBase: isProposal ? targetsOfBase(run, { base, against }) : [],
    only: globsAskedFor(inputs, config),
    isComparedElsewhere: against.place === 'elsewhere',
    startedByHand,
    suitesInPart,
    requiresInstructions: requiresInstructions(configs),
    ...stored,
  });
}

/** What this version refuses may be good for the one that measured. */
async function configThatJudges({ configFile, tool }: Run, origin: RunToPublish, context: TrustedContext): Promise<BaseConfig> {
  try {
    return await readBaseConfig(configFile, origin, context);
  } catch (error) {
    if (!(error instanceof ArtifactRefusal)) throw error;
    throw new ArtifactRefusal(`${error.message}${hintOnVersions(tool)}`, { cause: error });
  }
}

/**
 * GitHub says which commit a run is about, and the run alone what was checked out there: of main, or of what was pushed since, no
 * verdict is the change's. What somebody started by hand has been asked for before: without a commit of its own it may be late.
 */
async function refuseIfOfAnotherCommit({ head }: Run, { sha, pull }: RunToPublish, { github }: TrustedContext): Promise<void> {
  if (await isCommitOrMergeOf(github, { commit: head.sha, of: sha }) !== false) return;
  const whose = pull === null ? 'the commit of the merge group' : 'the newest commit of the pull request';
  throw new ArtifactRefusal(`it measured ${shortCommit(head.sha)}, which is neither ${shortCommit(sha)}, ${whose}, nor a merge of that: let actions/checkout run right before perf-gate, without \`ref\` and \`path\``);
}

/** Whether head is what GitHub makes of the pull request and its base, as far as that is known: no group, no other base, and not the branch by itself. */
function isMergeIntoBase({ head }: Run, against: MeasuredAgainst, { pull, sha }: RunToPublish, { base }: TrustedInputs): boolean {
  return pull !== null && base === null && against.place !== 'elsewhere' && head.sha !== sha;
}

function notesOnCheck({ notOf }: RunToPublish): readonly string[] {
  return notOf === null ? [] : [describeNotOf(notOf)];
}

/** There is no clone to look up ancestors in, and GitHub would have to be asked about each of them. */
function notesOnHistory(runs: number): readonly string[] {
  return runs === 0 ? [] : [`Where this was judged it was not looked up which of the ${countOf(runs, 'stored run')} lead to the base: all of them were used.`];
}
