import { isSameGate } from '../../config/file-names.ts';
import { isCommitOrMergeOf } from '../client/ancestry-api.ts';
import type { ContentsApi, FinishedRun, GitHubApi, PullRequest } from '../client/api.ts';
import { askGitHub } from '../client/ask.ts';
import { readBaseConfig } from './base-config.ts';
import { type CollectedRun, collectRuns, MOST_RUNS, type Refused } from './collect-runs.ts';
import { placeOfBase } from './measured-against.ts';
import { ArtifactRefusal, gateOfStep, type RunToPublish, type TrustedContext, type TrustedInputs } from './trusted-context.ts';
import type { Run } from '../../model.ts';
import { comparesNothing, findProfile } from '../../plan/profiles.ts';

/** Runs of one workflow run that are told on the same pull request. */
interface Part {
  readonly runs: readonly CollectedRun[];
  readonly origin: RunToPublish;
}

interface WhatIsKnown {
  readonly origin: RunToPublish;
  readonly source: { readonly github: Pick<ContentsApi, 'mergeBase'>; readonly inputs: TrustedInputs };
}

/**
 * The runs by pull request, those of the one that was found first, where its branch is proposed for others as well (`rivals`): GitHub
 * says which commit a run measured, and not for which of them. Beside a commit that its base never had, which may be as slow already,
 * it would pass by what another one is compared with: that is told on the one whose base has the commit, or on none, and never
 * passes the check. Throws a UserError if GitHub does not answer.
 */
async function partsByPullRequest(runs: readonly CollectedRun[], rivals: readonly PullRequest[], { origin, source }: WhatIsKnown): Promise<readonly Part[]> {
  const owners = await Promise.all(runs.map(async ({ file }) => ownerOf(file.run, rivals, { origin, source })));
  const runsOf = (owner: PullRequest | null): readonly CollectedRun[] => runs.filter((_, index) => owners[index] === owner);
  const parts: readonly Part[] = [
    { runs: runsOf(origin.pull), origin },
    ...rivals.map((rival) => ({ runs: runsOf(rival), origin: { ...origin, pull: rival, pullRequest: rival.number, notOf: origin.pull } })),
    ...(origin.pull === null ? [] : [{ runs: runsOf(null), origin: { ...origin, notOf: origin.pull } }]),
  ];
  return parts.filter((part, index) => index === 0 || part.runs.length > 0);
}

/** null: none whose base has the commit that the run was compared with. */
async function ownerOf({ base }: Run, rivals: readonly PullRequest[], { origin, source: { github, inputs } }: WhatIsKnown): Promise<PullRequest | null> {
  const { pull, sha } = origin;
  if (pull === null || rivals.length === 0 || inputs.base !== null || base === null) return pull;
  for (const one of [pull, ...rivals]) {
    if (await placeOfBase(base.sha, { pull: one, sha }, { github, branch: one.baseRef }) !== 'elsewhere') return one;
  }
  return null;
}

/** What is to become of a finished workflow run. */
export type ToPublish =
  /** Somebody has started it by hand to ask what comment and check do not say. */
  | { readonly state: 'aside' }
  /** It was cancelled before its shards were joined. */
  | { readonly state: 'never joined' }
  /** `others`: what was uploaded of other configurations. `parts`: all of that was asked for a part, which may have nothing of this one. */
  | { readonly state: 'nothing uploaded'; readonly others: 'none' | 'parts' | 'whole runs' }
  /** The pull request was pushed to while it was measured. `isPartlyAside`: and some of its runs are aside. */
  | { readonly state: 'outdated'; readonly isPartlyAside: boolean }
  /** `isPartlyAside`: some of its runs are, and in none of the parts. */
  | { readonly state: 'to be told'; readonly parts: readonly PartToPublish[]; readonly isPartlyAside: boolean };

/** What is told on one pull request, or on none. */
export interface PartToPublish extends Part {
  readonly unreadable: readonly Refused[];
}

/** What is asked to decide it. */
interface Source extends Pick<TrustedContext, 'inputs' | 'defaultBranch' | 'now'> {
  readonly github: Pick<GitHubApi, 'fileAt' | 'artifactsOf' | 'downloadArtifact' | 'parentsOf' | 'mergeBase'>;
}

/**
 * Decides what becomes of a finished workflow run, and says it to nobody. `rivals`: other pull requests that it may be about.
 * Throws a UserError if GitHub does not answer.
 */
