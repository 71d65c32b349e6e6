import { notice } from '@actions/core';
import type { GitHubApi } from '../github/client/api.ts';
import { openGitHub } from '../github/client/open.ts';
import type { TriggerEvent } from '../github/event/event.ts';
import type { ActionInputs } from '../github/event/inputs.ts';
import { outputsOfSkippedRun, publishOutputs } from '../github/publish/outputs.ts';

/** What a job was started with. */
export interface JobStart {
  readonly event: TriggerEvent;
  readonly inputs: ActionInputs;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

/** A job with its ways to GitHub. */
export interface Job extends JobStart {
  /** `https://github.com`, or that of a GitHub Enterprise Server. */
  readonly serverUrl: string;
  /** Page of this workflow run. */
  readonly runUrl: string;
  /** This workflow run, as GitHub counts it. */
  readonly origin: { readonly workflowRun: number; readonly attempt: number };
  /** The commit that the workflow runs on; null: the runner does not say. */
  readonly sha: string | null;
  /** null: there is no token. */
  readonly github: GitHubApi | null;
}

/** Every URL comes from the runner's environment, so that GitHub Enterprise Server needs no setting. */
export function openJob({ event, inputs, env }: JobStart): Job {
  const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const apiUrl = env['GITHUB_API_URL'] ?? 'https://api.github.com';
  const { repository } = event;
  return {
    event,
    inputs,
    env,
    serverUrl,
    runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    origin: { workflowRun: Number(env['GITHUB_RUN_ID'] ?? 0), attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1) },
    sha: env['GITHUB_SHA'] ?? null,
    github: inputs.token === null ? null : openGitHub({ apiUrl, token: inputs.token, repository }),
  };
}

/** Ends a job that has nothing to do, and says why. */
export function skipJob(why: string): void {
  notice(why);
  publishOutputs(outputsOfSkippedRun(why));
}
