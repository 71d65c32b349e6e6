import { notice } from '@actions/core';
import type { GitHubApi } from '../github/client/endpoints.ts';
import type { ActionContext, TriggerEvent } from '../github/event/event.ts';
import type { ActionInputs } from '../github/event/inputs.ts';
import type { Procedure } from '../measure/procedure.ts';
import { outputsOf, publishOutputs } from '../github/publish/outputs.ts';

/** The facts that a job starts with. */
export interface JobStart {
  readonly event: TriggerEvent;
  readonly inputs: ActionInputs;
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly context: ActionContext;
  /** How rounds are measured; undefined: as always. */
  readonly procedure?: Procedure | undefined;
}

/** A job with its ways to GitHub. */
export interface Job extends JobStart {
  /** `https://github.com`, or that of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  /** Page of this workflow run. */
  readonly runUrl: string;
  /** Page of a commit, without its id. */
  readonly commitUrl: string;
  /** This workflow run, as GitHub counts it. */
  readonly origin: { readonly workflowRun: number; readonly attempt: number };
  /** The commit that the workflow runs on; null: the runner does not say. */
  readonly sha: string | null;
  /** null: there is no token. */
  readonly github: GitHubApi | null;
}

/** Every URL comes from the runner, so that GitHub Enterprise Server needs no setting. The client is loaded here: a job without work has no use for it. */
export async function openJob(start: JobStart): Promise<Job> {
  const {
    event: { repository },
    inputs: { token },
    context: { serverUrl, apiUrl, runId, runAttempt, sha },
  } = start;
  const { openGitHub } = await import('../github/client/endpoints.ts');
  return {
    ...start,
    serverUrl,
    commitUrl: `${serverUrl}/${repository}/commit/`,
    runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
    origin: { workflowRun: runId || 0, attempt: runAttempt || 1 },
    sha: sha ?? null,
    github: token === null ? null : openGitHub({ apiUrl, token, repository }),
  };
}

/** Ends a job that has nothing to do, and says why. */
export function skipJob(why: string): void {
  notice(why);
  publishOutputs(outputsOf(null, why));
}