export async function whatToPublish({ conclusion, rivals }: {
  readonly conclusion: FinishedRun['conclusion'];
  readonly rivals: readonly PullRequest[];
}, origin: RunToPublish, source: Source): Promise<ToPublish> {
  const { config } = source.inputs;
  if (await leavesCheckAsItIs(gateOfStep(source), origin, source)) return { state: 'aside' };
  const { runs, refused, onlyShards } = await collectRuns(origin.workflowRun, source);
  // Whoever started it is told, and the check stays what another run has made of it.
  if (onlyShards === true && origin.startedByHand) return { state: 'nothing uploaded', others: 'none' };
  if (onlyShards === true && conclusion === 'cancelled') return { state: 'never joined' };
  const wanted = runs.filter(({ file }) => config === null || isSameGate(file.run.configFile, config));
  if (wanted.length === 0 && refused.length === 0) return { state: 'nothing uploaded', others: whatIsOf(runs.length > 0 ? runs : await runsOfOthers(origin, source)) };
  const forTheCheck = await withoutAside(wanted, origin, source);
  if (forTheCheck.length === 0 && refused.length === 0) return { state: 'aside' };
  const isPartlyAside = forTheCheck.length < wanted.length;
  const current = await withoutOutdated(forTheCheck, origin, source);
  if (current.length === 0 && refused.length === 0) return { state: 'outdated', isPartlyAside };
  const parts = await partsByPullRequest(current, rivals, { origin, source });
  return { state: 'to be told', parts: parts.map((part) => ({ ...part, unreadable: part.origin === origin ? refused : [] })), isPartlyAside };
}

/**
 * Runs of other configurations, where the step is about one and looks for its artifact alone: of whatever artifacts there are, until
 * one is found that was asked for everything, as many as a step takes. What cannot be read is for other steps to tell, or nothing of perf-gate's.
 */
async function runsOfOthers({ workflowRun }: RunToPublish, source: Source): Promise<readonly CollectedRun[]> {
  const { github, inputs } = source;
  if (inputs.config === null) return [];
  const artifacts = await askGitHub({ doing: 'look for what else was measured', permission: 'actions: read' }, async () => github.artifactsOf(workflowRun));
  const others: CollectedRun[] = [];
  for (const artifact of [...new Set(artifacts.map(({ name }) => name))].slice(0, MOST_RUNS)) {
    others.push(...(await collectRuns(workflowRun, { ...source, inputs: { artifact } })).runs);
    if (others.some(isOfEverything)) break;
  }
  return others;
}

function whatIsOf(others: readonly CollectedRun[]): Extract<ToPublish, { state: 'nothing uploaded' }>['others'] {
  if (others.length === 0) return 'none';
  return others.some(isOfEverything) ? 'whole runs' : 'parts';
}

function isOfEverything({ file }: CollectedRun): boolean {
  return file.run.only.length === 0;
}

/**
 * The check says whether the pull request makes anything slower than its base. Somebody may ask something else by hand, for the tables
 * alone or beside a base of its own, and the answer to that may pass where the other did not. What was asked is known from the inputs
 * and the configuration of the base, before anything that was uploaded is looked at: that could say so of a run which was to be the
 * check, and what is wrong with it is no reason for a check either. `check: true` says that every run asks so.
 */
async function leavesCheckAsItIs(configFile: string, origin: RunToPublish, source: Source): Promise<boolean> {
  const { base, check, profile } = source.inputs;
  if (!origin.startedByHand || check === 'true') return false;
  if (base !== null) return true;
  try {
    const { config, source: whose } = await readBaseConfig(configFile, origin, source);
    const named = findProfile(profile, config);
    // A configuration that head alone has, under a name that the upload alone gives, is nobody's word but the upload's.
    const isTrusted = whose !== 'head' || isSameGate(configFile, gateOfStep(source));
    return isTrusted && named !== null && comparesNothing(named);
  } catch (error) {
    if (error instanceof ArtifactRefusal) return false;
    throw error;
  }
}

/** The runs that the check is to tell of: one step may publish several gates, and each has profiles of its own. */
async function withoutAside(runs: readonly CollectedRun[], origin: RunToPublish, source: Source): Promise<readonly CollectedRun[]> {
  const verdicts = await Promise.all(runs.map(async ({ file }) => leavesCheckAsItIs(file.run.configFile, origin, source)));
  return runs.filter((_, index) => verdicts[index] === false);
}

/** What somebody started by hand is of the commit that was the newest then, which GitHub does not record. */
async function withoutOutdated(runs: readonly CollectedRun[], { pull, startedByHand }: RunToPublish, { github }: Source): Promise<readonly CollectedRun[]> {
  if (!startedByHand || pull === null) return runs;
  const verdicts = await Promise.all(runs.map(async ({ file }) => isCommitOrMergeOf(github, { commit: file.run.head.sha, of: pull.headSha })));
  return runs.filter((_, index) => verdicts[index] !== false);
}
