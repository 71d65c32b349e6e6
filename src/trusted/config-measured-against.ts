import type { ContentsApi } from '../github/api.ts';
import type { Config, Run } from '../model.ts';
import { configAt } from './base-config.ts';
import { containsCommit } from './contains-commit.ts';
import type { RunToPublish } from './trusted-context.ts';

/** The configurations that a run is held to. */
export interface TrustedConfigs {
  /** The one that judges it. */
  readonly config: Config;
  /**
   * That of the commit that the run was measured against, where the base has gone on since: what it has got since then
   * nobody can ask of the run. null: it is the same, or cannot be told.
   */
  readonly measuredAgainst: Config | null;
}

/**
 * The configuration of the commit that a run was measured against: the run's own word, and taken only for a commit that
 * the base contains; without a pull request, the commit that was measured itself. null: there is none that can be used, or
 * it is the base's. Throws a UserError if GitHub does not answer.
 */
export async function configMeasuredAgainst(
  { run, config }: { readonly run: Pick<Run, 'base'>; readonly config: Config },
  origin: Pick<RunToPublish, 'pull' | 'sha'>,
  github: Pick<ContentsApi, 'fileAt' | 'mergeBase'>,
): Promise<Config | null> {
  const commit = await commitMeasuredAgainst(run, origin, github);
  return commit === null ? null : configAt(config.file, commit, { github, onProblem: () => {} });
}

async function commitMeasuredAgainst({ base }: Pick<Run, 'base'>, { pull, sha }: Pick<RunToPublish, 'pull' | 'sha'>, github: Pick<ContentsApi, 'mergeBase'>): Promise<string | null> {
  if (pull === null) return sha;
  if (base === null || base.sha === pull.baseSha) return null;
  return (await containsCommit(github, { commit: pull.baseSha, ancestor: base.sha })) === true ? base.sha : null;
}
