import type { RunToPublish, TrustedContext } from './trusted-context.ts';

/** Page of the workflow run that measured, where its artifacts are. */
export function runUrl({ workflowRun }: Pick<RunToPublish, 'workflowRun'>, { serverUrl, repository }: Pick<TrustedContext, 'serverUrl' | 'repository'>): string {
  return `${serverUrl}/${repository}/actions/runs/${workflowRun}`;
}
