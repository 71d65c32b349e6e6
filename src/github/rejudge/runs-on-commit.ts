import { isSameGate } from '../../config/file-names.ts';
import { isCommitOrMergeOf } from '../client/ancestry-api.ts';
import { askGitHub, isForWantOfIt } from '../client/ask.ts';
import { findOwnComments, isOfGate } from '../publish/own-comments.ts';
import { type CollectedRun, collectRuns } from './collect-runs.ts';
import { findMeasuredAgainst, type TrustedConfigs } from './measured-against.ts';
import { numberOfRun, type RunToPublish, type TrustedContext } from './trusted-context.ts';
import type { Run } from '../../model.ts';

/** Each is another artifact to download. One more than a comment remembers, and the pull request's own. */
const MOST_OTHER_RUNS = 7;

/** What another workflow run has measured on the same commit. */
export interface OtherRun {
  readonly run: Run;
  /** What it is held to. */
  readonly configs: TrustedConfigs;
}

/** A run, what it is held to, and where it comes from. */
export interface RunOfPullRequest {
  readonly run: Run;
  readonly configs: TrustedConfigs;
  readonly origin: RunToPublish;
}

/**
 * The other runs of a gate on the same commit that were compared with the same, the one that was measured last first, as far as
 * the gate's own comment knows of them. A run by hand, which may need them, has the pull request's own beside them, because not
 * every gate has a comment. Throws a UserError if GitHub does not answer.
 */
export async function otherRunsOnCommit({ run, configs, origin }: RunOfPullRequest, context: TrustedContext): Promise<readonly OtherRun[]> {
  const configFile = configs.config.file;
  const ids = [...await runsInComment(configFile, origin, context), ...await runsOfPullRequest(origin, context)];
  const others: OtherRun[] = [];
  for (const workflowRun of [...new Set(ids)].filter((id) => id !== origin.workflowRun).slice(0, MOST_OTHER_RUNS)) {
    const collected = await runsIfAny(workflowRun, context);
    for (const { file } of collected.filter((one) => isSameGate(one.file.run.configFile, configFile))) {
      const configsOfOther = await configsIfComparedAlike(file.run, { run, configs, origin }, context);
      if (configsOfOther !== null) others.push({ run: file.run, configs: configsOfOther });
    }
  }
  return others.toSorted((one, other) => Date.parse(other.run.startedAt) - Date.parse(one.run.startedAt));
}

/** A workflow run that somebody has deleted since has nothing to add. */
async function runsIfAny(workflowRun: number, context: TrustedContext): Promise<readonly CollectedRun[]> {
  try {
    return (await collectRuns(workflowRun, context)).runs;
  } catch (error) {
    if (isForWantOfIt(error)) return [];
    throw error;
  }
}

/** Ids of the workflow runs that the gate has told of on this commit, the last first. */
async function runsInComment(configFile: string, origin: RunToPublish, { github, inputs }: TrustedContext): Promise<readonly number[]> {
  const number = numberOfRun(origin);
  if (number === null || inputs.comment === 'never') return [];
  const comments = await askGitHub({ doing: 'look for other results', permission: 'pull-requests: read' }, async () => findOwnComments(github, number));
  const state = comments.find((comment) => isOfGate(comment, configFile))?.state ?? null;
  return state === null || state.sha !== origin.sha ? [] : [state, ...state.earlier.toReversed()].map(({ run }) => run);
}

/** Ids of the workflow runs that the pull request itself has started on this commit, newest first. */
async function runsOfPullRequest({ pull, sha, workflowRun, startedByHand }: RunToPublish, { github }: TrustedContext): Promise<readonly number[]> {
  if (pull === null || !startedByHand) return [];
  return askGitHub({ doing: 'look for the run of the pull request', permission: 'actions: read' }, async () =>
    github.finishedRunsBeside(workflowRun, { event: 'pull_request', headSha: sha }));
}

/**
 * What another run is held to; null: another commit was measured, for which it would be refused itself, or it was compared with
 * something else. Beside an old release, or beside nothing, what the change made slower looks good. The base may have gone on
 * between the two.
 */
async function configsIfComparedAlike(other: Run, { run, configs, origin }: RunOfPullRequest, context: TrustedContext): Promise<TrustedConfigs | null> {
  const { github, defaultBranch, inputs: { base } } = context;
  if (await isCommitOrMergeOf(github, { commit: other.head.sha, of: origin.sha }) === false) return null;
  if (other.base?.sha === run.base?.sha) return configs;
  if (other.base === null || run.base === null) return null;
  const { config } = configs;
  const against = await findMeasuredAgainst({ run: other, file: config.file }, origin, { github, defaultBranch, base });
  return against.place === 'elsewhere' ? null : { config, measuredAgainst: against.config };
}
