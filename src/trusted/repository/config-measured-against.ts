import type { ContentsApi } from '../../github/api.ts';
import type { Config, Run } from '../../model.ts';
import { shortCommit } from '../../text/commits.ts';
import { configAt } from './base-config.ts';
import { placeOfBase, type PlaceOfBase } from './place-of-base.ts';
import type { RunToPublish } from '../context/trusted-context.ts';

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
