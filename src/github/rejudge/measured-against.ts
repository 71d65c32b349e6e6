import { commonAncestor, containsCommit } from '../client/ancestry-api.ts';
import type { ContentsApi } from '../client/api.ts';
import { configAt } from './base-config.ts';
import type { RunToPublish } from './trusted-context.ts';
import type { Config, Run } from '../../model.ts';
import { shortCommit } from '../../text/phrases.ts';

/** Where the commit lies that a run says it was measured against, as GitHub knows it. */
export type PlaceOfBase =
  /** The pull request's own, whose configuration judges. */
  | 'the base'
  /** No older than where the change left its branch, and on that branch, or in a merge queue below the group. */
  | 'below the change'
  /** Anywhere else, or GitHub does not know it. */
  | 'elsewhere';

/**
 * Tells a commit that a change may be held against from one that would excuse it: an old one has fewer benchmarks and other
 * profiles, and one of a pull request's own has whatever that wants. In a queue nothing tells what was queued before from
 * the group's own; but every pull request of it had to pass by itself first.
 *
 * @param branch that the change goes into, or what it is to be compared with instead
 */
export async function placeOfBase(
  commit: string,
  { pull, sha }: Pick<RunToPublish, 'pull' | 'sha'>,
  { github, branch }: { readonly github: Pick<ContentsApi, 'mergeBase'>; readonly branch: string },
): Promise<PlaceOfBase> {
  if (commit === pull?.baseSha) return 'the base';
  const contains = async (tip: string, ancestor: string): Promise<boolean> => (await containsCommit(github, { commit: tip, ancestor })) === true;
  const forkPoint = await commonAncestor(github, branch, sha);
  // What is merged already has left the branch nowhere.
  if (forkPoint === null || (forkPoint !== sha && !(await contains(commit, forkPoint)))) return 'elsewhere';
  const isBelow = await contains(branch, commit) || (pull === null && commit !== sha && await contains(sha, commit));
  return isBelow ? 'below the change' : 'elsewhere';
}

/** The configurations that a run is held to. */
export interface TrustedConfigs {
  /** The one that judges it. */
  readonly config: Config;
  /**
   * That of the commit that the run was measured against, where it is another than the base is now: what the base has got
   * since then nobody can ask of the run. null: it is the same, or cannot be told.
   */
  readonly measuredAgainst: Config | null;
}

/** What a run was measured against, as far as the repository vouches for it. */
export interface MeasuredAgainst {
  /** null: nothing. */
  readonly place: PlaceOfBase | null;
  /** null: there is none that can be used, it is the base's, or the commit may not excuse anybody. */
  readonly config: Config | null;
  /** Whole sentences for the report: a run beside a base of its own choice says little. */
  readonly warnings: readonly string[];
}

interface Repository {
  readonly github: Pick<ContentsApi, 'fileAt' | 'mergeBase'>;
  readonly defaultBranch: string;
  /** Input of the step that publishes. */
  readonly base: string | null;
}

/**
 * Looks up the commit that a run was measured against, which is the run's own word; of what proposes nothing the commit that
 * was measured, because it was planned by what is there. Throws a UserError if GitHub does not answer.
 */
export async function findMeasuredAgainst(
  { run, file }: { readonly run: Pick<Run, 'base'>; readonly file: string },
  origin: Pick<RunToPublish, 'pull' | 'sha' | 'isProposal'>,
  { github, defaultBranch, base }: Repository,
): Promise<MeasuredAgainst> {
  const { pull, sha, isProposal } = origin;
  const commit = isProposal ? run.base?.sha ?? null : sha;
  if (commit === null) return { place: null, config: null, warnings: [] };
  const named = base === 'none' ? null : base;
  const branch = named ?? pull?.baseRef ?? defaultBranch;
  const place = await placeOfBase(commit, origin, { github, branch });
  return {
    place,
    config: place === 'below the change' ? await configAt(file, commit, { github, onProblem: () => {} }) : null,
    warnings: pull !== null && place === 'elsewhere'
      ? [`It was compared with ${shortCommit(commit)}, which GitHub does not know as a commit that ${branch} has had since the change left it: see whether that is meant.`]
      : [],
  };
}
