import { judge } from '../../judge/judge.ts';
import type { Judgement, Run, RunFile } from '../../model.ts';
import type { Reason } from '../../model/reasons.ts';
import { distinct } from '../../text/phrases.ts';
import type { FinishedRun, PullRequest } from '../client/api.ts';
import { pullRequestOfGroup } from '../event/task.ts';
import { type BaseConfig, readBaseConfig } from './base-config.ts';
import { isBaseOfChange } from './base-of-change.ts';
import type { CollectedRun } from './collect-runs.ts';
import { branchOfBase, type Result, resultOf } from './result.ts';
import { newestResults, otherUploads } from './results-on-commit.ts';
import { readStoredRecords } from './stored-records.ts';
import { ArtifactRefusal, hintOnVersions, type RunToPublish, type TrustedContext, type UploadToPublish } from './trusted-context.ts';

/** The verdict on a commit, as one configuration judges it. */
export interface JudgedCommit {
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** The workflow run with the newest result. */
  readonly newest: FinishedRun;
  /** null: it is about none. */
  readonly pull: PullRequest | null;
}

/**
 * Judges a commit by the newest result of each benchmark. Policy, stored runs and accepted regressions are the repository's. Throws an
 * ArtifactRefusal if the upload is no result, a UserError if GitHub does not answer or a stored baseline cannot be read.
 */
export async function judgeCommit(upload: CollectedRun, origin: RunToPublish, context: TrustedContext): Promise<JudgedCommit> {
  const pull = await pullRequestOf(upload.file.run, origin, context);
  const about: UploadToPublish = { ...origin, pull };
  const base = await configThatJudges(upload.file.run, about, context);
  const { config } = base;
  const held = { judging: config, context };
  const own = await resultOf(upload, about, held);
  const others = await otherUploads(config.file, about, context);
  const results = await Promise.all(others.map(async (other) => resultIfAny(async () => resultOf(other, about, held))));
  const { run, finished } = newestResults([own, ...results.filter((result) => result !== null)]);
  const stored = await readStoredRecords(run, config, context);
  const file: RunFile = {
    run: {
      ...run,
      configFile: config.file,
      policy: config.policy,
      // What is accepted and what drifts hold for the default branch alone, which GitHub knows and the run only claims.
      branch: origin.isProposal || finished.headBranch !== context.defaultBranch ? 'other' : 'default',
      pullRequest: pull?.number ?? (finished.event === 'merge_group' ? pullRequestOfGroup(finished.headBranch) : null),
      mergeOf: pull !== null && context.inputs.base === null && run.head.sha !== origin.sha ? origin.sha : undefined,
      // The repository's own history tells it.
      storedKinds: undefined,
      notes: [...base.notes, ...notesOnHistory(stored.history.length), ...run.notes],
      warnings: distinct([...base.warnings, ...run.warnings]),
    },
    ...stored,
  };
  return { file, judgement: judge(file), newest: finished, pull };
}

/** One branch can be proposed for several: a result belongs to the first pull request whose base branch has its base. */
async function pullRequestOf({ base }: Run, { pulls, sha }: RunToPublish, { github, inputs }: TrustedContext): Promise<PullRequest | null> {
  const [first = null] = pulls;
  if (pulls.length < 2 || base === null) return first;
  for (const pull of pulls) {
    if (await isBaseOfChange(base.sha, { pull, sha }, { github, branch: branchOfBase(inputs) ?? pull.baseRef })) return pull;
  }
  return first;
}

/** A configuration that this version refuses may be good for the one that measured. */
async function configThatJudges({ configFile, tool }: Run, about: UploadToPublish, context: TrustedContext): Promise<BaseConfig> {
  try {
    return await readBaseConfig(configFile, about, context);
  } catch (error) {
    if (!(error instanceof ArtifactRefusal)) throw error;
    throw new ArtifactRefusal(`${error.message}${hintOnVersions(tool)}`, { cause: error });
  }
}

/** There is no clone to look up ancestors in, and GitHub would have to be asked about each stored run. */
function notesOnHistory(runs: number): readonly Reason[] {
  return runs === 0 ? [] : [{ kind: 'ancestry-not-looked-up', runs }];
}

async function resultIfAny(hold: () => Promise<Result>): Promise<Result | null> {
  try {
    return await hold();
  } catch (error) {
    if (error instanceof ArtifactRefusal) return null;
    throw error;
  }
}
